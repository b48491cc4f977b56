// Tries out moves by their numbers, for search and counting. No record, and no texts unless asked for. Boards do without it.

import type { Diagram, Trial } from './board-wasm.js';
import { memories } from './memory.js';

/** A move with this form is not told by its code alone; ask for its text. */
const OTHER = 15;

/** Texts that are kept. */
const MAX_TEXTS = 1 << 16;

/** What the code of a move says. The form says what kind of move it is, and what its type means. */
export interface Coded {
  /** The cell where it begins; for drops the cell where it ends. */
  from: number;
  /** The cell where it ends. */
  to: number;
  /** The number of the type that the piece becomes, or that is dropped or gated; 0 if there is none. */
  type: number;
  /** 0 move, 1 with a change of type, 2 with promotion, 3 back, 4 drop, 5 promoted drop, 6 gating, 7 castling, 8 pass, 15 other. */
  form: number;
}

/** Takes the code of a move apart. */
export function decode(code: number): Coded {
  return { from: code & 1023, to: (code >>> 10) & 1023, type: (code >>> 20) & 255, form: code >>> 28 };
}

/** How moves are tried out. */
export interface ExploreOptions {
  /** Positions are compared with earlier ones, of the game and on the way: `repetitions()` counts them. Takes some time for each move. */
  repetitions?: boolean;
}

/** Moves tried out from a position. Ended games have no moves. Rules of repetition end no line, but what they forbid is no move. */
export class Explorer {
  readonly #trial: Trial;
  readonly #memory: { readonly buffer: ArrayBuffer };
  readonly #texts = new Map<number, string>();
  /** The keys of the positions from the start of the game to the current one, if they are kept. */
  readonly #keys: bigint[] | undefined;
  #codes = new Uint32Array(0);

  constructor(trial: Trial, memory: { readonly buffer: ArrayBuffer }, keys?: bigint[]) {
    this.#trial = trial;
    this.#memory = memory;
    this.#keys = keys;
  }

  /** Lists the legal moves: their number is the answer, their codes are the first entries of `codes`. */
  list(): number {
    const n = this.#trial.list();
    // The view is empty after the memory has moved.
    if (this.#codes.length < n)
      this.#codes = new Uint32Array(this.#memory.buffer, this.#trial.address(), this.#trial.room());
    return n;
  }

  /** The codes of the moves that were listed last; the same array each time, good until the next call. */
  get codes(): Uint32Array {
    return this.#codes;
  }

  /** How many legal moves there are. Quicker than to list them. */
  count(): number {
    return this.#trial.count();
  }

  /** Makes the move of a number: 0 is the first one listed. `false` if there is none. */
  push(move: number): boolean {
    const made = this.#trial.push(move);
    if (made) this.#keys?.push(this.#trial.key());
    return made;
  }

  /** Takes the last move back. `false` at the start. */
  pop(): boolean {
    const taken = this.#trial.pop();
    if (taken) this.#keys?.pop();
    return taken;
  }

  /** A number for tables: positions share it if rules of repetition count them as the same. */
  key(): bigint {
    return this.#trial.key();
  }

  /** How often the current position was there before, in the game and on the way. Throws if they are not kept: see `ExploreOptions`. */
  repetitions(): number {
    if (!this.#keys)
      throw new Error('Repetitions are not kept; ask for them with explore(game, { repetitions: true }).');
    const now = this.#keys.at(-1);
    return this.#keys.filter((it) => it === now).length - 1;
  }

  /** The path of a listed move by its number, as `play` takes it; `undefined` if there is no such number. */
  path(move: number): string[] | undefined {
    return this.#trial.path(move);
  }

  /** The legal moves as chess engines write them, in the order of their numbers. */
  uci(): string[] {
    const n = this.list();
    const texts = new Array<string>(n);
    for (let move = 0; move < n; move += 1) {
      const text = this.#texts.get(this.#codes[move] ?? 0);
      if (text === undefined) return this.#spell(n);
      texts[move] = text;
    }
    return texts;
  }

  /** All texts in one call of the engine. Those that a code tells are kept. */
  #spell(n: number): string[] {
    const texts = this.#trial.uci().split('\n');
    this.list();
    if (this.#texts.size > MAX_TEXTS) this.#texts.clear();
    for (let move = 0; move < n; move += 1) {
      const code = this.#codes[move] ?? 0;
      if (code >>> 28 !== OTHER) this.#texts.set(code, texts[move] ?? '');
    }
    return texts;
  }

  /** Gives the memory back. */
  free(): void {
    this.#trial.free();
  }
}

/**
 * Tries out moves from the current position of a game, for search and counting. The game itself stays as it is.
 * Throws if the engine has not been loaded.
 */
export function explore(diagram: Diagram, { repetitions = false }: ExploreOptions = {}): Explorer {
  const memory = memories.get(diagram.constructor);
  if (memory === undefined) throw new Error('The engine has not been started.');
  return new Explorer(diagram.trial(), memory, repetitions ? [...diagram.keys()] : undefined);
}
