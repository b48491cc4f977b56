// Types of the routines that a page may give a diagram, and how they are handed over. No rule stands here.

import type { CandidateView, VetoMoveView } from './views.js';
import type { Diagram, Reader } from './wasm.js';

export type { Reader } from './wasm.js';

/** A move that a routine makes of a candidate. Squares are named as in moves: `e4`. */
export interface MoveDraft {
  /** Where the mover ends; by default `candidate.to`. An enemy there is captured. */
  end?: string;
  /** Squares that are emptied; the pieces are captured. */
  remove?: string[];
  /** Other pieces that change place. */
  move?: { from: string; to: string }[];
  /** Pieces that appear. */
  put?: { square: string; id: string; side: 'white' | 'black' }[];
  /** ID of what the mover turns into; then promotion is not asked. */
  become?: string;
  /** Squares the user clicks between origin and end; by default `remove` without `end`. */
  point?: string[];
  /** The text in the menu if two moves are spelled alike. */
  label?: string;
  /** Whether its captures count for check; by default they do. */
  attacks?: boolean;
}

/** Turns a candidate of `custom=name:moves` into moves. Same question, same answer; it may be asked thousands of times. */
// biome-ignore lint/suspicious/noConfusingVoidType: a routine may return nothing at all.
export type MoveRoutine = (candidate: CandidateView, view: Reader) => MoveDraft[] | void;

/** Refuses a move that is otherwise legal with the sentence it returns. */
// biome-ignore lint/suspicious/noConfusingVoidType: a routine may return nothing at all.
export type VetoRoutine = (move: VetoMoveView, view: Reader) => string | void;

/** The routines of a page. */
export interface Hooks {
  /** By the name that `custom=name:…` asks for. */
  custom?: Record<string, MoveRoutine>;
  veto?: VetoRoutine[];
}

/** Gives a diagram its routines. */
export function installHooks(hooks: Hooks, diagram: Diagram): void {
  for (const [name, routine] of Object.entries(hooks.custom ?? {})) diagram.custom(name, routine);
  for (const routine of hooks.veto ?? []) diagram.veto(routine);
}
