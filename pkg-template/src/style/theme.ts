// The style sheets, shared by all boards, and what a definition says about appearance.

import { set } from './dom.js';
import { UNIT } from '../board/layout.js';
import css from './theme.css';
import type { AppearanceView, BoardView } from '../engine/views.js';

const sheets = new Map<string, CSSStyleSheet>();

/** Gives a shadow root a style sheet, once. */
export function dress(root: ShadowRoot, text: string = css): void {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

const COLOURS: [keyof AppearanceView, string][] = [
  ['lightShade', '--_light-def'],
  ['darkShade', '--_dark-def'],
  ['startShade', '--_start-def'],
  ['oddShade', '--_odd-def'],
  ['rimColor', '--_rim'],
  ['coordColor', '--_coord'],
];

/** Hands colours and sizes of a definition to the style sheet. Properties of the page come first there. */
export function applyAppearance(frame: HTMLElement, board: BoardView, box: readonly [number, number, number, number]): void {
  const { appearance } = board;
  for (const [key, property] of COLOURS) {
    const value = appearance[key];
    if (typeof value === 'string') frame.style.setProperty(property, value);
    else frame.style.removeProperty(property);
  }
  set(frame, 'data-theme', appearance.theme);
  const size = appearance.squareSize;
  if (size !== undefined) frame.style.setProperty('--_size', `${size}px`);
  else frame.style.removeProperty('--_size');
  frame.style.setProperty('--_across', (box[2] / UNIT).toFixed(3));
  frame.style.setProperty('--_ratio', (box[2] / box[3]).toFixed(4));
  frame.style.setProperty('--_columns', board.width.toFixed(3));
}
