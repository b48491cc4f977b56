// Works out endings in slices: tables of what every position of a few pieces is worth. No drawing, no DOM.

import type { EndingView } from '../engine/views.js';
import type { Diagram } from '../engine/wasm.js';
import { answerOf, type Bounds, type Solving, solvingWith } from './solver-slices.js';

/** Which ending to work out, and who hears how far it is. */
export interface EndingOptions extends Omit<Bounds, 'time'> {
  /** These pieces wherever they stand, by their IDs, such as `K,Q;K`, instead of the position. */
  men?: string;
}

/** What is asked, without what only the caller has. */
export type EndingTask = Omit<EndingOptions, 'progress'>;

/** Works the ending of a position out, and tells some times a second how far it is. */
export function workingOut(
  diagram: Diagram,
  { men, ...bounds }: EndingTask,
): AsyncGenerator<Solving<EndingView>, void> {
  return solvingWith(diagram.endingSolver(men), bounds);
}

/**
 * Works out an ending of up to four pieces: how many positions are won, the longest wins with their lines, and what each
 * move of the position is worth. `undefined` if the signal ended it. Repetitions and counts of moves are left aside.
 * Fails where something beside the board decides, such as pieces in hand.
 *
 * @example const { white } = await endings(game, { men: 'K,R;K' }); // white.longestWin.moves is 16 in chess
 */
export async function endings(
  diagram: Diagram,
  { progress, ...task }: EndingOptions = {},
): Promise<EndingView | undefined> {
  return answerOf(workingOut(diagram, task), progress);
}
