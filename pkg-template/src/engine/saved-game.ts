// A game as text, to come back to: after a panic, when its element is put elsewhere on the page, or in the worker.

import type { Argument } from '../words/message.js';
import type { Diagram } from './board-wasm.js';
import { problemOf } from './panic.js';
import { opponentOf } from './sides.js';
import type { SceneView, VerdictView } from './views.js';

/** How a game ended, and the number of the move after which; without a number after the main line. */
type Ending = Pick<VerdictView, 'reason' | 'result'> & { ply?: number | undefined };

/** A game to come back to: its record and the number of the move that is shown, and the position where no record tells it. */
export interface SavedGame {
  record?: string;
  ply?: number;
  fen?: string;
  /** How it ended: what a side chose does not follow from the moves. */
  ending?: Ending | undefined;
  /** Plays it, in place of a record; returns what is wrong, to be put into words. It cannot travel to a worker. */
  begin?: ((diagram: Diagram) => Argument | undefined) | undefined;
}

/** A game as its engine tells it. */
export type WholeGame = Required<Omit<SavedGame, 'begin'>>;

/** What is needed to come back to a position of a game. `before` tells of an end that another position than its last shows no more. */
export function saveGame(diagram: Diagram, { place, verdict }: SceneView, before?: SavedGame): WholeGame {
  const record = diagram.record();
  let ending = before?.ending;
  if (verdict) ending = { reason: verdict.reason, result: verdict.result, ply: place };
  else if (ending && record !== before?.record) {
    // The result is the last word of a record, and a star where there is none.
    const same = record.slice(-3) === before?.record?.slice(-3) && !record.endsWith('*');
    ending = same ? { ...ending, ply: undefined } : undefined;
  }
  return { record, ply: place, fen: diagram.fen(), ending };
}

/** Ends a game again that a side gave up, or whose end it claimed. */
function endAgain(diagram: Diagram, { reason, result }: Ending): void {
  const { claims, verdict } = diagram.scene();
  if (verdict) return;
  if (/^(?:resigned|time)$/.test(reason) && result !== 'draw') diagram.resign(opponentOf(result));
  else if (claims.some((it) => it.reason === reason)) diagram.claim(reason);
}

/** Comes back to a game. Where its record cannot be read again, the position is set up without it. Returns what is wrong or left out, to be put into words. */
export function restoreGame(diagram: Diagram, { begin, record, ply, fen, ending }: SavedGame): Argument | undefined {
  if (begin) return begin(diagram);
  let leftOut = '';
  try {
    if (record) {
      leftOut = [...new Set(diagram.load(record).map((it) => it.message))].join(' ');
      const end = ending ? ending.ply : ply;
      if (end !== undefined) diagram.visit(end);
    } else if (fen !== undefined && fen !== diagram.fen()) diagram.setFen(fen);
    if (ending) endAgain(diagram, ending);
    if (record && ending && ply !== undefined) diagram.visit(ply);
    return leftOut || undefined;
  } catch (error) {
    const problem = problemOf(error);
    try {
      if (record && fen !== undefined) diagram.setFen(fen);
    } catch (second) {
      // Neither fits: it stays at the start.
      problemOf(second);
    }
    return problem;
  }
}
