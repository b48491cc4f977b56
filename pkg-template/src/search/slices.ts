// Work in slices, until it is over: between two of them the page or the worker hears what else there is. What it works out
// is not known here.

import { isPanic } from '../engine/panic.js';
import type { Work } from '../engine/wasm.js';

/** Milliseconds of work before others get their turn. */
const SLICE = 12;

/** Milliseconds between two reports of how far it is. */
const REPORT = 100;

/** How far some work is. */
export interface SolverProgress<S = string> {
  /** Positions that were looked at. */
  nodes: number;
  /** The share of the work that is done, as far as it is known, from 0 to 1. */
  share: number;
  /** What is settled: whoever keeps it can give it to the same work later. Not there if nothing is new. */
  settled?: S;
}

/** What some work has come to: the last answer that it tells is the whole one. */
export interface Solving<T, S = string> extends SolverProgress<S> {
  answer?: T;
}

/** How long some work may take, and who hears how far it is. */
export interface Bounds<S = string> {
  /** Milliseconds; no limit by default. */
  time?: number;
  /** Ends the work. */
  signal?: AbortSignal;
  /** Called with what is known, some times a second. If it returns a promise, the work waits for it: so it is paused. */
  progress?: (progress: SolverProgress<S>) => void | Promise<void>;
}

/** How work is begun, read and ended. */
interface Handling<S> extends Omit<Bounds, 'progress'> {
  /** What is settled, as whoever keeps it has it. */
  settled?: (kept: Uint8Array<ArrayBuffer>) => S;
  /** Takes the work back; it is freed by default. */
  giveBack?: (work: Work) => void;
}

/** Lets the page do what it has to do. Timers would wait four milliseconds. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

/**
 * Begins work and does it. Tells each answer, and between them some times a second how far it is and what is settled since.
 * Ends when all is known, the signal says so, or time is up; what is known by then may be an answer. Time runs from the call.
 */
export async function* working<T, S = string>(
  begin: () => Work | Promise<Work>,
  { signal, time = Number.POSITIVE_INFINITY, settled, giveBack = (it) => it.free() }: Handling<S>,
): AsyncGenerator<Solving<T, S>, void> {
  const end = performance.now() + time;
  const work = await begin();
  let isDead = false;
  try {
    for (let due = performance.now() + REPORT; signal?.aborted !== true; await pause()) {
      let found = work.step(Math.min(SLICE, Math.max(0, end - performance.now())));
      if (!work.isOver() && performance.now() >= end) found = work.finish();
      const isOver = work.isOver();
      const known = { nodes: work.nodes(), share: work.share() };
      if (found !== undefined) yield { ...known, answer: found as T };
      else if (!isOver && performance.now() >= due) {
        due += REPORT;
        const kept = work.kept();
        // What the engine hands out lies in memory of its own.
        yield kept && settled ? { ...known, settled: settled(kept as Uint8Array<ArrayBuffer>) } : known;
      }
      if (isOver) return;
    }
  } catch (error) {
    isDead = isPanic(error);
    throw error;
  } finally {
    // What has panicked would refuse that as well.
    if (!isDead) giveBack(work);
  }
}

/** The answer at the end of a sequence. `progress` hears what comes before it. */
export async function answerOf<T, S>(
  sequence: AsyncIterable<Solving<T, S>>,
  progress?: Bounds<S>['progress'],
): Promise<T | undefined> {
  let found: T | undefined;
  for await (const { answer, ...known } of sequence) {
    await progress?.(known);
    found = answer;
  }
  return found;
}
