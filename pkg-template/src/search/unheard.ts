// Orders that a worker has to hear in time. One that does not is stuck, or nobody is there at all.

/** What a worker was told and has not heard yet, in its order. */
export class Unheard {
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #late: () => void;

  /** `late`: called once if an order is not heard in time. */
  constructor(late: () => void) {
    this.#late = late;
  }

  /** An order was given, to be heard within so many milliseconds. */
  add(milliseconds: number): void {
    const at = this.#timers.length;
    const wait = (next: () => void): ReturnType<typeof setTimeout> => setTimeout(next, milliseconds / 2);
    // In two parts: if the page itself stood still, what it was told meanwhile comes in between.
    const timer = wait(() => {
      const place = this.#timers.indexOf(timer);
      if (place >= 0) this.#timers[place] = wait(() => this.#end());
    });
    this.#timers[at] = timer;
  }

  /** The first of them was heard. */
  heard(): void {
    clearTimeout(this.#timers.shift());
  }

  /** Nobody is waited for any more. */
  clear(): void {
    for (const it of this.#timers.splice(0)) clearTimeout(it);
  }

  #end(): void {
    this.clear();
    this.#late();
  }
}
