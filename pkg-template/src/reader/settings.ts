// The reader's menu: how all boards look, move and sound. Each choice is seen at once, and remembered.

import { CHOICES, type Preferences, readPreferences, SIZES, writePreferences } from '../board/preferences.js';
import type { Game } from '../game/game.js';
import { button, html } from '../style/dom.js';
import { OWN_NAMES } from '../words/own-names.js';
import type { Say } from '../words/page.js';
import { openDialog } from './dialog.js';
import { preferSize } from './resize.js';

/** What a list of choices is about. */
type Listed = 'skin' | 'theme' | 'pieces' | 'coordinates' | 'notation' | 'marks' | 'language';

/** The messages of what nobody has chosen. */
const UNCHOSEN: Record<Listed, string> = {
  theme: 'setting-as-game-has-it',
  skin: 'setting-as-game-has-it',
  pieces: 'setting-as-game-has-it',
  coordinates: 'setting-where-room-is',
  notation: 'setting-as-in-chess',
  marks: 'setting-all-marks',
  language: 'setting-as-page-has-it',
};

/** Changes one preference; `undefined` takes it back. */
function prefer(change: Partial<{ [Name in keyof Preferences]: Preferences[Name] | undefined }>): void {
  const merged = Object.entries({ ...readPreferences(), ...change }).filter(([, value]) => value !== undefined);
  writePreferences(Object.fromEntries(merged));
}

/** A list to choose from, with its name. Languages are called as their speakers call them. */
function list(say: Say, about: Listed): HTMLElement {
  const chosen = readPreferences()[about];
  const select = html('select', { name: about }, html('option', { value: '' }, say(UNCHOSEN[about])));
  for (const value of CHOICES[about]) {
    const own = about === 'language' ? OWN_NAMES[value] : undefined;
    const attributes = { value, selected: value === chosen, lang: own && value };
    select.append(html('option', attributes, own ?? say(`setting-${about}-${value}`)));
  }
  select.addEventListener('change', () => prefer({ [about]: select.value === '' ? undefined : select.value }));
  return html('label', { class: 'field' }, html('span', {}, say(`setting-${about}`)), select);
}

/** Something that is on or off. */
function toggle(name: string, on: boolean, change: (on: boolean) => void): HTMLElement {
  const box = html('input', { type: 'checkbox', checked: on });
  box.addEventListener('change', () => change(box.checked));
  return html('label', { class: 'check' }, box, name);
}

/** The size of the board, as a slider in hundredths. */
function sizeField(say: Say): HTMLElement {
  const { size = 1 } = readPreferences();
  const [min, max] = [SIZES.least * 100, SIZES.most * 100];
  const slider = html('input', { type: 'range', name: 'size', min, max, step: 5, value: Math.round(size * 100) });
  slider.addEventListener('input', () => preferSize(Number(slider.value) / 100));
  return html('label', { class: 'field' }, html('span', {}, say('setting-size')), slider);
}

/** Opens the menu. */
export function openSettings(game: Game): void {
  const { say } = game;
  openDialog(game, say('tool-look-of-board'), (close) => {
    const { animation, material, sound } = readPreferences();
    return [
      list(say, 'skin'),
      list(say, 'theme'),
      list(say, 'pieces'),
      list(say, 'coordinates'),
      list(say, 'notation'),
      list(say, 'marks'),
      list(say, 'language'),
      sizeField(say),
      html(
        'div',
        { class: 'checks' },
        toggle(say('setting-animation'), animation !== 'off', (on) => prefer({ animation: on ? undefined : 'off' })),
        toggle(say('setting-material'), material !== 'flat', (on) => prefer({ material: on ? undefined : 'flat' })),
        toggle(say('setting-sound'), sound === 'on', (on) => prefer({ sound: on ? 'on' : undefined })),
      ),
      html(
        'div',
        { class: 'answers' },
        button(say('button-reset'), { class: 'wide' }, () => {
          writePreferences({});
          close();
        }),
        button(say('button-done'), { class: 'wide done' }, close),
      ),
    ];
  });
}
