// What drawings, symbols and tiles are made of, in a box of 100 by 100.

import { type Shape, svg } from '../style/shape.js';
import type { Drawing } from './drawings.js';
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
