// Works out endings in slices: tables of what every position of a few pieces is worth. No drawing, no DOM.

import type { BoardDiagram } from '../engine/load.js';
import type { EndingView } from '../engine/views.js';
import type { Diagram, EndingSearch } from '../engine/wasm.js';
import { checkedOptions } from './checked-options.js';
import { pause } from './slices.js';
import { answerOf, type Bounds, type Solving, solvingWith } from './solver-slices.js';
import { thoughtful } from './thinkable.js';

/** Which ending to work out, and who hears how far it is. */
export interface EndingOptions extends Omit<Bounds<Blob>, 'time'> {
  /** These pieces wherever they stand, by their IDs, such as `K,Q;K`, instead of the position. */
  men?: string;
  /**
   * Tables that `progress` has told of the same ending, by the same version of the engine: they are not made again. Each
   * holds megabytes, which stay with the browser until they are used.
   */
  settled?: readonly Blob[];
}

/** What is asked, without what only the caller has. */
export type EndingTask = Omit<EndingOptions, 'progress'>;

/** A table that is new. */
function tableOf(search: EndingSearch): Blob | undefined {
  const table = search.finished();
  // What the engine hands out lies in memory of its own.
  return table && new Blob([table as Uint8Array<ArrayBuffer>]);
}

/** Works the ending of a position out, and tells some times a second how far it is, and each table that is new. */
export async function* workingOut(
  diagram: Diagram,
  { men, settled = [], ...bounds }: EndingTask,
): AsyncGenerator<Solving<EndingView, Blob>, void> {
  const search = diagram.endingSolver(men);
  for (const it of settled) {
    // What the browser has lost is made again.
    const table = await it.arrayBuffer().catch(() => undefined);
    if (table) search.resume(new Uint8Array(table));
    await pause();
  }
  yield* solvingWith<EndingView, Blob>(search, bounds, () => tableOf(search));
}

/**
 * Works out an ending of up to four pieces: how many positions are won, the longest wins with their lines, and what each
 * move of the position is worth. `undefined` if the signal ended it. Repetitions and counts of moves are left aside.
 * Fails where something beside the board decides, such as pieces in hand, and with a `TypeError` if an option means nothing.
 *
 * @example const { white } = await endings(game, { men: 'K,R;K' }); // white.longestWin.moves is 16 in chess
 */
export async function endings(diagram: BoardDiagram, options: EndingOptions = {}): Promise<EndingView | undefined> {
  checkedOptions('endings', options);
  const { progress, ...task } = options;
  return answerOf(
    thoughtful(diagram, (it) => workingOut(it, task)),
    progress,
  );
}
