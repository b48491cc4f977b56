// The moves of a record as a tree: where keys lead in it. No DOM.

import type { LinesView } from '../engine/views.js';

/** The move that a key leads to from the one that is shown, by its number; 0 is the start, `undefined` for other keys. */
export function goalOf(key: string, { moves, current }: LinesView): number | undefined {
  const numbered = moves.map((it, index) => ({ ...it, number: index + 1 }));
  const parent = moves[current - 1]?.parent ?? 0;
  const siblings = current === 0 ? [] : numbered.filter((it) => it.parent === parent);
  const here = siblings.findIndex((it) => it.number === current);
  const next = numbered.filter((it) => it.parent === current);
  switch (key) {
    case 'ArrowLeft':
      return parent;
    case 'ArrowRight':
      return next.find((it) => it.shown)?.number ?? next[0]?.number ?? current;
    case 'ArrowUp':
    case 'ArrowDown':
      return siblings[(here + (key === 'ArrowUp' ? siblings.length - 1 : 1)) % siblings.length]?.number ?? current;
    case 'Home':
      return 0;
    case 'End':
      return numbered.filter((it) => it.shown).at(-1)?.number ?? current;
    default:
      return undefined;
  }
}
