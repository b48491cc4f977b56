// The shapes of squares that explain a refusal.

import type { Item, Picture } from './board-svg.js';
import { svg } from '../style/dom.js';
import type { Layout } from './layout.js';
import { corners, disc, draw, square, type Shape } from './marks.js';
import type { CellView } from '../engine/views.js';

/** The frame of a cell, `size` units wide: a square, or what the corners of another cell give. */
function frame(size: number, outline: number[]): string {
  return outline.length > 8 ? `M${outline.map((it) => Math.round(it * size)).join(' ')}z` : square(size / 2);
}

/** Shapes that are the same on all cells. */
const REASONS: Record<string, Shape[]> = {
  attacker: [[disc(44), 5], ['M0-48V-36M0 36V48M-48 0H-36M36 0H48', 6]],
  royal: [[disc(44), 6]],
  allowed: [[disc(9)]],
};

/** The mark of a square that explains a refusal, on a cell with this outline. */
function reasonShape(role: string, outline: number[]): SVGGElement {
  const shapes: Shape[] = role === 'blocker' ? [[corners(34, 46), 6], [frame(92, outline), 4]] : role === 'other' ? [[frame(88, outline), 4]] : (REASONS[role] ?? []);
  return draw(svg('g', { class: `reason ${role}`, part: `reason reason-${role}` }), shapes, 5);
}

/** Draws the marks of squares that explain a refusal. */
export function reasonShapes(layout: Layout, cells: CellView[], reasons: Picture['reasons']): Item[] {
  return reasons.flatMap(({ cell: index, role }): Item[] => {
    const cell = cells[index];
    return cell ? [[`${role} ${cell.outline}`, () => reasonShape(role, cell.outline), 'transform', `translate(${layout.at(cell).join(' ')})`]] : [];
  });
}
