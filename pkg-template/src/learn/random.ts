// Numbers by chance that are the same for the same seed, everywhere.

/** Numbers by chance. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0, below another one. */
  below(n: number): number {
    // The generator "mulberry32".
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  }

  /** One of some. */
  pick<T>(all: readonly T[]): T | undefined {
    return all.length === 0 ? undefined : all[this.below(all.length)];
  }

  /** Some of them, in any order. */
  some<T>(all: readonly T[], count: number): T[] {
    const left = [...all];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.below(left.length), 1));
    return taken;
  }
}

/** The seed that a text gives. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
