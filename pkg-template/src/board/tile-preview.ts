// Tiles as they look beside the board: their cells with the ground that they lay, and the piece that stays.

import { svg } from '../style/dom.js';
import { groundShapes } from './terrain.js';
import { layoutOf } from './layout.js';
import type { Pictures } from '../pieces/renderer.js';
import type { BoardView, GroundView } from '../engine/views.js';

/** Draws cells with some ground, turned as on a flipped board. Returns the drawing and the middle and half the size of its box. */
function cellsOf(board: BoardView, ground: GroundView[], flipped: boolean): { shapes: SVGElement[]; middle: [number, number]; half: number } {
  const layout = layoutOf(board, flipped);
  const cells = ground.flatMap(({ cell }) => board.cells[cell] ?? []);
  const corners = cells.flatMap((it) => layout.points(it).split(' ').map(Number));
  const [xs, ys] = [0, 1].map((odd) => corners.filter((_, index) => index % 2 === odd)) as [number[], number[]];
  const ends = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
  return {
    shapes: [
      ...cells.map((it) => svg('polygon', { class: `shade${it.shade}`, points: layout.points(it) })),
      ...groundShapes(board, layout, ground, true),
    ],
    middle: [(ends[0] + ends[1]) / 2, (ends[2] + ends[3]) / 2],
    half: Math.max(ends[1] - ends[0], ends[3] - ends[2]) / 2 + 4,
  };
}

/** What a move makes of the ground, as a picture. */
export function groundPicture(board: BoardView, ground: GroundView[], flipped: boolean): SVGSVGElement {
  const { shapes, middle, half } = cellsOf(board, ground, flipped);
  const box = [middle[0] - half, middle[1] - half, 2 * half, 2 * half];
  return svg('svg', { class: 'figure', viewBox: box.join(' '), 'aria-hidden': 'true' }, svg('g', { class: 'tile', part: 'tile' }, ...shapes));
}

/** A tile in a box of 100 by 100 around the origin; `undefined` for types that are no tiles. */
export function tileShape(board: BoardView, pictures: Pictures, type: number, side: number, flipped: boolean): SVGGElement | undefined {
  const face = board.types[type - 1]?.faces?.[side === 0 ? 0 : 1];
  if (!face) return undefined;
  const { shapes, middle, half } = cellsOf(board, face.cells, flipped);
  const cell = board.cells[face.piece ?? -1];
  if (cell) shapes.push(svg('g', { transform: `translate(${layoutOf(board, flipped).at(cell).join(' ')})` }, pictures.piece(type, side)));
  const place = `scale(${(50 / half).toFixed(3)}) translate(${-middle[0]} ${-middle[1]})`;
  return svg('g', { class: 'tile', part: 'tile', transform: place }, ...shapes);
}

/** A type beside the board, in hands and tables: a tile shows its face, other types are as on the board. */
export function figure(board: BoardView, pictures: Pictures, type: number, side: number, flipped = false): SVGSVGElement {
  const tile = tileShape(board, pictures, type, side, flipped);
  return tile ? svg('svg', { class: 'figure', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, tile) : pictures.icon(type, side);
}
