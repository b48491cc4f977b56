// Terrain: a fill and a letter for each kind, so that no reader depends on colour.

import type { BoardView, GroundView, TerrainView } from '../engine/views.js';
import { GROUND_SIGNS } from '../pieces/drawings.js';
import { type Shape, styled, svg } from '../style/shape.js';
import type { Item } from './item.js';
import { corners, type Layout, placed } from './layout.js';
import type { Field } from './picture.js';

/** Fills of terrain whose definition names none. */
const FILLS = ['#8c7b62', '#79b4dc', '#7da468', '#b9a15f', '#9a86b0'];

/** The fill of a kind of terrain, by its number from 1. */
export const terrainFill = (terrain: TerrainView[], kind: number): string =>
  terrain[kind - 1]?.color ?? FILLS[(kind - 1) % FILLS.length] ?? '';

/** The sign of a ground; none for those that only have a colour. */
const signOf = ({ name }: TerrainView): string | undefined => GROUND_SIGNS.find(([word]) => word.test(name))?.[1];

/** Where the ground lies: on the board, on the board as a move would leave it, or on a tile, whose letters can be large. */
type GroundLook = 'ground' | 'ground laid' | 'face';

/** The ground of one cell: its fill, and the letter of its kind. */
function groundShape(
  { terrain }: BoardView,
  layout: Layout,
  cell: BoardView['cells'][number],
  kind: number,
  look: GroundLook,
): Shape | undefined {
  const type = terrain[kind - 1];
  if (!type) return undefined;
  const fill = styled(svg('polygon', { points: corners(layout, cell) }), 'fill', terrainFill(terrain, kind));
  const [group, state] = look.split(' ');
  const name = `${group} ${type.name.replace(/\W/g, '-')}${state ? ` ${state}` : ''}`;
  const d = signOf(type);
  const sign = d !== undefined && svg('path', { class: 'ground-sign', d, transform: placed(layout, cell) });
  if (look !== 'face') return svg('g', { class: name, part: 'ground' }, fill, sign);
  const letter = svg('text', { class: 'large', y: 20 }, type.symbol);
  return svg('g', { class: name }, fill, svg('g', { transform: placed(layout, cell) }, letter));
}

/** Where the letter of the ground stands, around the centre of a cell: in the lowest corner of a hexagon, else at the left. */
function letterPlace(outline: number[]): { x: number; y: number; 'text-anchor'?: string } {
  return outline.length === 12 && isPointy(outline) ? { x: 0, y: 47, 'text-anchor': 'middle' } : { x: -34, y: 40 };
}

/** Whether a hexagon has a corner below its centre. */
const isPointy = (outline: number[]): boolean => outline.some((x, k) => k % 2 === 0 && x === 0);

/** The letters of the ground, over the pieces; ground that covers most of the board needs none. */
export function terrainLetters({ cells, terrain }: BoardView, layout: Layout, field: Field | undefined): Item[] {
  const laid = field?.laid ?? [];
  const all = [...(field?.ground.filter(({ cell }) => !laid.some((it) => it.cell === cell)) ?? []), ...laid];
  const counts = new Map<number, number>();
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return all.flatMap(({ cell: index, kind }): Item[] => {
    const [cell, type] = [cells[index], terrain[kind - 1]];
    if (!cell || !type || (counts.get(kind) ?? 0) > cells.length / 4) return [];
    const draw = (): Shape => svg('g', { class: 'ground-letter' }, svg('text', letterPlace(cell.outline), type.symbol));
    return [{ look: `letter ${kind}`, draw, place: ['transform', placed(layout, cell)] }];
  });
}

/** The ground of cells on a tile. */
export function tileGround(board: BoardView, layout: Layout, ground: GroundView[]): Shape[] {
  return ground.flatMap(({ cell: index, kind }) => {
    const cell = board.cells[index];
    return (cell && groundShape(board, layout, cell, kind, 'face')) ?? [];
  });
}

/** Draws the ground of a position, and over it what the move that the reader points at would lay. */
export function terrainItems(board: BoardView, layout: Layout, field: Field | undefined): Item[] {
  const laid = field?.laid ?? [];
  const stays = field?.ground.filter(({ cell }) => !laid.some((it) => it.cell === cell)) ?? [];
  const items = (ground: GroundView[], look: GroundLook): Item[] =>
    ground.flatMap(({ cell: index, kind }): Item[] => {
      const cell = board.cells[index];
      const shape = cell && groundShape(board, layout, cell, kind, look);
      return shape ? [{ look: `${look} ${index} ${kind}`, draw: () => shape }] : [];
    });
  return [...items(stays, 'ground'), ...items(laid, 'ground laid')];
}
