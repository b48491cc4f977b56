// What a reader has learnt and solved, kept by the browser where that is allowed, else until the page is left.

import type { Definition } from '../engine/names.js';
import { seedOf } from './random.js';

/** How far a reader is with one game. */
export interface Progress {
  /** Other rounds have other positions. */
  round: number;
  /** The exercises of this round that are done, by their names. */
  done: string[];
  /** Puzzles that were solved, by the numbers that their positions give. */
  solved: number[];
  /** Puzzles solved without a mistake, a hint or the solution, one after the other: now, and at best. */
  streak: number;
  best: number;
}

const PLACE = 'variant-diagram-learning';

/** Games that are remembered; those that were learnt longest ago go first. */
const MOST = 200;

const NONE: Progress = { round: 0, done: [], solved: [], streak: 0, best: 0 };

/** Where nothing is kept. */
let latest: Record<string, Progress> = {};

/** The name of a game: the same on every page that has its definition. */
export const nameOf = (definition: Definition): string => seedOf(JSON.stringify(definition)).toString(36);

const count = (it: unknown): number => (typeof it === 'number' && it >= 0 && Number.isFinite(it) ? Math.floor(it) : 0);

/** Keeps of what is stored what is understood: another version, or another script, may have written it. */
function understood(it: unknown): Progress {
  const { round, done, solved, streak, best } = (it ?? {}) as Partial<Record<keyof Progress, unknown>>;
  return {
    round: count(round),
    done: Array.isArray(done) ? done.filter((name) => typeof name === 'string') : [],
    solved: Array.isArray(solved) ? solved.filter((number) => typeof number === 'number') : [],
    streak: count(streak),
    best: count(best),
  };
}

function readAll(): Record<string, Progress> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    const entries = Object.entries((stored ?? {}) as object);
    return Object.fromEntries(entries.map(([name, it]) => [name, understood(it)]));
  } catch {
    return latest;
  }
}

/** How far the reader is with a game. */
export const readProgress = (name: string): Progress => readAll()[name] ?? NONE;

/** Remembers how far the reader is. */
export function writeProgress(name: string, change: Partial<Progress>): Progress {
  const { [name]: before = NONE, ...others } = readAll();
  const progress = { ...before, ...change };
  // The latest comes last.
  latest = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, progress]]);
  try {
    localStorage.setItem(PLACE, JSON.stringify(latest));
  } catch {
    // It holds until the page is left.
  }
  return progress;
}
