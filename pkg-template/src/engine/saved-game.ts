// A game as text, to come back to: after a panic, when its element is put elsewhere on the page, or in the worker.

import { problemOf } from './panic.js';
import { opponentOf } from './sides.js';
import type { SceneView, VerdictView } from './views.js';
import type { Diagram } from './wasm.js';

/** How a game ended. */
type Ending = Pick<VerdictView, 'reason' | 'result'>;

/** A game to come back to: its record and the number of the move that is shown, and the position where no record tells it. */
export interface SavedGame {
  record?: string;
  ply?: number;
  fen?: string;
  /** How it ended: what a side chose does not follow from the moves. */
  ending?: Ending | undefined;
}

/** What is needed to come back to a position of a game. */
export function saveGame(diagram: Diagram, scene: SceneView): Required<SavedGame> {
  const { place, verdict } = scene;
  const ending = verdict && { reason: verdict.reason, result: verdict.result };
  return { record: diagram.record(), ply: place, fen: diagram.fen(), ending };
}

/** Ends a game again that a side gave up, or whose end it claimed. */
function endAgain(diagram: Diagram, { reason, result }: Ending): void {
  const { claims, verdict } = diagram.scene();
  if (verdict) return;
  if (reason === 'resigned' && result !== 'draw') diagram.resign(opponentOf(result));
  else if (claims.some((it) => it.reason === reason)) diagram.claim(reason);
}

/** Comes back to a game. Where its record cannot be read again, the position is set up without it. Returns what is wrong. */
export function restoreGame(diagram: Diagram, { record, ply, fen, ending }: SavedGame): string | undefined {
  try {
    if (record) {
      diagram.load(record);
      if (ply !== undefined) diagram.visit(ply);
    } else if (fen !== undefined && fen !== diagram.fen()) diagram.setFen(fen);
    if (ending) endAgain(diagram, ending);
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    if (record && fen !== undefined) diagram.setFen(fen);
    return problem;
  }
}
