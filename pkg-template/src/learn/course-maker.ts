// Makes the chapters of a course in the background: the one that is wanted first, then the others, a few milliseconds at a time.

import { makeChapter } from './course.js';
import type { Desk } from './desk.js';
import type { Chapter } from './exercise.js';

/** Milliseconds of work before the page gets its turn. */
const SLICE = 10;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The chapters of one round. */
export class CourseMaker {
  readonly made = new Map<Chapter['about'], Chapter>();
  readonly #desk: Desk;
  readonly #round: number;
  readonly #signal: AbortSignal;
  readonly #left: Chapter['about'][];
  #waiting: [about: Chapter['about'], tell: (chapter: Chapter) => void][] = [];

  /** `changed` is called after each chapter. */
  constructor(desk: Desk, subjects: Chapter['about'][], round: number, changed: () => void, signal: AbortSignal) {
    this.#desk = desk;
    this.#round = round;
    this.#signal = signal;
    this.#left = [...subjects];
    void this.#work(changed);
  }

  /** Whether all chapters are there. */
  get isDone(): boolean {
    return this.#left.length === 0;
  }

  /** A chapter, as soon as it is there; it is made next. */
  chapter(about: Chapter['about']): Promise<Chapter> {
    const made = this.made.get(about);
    if (made) return Promise.resolve(made);
    const at = this.#left.indexOf(about);
    if (at > 0) this.#left.unshift(...this.#left.splice(at, 1));
    return new Promise((resolve) => this.#waiting.push([about, resolve]));
  }

  async #work(changed: () => void): Promise<void> {
    for (let about = this.#left[0]; about !== undefined; about = this.#left[0]) {
      const chapter = await this.#make(about);
      if (!chapter) return;
      this.#left.splice(this.#left.indexOf(about), 1);
      this.made.set(about, chapter);
      for (const [asked, tell] of this.#waiting) if (asked === about) tell(chapter);
      this.#waiting = this.#waiting.filter(([asked]) => asked !== about);
      changed();
    }
  }

  /** One chapter; nothing once nobody wants it any more. */
  async #make(about: Chapter['about']): Promise<Chapter | undefined> {
    const work = makeChapter(this.#desk, about, this.#round);
    let begun = performance.now();
    while (!this.#signal.aborted) {
      try {
        const { done, value } = work.next();
        if (done) return value;
      } catch {
        // What cannot be made is left out.
        return { about, exercises: [] };
      }
      if (performance.now() - begun < SLICE) continue;
      await pause();
      begun = performance.now();
    }
    return undefined;
  }
}
