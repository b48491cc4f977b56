// Arrows and circles over a position, and the thin lines of a move.

import type { ArrowView, CellView } from '../engine/views.js';
import { styled, svg } from '../style/shape.js';
import type { Item } from './item.js';
import { centre, type Layout, UNIT } from './layout.js';
import type { DrawnArrow, Line } from './picture.js';

const CIRCLE = 'M-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0';

/** How far the head of an arrow stays away from the centre of its last cell. */
const SHORT = UNIT / 8;

/** Thin lines through the centres of cells, each with a pale one below it. */
export function lineItems(layout: Layout, cells: CellView[], lines: Line[]): Item[] {
  return lines.flatMap((line) => {
    const points = line.cells.flatMap((it) => cells[it] ?? []).map((it) => centre(layout, it).join(' '));
    if (points.length < 2) return [];
    return ['route halo', `route ${line.kind}`].map(
      (it): Item => ({ look: it, draw: () => svg('polyline', { class: it }), place: ['points', points.join(' ')] }),
    );
  });
}

/** Arrows along the cells of a move, or a circle on a single one. */
export function arrowsAlong(cells: number[]): ArrowView[] {
  const pairs = cells.slice(1).map((to, index) => ({ from: cells[index] ?? to, to, color: undefined }));
  return pairs.length > 0 ? pairs : cells.map((it) => ({ from: it, to: undefined, color: undefined }));
}

/** The path of an arrow of some length that points to the right, or of a circle. */
export function arrowPath(length: number): string {
  const tip = Math.round(length - SHORT);
  return length === 0 ? CIRCLE : `M0 0H${tip}m-22-16L${tip} 0l-22 16`;
}

/** Arrows between cells, and circles. A pale line around them keeps them visible on every colour. */
export function arrowItems(layout: Layout, cells: CellView[], arrows: DrawnArrow[]): Item[] {
  return arrows.flatMap(({ from, to = from, color, kind }): Item[] => {
    const [start, end] = [cells[from], cells[to]];
    if (!start || !end) return [];
    const [[x, y], [u, v]] = [centre(layout, start), centre(layout, end)];
    const d = arrowPath(Math.hypot(u - x, v - y));
    const turn = ((Math.atan2(v - y, u - x) * 180) / Math.PI).toFixed(1);
    const draw = () => {
      const shape = svg(
        'g',
        { class: kind ? `arrow ${kind}` : 'arrow', part: 'arrow' },
        svg('path', { class: 'halo', d, 'stroke-width': 18 }),
        svg('path', { d }),
      );
      return color === undefined ? shape : styled(shape, 'stroke', color);
    };
    return [{ look: `${d} ${kind} ${color}`, draw, place: ['transform', `translate(${x} ${y}) rotate(${turn})`] }];
  });
}
