// Types of the routines that a page may give a diagram, and how they are handed over. No rule stands here.

import type { CandidateView, EndingQuestionView, VetoMoveView } from './views.js';
import type { Reader } from './wasm.js';

export type { Reader } from './wasm.js';

/**
 * A move that a routine makes of a candidate. Squares are named as in moves: `e4`. For `customEffect` it is what the
 * move does beside what it does anyway, so that `end` and `point` have no place there.
 */
export interface MoveProposal {
  /** Where the mover ends; by default `candidate.to`. An enemy there is captured. */
  end?: string;
  /** Squares that are emptied; the pieces are captured. */
  remove?: string[];
  /** Other pieces that change place. */
  move?: { from: string; to: string }[];
  /** Pieces that appear, unmoved if they are `virgin`. */
  put?: { square: string; id: string; side: 'white' | 'black'; virgin?: boolean }[];
  /** ID of what the mover turns into; then promotion is not asked. */
  become?: string;
  /** Whose the mover is afterwards. */
  side?: 'white' | 'black';
  /** Whether the mover counts as unmoved afterwards. */
  virgin?: boolean;
  /** Whether the mover leaves the board when it has arrived. */
  gone?: boolean;
  /** How many more pieces a hand holds, or fewer. The game must have hands. */
  hand?: { side: 'white' | 'black'; id: string; by: number }[];
  /** Terrain that squares get, by its name; without `kind` they become plain. */
  terrain?: { square: string; kind?: string }[];
  /** Numbers of `customMemory` that are set. */
  memory?: Record<string, number>;
  /** Squares the user clicks between origin and end; by default `remove` without `end`. */
  point?: string[];
  /** Squares the user clicks after the end. */
  after?: string[];
  /** The text in the menu if two moves are spelled alike, and of the last click in `after`. */
  label?: string;
  /** Whether its captures count for check; by default they do. */
  attacks?: boolean;
}

/** What a routine says of itself in the rules in words: sentences in place of "The page says what they do". */
export interface RoutineWords {
  words?: string | string[];
}

/**
 * Turns a candidate of `custom=name:moves` into moves, or says what else a move of `customEffect=types:name` does: an
 * empty list forbids it, nothing leaves it as it is. Same question, same answer; it may be asked thousands of times.
 */
export interface MoveRoutine extends RoutineWords {
  // biome-ignore lint/suspicious/noConfusingVoidType: a routine may return nothing at all.
  (candidate: CandidateView, view: Reader): MoveProposal[] | void;
}

/** Refuses a move that is otherwise legal with the sentence it returns. */
export interface VetoRoutine extends RoutineWords {
  // biome-ignore lint/suspicious/noConfusingVoidType: a routine may return nothing at all.
  (move: VetoMoveView, view: Reader): string | void;
}

/** How a routine ends a game. */
export interface EndingProposal {
  /** The winner; without one the game is drawn. */
  winner?: 'white' | 'black' | null;
  /** Why, in one sentence; the result is added. */
  sentence?: string;
  /** Squares to highlight. */
  squares?: string[];
}

/** Is asked about every position, the mover's move made, and may end the game there. Same question, same answer. */
export interface EndingRoutine extends RoutineWords {
  // biome-ignore lint/suspicious/noConfusingVoidType: a routine may return nothing at all.
  (state: EndingQuestionView, view: Reader): EndingProposal | void;
}

/** The routines of a page. */
export interface Hooks {
  /** By the name that `custom=name:…` or `customEffect=types:name` asks for. */
  custom?: Record<string, MoveRoutine>;
  veto?: VetoRoutine[];
  ending?: EndingRoutine[];
}
