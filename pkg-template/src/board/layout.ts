// Where things are drawn: scales what the engine says, and turns it by half a turn if the board is flipped.

import type { BoardView, CellView, LabelView } from '../engine/views.js';

/** Units of the drawing per cell. Small units make browsers round text. */
export const UNIT = 100;

/** Room that a letter of a coordinate needs on each side of its centre. */
const LABEL = 26;

/** How wide the rail around a board is: of small boards, which are drawn large, less. */
const RAIL = 0.018;

/** The shade of holes. */
export const HOLE = 3;

/** Left, top, width, height. */
export type Box = [number, number, number, number];

/** A place in units of the drawing. */
export type Point = readonly [x: number, y: number];

/** Turns cells into drawing units. */
export interface Layout {
  flipped: boolean;
  /** The box of the drawing: left, top, width, height. */
  box: Box;
  /** The boxes of the cells alone: one, or one for each plane. */
  inner: Box[];
  /** Size of the board in units. */
  size: Point;
  /** Where planes are drawn in several rows: how far one row is from the next, as it would be beside it and as it is. */
  stacked: PlaneRows | undefined;
  /** How wide the rail around the squares is. */
  rail: number;
  /** The coordinates, as they are drawn. */
  labels: Label[];
}

/** Planes in rows: how many there are in a row, and how many rows; lengths in cells, as in `PlanesView`. */
export interface PlaneRows {
  across: number;
  down: number;
  columns: number;
  rows: number;
  gap: number;
}

/** Where coordinates stand. */
export type Coordinates = 'outside' | 'inside' | 'none';

/** A coordinate: its text, and the middle of that in units of the drawing. */
export interface Label {
  text: string;
  at: Point;
  /** Its look inside a cell: at its start or its end; or over a plane. */
  look?: 'start' | 'end' | 'plane';
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** In which row of planes something is, from 0. */
const planeRowOf = ({ stacked }: Pick<Layout, 'stacked'>, x: number): number =>
  stacked ? Math.floor((x + stacked.gap / 2) / stacked.columns) : 0;

/** The row of a cell as it is drawn, from 0. */
export const drawnRow = (board: BoardView, layout: Layout, { row, x }: CellView): number =>
  row + planeRowOf(layout, x) * board.rows;

/** The centre of something at `x`, `y` cells. */
export function centre({ flipped, size: [width, height], stacked }: Layout, at: { x: number; y: number }): Point {
  const row = planeRowOf({ stacked }, at.x);
  const [x, y] = stacked ? [at.x - row * stacked.columns, at.y + row * stacked.rows] : [at.x, at.y];
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

/** Coordinates in the corners of the nearest cells. */
function labelsInside(cells: CellView[], layout: Layout, labels: LabelView[]): Label[] {
  return labels.flatMap((label) => {
    const [x, y] = centre(layout, label);
    let nearest: { far: number; at: Point } | undefined;
    for (const cell of cells) {
      const at = centre(layout, cell);
      const far = Math.hypot(at[0] - x, at[1] - y);
      if (far < (nearest?.far ?? Infinity)) nearest = { far, at };
    }
    if (!nearest) return [];
    const [u, v] = nearest.at;
    // Those of files and those of ranks never share a corner, whichever way up.
    const isLast = Math.abs(x - u) > Math.abs(y - v) ? x > u : y > v;
    const sign = isLast ? 1 : -1;
    return [
      { text: label.text, at: [u + sign * CORNER.across, v + sign * CORNER.down], look: isLast ? 'end' : 'start' },
    ];
  });
}

/** The planes of a board in rows of so many; nothing if there is one row. */
function planeRows({ planes }: BoardView, across: number): PlaneRows | undefined {
  const down = planes ? Math.ceil(planes.names.length / across) : 1;
  return planes && down > 1 ? { ...planes, columns: planes.columns * across, across, down } : undefined;
}

/** Width and height of a board in cells, with so many planes in a row. */
export function extent(board: BoardView, across: number): Point {
  const stacked = planeRows(board, across);
  if (!stacked) return [board.width, board.height];
  return [stacked.columns - stacked.gap, board.height + (stacked.down - 1) * stacked.rows];
}

/** The box of each plane, or of the only one. */
function innerBoxes({ height, planes }: BoardView, layout: Layout): Box[] {
  if (!planes) return [[0, 0, ...layout.size]];
  const [across, down] = [planes.columns - planes.gap, height];
  return planes.names.map(({ x }) => {
    const [u, v] = centre(layout, { x, y: down / 2 });
    return [u - (across * UNIT) / 2, v - (down * UNIT) / 2, across * UNIT, down * UNIT];
  });
}

/** Works out the layout of a board. `across`: how many planes are drawn in a row. */
export function layoutOf(
  board: BoardView,
  flipped: boolean,
  coordinates: Coordinates = 'outside',
  across = Infinity,
): Layout {
  const { appearance, planes } = board;
  const [width, height] = extent(board, across);
  const size = [width * UNIT, height * UNIT] as const;
  const stacked = planeRows(board, across);
  const layout: Layout = { flipped, box: [0, 0, 0, 0], inner: [], size, stacked, rail: 0, labels: [] };
  layout.inner = innerBoxes(board, layout);
  layout.rail = appearance.rimColor === undefined ? Math.round(Math.max(8, Math.min(16, RAIL * size[0]))) : 0;
  const rim = layout.rail || 12;
  const cells = board.cells.filter((it) => it.shade !== HOLE);
  // Where a cell is no square, they stay beside the board; where one stands on a cell, it stays there.
  const areSquares = cells.every((it) => it.outline.length === 8);
  const isOn = ({ x, y }: LabelView) => cells.some((it) => Math.max(Math.abs(it.x - x), Math.abs(it.y - y)) < 0.5);
  const shown = coordinates === 'none' ? [] : board.labels;
  const inner = shown.filter((it) => areSquares && (coordinates === 'inside' || isOn(it)));
  const outside = shown.filter((it) => !inner.includes(it));
  const names = (planes?.names ?? []).map((it): Label => ({ text: it.text, at: centre(layout, it), look: 'plane' }));
  const places = [...outside.map((it): Label => ({ text: it.text, at: centre(layout, it) })), ...names];
  const left = Math.min(-rim, ...places.map(({ at }) => at[0] - LABEL));
  const top = Math.min(-rim, ...places.map(({ at }) => at[1] - LABEL));
  const right = Math.max(size[0] + rim, ...places.map(({ at }) => at[0] + LABEL));
  const bottom = Math.max(size[1] + rim, ...places.map(({ at }) => at[1] + LABEL));
  return {
    ...layout,
    box: [left, top, right - left, bottom - top],
    labels: [...labelsInside(cells, layout, inner), ...places],
  };
}
