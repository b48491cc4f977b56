// The reader's menu: how all boards look, move and sound. Each choice is seen at once, and remembered.

import { CHOICES, type Preferences, readPreferences, SIZES, writePreferences } from '../board/preferences.js';
import type { Game } from '../game/game.js';
import { button, html } from '../style/dom.js';
import { openDialog } from './dialog.js';
import { preferSize } from './resize.js';

/** What a list of choices is about: what can be chosen, and what it is called. */
type Listed = 'skin' | 'theme' | 'pieces' | 'coordinates' | 'marks';

const AS_IT_IS = 'As the game has it';

const LISTS: Record<Listed, { name: string; none: string; values: Record<string, string> }> = {
  theme: {
    name: 'Colours',
    none: AS_IT_IS,
    values: { green: 'Green', wood: 'Wood', blue: 'Blue', paper: 'Paper' },
  },
  skin: {
    name: 'Board',
    none: AS_IT_IS,
    values: { squares: 'Chequered squares', plain: 'Squares of one shade', lines: 'Lines, pieces on crossings' },
  },
  pieces: {
    name: 'Pieces',
    none: AS_IT_IS,
    values: {
      chess: 'Drawings',
      wedges: 'Wedges with drawings',
      kanji: 'Wedges with kanji',
      shogi: 'Wedges with letters',
      discs: 'Discs with drawings',
      xiangqi: 'Discs with characters',
      janggi: 'Octagons with characters',
      symbols: 'Symbols of problems',
      letters: 'Discs with letters',
    },
  },
  coordinates: {
    name: 'Coordinates',
    none: 'Where there is room',
    values: { outside: 'Beside the board', inside: 'Inside the squares', none: 'None' },
  },
  marks: { name: 'Marks of moves', none: 'All', values: { quiet: 'Quiet', none: 'None' } },
};

/** Changes one preference; `undefined` takes it back. */
function prefer(change: Partial<{ [Name in keyof Preferences]: Preferences[Name] | undefined }>): void {
  const merged = Object.entries({ ...readPreferences(), ...change }).filter(([, value]) => value !== undefined);
  writePreferences(Object.fromEntries(merged));
}

/** A list to choose from, with its name. */
function list(about: Listed): HTMLElement {
  const { name, none, values } = LISTS[about];
  const chosen = readPreferences()[about];
  const select = html('select', { name: about }, html('option', { value: '' }, none));
  for (const value of CHOICES[about])
    select.append(html('option', { value, selected: value === chosen }, values[value] ?? value));
  select.addEventListener('change', () => prefer({ [about]: select.value === '' ? undefined : select.value }));
  return html('label', { class: 'field' }, html('span', {}, name), select);
}

/** Something that is on or off. */
function toggle(name: string, on: boolean, change: (on: boolean) => void): HTMLElement {
  const box = html('input', { type: 'checkbox', checked: on });
  box.addEventListener('change', () => change(box.checked));
  return html('label', { class: 'check' }, box, name);
}

/** The size of the board, as a slider in hundredths. */
function sizeField(): HTMLElement {
  const { size = 1 } = readPreferences();
  const [min, max] = [SIZES.least * 100, SIZES.most * 100];
  const slider = html('input', { type: 'range', name: 'size', min, max, step: 5, value: Math.round(size * 100) });
  slider.addEventListener('input', () => preferSize(Number(slider.value) / 100));
  return html('label', { class: 'field' }, html('span', {}, 'Size'), slider);
}

/** Opens the menu. */
export function openSettings(game: Game): void {
  openDialog(game, 'Board and pieces', (close) => {
    const { animation, material, sound } = readPreferences();
    return [
      list('skin'),
      list('theme'),
      list('pieces'),
      list('coordinates'),
      list('marks'),
      sizeField(),
      html(
        'div',
        { class: 'checks' },
        toggle('Animation', animation !== 'off', (on) => prefer({ animation: on ? undefined : 'off' })),
        toggle('Wood and shadows', material !== 'flat', (on) => prefer({ material: on ? undefined : 'flat' })),
        toggle('Sounds', sound === 'on', (on) => prefer({ sound: on ? 'on' : undefined })),
      ),
      html(
        'div',
        { class: 'answers' },
        button('Reset', { class: 'wide' }, () => {
          writePreferences({});
          close();
        }),
        button('Done', { class: 'wide done' }, close),
      ),
    ];
  });
}
