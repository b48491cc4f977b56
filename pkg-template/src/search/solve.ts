// Solves problems in slices. No drawing, no DOM.

import { isPanic } from '../engine/panic.js';
import type { ProblemView, SolutionView } from '../engine/views.js';
import type { Diagram } from '../engine/wasm.js';
import { pause, SLICE } from './slices.js';

/** Milliseconds between two reports of how far it is. */
const REPORT = 100;

/** How long a solver may work, and who hears how far it is. */
interface Bounds {
  /** Milliseconds; no limit by default. */
  time?: number;
  /** Ends the search. */
  signal?: AbortSignal;
  /** Called with what is known, some times a second. */
  progress?: (progress: SolverProgress) => void;
}

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

/** How far a solver is. */
export interface SolverProgress {
  /** Positions that were looked at. */
  nodes: number;
  /** The share of the first moves that have been tried, from 0 to 1. */
  share: number;
}

/** What a solver has come to: the solution is the last that it tells. */
export interface Solving extends SolverProgress {
  solution?: SolutionView | ProblemView;
}

/** What is asked of a solver, without what only the caller has. */
export type SolverTask = Omit<SolveOptions, 'progress'> | Omit<ProblemOptions, 'progress'>;

/** Solves the position of a game, and tells some times a second how far it is. Without a solution time was up, or the signal ended it. */
export async function* solving(diagram: Diagram, task: SolverTask): AsyncGenerator<Solving, void> {
  const { signal, time = Number.POSITIVE_INFINITY } = task;
  const begin = performance.now();
  const solver = 'winIn' in task ? diagram.solver(task.winIn) : diagram.problem(task.stipulation);
  let isDead = false;
  try {
    for (let due = begin + REPORT; signal?.aborted !== true && performance.now() - begin < time; await pause()) {
      const solution = solver.step(SLICE);
      const known = { nodes: solver.nodes(), share: solver.progress() };
      if (solution) return yield { ...known, solution };
      if (performance.now() < due) continue;
      due += REPORT;
      yield known;
    }
  } catch (error) {
    isDead = isPanic(error);
    throw error;
  } finally {
    // What has panicked would refuse that as well.
    if (!isDead) solver.free();
  }
}

/** The solution at the end of a sequence. `progress` hears what comes before it. */
export async function solutionOf(
  sequence: AsyncIterable<Solving>,
  progress: Bounds['progress'],
): Promise<SolutionView | ProblemView | undefined> {
  let found: Solving['solution'];
  for await (const { solution, ...known } of sequence) {
    progress?.(known);
    found = solution;
  }
  return found;
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
  return solutionOf(solving(diagram, task), progress);
}
