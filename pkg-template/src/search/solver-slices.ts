// Runs a solver in slices, until it has an answer. What it solves is not known here.

import { isPanic } from '../engine/panic.js';
import { pause, SLICE } from './slices.js';

/** Milliseconds between two reports of how far it is. */
const REPORT = 100;

/** How far a solver is. */
export interface SolverProgress<S = string> {
  /** Positions that were looked at. */
  nodes: number;
  /** The share of the work that is done, as far as it is known, from 0 to 1. */
  share: number;
  /** What is settled: whoever keeps it can give it to the same work later. Not there if nothing is new. */
  settled?: S;
}

/** What a solver has come to: the answer is the last that it tells. */
export interface Solving<T, S = string> extends SolverProgress<S> {
  answer?: T;
}

/** How long a solver may work, and who hears how far it is. */
export interface Bounds<S = string> {
  /** Milliseconds; no limit by default. */
  time?: number;
  /** Ends the work. */
  signal?: AbortSignal;
  /** Called with what is known, some times a second. If it returns a promise, the work waits for it: so it is paused. */
  progress?: (progress: SolverProgress<S>) => void | Promise<void>;
}

/** A solver of the engine. */
interface Solver<T> {
  step(milliseconds: number): T | undefined;
  nodes(): number;
  progress(): number;
  free(): void;
}

/**
 * Runs a solver and frees it. Tells some times a second how far it is, and what is settled if that is new. Without an
 * answer time was up, or the signal ended it.
 */
export async function* solvingWith<T, S>(
  solver: Solver<T>,
  { signal, time = Number.POSITIVE_INFINITY }: Omit<Bounds, 'progress'>,
  settledBy: () => S | undefined,
): AsyncGenerator<Solving<T, S>, void> {
  const begin = performance.now();
  let isDead = false;
  let told = settledBy();
  try {
    for (let due = begin + REPORT; signal?.aborted !== true && performance.now() - begin < time; await pause()) {
      const answer = solver.step(SLICE);
      const known = { nodes: solver.nodes(), share: solver.progress() };
      if (answer) return yield { ...known, answer };
      if (performance.now() < due) continue;
      due += REPORT;
      const settled = settledBy();
      yield settled === undefined || settled === told ? known : { ...known, settled };
      told = settled;
    }
  } catch (error) {
    isDead = isPanic(error);
    throw error;
  } finally {
    // What has panicked would refuse that as well.
    if (!isDead) solver.free();
  }
}

/** The answer at the end of a sequence. `progress` hears what comes before it. */
export async function answerOf<T, S>(
  sequence: AsyncIterable<Solving<T, S>>,
  progress: Bounds<S>['progress'],
): Promise<T | undefined> {
  let found: T | undefined;
  for await (const { answer, ...known } of sequence) {
    await progress?.(known);
    found = answer;
  }
  return found;
}
