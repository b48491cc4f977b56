// The arrows and circles that lie over a position, of its definition, of the page, of the reader; and the lines of a move.

import type { Item, Line } from './board-svg.js';
import { svg } from '../style/dom.js';
import { UNIT, type Layout } from './layout.js';
import type { ArrowView, CellView } from '../engine/views.js';

const CIRCLE = 'M-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0';

/** An arrow as it is drawn. */
export interface DrawnArrow extends ArrowView {
  /** It has no end yet: this is where it would go. */
  open?: boolean;
}

/** Thin lines through the centres of cells, each with a pale one below it. */
export function lineShapes(layout: Layout, board: CellView[], lines: Line[]): Item[] {
  return lines.flatMap(({ kind, cells }) => {
    const points = cells.flatMap((it) => board[it] ?? []).map((it) => layout.at(it).join(' '));
    if (points.length < 2) return [];
    return ['route halo', `route ${kind}`].map((it): Item => [it, () => svg('polyline', { class: it }), 'points', points.join(' ')]);
  });
}

/** An arrow between two cells; a circle if they are the same. */
export function arrow(layout: Layout, cells: CellView[], { from, to = from, color, open }: DrawnArrow): SVGElement | undefined {
  const [start, end] = [cells[from], cells[to]];
  if (!start || !end) return undefined;
  const [x, y] = layout.at(start);
  const [u, v] = layout.at(end);
  const length = Math.hypot(u - x, v - y);
  const tip = Math.round(length - UNIT / 8);
  const d = length === 0 ? CIRCLE : `M0 0H${tip}m-22-16L${tip} 0l-22 16`;
  const turn = ((Math.atan2(v - y, u - x) * 180) / Math.PI).toFixed(1);
  // A pale line around it keeps it visible on every colour.
  const lines = [svg('path', { class: 'halo', d, 'stroke-width': 18 }), svg('path', { d })];
  const shape = svg('g', { class: open ? 'arrow open' : 'arrow', part: 'arrow', transform: `translate(${x} ${y}) rotate(${turn})` }, ...lines);
  if (color !== undefined) shape.style.stroke = color;
  return shape;
}
