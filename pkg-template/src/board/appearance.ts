// Hands what a definition says about colours and sizes to the style sheet, as custom properties of the frame.

import type { AppearanceView, BoardView, LabelView } from '../engine/views.js';
import { set } from '../style/dom.js';
import { type Layout, UNIT } from './layout.js';

const COLOURS: [keyof AppearanceView, string][] = [
  ['lightShade', '--_light-def'],
  ['darkShade', '--_dark-def'],
  ['startShade', '--_start-def'],
  ['oddShade', '--_odd-def'],
  ['rimColor', '--_rim'],
  ['coordColor', '--_coord'],
];

/** The height of two hands in pixels (controls.css): the board leaves it to them. */
const HANDS = 2 * 62;

/** How large the letters of coordinates can be before two of them meet, in units of the drawing. */
export function labelRoom(labels: LabelView[]): number {
  const apart = labels.flatMap((a, index) =>
    labels.slice(index + 1).map((b) => Math.max(Math.abs(a.x - b.x) * 0.8, Math.abs(a.y - b.y))),
  );
  return Math.round(Math.min(1, ...apart) * UNIT);
}

/** Sets the private properties that the style sheet reads. Properties of the page come first there. */
export function applyAppearance(frame: HTMLElement, board: BoardView, { box }: Layout): void {
  const { appearance, hands, labels, width } = board;
  const put = (name: string, value: string | undefined): void => {
    if (value === undefined) frame.style.removeProperty(name);
    else frame.style.setProperty(name, value);
  };
  for (const [key, property] of COLOURS) {
    const value = appearance[key];
    put(property, typeof value === 'string' ? value : undefined);
  }
  set(frame, 'data-theme', appearance.theme);
  put('--_size', appearance.squareSize === undefined ? undefined : `${appearance.squareSize}px`);
  put('--_across', (box[2] / UNIT).toFixed(3));
  put('--_beside', hands ? `${HANDS}px` : undefined);
  put('--_ratio', (box[2] / box[3]).toFixed(4));
  put('--_columns', width.toFixed(3));
  put('--_near', `${labelRoom(labels)}px`);
}
