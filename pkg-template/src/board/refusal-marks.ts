// The marks of squares that explain a refused click.

import type { CellView, ReasonMarkView } from '../engine/views.js';
import { type Shape, svg } from '../style/shape.js';
import type { Item } from './item.js';
import { type Layout, placed, UNIT } from './layout.js';
import { diagonals, disc, type Stroke, square, strokes } from './marks.js';

/** The frame of a cell, `size` units wide: a square, or what the corners of another cell give. */
function frame(size: number, outline: number[]): string {
  return outline.length > 8 ? `M${outline.map((it) => Math.round(it * size)).join(' ')}z` : square(size / 2);
}

/** Marks that are the same on all cells. */
const ROLES: Record<string, Stroke[]> = {
  attacker: [
    [disc(44), 5],
    ['M0-48V-36M0 36V48M-48 0H-36M36 0H48', 6],
  ],
  royal: [[disc(44), 6]],
  allowed: [[disc(9)]],
};

/** The mark of a square that explains a refusal, on a cell with this outline. */
function refusalMark(role: string, outline: number[]): Shape {
  const blocker: Stroke[] = [
    [diagonals(34, 46), 6],
    [frame(0.92 * UNIT, outline), 4],
  ];
  const other: Stroke[] = [[frame(0.88 * UNIT, outline), 4]];
  const list = role === 'blocker' ? blocker : role === 'other' ? other : (ROLES[role] ?? []);
  return svg('g', { class: `reason ${role}`, part: `reason reason-${role}` }, ...strokes(list, 5));
}

/** Draws the marks of squares that explain a refusal. */
export function refusalItems(layout: Layout, cells: CellView[], marks: ReasonMarkView[]): Item[] {
  return marks.flatMap(({ cell: index, role }): Item[] => {
    const cell = cells[index];
    if (!cell) return [];
    return [
      {
        look: `${role} ${cell.outline}`,
        draw: () => refusalMark(role, cell.outline),
        place: ['transform', placed(layout, cell)],
      },
    ];
  });
}
