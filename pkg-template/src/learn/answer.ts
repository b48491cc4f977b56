// What a reader has answered so far, and how that is judged. No drawing; the engine is asked elsewhere.

import type { PieceView } from '../engine/views.js';
import type { Exercise } from './exercise.js';

/** How an answer stands. */
export type Mood = 'open' | 'wrong' | 'right' | 'shown';

/** What was found wrong with an answer. */
export type Fault =
  | { kind: 'wrong'; cell: number }
  | { kind: 'missing'; count: number }
  | { kind: 'astray' }
  | { kind: 'spent' };

/** An answer in the making. */
export class Answer {
  readonly exercise: Exercise;
  mood: Mood = 'open';
  /** The cells that are marked. */
  readonly marked = new Set<number>();
  /** What was said of marks: it goes when they change. */
  wrong: number[] = [];
  missing: number[] = [];
  /** Where the piece of a journey stands, or the piece that was chosen to win with. */
  at: number | undefined;
  /** Moves that are left. */
  left: number;
  hints = 0;
  mistakes = 0;

  constructor(exercise: Exercise) {
    this.exercise = exercise;
    this.left = exercise.moves;
    this.at = exercise.kind === 'travel' ? exercise.from : undefined;
  }

  /** Whether squares are marked first and judged together. */
  get isChecked(): boolean {
    return !['take', 'travel', 'goal'].includes(this.exercise.kind);
  }

  get isOver(): boolean {
    return this.mood === 'right' || this.mood === 'shown';
  }

  /** The pieces as they stand after what was done. */
  get pieces(): PieceView[] {
    const { from, kind, pieces } = this.exercise;
    if (kind !== 'travel') return pieces;
    return pieces.map((it) => (it.cell === from ? { ...it, cell: this.at ?? it.cell } : it));
  }

  /** A click on a cell. What is wrong with it, if it is judged at once. */
  click(cell: number): Fault | undefined {
    if (this.isOver) return undefined;
    const { asked, from, kind } = this.exercise;
    if (kind === 'travel') return this.#travel(cell);
    if (kind === 'goal') return this.#win(cell);
    if (kind === 'take') return cell === from ? undefined : this.#pick(cell);
    if (cell === from || (asked && !asked.includes(cell))) return undefined;
    this.mood = 'open';
    [this.wrong, this.missing] = [[], []];
    if (!this.marked.delete(cell)) this.marked.add(cell);
    return undefined;
  }

  #fail(fault: Fault): Fault {
    this.mood = 'wrong';
    this.mistakes += 1;
    return fault;
  }

  #pick(cell: number): Fault | undefined {
    const { pieces, right, side } = this.exercise;
    // A click on an empty square, or on an own piece, is no answer.
    if (!right.includes(cell) && !pieces.some((it) => it.cell === cell && it.side !== side)) return undefined;
    this.wrong = right.includes(cell) ? [] : [cell];
    if (this.wrong.length > 0) return this.#fail({ kind: 'wrong', cell });
    this.marked.add(cell);
    this.mood = 'right';
    return undefined;
  }

  #travel(cell: number): Fault | undefined {
    const { from, moves, target, ways } = this.exercise;
    if (cell === this.at) return undefined;
    if (!ways?.[this.at ?? -1]?.includes(cell)) {
      this.wrong = [cell];
      return this.#fail({ kind: 'wrong', cell });
    }
    [this.at, this.mood, this.wrong] = [cell, 'open', []];
    this.left -= 1;
    if (cell === target) {
      this.mood = 'right';
      return undefined;
    }
    if (this.left > 0) return undefined;
    [this.at, this.left] = [from, moves];
    return this.#fail({ kind: 'spent' });
  }

  #win(cell: number): Fault | undefined {
    const { from, right, side, ways } = this.exercise;
    const isOwn = this.exercise.pieces.some((it) => it.cell === cell && it.side === side);
    this.wrong = [];
    if (ways && (this.at === undefined || (isOwn && !ways[this.at]?.includes(cell)))) {
      this.at = isOwn ? cell : undefined;
      this.mood = 'open';
      return undefined;
    }
    if ((from === undefined || from === this.at) && right.includes(cell)) {
      this.marked.add(cell);
      this.mood = 'right';
      return undefined;
    }
    const isMove = ways ? ways[this.at ?? -1]?.includes(cell) : this.exercise.traps.includes(cell);
    this.at = undefined;
    this.wrong = [cell];
    return this.#fail(isMove ? { kind: 'astray' } : { kind: 'wrong', cell });
  }

  /** Judges what is marked. */
  check(): Fault | undefined {
    const { right } = this.exercise;
    this.wrong = [...this.marked].filter((it) => !right.includes(it));
    const count = right.filter((it) => !this.marked.has(it)).length;
    const [first] = this.wrong;
    if (first !== undefined) return this.#fail({ kind: 'wrong', cell: first });
    if (count > 0) return this.#fail({ kind: 'missing', count });
    this.mood = 'right';
    return undefined;
  }

  /** An answer that has not been given yet: for a hint, which is counted. */
  hint(): number | undefined {
    this.hints += 1;
    const { from, kind, right, target, ways } = this.exercise;
    if (kind !== 'travel' || this.at === from) return right.find((it) => !this.marked.has(it));
    return ways?.[this.at ?? -1]?.find((it) => it === target || ways[it]?.includes(target ?? -1));
  }

  /** Shows what is right. */
  show(): void {
    const { from, kind, moves, right } = this.exercise;
    this.mood = 'shown';
    this.wrong = [...this.marked].filter((it) => !right.includes(it));
    this.missing = right.filter((it) => !this.marked.has(it));
    if (kind === 'travel') [this.at, this.left] = [from, moves];
  }
}
