// Where things are drawn: scales what the engine says, and turns it by half a turn if the board is flipped.

import type { BoardView, CellView } from '../engine/views.js';

/** Units of the drawing per cell. Small units make browsers round text. */
export const UNIT = 100;

/** Room that a letter of a coordinate needs on each side of its centre. */
const LABEL = 26;

/** The shade of holes. */
export const HOLE = 3;

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
  /** The coordinates, as they are drawn. */
  labels: Label[];
}

/** Where coordinates stand. */
export type Coordinates = 'outside' | 'inside' | 'none';

/** A coordinate: its text, and the middle of that in units of the drawing. */
export interface Label {
  text: string;
  at: Point;
  /** Its look inside a cell: at its start or its end. */
  inside?: 'start' | 'end';
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

/** How far inside its cell a coordinate stands, from the centre: in the corner nearest to where it stood outside. */
const CORNER = { across: 46, down: 35 };

/** Coordinates in the corners of the nearest cells. Where a cell is no square, they stay beside the board. */
function labelsInside(board: BoardView, layout: Layout): Label[] | undefined {
  const square = board.cells.every((it) => it.shade === HOLE || it.outline.length === 8);
  if (!square) return undefined;
  const cells = board.cells.filter((it) => it.shade !== HOLE);
  return board.labels.flatMap((label) => {
    const [x, y] = centre(layout, label);
    let nearest: { far: number; at: Point } | undefined;
    for (const cell of cells) {
      const at = centre(layout, cell);
      const far = Math.hypot(at[0] - x, at[1] - y);
      if (far < (nearest?.far ?? Infinity)) nearest = { far, at };
    }
    if (!nearest) return [];
    const [u, v] = nearest.at;
    const isBeside = Math.abs(x - u) > Math.abs(y - v);
    const [right, below] = isBeside ? [x > u, false] : [true, y > v];
    const at: Point = [u + (right ? CORNER.across : -CORNER.across), v + (below ? CORNER.down : -CORNER.down)];
    return [{ text: label.text, at, inside: right ? 'end' : 'start' }];
  });
}

/** Works out the layout of a board. */
export function layoutOf(board: BoardView, flipped: boolean, coordinates: Coordinates = 'outside'): Layout {
  const { width, height, appearance } = board;
  const size = [width * UNIT, height * UNIT] as const;
  const layout: Layout = { flipped, box: [0, 0, 0, 0], inner: [0, 0, ...size], size, labels: [] };
  const rim = appearance.rimColor === undefined ? 4 : 12;
  const inside = coordinates === 'inside' ? labelsInside(board, layout) : undefined;
  const outside = inside || coordinates === 'none' ? [] : board.labels;
  const places = outside.map((it) => ({ text: it.text, at: centre(layout, it) }));
  const left = Math.min(-rim, ...places.map(({ at }) => at[0] - LABEL));
  const top = Math.min(-rim, ...places.map(({ at }) => at[1] - LABEL));
  const right = Math.max(size[0] + rim, ...places.map(({ at }) => at[0] + LABEL));
  const bottom = Math.max(size[1] + rim, ...places.map(({ at }) => at[1] + LABEL));
  return { ...layout, box: [left, top, right - left, bottom - top], labels: inside ?? places };
}
