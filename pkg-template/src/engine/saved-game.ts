// A game as text, to come back to: after a panic, when its element is put elsewhere on the page, or in the worker.

import { problemOf } from './panic.js';
import type { SceneView } from './views.js';
import type { Diagram } from './wasm.js';

/** A game to come back to: its record and the number of the move that is shown, and the position where no record tells it. */
export interface SavedGame {
  record?: string;
  ply?: number;
  fen?: string;
}

/** What is needed to come back to a position of a game. */
export function saveGame(diagram: Diagram, scene: SceneView): Required<SavedGame> {
  return { record: diagram.record(), ply: scene.place, fen: diagram.fen() };
}

/** Comes back to a game. Where its record cannot be read again, the position is set up without it. Returns what is wrong. */
export function restoreGame(diagram: Diagram, { record, ply, fen }: SavedGame): string | undefined {
  try {
    if (record) {
      diagram.load(record);
      if (ply !== undefined) diagram.visit(ply);
    } else if (fen !== undefined && fen !== diagram.fen()) diagram.setFen(fen);
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    if (record && fen !== undefined) diagram.setFen(fen);
    return problem;
  }
}
