// A game for tests of what two friends send each other: from a heap of stones the sides take one, two or three; who takes the last one
// wins. It may begin with a heap that is drawn, or with set-ups that are made unseen.

import type { Side } from '../../pkg-template/src/engine/names.js';
import type { SceneView } from '../../pkg-template/src/engine/views.js';
import type { OwnRules } from '../../pkg-template/src/friend/reading.js';
import { scene } from './fake-game.js';

/** How a heap begins. */
export interface HeapOptions {
  /** How many stones there are; how many more may be drawn. */
  stones?: number;
  drawn?: number;
  /** Each side hides so many stones of its own first, one after the other. */
  hidden?: number;
}

/** Heaps that were not given back. */
export const open = new Set<Heap>();

/** The game as an engine would play it. */
export class Heap implements OwnRules {
  #stones = 0;
  #played: string[] = [];
  #start = 0;
  #view: Side | 'both' = 'both';

  constructor(readonly options: HeapOptions = {}) {
    open.add(this);
    this.restart();
  }

  get #hidden(): number {
    return this.options.hidden ?? 0;
  }

  get #turn(): Side {
    const setUp = this.#hidden * 2;
    if (this.#played.length < setUp) return this.#played.length < this.#hidden ? 'white' : 'black';
    return (this.#played.length - setUp) % 2 === 0 ? 'white' : 'black';
  }

  moves(): string[] {
    if (this.#played.length < this.#hidden * 2) return ['S@ a1', 'S@ a2', 'S@ a3'];
    return ['take 1', 'take 2', 'take 3'].slice(0, this.#stones);
  }

  play(path: string[]): never {
    const text = path.join(' ');
    if (!this.moves().includes(text)) throw new Error(`${text} is no move.`);
    this.#played.push(text);
    if (path[0] === 'take') this.#stones -= Number(path[1]);
    return undefined as never;
  }

  restart(): void {
    this.#played = [];
    this.#stones = (this.options.stones ?? 21) + this.#start;
  }

  shuffle(number?: string | null): string | undefined {
    const { drawn } = this.options;
    if (drawn === undefined) return undefined;
    this.#start = number == null ? Math.floor(Math.random() * drawn) : Number(number);
    this.restart();
    return String(this.#start);
  }

  viewAs(view: Side | 'both'): void {
    this.#view = view;
  }

  scene(): SceneView {
    const isUnseen = this.#view !== 'both' && this.#played.length < this.#hidden * 2;
    const isOver = this.#played.length >= this.#hidden * 2 && this.#stones <= 0;
    const result: Side = this.#turn === 'white' ? 'black' : 'white';
    return scene({
      turn: this.#turn,
      ply: this.#played.length,
      plies: this.#played.length,
      ...(isUnseen ? { told: this.#view as Side } : {}),
      ...(isOver ? { verdict: { result, reason: 'last', sentence: '', why: '', cells: [] } } : {}),
    });
  }

  free(): void {
    if (!open.delete(this)) throw new Error('A game was given back twice.');
  }
}
