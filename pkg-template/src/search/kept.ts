// What the engine has made and may be used again, by the definition that it belongs to.

import type { Definition } from '../engine/names.js';

/** How many are kept: some hold megabytes. */
const MOST = 4;

/** One thing for each of the definitions that were used last. */
export class Kept<T extends { free(): void }> {
  readonly #all = new Map<string, T>();

  /** Takes out what is kept for a definition. */
  take(definition: Definition): T | undefined {
    const key = keyOf(definition);
    const found = this.#all.get(key);
    this.#all.delete(key);
    return found;
  }

  /** Keeps something. What is kept for the same definition is freed, and what has been kept longest if there is too much. */
  keep(definition: Definition, it: T): void {
    this.take(definition)?.free();
    this.#all.set(keyOf(definition), it);
    for (const [key, old] of this.#all) {
      if (this.#all.size <= MOST) break;
      this.#all.delete(key);
      old.free();
    }
  }
}

const keyOf = (definition: Definition): string =>
  typeof definition === 'string' ? definition : JSON.stringify(definition);
