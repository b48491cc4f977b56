// Shapes that a drawing needs now and then. They arrive a little later than the first board.

import type { arrow, lineShapes } from './arrows.js';
import type { drawField } from './terrain.js';
import type { reasonShapes } from './refusal-marks.js';
import type { symbol } from '../pieces/symbols.js';
import type { zoneShapes } from './zones.js';

/** What has arrived. */
export const late: {
  arrow?: typeof arrow;
  field?: typeof drawField;
  lines?: typeof lineShapes;
  reasons?: typeof reasonShapes;
  symbol?: typeof symbol;
  zones?: typeof zoneShapes;
} = {};
