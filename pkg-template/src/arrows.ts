// The arrows and circles that a definition draws over its start position.

import { svg } from './dom.js';
import { UNIT, type Layout } from './layout.js';
import type { ArrowView, CellView } from './views.js';

const CIRCLE = 'M-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0';

/** An arrow between two cells; a circle if they are the same. */
export function arrow(layout: Layout, cells: CellView[], { from, to = from, color }: ArrowView): SVGElement | undefined {
  const [start, end] = [cells[from], cells[to]];
  if (!start || !end) return undefined;
  const [x, y] = layout.at(start);
  const [u, v] = layout.at(end);
  const length = Math.hypot(u - x, v - y);
  const tip = length - UNIT / 8;
  const d = length === 0 ? CIRCLE : `M0 0H${tip}m-22-16L${tip} 0l-22 16`;
  const turn = ((Math.atan2(v - y, u - x) * 180) / Math.PI).toFixed(1);
  const shape = svg('path', { class: 'arrow', part: 'arrow', d, transform: `translate(${x} ${y}) rotate(${turn})` });
  if (color !== undefined) shape.style.stroke = color;
  return shape;
}
