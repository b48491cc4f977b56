// Works out endings in slices: tables of what every position of a few pieces is worth. No drawing, no DOM.

import type { BoardDiagram } from '../engine/load.js';
import type { EndingView } from '../engine/views.js';
import type { Diagram, Work } from '../engine/wasm.js';
import { checkedOptions } from './checked-options.js';
import { answerOf, type Bounds, pause, type Solving, working } from './slices.js';
import { thoughtful } from './thinkable.js';

export type { SolverProgress } from './slices.js';

/** Which ending to work out, and who hears how far it is. */
export interface EndingOptions extends Omit<Bounds<Blob>, 'time'> {
  /** These pieces wherever they stand, by their IDs, such as `K,Q;K`, instead of the position. */
  pieces?: string;
  /**
   * Tables that `progress` has told of the same ending, by the same version of the engine: they are not made again. Each
   * holds megabytes, which stay with the browser until they are used.
   */
  settled?: readonly Blob[];
}

/** What is asked, without what only the caller has. */
export type EndingTask = Omit<EndingOptions, 'progress'>;

/** Makes what works the ending out, with the tables that are there. */
async function solverOf(diagram: Diagram, { pieces, settled = [] }: EndingTask): Promise<Work> {
  const solver = diagram.endingSolver(pieces);
  for (const it of settled) {
    // What the browser has lost is made again.
    const table = await it.arrayBuffer().catch(() => undefined);
    if (table) solver.resume(new Uint8Array(table));
    await pause();
  }
  return solver;
}

/** Works the ending of a position out, and tells some times a second how far it is, and each table that is new. */
export function workingOut(diagram: Diagram, task: EndingTask): AsyncGenerator<Solving<EndingView, Blob>, void> {
  return working(() => solverOf(diagram, task), {
    ...(task.signal && { signal: task.signal }),
    settled: (table) => new Blob([table]),
  });
}

/**
 * Works out an ending of up to four pieces: how many positions are won, the longest wins with their lines, and what each
 * move of the position is worth. `undefined` if the signal ended it. Repetitions and counts of moves are left aside.
 * Fails where something beside the board decides, such as pieces in hand, and with a `TypeError` if an option means nothing.
 *
 * @example const { white } = await endings(game, { pieces: 'K,R;K' }); // white.longestWin.moves is 16 in chess
 */
export async function endings(diagram: BoardDiagram, options: EndingOptions = {}): Promise<EndingView | undefined> {
  checkedOptions('endings', options);
  const { progress, ...task } = options;
  return answerOf(
    thoughtful(diagram, (it) => workingOut(it, task)),
    progress,
  );
}
