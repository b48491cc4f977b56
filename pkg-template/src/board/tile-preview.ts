// Tiles as they look beside the board: their cells with the ground that they lay, and the piece that stays.

import type { Side } from '../engine/names.js';
import { ofSide } from '../engine/sides.js';
import type { BoardView, GroundView } from '../engine/views.js';
import type { PieceRenderer } from '../pieces/renderer.js';
import { type Shape, svg } from '../style/shape.js';
import { centre, corners, layoutOf } from './layout.js';
import { tileGround } from './terrain.js';

/** Draws cells with some ground, turned as on a flipped board. Returns the drawing and the middle and half the size of its box. */
function drawCells(
  board: BoardView,
  ground: GroundView[],
  flipped: boolean,
): { shapes: Shape[]; middle: [number, number]; half: number } {
  const layout = layoutOf(board, flipped);
  const cells = ground.flatMap(({ cell }) => board.cells[cell] ?? []);
  const numbers = cells.flatMap((it) => corners(layout, it).split(' ').map(Number));
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd)) as [number[], number[]];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    shapes: [
      ...cells.map((it) => svg('polygon', { class: `shade${it.shade}`, points: corners(layout, it) })),
      ...tileGround(board, layout, ground),
    ],
    middle: [(left + right) / 2, (top + bottom) / 2],
    half: Math.max(right - left, bottom - top) / 2 + 4,
  };
}

/** What a move makes of the ground, as a picture. */
export function groundPicture(board: BoardView, ground: GroundView[], flipped: boolean): Shape {
  const { shapes, middle, half } = drawCells(board, ground, flipped);
  const box = [middle[0] - half, middle[1] - half, 2 * half, 2 * half];
  return svg(
    'svg',
    { class: 'figure', viewBox: box.join(' '), 'aria-hidden': 'true' },
    svg('g', { class: 'tile', part: 'tile' }, ...shapes),
  );
}

/** A tile in a box of 100 by 100 around the origin; `undefined` for types that are no tiles. */
export function tileShape(
  board: BoardView,
  pieces: PieceRenderer,
  type: number,
  side: Side,
  flipped: boolean,
): Shape | undefined {
  const faces = board.types[type - 1]?.faces;
  const face = faces && ofSide(faces, side);
  if (!face) return undefined;
  const { shapes, middle, half } = drawCells(board, face.cells, flipped);
  const cell = board.cells[face.piece ?? -1];
  if (cell)
    shapes.push(
      svg(
        'g',
        { transform: `translate(${centre(layoutOf(board, flipped), cell).join(' ')})` },
        pieces.piece(type, side),
      ),
    );
  const transform = `scale(${(50 / half).toFixed(3)}) translate(${-middle[0]} ${-middle[1]})`;
  return svg('g', { class: 'tile', part: 'tile', transform }, ...shapes);
}

/** A type beside the board, in hands and tables: a tile shows its face, other types are as on the board. */
export function figure(
  board: BoardView,
  pieces: PieceRenderer,
  type: number,
  side: Side,
  flipped = false,
  viewBox = '-50 -50 100 100',
): Shape {
  const tile = tileShape(board, pieces, type, side, flipped);
  return tile ? svg('svg', { class: 'figure', viewBox, 'aria-hidden': 'true' }, tile) : pieces.icon(type, side);
}
