// A game as text, to come back to: after a panic, or when its element is put elsewhere on the page.

import type { Diagram } from '../engine/load.js';
import { isPanic, problemOf } from '../engine/panic.js';
import type { SceneView } from '../engine/views.js';
import type { Game, SavedGame } from './game.js';

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

/** The game as it is now, whatever the page has done with it; as it was last, if the engine cannot tell any more. */
export function currentGame({ diagram, saved }: Game): SavedGame {
  try {
    return saveGame(diagram, diagram.scene());
  } catch (error) {
    if (isPanic(error)) return saved;
    throw error;
  }
}
