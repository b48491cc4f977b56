// The layers over the grid, from below: what is drawn on each for a picture of the board.

import type { BoardView, PieceView } from '../engine/views.js';
import { skinOf } from '../pieces/family.js';
import type { PieceRenderer } from '../pieces/renderer.js';
import { type Shape, svg } from '../style/shape.js';
import { arrowItems, lineItems } from './arrows.js';
import { engagementItems } from './engagement.js';
import type { Item } from './item.js';
import { corners, type Layout, placed } from './layout.js';
import { disc, markShape } from './marks.js';
import type { Mark, Picture } from './picture.js';
import { refusalItems } from './refusal-marks.js';
import { terrainItems, terrainLetters } from './terrain.js';
import { zoneItems } from './zones.js';

/** What the layers of a board are drawn with. */
export interface Canvas {
  readonly board: BoardView;
  readonly layout: Layout;
  readonly pieces: PieceRenderer;
}

/** The layers by their class, from below. */
export const LAYERS = [
  'terrain',
  'highlights',
  'zones',
  'under',
  'pieces',
  'marks',
  'field',
  'arrows',
  'focus',
] as const;

export type LayerName = (typeof LAYERS)[number];

/** An empty layer. Marks that lie under pieces have the same class as those over them. */
export const layerShape = (name: LayerName, ...children: Shape[]): Shape =>
  svg('g', { class: name === 'under' ? 'marks' : name, 'aria-hidden': 'true' }, ...children);

/** Highlights: the square, or a disc around a crossing. */
function highlightItems({ board, layout }: Canvas, { highlights }: Picture): Item[] {
  const round = skinOf(board).grid === 'lines';
  return highlights.flatMap(([index, kind]): Item[] => {
    const cell = board.cells[index];
    if (!cell) return [];
    const attributes = { class: kind, part: kind };
    if (round)
      return [
        {
          look: kind,
          draw: () => svg('path', { ...attributes, d: disc(kind === 'check' ? 44 : 49) }),
          place: ['transform', placed(layout, cell)],
        },
      ];
    return [{ look: kind, draw: () => svg('polygon', attributes), place: ['points', corners(layout, cell)] }];
  });
}

/** A mark; its look changes with the pictures of the pieces, which it may show. */
function markItem(
  { board, layout, pieces }: Canvas,
  { cell: index, kind, type, count = 0, distance = 0, entered = false }: Mark,
  occupied: boolean,
): Item[] {
  const cell = board.cells[index];
  if (!cell) return [];
  const draw = (): Shape => {
    // A long list of choices needs no number: it is clear that the board asks.
    const number = count > 1 && count < 10 ? [svg('text', { class: 'count', x: 34, y: -26 }, String(count))] : [];
    if (type === undefined || kind !== 'morph') return markShape(kind, occupied, entered, ...number);
    return {
      ...markShape(kind, occupied),
      children: [svg('g', { transform: 'scale(.45)' }, pieces.piece(type, 'white')), ...number],
    };
  };
  const scale = distance === 0 ? 1 : Math.max(0.62, 1 - 0.07 * distance);
  return [
    {
      look: `${kind} ${occupied} ${entered} ${count} ${type} ${pieces.version}`,
      draw,
      place: ['transform', placed(layout, cell, scale)],
    },
  ];
}

/** A piece where it stands. */
export function pieceShape(
  { board, layout, pieces }: Canvas,
  { type, side, cell: index }: PieceView,
  look: '' | 'faded' | 'ghost' = '',
): Shape {
  const shape = pieces.piece(type, side);
  const cell = board.cells[index];
  const attributes = {
    ...shape.attributes,
    class: `${shape.attributes.class}${look && ` ${look}`}`,
    transform: cell && placed(layout, cell),
    'data-on': look !== 'ghost' && index,
  };
  return svg('g', attributes, ...shape.children);
}

/** The pieces and, above them, pieces as they would stand. */
function pieceItems(canvas: Canvas, { pieces, ghosts, faded }: Picture): Item[] {
  const item = (it: PieceView, look: '' | 'faded' | 'ghost'): Item => ({
    look: `${it.cell} ${it.type} ${it.side} ${look} ${canvas.pieces.version}`,
    draw: () => pieceShape(canvas, it, look),
  });
  return [
    ...pieces.map((it) => item(it, faded.includes(it.cell) ? 'faded' : '')),
    ...ghosts.map((it) => item(it, 'ghost')),
  ];
}

/** What a picture puts on each layer. */
export function layerItems(canvas: Canvas, picture: Picture): Record<Exclude<LayerName, 'focus'>, Item[]> {
  const { board, layout } = canvas;
  // What would stand there is seen as well as what does.
  const seen = new Set(
    [...picture.ghosts, ...picture.pieces.filter((it) => !picture.faded.includes(it.cell))].map((it) => it.cell),
  );
  const marks = (occupied: boolean): Item[] =>
    picture.marks.filter((it) => seen.has(it.cell) === occupied).flatMap((it) => markItem(canvas, it, occupied));
  return {
    terrain: terrainItems(board, layout, picture.field),
    highlights: highlightItems(canvas, picture),
    zones: zoneItems(layout, board.cells, picture.zones),
    // A piece hides less of a ring than a ring would hide of it; a tile hides the ring.
    under: [...lineItems(layout, board.cells, picture.lines), ...(canvas.pieces.onTiles ? [] : marks(true))],
    pieces: pieceItems(canvas, picture),
    marks: [
      ...(canvas.pieces.onTiles ? marks(true) : []),
      ...marks(false),
      ...refusalItems(layout, board.cells, picture.reasons),
    ],
    field: [...terrainLetters(board, layout, picture.field), ...engagementItems(board, layout, picture.field)],
    arrows: arrowItems(layout, board.cells, picture.arrows),
  };
}
