// The lines of boards whose pieces stand on crossings: with a river and palaces.

import type { BoardView } from '../engine/views.js';
import { PALACE } from '../pieces/family.js';
import { type Shape, svg } from '../style/shape.js';
import { centre, HOLE, type Layout, type Point, UNIT } from './layout.js';

/** Whether a river flows through the middle. */
function hasRiver({ appearance, height, river }: BoardView): boolean {
  return river || (appearance.skin === 'xiangqi' && height % 2 === 0);
}

/** The straight lines through cells that are next to each other, from end to end. `isBroken` says between which two there is none. */
function lines(points: Point[], along: 0 | 1, isBroken: (from: Point, to: Point) => boolean): [Point, Point][] {
  const across = along === 0 ? 1 : 0;
  const sorted = [...points].sort((a, b) => a[across] - b[across] || a[along] - b[along]);
  const found: [Point, Point][] = [];
  for (const it of sorted) {
    const last = found[found.length - 1];
    const joins =
      last && last[1][across] === it[across] && it[along] - last[1][along] === UNIT && !isBroken(last[1], it);
    if (last && joins) last[1] = it;
    else found.push([it, it]);
  }
  return found.filter(([from, to]) => from !== to);
}

/** The slanting lines of a palace: from corner to corner. */
function palaceLines(layout: Layout, { cells }: BoardView, palace: number[]): [Point, Point][] {
  const points = palace.flatMap((it) => (cells[it] ? [centre(layout, cells[it])] : []));
  const [xs, ys] = [points.map((it) => it[0]), points.map((it) => it[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const isSquare = right - left === bottom - top && points.length === ((right - left) / UNIT + 1) ** 2;
  return isSquare
    ? [
        [
          [left, top],
          [right, bottom],
        ],
        [
          [right, top],
          [left, bottom],
        ],
      ]
    : [];
}

/** The lines of a board whose pieces stand on crossings: with a river, palaces, and a frame around a board without holes. */
export function lineShapes(board: BoardView, layout: Layout): Shape[] {
  const points = board.cells.filter((it) => it.shade !== HOLE).map((it) => centre(layout, it));
  const [width, height] = layout.size;
  const middle = height / 2;
  const river = hasRiver(board);
  const isBank = ([x]: Point): boolean => x < UNIT || x > width - UNIT;
  const crosses = (from: Point, to: Point): boolean => river && from[1] < middle && to[1] > middle && !isBank(from);
  const all = [
    ...lines(points, 0, () => false),
    ...lines(points, 1, crosses),
    ...board.palaces.flatMap((it) => (it.length <= PALACE ? palaceLines(layout, board, it) : [])),
  ];
  const half = UNIT / 2;
  const water = { x: half, y: middle - half, width: width - UNIT, height: UNIT };
  const frame = { x: 0.36 * UNIT, y: 0.36 * UNIT, width: width - 0.72 * UNIT, height: height - 0.72 * UNIT };
  return [
    ...(river ? [svg('rect', { class: 'river', 'aria-hidden': 'true', ...water })] : []),
    ...(points.length * UNIT * UNIT === width * height
      ? [svg('rect', { class: 'gridline frame-line', 'aria-hidden': 'true', ...frame })]
      : []),
    svg('path', {
      class: 'gridline',
      'aria-hidden': 'true',
      d: all.map(([from, to]) => `M${from.join(' ')}L${to.join(' ')}`).join(''),
    }),
  ];
}
