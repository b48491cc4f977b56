// Side effects of the move under the pointer: castling partners, captures in passing, explosions, changes of type.

import { latestStop, type MovePreview } from '../board/board-state.js';
import type { PieceView, PreviewView, SceneView } from '../engine/views.js';
import type { Game } from './game.js';

/** The effects worth showing; `undefined` if a piece just arrives where the reader points, and does not fall from there. */
export function previewOf(view: PreviewView, scene: SceneView, falls = false): MovePreview | undefined {
  const { removed, moved, pieces, ground } = view;
  const types = new Map(scene.pieces.map((it) => [it.cell, it.type]));
  const mover = moved[0];
  const arrives = (it: PieceView): boolean => it.cell === mover?.to && types.get(mover.from) === it.type;
  const gone = removed.filter((it) => it !== mover?.to);
  const changed = moved.length > 0 || removed.length > 0 ? pieces.filter((it) => !arrives(it)) : [];
  if (!falls && gone.length === 0 && changed.length === 0 && ground.length === 0) return undefined;
  return shown(view);
}

/** What the clicks so far have moved for certain: a piece whose turn goes on beside it. */
export function openPreview({ diagram, state }: Game): MovePreview | undefined {
  const stop = latestStop(state.input);
  // Where the move may end already, nothing is certain yet: a Lion may go on.
  const view = stop && stop.path.length > 1 && !stop.options.whole ? diagram.preview(stop.path) : undefined;
  return view && view.moved.length > 0 ? { ...shown(view), highlights: [] } : undefined;
}

function shown({ removed, moved, pieces, ground }: PreviewView): MovePreview {
  const gone = removed.filter((it) => it !== moved[0]?.to);
  return {
    ghosts: pieces,
    ground,
    highlights: gone.map((cell) => [cell, 'removed']),
    faded: [...removed, ...moved.map((it) => it.from), ...pieces.map((it) => it.cell)],
  };
}
