// Solves problems in slices. No drawing, no DOM.

import type { BoardDiagram } from '../engine/load.js';
import type { ProblemView, SolutionView, StudyView } from '../engine/views.js';
import type { Diagram, Work } from '../engine/wasm.js';
import { checkedOptions } from './checked-options.js';
import { answerOf, type Bounds, type Solving, working } from './slices.js';
import { thoughtful } from './thinkable.js';

/** How long a problem may take, and what is known about it. */
interface SolverBounds extends Bounds {
  /** What `progress` has told of the same problem, by the same version of the engine: it goes on there. */
  settled?: string;
}

/** What to prove, and for how long. */
export interface SolveOptions extends SolverBounds {
  /** Moves of the side to move, from 1. */
  winIn: number;
}

/** What a problem asks for, and how long it may take. */
export interface ProblemOptions extends SolverBounds {
  /** Mate or stalemate, by whom, in how many moves: `#3`, `=2`, `s#2`, `r#2`, `semi-r#2`, `h#2.5`. */
  stipulation: string;
  variations?: false;
}

/** The same, for all there is to it. */
export interface StudyOptions extends Omit<ProblemOptions, 'variations'> {
  /** All variations with duals, set play, and tries with their refutations. */
  variations: true;
}

/** What a solver is asked. */
export type AnySolveOptions = SolveOptions | ProblemOptions | StudyOptions;

/** What it answers. */
export type Solved<O extends AnySolveOptions> = O extends SolveOptions
  ? SolutionView
  : O extends StudyOptions
    ? StudyView
    : ProblemView;

/** What is asked of a solver, without what only the caller has. */
export type SolverTask = Omit<SolveOptions, 'progress'> | Omit<ProblemOptions | StudyOptions, 'progress'>;

/** What any of them answers. */
export type SolverAnswer = SolutionView | ProblemView | StudyView;

function solverOf(diagram: Diagram, task: SolverTask): Work {
  const solver =
    'winIn' in task ? diagram.solver(task.winIn) : diagram.problem(task.stipulation, task.variations ?? false);
  if (task.settled !== undefined) solver.resume(new TextEncoder().encode(task.settled));
  return solver;
}

/** Solves the position of a game, and tells some times a second how far it is. Without a solution time was up, or the signal ended it. */
export function solving(diagram: Diagram, task: SolverTask): AsyncGenerator<Solving<SolverAnswer>, void> {
  const { time, signal } = task;
  return working(() => solverOf(diagram, task), {
    ...(time !== undefined && { time }),
    ...(signal && { signal }),
    settled: (kept) => new TextDecoder().decode(kept),
  });
}

/**
 * Finds all first moves that force a win in so many moves, with all variations, or with a stipulation the keys of a
 * problem, with `variations` also all that follows, set play and tries. `undefined` if time was up before that, or the signal ended it. Repetitions and counts of moves before the
 * position are not known. Fails with a `TypeError` or a `RangeError` if an option means nothing.
 *
 * @example const { keys } = await solve(game, { winIn: 2 }); // one key: the problem is sound
 * @example const { solutions } = await solve(game, { stipulation: 'h#2' });
 */
export function solve(diagram: BoardDiagram, options: SolveOptions): Promise<SolutionView | undefined>;
export function solve(diagram: BoardDiagram, options: ProblemOptions): Promise<ProblemView | undefined>;
export function solve(diagram: BoardDiagram, options: StudyOptions): Promise<StudyView | undefined>;
export async function solve(diagram: BoardDiagram, options: AnySolveOptions): Promise<SolverAnswer | undefined> {
  checkedOptions('solve', options);
  const { progress, ...task } = options;
  return answerOf(
    thoughtful(diagram, (it) => solving(it, task)),
    progress,
  );
}
