// Hands what a definition says about colours and sizes to the style sheet, as custom properties of the frame.

import type { AppearanceView, BoardView, LabelView } from '../engine/views.js';
import { set } from '../style/dom.js';
import type { Room } from './board-state.js';
import { extent, type Layout, UNIT } from './layout.js';
import type { Preferences } from './preferences.js';

const COLOURS: [keyof AppearanceView, string][] = [
  ['lightShade', '--_light-def'],
  ['darkShade', '--_dark-def'],
  ['startShade', '--_start-def'],
  ['oddShade', '--_odd-def'],
  ['rimColor', '--_rim'],
  ['coordColor', '--_coord'],
];

/** Pixels of height that the board leaves to two hands (controls.css), or below planes to the message. */
const LEFT = { hands: 2 * 62, planes: 30 };

/** How large the letters of coordinates can be before two of them meet, in units of the drawing. */
export function labelRoom(labels: LabelView[]): number {
  const apart = labels.flatMap((a, index) =>
    labels.slice(index + 1).map((b) => Math.max(Math.abs(a.x - b.x) * 0.8, Math.abs(a.y - b.y))),
  );
  return Math.round(Math.min(1, ...apart) * UNIT);
}

/**
 * Elements wider than `wide` (`tall` in windows that are higher than wide) and windows narrower than `small`, in pixels; in cells smaller than `cell` there is no room for
 * coordinates. Nothing stands beside planes, and boards that are `broad` times as wide as high. Below a board `under` pixels are left;
 * planes are drawn in one more row if that makes squares `gain` times as large.
 */
const ROOM = { small: 480, wide: 704, tall: 1000, cell: 28, broad: 2, under: 208, gain: 1.4 };

/** How many planes of a board are drawn in a row, in an element that is so many pixels wide: another row has to make the squares much larger. */
export function planesAcross(board: BoardView, wide: number): number {
  const count = board.planes?.names.length ?? 1;
  let best = Infinity;
  let size = 0;
  for (let rows = 1; rows <= count; rows += 1) {
    const across = rows === 1 ? Infinity : Math.ceil(count / rows);
    const [width, height] = extent(board, across);
    const fits = Math.min(wide / width, (innerHeight - ROOM.under) / height);
    if (fits > size * ROOM.gain) [best, size] = [across, fits];
  }
  return best;
}

/** What room a board has, in an element that is so many pixels wide. */
export function roomOf(board: BoardView, wide: number): Room {
  const [width, height] = extent(board, planesAcross(board, wide));
  const isBroad = board.planes !== undefined || width >= ROOM.broad * height;
  if (wide >= ROOM[innerHeight > innerWidth ? 'tall' : 'wide'] && !isBroad) return 'wide';
  return innerWidth < ROOM.small && wide / width >= ROOM.cell ? 'small' : 'usual';
}

/** Sets the private properties that the style sheet reads. Properties of the page come first there. */
export function applyAppearance(room: HTMLElement, board: BoardView, { box, size }: Layout, chosen: Preferences): void {
  const { appearance, hands, labels, planes } = board;
  const put = (name: string, value: string | undefined): void => {
    if (value === undefined) room.style.removeProperty(name);
    else room.style.setProperty(name, value);
  };
  for (const [key, property] of COLOURS) {
    const value = appearance[key];
    put(property, typeof value === 'string' && !chosen.theme ? value : undefined);
  }
  set(room, 'data-theme', chosen.theme ?? appearance.theme);
  set(room, 'data-planes', planes !== undefined);
  put('--_scale', chosen.size === undefined ? undefined : String(chosen.size));
  put('--_size', appearance.squareSize === undefined ? undefined : `${appearance.squareSize}px`);
  put('--_across', (box[2] / UNIT).toFixed(3));
  put('--_hands', hands ? `${LEFT.hands}px` : planes && `${LEFT.planes}px`);
  put('--_ratio', (box[2] / box[3]).toFixed(4));
  put('--_columns', (size[0] / UNIT).toFixed(3));
  put('--_near', `${labelRoom(labels)}px`);
}
