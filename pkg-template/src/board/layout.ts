// Where things are drawn: scales what the engine says, and turns it by half a turn if the board is flipped.

import type { BoardView, CellView } from '../engine/views.js';

/** Units of the drawing per cell. Small units make browsers round text. */
export const UNIT = 100;

/** Turns cells into drawing units. */
export interface Layout {
  flipped: boolean;
  /** The box of the drawing: left, top, width, height. */
  box: [number, number, number, number];
  /** The box of the cells alone. */
  inner: [number, number, number, number];
  /** The centre of something at `x`, `y` cells. */
  at(place: { x: number; y: number }): [number, number];
  /** The corners of a cell, as an attribute. */
  points(cell: CellView, scale?: number): string;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Works out the layout of a board. */
export function layoutOf(board: BoardView, flipped: boolean): Layout {
  const { width, height, labels } = board;
  const at = ({ x, y }: { x: number; y: number }): [number, number] =>
    flipped ? [round((width - x) * UNIT), round((height - y) * UNIT)] : [round(x * UNIT), round(y * UNIT)];
  const rim = board.appearance.rimColor === undefined ? 4 : 12;
  const places = labels.map(at);
  const left = Math.min(-rim, ...places.map(([x]) => x - 26));
  const top = Math.min(-rim, ...places.map(([, y]) => y - 26));
  const right = Math.max(width * UNIT + rim, ...places.map(([x]) => x + 26));
  const bottom = Math.max(height * UNIT + rim, ...places.map(([, y]) => y + 26));
  return {
    flipped,
    box: [left, top, right - left, bottom - top],
    inner: [0, 0, width * UNIT, height * UNIT],
    at,
    points(cell, scale = 1) {
      const [x, y] = at(cell);
      const sign = flipped ? -1 : 1;
      return cell.outline.map((it, k) => round((k % 2 === 0 ? x : y) + sign * it * UNIT * scale)).join(' ');
    },
  };
}
