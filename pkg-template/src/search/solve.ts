// Solves problems in slices. No drawing, no DOM.

import type { ProblemView, SolutionView } from '../engine/views.js';
import type { Diagram } from '../engine/wasm.js';
import { answerOf, type Bounds, type Solving, solvingWith } from './solver-slices.js';

/** What to prove, and for how long. */
export interface SolveOptions extends Bounds {
  /** Moves of the side to move, from 1. */
  winIn: number;
}

/** What a problem asks for, and how long it may take. */
export interface ProblemOptions extends Bounds {
  /** Mate or stalemate, by whom, in how many moves: `#3`, `=2`, `s#2`, `r#2`, `semi-r#2`, `h#2.5`. */
  stipulation: string;
}

/** What a solver is asked. */
export type AnySolveOptions = SolveOptions | ProblemOptions;

/** What it answers. */
export type Solved<O extends AnySolveOptions> = O extends SolveOptions ? SolutionView : ProblemView;

/** What is asked of a solver, without what only the caller has. */
export type SolverTask = Omit<SolveOptions, 'progress'> | Omit<ProblemOptions, 'progress'>;

/** Solves the position of a game, and tells some times a second how far it is. Without a solution time was up, or the signal ended it. */
export function solving(diagram: Diagram, task: SolverTask): AsyncGenerator<Solving<SolutionView | ProblemView>, void> {
  return solvingWith<SolutionView | ProblemView>(
    'winIn' in task ? diagram.solver(task.winIn) : diagram.problem(task.stipulation),
    task,
  );
}

/**
 * Finds all first moves that force a win in so many moves, with all variations, or with a stipulation the keys of a
 * problem. `undefined` if time was up before that, or the signal ended it. Repetitions and counts of moves before the
 * position are not known.
 *
 * @example const { keys } = await solve(game, { winIn: 2 }); // one key: the problem is sound
 * @example const { solutions } = await solve(game, { stipulation: 'h#2' });
 */
export function solve(diagram: Diagram, options: SolveOptions): Promise<SolutionView | undefined>;
export function solve(diagram: Diagram, options: ProblemOptions): Promise<ProblemView | undefined>;
export async function solve(
  diagram: Diagram,
  { progress, ...task }: SolveOptions | ProblemOptions,
): Promise<SolutionView | ProblemView | undefined> {
  return answerOf(solving(diagram, task), progress);
}
