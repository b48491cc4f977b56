// Shapes that a drawing needs now and then. They arrive a little later than the first board.

import type { arrow } from './arrows.js';
import type { drawField } from './engagement.js';
import type { reasonShape } from './reasons.js';
import type { symbol } from './symbols.js';
import type { zoneShapes } from './zones.js';

/** What has arrived. */
export const late: {
  arrow?: typeof arrow;
  field?: typeof drawField;
  reason?: typeof reasonShape;
  symbol?: typeof symbol;
  zones?: typeof zoneShapes;
} = {};
