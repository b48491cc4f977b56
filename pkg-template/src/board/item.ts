// One shape of a layer of the board, before it is drawn.

import type { Shape } from '../style/shape.js';

/** A shape of a layer. Items of equal look are drawn once; `place` is the attribute that says where this one is. */
export interface Item {
  look: string;
  draw: () => Shape;
  place?: readonly [attribute: string, value: string];
}
