// The fixed part of a board: rim, cells, coordinates. On a live board it is the ARIA grid as well.

import type { BoardView, CellView } from '../engine/views.js';
import { skinOf } from '../pieces/family.js';
import { type Shape, svg } from '../style/shape.js';
import type { Say } from '../words/page.js';
import { lineShapes } from './crossings.js';
import { type Box, corners, drawnRow, HOLE, type Layout, UNIT } from './layout.js';
import { boundary } from './zones.js';

/** Rows are called by their rank, if there is one: the number, or the sign of a number, at the end of the names of their cells. */
function rowName(say: Say, cells: CellView[], number: number): string {
  const ranks = new Set(cells.map(({ label }) => /(?:\d+|\D)$/.exec(label)?.[0]));
  const [rank = ''] = ranks;
  return ranks.size === 1 ? say('rank-name', { rank }) : say('row-name', { row: number + 1 });
}

/** Whether the squares fill their boxes: no holes, no hexagons. */
const isFull = ({ cells }: BoardView): boolean => cells.every((it) => it.shade !== HOLE && it.outline.length === 8);

/** What lies under the squares: a rim of the author's colour, and a rail around each full board. */
function rim(board: BoardView, { box, inner, rail }: Layout): Shape[] {
  const around = ([x, y, width, height]: Box, by: number, look: string): Shape =>
    svg('rect', {
      class: look,
      x: x - by,
      y: y - by,
      width: width + 2 * by,
      height: height + 2 * by,
      rx: by / 3,
      'aria-hidden': 'true',
    });
  if (board.appearance.rimColor !== undefined) return [around(box, 0, 'rim')];
  return isFull(board) ? inner.map((it) => around(it, rail, 'rail')) : [];
}

/** The one line around squares that fill no box. */
function edge(board: BoardView, layout: Layout): Shape[] {
  if (isFull(board)) return [];
  const outlines = board.cells.filter((it) => it.shade !== HOLE).map((it) => corners(layout, it));
  return [svg('path', { class: 'edge', 'aria-hidden': 'true', d: boundary(outlines) })];
}

/** Whether neighbours differ by their shade alone: then no lines are needed. */
const isChequered = ({ cells }: BoardView): boolean =>
  new Set(cells.map((it) => it.shade).filter((it) => it !== HOLE)).size > 1;

function cellShape(layout: Layout, cell: CellView, index: number, column: number | undefined): Shape {
  const hole = cell.shade === HOLE;
  const role = column !== undefined && !hole ? { role: 'gridcell', tabindex: -1, 'aria-colindex': column } : {};
  const shape = svg('polygon', {
    points: corners(layout, cell),
    class: `shade${cell.shade}`,
    part: hole ? 'hole' : 'cell',
  });
  return svg('g', { 'data-cell': hole ? undefined : index, 'aria-hidden': hole && 'true', ...role }, shape);
}

/** How many rows and columns are drawn: planes below each other have rows of their own. */
function gridSize({ rows, columns, planes }: BoardView, { stacked }: Layout): [rows: number, columns: number] {
  return stacked && planes ? [rows * stacked.down, (columns / planes.names.length) * stacked.across] : [rows, columns];
}

/** The cells in rows, in the order in which they are drawn. */
function cellShapes(say: Say, board: BoardView, layout: Layout, live: boolean): Shape {
  const { cells } = board;
  const [, columns] = gridSize(board, layout);
  const rows = new Map<number, number[]>();
  for (const [index, it] of cells.entries()) {
    const number = drawnRow(board, layout, it);
    rows.set(number, [...(rows.get(number) ?? []), index]);
  }
  const order = [...rows].sort(([a], [b]) => a - b);
  if (layout.flipped) order.reverse();
  const drawn = order.map(([number, indices]) => {
    const row = indices.flatMap((it) => cells[it] ?? []);
    const role = row.some((it) => it.shade !== HOLE) ? 'row' : undefined;
    const attributes = live ? { role, 'aria-rowindex': number + 1, 'aria-label': rowName(say, row, number) } : {};
    const shapes = row.map((it, k) =>
      cellShape(layout, it, indices[k] ?? 0, live ? (it.column % columns) + 1 : undefined),
    );
    if (layout.flipped) shapes.reverse();
    return svg('g', attributes, ...shapes);
  });
  return svg(
    'g',
    { class: 'cells', role: live ? 'presentation' : undefined, 'aria-hidden': live ? undefined : 'true' },
    ...drawn,
  );
}

/** The points where the lines of a third of a large board for tiles cross. */
function starShape({ columns, rows }: BoardView, { size: [width, height] }: Layout): Shape[] {
  if (columns < 9 || rows < 9) return [];
  const [x, y] = [Math.round(columns / 3) * UNIT, Math.round(rows / 3) * UNIT];
  const points = [x, width - x].flatMap((u) => [y, height - y].map((v) => `M${u} ${v - 6}a6 6 0 1 0 .1 0z`));
  return [svg('path', { class: 'stars', 'aria-hidden': 'true', d: points.join('') })];
}

function labelShapes({ labels }: Layout): Shape {
  const texts = labels.map(({ text, at: [x, y], look }) => svg('text', { x, y: y + 6.5, class: look }, text));
  return svg('g', { class: 'labels', 'aria-hidden': 'true' }, ...texts);
}

/** The board of a definition without anything on it. A board that is not live is a picture. */
export function gridShape(say: Say, board: BoardView, layout: Layout, live: boolean): Shape {
  const { appearance } = board;
  const { grid, stars } = skinOf(board);
  const [rows, columns] = gridSize(board, layout);
  const look = grid === 'squares' ? '' : ` one-shade ${grid}-board`;
  const ruled = appearance.borders && (grid === 'plain' || !isChequered(board));
  const attributes = {
    viewBox: layout.box.join(' '),
    part: 'board',
    class: `board markers${appearance.useMarkers}${ruled ? ' borders' : ''}${layout.flipped ? ' flipped' : ''}${look}`,
    role: live ? 'grid' : 'img',
    'aria-label': appearance.title ?? say('board'),
    'aria-rowcount': live && rows,
    'aria-colcount': live && columns,
  };
  return svg(
    'svg',
    attributes,
    ...rim(board, layout),
    cellShapes(say, board, layout, live),
    ...edge(board, layout),
    ...(grid === 'lines' ? lineShapes(board, layout) : []),
    ...(stars ? starShape(board, layout) : []),
    labelShapes(layout),
  );
}
