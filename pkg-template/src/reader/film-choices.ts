// What a reader may choose of a film: which moves, how wide, how fast.

import { writtenLine } from '../a11y/written-line.js';
import type { Game } from '../game/game.js';
import type { FilmOptions } from '../seen.js';
import { html } from '../style/dom.js';

/** Widths in pixels, and milliseconds for a move. */
const WIDTHS = [320, 480, 640, 960];
const PACES = { slow: 2400, usual: 1200, fast: 600 } as const;

/** A list to choose from, with its name. */
function choice(
  name: string,
  options: readonly (readonly [value: number, words: string])[],
  chosen: number,
): [HTMLElement, HTMLSelectElement] {
  const select = html(
    'select',
    {},
    ...options.map(([value, words]) => html('option', { value, selected: value === chosen }, words)),
  );
  return [html('label', { class: 'film-choice' }, html('span', {}, name), select), select];
}

/** The choices as an element, and what is chosen. */
export interface FilmChoices {
  element: HTMLElement;
  chosen(): FilmOptions;
}

/** Makes the choices for the line that is shown. */
export function filmChoices({ say, diagram }: Game): FilmChoices {
  const moves = writtenLine(diagram.lines());
  const positions: [number, string][] = [
    [0, say('film-start')],
    ...moves.map((it, index): [number, string] => [index + 1, it]),
  ];
  const [first, from] = choice(say('film-first'), positions, 0);
  const [last, to] = choice(say('film-last'), positions, moves.length);
  const [width, wide] = choice(
    say('film-width'),
    WIDTHS.map((it) => [it, `${it} px`]),
    480,
  );
  const paces = Object.entries(PACES).map(([name, ms]): [number, string] => [ms, say(`film-${name}`)]);
  const [pace, fast] = choice(say('film-pace'), paces, PACES.usual);
  const captions = html('input', { type: 'checkbox', checked: true });
  const element = html(
    'div',
    { class: 'film-choices' },
    first,
    last,
    width,
    pace,
    html('label', { class: 'check' }, captions, html('span', {}, say('film-captions'))),
  );
  const chosen = (): FilmOptions => {
    const [a, b] = [Number(from.value), Number(to.value)];
    return {
      from: Math.min(a, b),
      to: Math.max(a, b),
      width: Number(wide.value),
      pace: Number(fast.value),
      captions: captions.checked,
    };
  };
  return { element, chosen };
}
