// What a move does beside the square that is clicked: castling partners, captures in passing, explosions, other types.

import type { Picture } from '../board/board-svg.js';
import type { GroundView, PieceView, PreviewView, SceneView } from '../engine/views.js';

/** What the board shows of it. */
export interface Effects extends Pick<Picture, 'ghosts' | 'highlights' | 'faded'> {
  /** What the ground becomes. */
  ground: GroundView[];
}

/** The effects worth showing; `undefined` if a piece just arrives where the reader points. */
export function effectsOf({ removed, moved, pieces, ground }: PreviewView, scene: SceneView): Effects | undefined {
  const types = new Map(scene.pieces.map((it) => [it.cell, it.type]));
  const mover = moved[0];
  const plain = (it: PieceView): boolean => it.cell === mover?.to && types.get(mover.from) === it.type;
  const gone = removed.filter((it) => it !== mover?.to);
  const changed = moved.length > 0 || removed.length > 0 ? pieces.filter((it) => !plain(it)) : [];
  if (gone.length === 0 && changed.length === 0 && ground.length === 0) return undefined;
  return {
    ghosts: pieces,
    ground,
    highlights: gone.map((cell) => [cell, 'removed']),
    faded: [...removed, ...moved.map((it) => it.from), ...pieces.map((it) => it.cell)],
  };
}
