// The questions for clocks: how much time each side has.

import { SIDES } from '../engine/sides.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { html } from '../style/dom.js';
import type { Say } from '../words/page.js';
import { setClock } from './clock.js';
import { CONTROLS, controlWords, readControl } from './time-control.js';

/** A list of time controls, the first of them none. */
export function controlField(say: Say, name: string, label: string, chosen = ''): HTMLElement {
  const select = html('select', { name }, html('option', { value: '' }, say('no-clock')));
  for (const it of CONTROLS)
    select.append(html('option', { value: it, selected: it === chosen }, controlWords(say, it)));
  return html('label', { class: 'time' }, label, select);
}

/** One list for each side. */
export const sideFields = (say: Say): HTMLElement[] => SIDES.map((it) => controlField(say, it, say(it)));

/** Gives the sides the time that was chosen for them: none, unless both have some. */
export function takeControls(game: Game, white: unknown, black: unknown): void {
  const [first, second] = [readControl(String(white ?? '')), readControl(String(black ?? ''))];
  act(game, setClock, first && second && [first, second]);
}
