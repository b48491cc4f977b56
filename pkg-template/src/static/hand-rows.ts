// The hands of a static picture, above and below the board.

import type { Canvas } from '../board/layers.js';
import { tileShape } from '../board/tile-preview.js';
import type { HandView } from '../engine/views.js';
import { type Shape, svg, withAttribute } from '../style/shape.js';

/** The half of a slot, in drawing units. */
const SLOT = 38;

/** The height of a row of slots. */
const ROW = 2 * SLOT + 12;

/** One slot: a piece, and how many there are. */
function slotShape(
  { board, layout, pieces }: Canvas,
  { type, side, count, endless }: HandView,
  x: number,
  y: number,
): Shape {
  const piece = tileShape(board, pieces, type, side, layout.flipped) ?? pieces.piece(type, side);
  const written = endless ? '∞' : count > 1 && String(count);
  const number = written && svg('text', { class: 'number', x: SLOT - 8, y: SLOT - 6 }, written);
  return svg('g', { transform: `translate(${x} ${y})` }, svg('g', { transform: 'scale(.72)' }, piece), number);
}

/** Puts hands above and below a board. */
export function withHands(shape: Shape, canvas: Canvas, hands: HandView[]): Shape {
  if (hands.length === 0) return shape;
  const { layout } = canvas;
  const box: [number, number, number, number] = [...layout.box];
  const across = Math.max(1, Math.floor(layout.size[0] / (2 * SLOT)));
  const groups: Shape[] = [];
  for (const side of ['black', 'white'] as const) {
    const own = hands.filter((it) => it.side === side);
    if (own.length === 0) continue;
    const height = Math.ceil(own.length / across) * ROW;
    const below = (side === 'white') !== layout.flipped;
    const top = below ? box[1] + box[3] + 6 : box[1] - height + 6;
    if (!below) box[1] -= height;
    box[3] += height;
    const slots = own.map((it, index) =>
      slotShape(canvas, it, SLOT + 2 * SLOT * (index % across), top + SLOT + ROW * Math.floor(index / across)),
    );
    groups.push(svg('g', { class: 'held-pieces' }, ...slots));
  }
  return withAttribute({ ...shape, children: [...shape.children, ...groups] }, 'viewBox', box.join(' '));
}
