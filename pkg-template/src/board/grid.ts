// The fixed part of a board: rim, cells, coordinates. On a live board it is the ARIA grid as well.

import type { BoardView, CellView } from '../engine/views.js';
import { skinOf } from '../pieces/family.js';
import { type Shape, svg } from '../style/shape.js';
import { lineShapes } from './crossings.js';
import { corners, drawnRow, HOLE, type Layout, UNIT } from './layout.js';

/** Rows are called by their rank, if there is one. */
function rowName(cells: CellView[], number: number): string {
  const ranks = new Set(cells.map(({ label }) => /\d+$/.exec(label)?.[0]));
  return ranks.size === 1 ? `rank ${[...ranks][0]}` : `row ${number + 1}`;
}

function rim({ appearance }: BoardView, { box, inner }: Layout): Shape[] {
  const painted = appearance.rimColor !== undefined;
  return (painted ? [box] : inner).map(([x, y, width, height]) =>
    svg('rect', {
      class: painted ? 'rim' : 'edge',
      x,
      y,
      width,
      height,
      rx: painted ? 8 : 0,
      'aria-hidden': 'true',
    }),
  );
}

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
function cellShapes(board: BoardView, layout: Layout, live: boolean): Shape {
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
    const attributes = live ? { role, 'aria-rowindex': number + 1, 'aria-label': rowName(row, number) } : {};
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
  const texts = labels.map(({ text, at: [x, y], look }) => svg('text', { x, y: y + 9.5, class: look }, text));
  return svg('g', { class: 'labels', 'aria-hidden': 'true' }, ...texts);
}

/** The board of a definition without anything on it. A board that is not live is a picture. */
export function gridShape(board: BoardView, layout: Layout, live: boolean): Shape {
  const { appearance } = board;
  const { grid, pieces } = skinOf(board);
  const [rows, columns] = gridSize(board, layout);
  const look = grid === 'squares' ? '' : ` one-shade ${grid}-board`;
  const attributes = {
    viewBox: layout.box.join(' '),
    part: 'board',
    class: `board markers${appearance.useMarkers}${appearance.borders ? ' borders' : ''}${layout.flipped ? ' flipped' : ''}${look}`,
    role: live ? 'grid' : 'img',
    'aria-label': appearance.title ?? 'Board',
    'aria-rowcount': live && rows,
    'aria-colcount': live && columns,
  };
  return svg(
    'svg',
    attributes,
    ...rim(board, layout),
    cellShapes(board, layout, live),
    ...(grid === 'lines' ? lineShapes(board, layout) : []),
    ...(pieces === 'wedges' ? starShape(board, layout) : []),
    labelShapes(layout),
  );
}
