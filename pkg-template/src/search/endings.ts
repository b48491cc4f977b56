// Works out endings in slices: tables of what every position of a few pieces is worth. No drawing, no DOM.

import { isPanic } from '../engine/panic.js';
import type { EndingView } from '../engine/views.js';
import type { Diagram } from '../engine/wasm.js';
import { pause, SLICE } from './slices.js';
import type { SolverProgress } from './solve.js';

/** Milliseconds between two reports of how far it is. */
const REPORT = 100;

/** Which ending to work out, and who hears how far it is. */
export interface EndingOptions {
  /** These pieces wherever they stand, by their IDs, such as `K,Q;K`, instead of the position. */
  men?: string;
  /** Ends the work. */
  signal?: AbortSignal;
  /** Called some times a second. `share` is that of the whole work, as far as it is known. */
  progress?: (progress: SolverProgress) => void;
}

/** What is asked, without what only the caller has. */
export type EndingTask = Omit<EndingOptions, 'progress'>;

/** How far it is: what the tables say is the last that is told. */
export interface EndingWork extends SolverProgress {
  ending?: EndingView;
}

/** Works the ending of a position out, and tells some times a second how far it is. */
export async function* workingOut(diagram: Diagram, { men, signal }: EndingTask): AsyncGenerator<EndingWork, void> {
  const search = diagram.endingSolver(men);
  let isDead = false;
  try {
    for (let due = performance.now() + REPORT; signal?.aborted !== true; await pause()) {
      const ending = search.step(SLICE);
      const known = { nodes: search.nodes(), share: search.progress() };
      if (ending) return yield { ...known, ending };
      if (performance.now() < due) continue;
      due += REPORT;
      yield known;
    }
  } catch (error) {
    isDead = isPanic(error);
    throw error;
  } finally {
    // What has panicked would refuse that as well.
    if (!isDead) search.free();
  }
}

/** What the tables say at the end of a sequence. `progress` hears what comes before it. */
export async function endingOf(
  sequence: AsyncIterable<EndingWork>,
  progress: EndingOptions['progress'],
): Promise<EndingView | undefined> {
  let found: EndingView | undefined;
  for await (const { ending, ...known } of sequence) {
    progress?.(known);
    found = ending;
  }
  return found;
}

/**
 * Works out an ending of up to four pieces: how many positions are won, the longest wins with their lines, and what each
 * move of the position is worth. `undefined` if the signal ended it. Repetitions and counts of moves are left aside.
 * Fails where something beside the board decides, such as pieces in hand.
 *
 * @example const { white } = await endings(game, { men: 'K,R;K' }); // white.longestWin.moves is 16 in chess
 */
export function endings(diagram: Diagram, { progress, ...task }: EndingOptions = {}): Promise<EndingView | undefined> {
  return endingOf(workingOut(diagram, task), progress);
}
