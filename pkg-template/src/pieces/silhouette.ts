// What drawings, symbols and tiles are made of, in a box of 100 by 100.

import { type Shape, svg } from '../style/shape.js';
import type { Frame } from './drawings.js';

/** A silhouette in the colour of the side. */
export const silhouette = (d: string): Shape[] => ['rimlight', 'body'].map((it) => svg('path', { class: it, d }));

/** A tile with nothing on it. */
export const blankTile = ([d, line]: Frame): Shape[] => [...silhouette(d), svg('path', { class: 'thin', d: line })];
