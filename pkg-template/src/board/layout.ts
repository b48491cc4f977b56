// Where things are drawn: scales what the engine says, and turns it by half a turn if the board is flipped.

import type { BoardView, CellView } from '../engine/views.js';

/** Units of the drawing per cell. Small units make browsers round text. */
export const UNIT = 100;

/** Room that a letter of a coordinate needs on each side of its centre. */
const LABEL = 26;

/** A place in units of the drawing. */
export type Point = readonly [x: number, y: number];

/** Turns cells into drawing units. */
export interface Layout {
  flipped: boolean;
  /** The box of the drawing: left, top, width, height. */
  box: [number, number, number, number];
  /** The box of the cells alone. */
  inner: [number, number, number, number];
  /** Size of the board in units. */
  size: Point;
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** The centre of something at `x`, `y` cells. */
export function centre({ flipped, size: [width, height] }: Layout, { x, y }: { x: number; y: number }): Point {
  return flipped ? [round(width - x * UNIT), round(height - y * UNIT)] : [round(x * UNIT), round(y * UNIT)];
}

/** The corners of a cell, as a `points` attribute. */
export function corners(layout: Layout, cell: CellView, scale = 1): string {
  const [x, y] = centre(layout, cell);
  const sign = layout.flipped ? -1 : 1;
  return cell.outline.map((it, k) => round((k % 2 === 0 ? x : y) + sign * it * UNIT * scale)).join(' ');
}

/** A transformation that moves a shape around the origin to a cell. */
export function placed(layout: Layout, cell: { x: number; y: number }, scale = 1): string {
  return `translate(${centre(layout, cell).join(' ')})${scale === 1 ? '' : ` scale(${scale.toFixed(2)})`}`;
}

/** Works out the layout of a board. */
export function layoutOf({ width, height, labels, appearance }: BoardView, flipped: boolean): Layout {
  const size = [width * UNIT, height * UNIT] as const;
  const layout: Layout = { flipped, box: [0, 0, 0, 0], inner: [0, 0, ...size], size };
  const rim = appearance.rimColor === undefined ? 4 : 12;
  const places = labels.map((it) => centre(layout, it));
  const left = Math.min(-rim, ...places.map(([x]) => x - LABEL));
  const top = Math.min(-rim, ...places.map(([, y]) => y - LABEL));
  const right = Math.max(size[0] + rim, ...places.map(([x]) => x + LABEL));
  const bottom = Math.max(size[1] + rim, ...places.map(([, y]) => y + LABEL));
  return { ...layout, box: [left, top, right - left, bottom - top] };
}
