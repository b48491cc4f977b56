// The shapes of squares that explain a refusal.

import { svg } from './dom.js';
import { corners, disc, draw, square, type Shape } from './marks.js';

const REASONS: Record<string, Shape[]> = {
  blocker: [[corners(34, 46), 6], [square(46), 4]],
  attacker: [[disc(44), 5], ['M0-48V-36M0 36V48M-48 0H-36M36 0H48', 6]],
  royal: [[disc(44), 6]],
  allowed: [[disc(9)]],
  other: [[square(44), 4]],
};

/** Draws the mark of a square that explains a refusal. */
export function reasonShape(role: string): SVGGElement {
  return draw(svg('g', { class: `reason ${role}`, part: `reason reason-${role}` }), REASONS[role] ?? [], 5);
}
