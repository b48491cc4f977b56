// An exercise of a course: a position, a task, and which answers are right. Plain data; nothing here asks the engine.

import type { Side } from '../engine/names.js';
import type { GroundView, PieceView } from '../engine/views.js';

/** What an exercise asks for. */
export type ExerciseKind =
  /** All squares that a piece can go to with one move. */
  | 'reach'
  /** The pieces that it can take. */
  | 'take'
  /** A way to a square in so many moves, while nobody else moves. */
  | 'travel'
  /** The squares, of some, where a piece may be dropped. */
  | 'drop'
  /** The pieces, of some, that can become another with their next move. */
  | 'promote'
  /** What a move removes or changes beside what it lands on. */
  | 'effect'
  /** A move that wins at once. */
  | 'goal';

/** A position and a question about it. Cells by index. */
export interface Exercise {
  kind: ExerciseKind;
  /** The number of the type that it is about. */
  type: number;
  side: Side;
  /** The position as text. */
  fen: string;
  pieces: PieceView[];
  ground: GroundView[];
  /** The cell of the piece that it is about, if it stands on one. */
  from?: number | undefined;
  /** Where the piece is to get, or where the move that is shown ends. */
  target?: number | undefined;
  /** What no square shows: checks to give, dice. */
  note: string | undefined;
  /** Moves to make. */
  moves: number;
  /** The cells in question, if not all of the board are. */
  asked?: number[] | undefined;
  /** Answers that are right: cells to mark; to travel or to win, what begins right is in `ways`. */
  right: number[];
  /** Answers that are wrong, and look right: behind what is in the way, or as a piece of chess would go. */
  traps: number[];
  /** To travel: the cells that can be reached with one move, by where the piece stands. To win: by the piece that moves. */
  ways?: Record<number, number[]> | undefined;
}

/** A part of a course: the exercises about a type, or about a rule. */
export interface Chapter {
  /** A type by its number, or what the chapter is about. */
  about: number | 'drop' | 'promote' | 'effect' | 'goal';
  exercises: Exercise[];
}

/** How many moves it takes from each cell to the target of a journey. */
export function distances(ways: Record<number, number[]>, target: number): Map<number, number> {
  const far = new Map([[target, 0]]);
  for (let steps = 1; ; steps += 1) {
    const before = far.size;
    for (const [cell, ends] of Object.entries(ways)) {
      const isNear = ends.some((end) => (far.get(end) ?? Infinity) < steps);
      if (isNear && !far.has(Number(cell))) far.set(Number(cell), steps);
    }
    if (far.size === before) return far;
  }
}
