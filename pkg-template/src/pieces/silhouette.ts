// What drawings, symbols and tiles are made of, in a box of 100 by 100.

import { type Shape, svg } from '../style/shape.js';
import { ball, type Drawing } from './drawings.js';
import type { Frame } from './frames.js';

/** A silhouette in the colour of the side. */
export const silhouette = (d: string): Shape[] => ['rimlight', 'body'].map((it) => svg('path', { class: it, d }));

/** A drawing: its silhouette, and what is drawn over it. */
export function drawingShapes({ body, lines, spots }: Drawing): Shape[] {
  const parts = silhouette(body);
  if (lines) parts.push(svg('path', { class: 'lines', d: lines }));
  if (spots) parts.push(svg('path', { class: 'spots', d: spots }));
  return parts;
}

/** A tile with nothing on it. */
export const blankTile = ([d, line]: Frame): Shape[] => [...silhouette(d), svg('path', { class: 'thin', d: line })];

/** How large the circles of light on a stone are, and those in the shade. */
const LIGHT = [30, 26, 22, 18, 14, 10, 6];
const SHADE = [37.5, 35.5, 33];

/** A stone, which never moves: round on all sides, lit from the left above. */
export const stoneShapes = (): Shape[] => [
  svg('path', { class: 'cast', d: ball(51.5, 54, 41) }),
  ...silhouette(ball(50, 50, 41)),
  ...SHADE.map((it) =>
    svg('path', {
      class: 'shade',
      'fill-rule': 'evenodd',
      d: ball(50, 50, 40) + ball(it * 0.36 + 35, it * 0.45 + 31, it),
    }),
  ),
  ...LIGHT.map((it) => svg('path', { class: 'shine', d: ball(it * 0.4 + 34, it * 0.5 + 29, it) })),
];
