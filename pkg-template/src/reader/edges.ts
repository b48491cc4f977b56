// Lines along the edges that each side is to join, as on boards of Hex, whenever the board was drawn anew.

import { corners } from '../board/layout.js';
import { boundary } from '../board/zones.js';
import type { Follower } from '../game/game.js';
import { toElement } from '../style/dom.js';
import { svg } from '../style/shape.js';

const SIDES = ['white', 'black'] as const;

/** The pieces of a path that is a list of lines. */
const pieces = (path: string): string[] => path.match(/M[^M]+/g) ?? [];

/** Follows the board. */
export const linkedEdges = (): Follower => ({
  show({ board, drawing: { layout, root } }) {
    const { cells, linked } = board;
    if (!linked.some((it) => it.length > 0) || root.querySelector('.edges')) return;
    const outline = (indices: number[]): string =>
      boundary(indices.flatMap((it) => (cells[it] ? [corners(layout, cells[it])] : [])));
    const rim = new Set(pieces(outline([...cells.keys()])));
    const edges = SIDES.flatMap((side, k) => {
      // Corners belong to both.
      const own = (linked[k] ?? []).filter((it) => !linked[1 - k]?.includes(it));
      const d = pieces(outline(own))
        .filter((it) => rim.has(it))
        .join('');
      return [svg('path', { class: `${side} under`, d }), svg('path', { class: side, d })];
    });
    root.querySelector('.labels')?.before(toElement(svg('g', { class: 'edges', 'aria-hidden': 'true' }, ...edges)));
  },
});
