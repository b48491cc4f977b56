// Long work of the playground: how far it is, how long it may take, pause and resume, and its end.

import { forget, keep } from './keep.js';

const count = (n, one, many) => (n === 1 ? `1 ${one}` : `${n.toLocaleString('en')} ${many}`);

/** Seconds as readers say them. */
const time = (seconds) =>
  seconds < 90 ? count(Math.ceil(seconds), 'second', 'seconds') : count(Math.round(seconds / 60), 'minute', 'minutes');

/** Whether a value is a number from 0 up. */
export const isCount = (it) => Number.isFinite(it) && it >= 0;

/** Less of the work than this says nothing about the rest. */
const LEAST = 0.02;

/** Does long work that a reload would end. Until it is done the browser keeps what it is about, under a key. */
export async function noted(key, about, work) {
  void keep(key, about);
  try {
    return await work();
  } finally {
    void forget(key);
  }
}

/** Some work with its buttons: `pause` and `stop`, `bar` for its progress, `said` for the same in words. */
export class Work {
  #parts;
  #abort;
  /** What lets paused work go on, and the promise that it waits for. */
  #go;
  #waiting;
  /** Milliseconds of work before the last pause, and when it went on. */
  #before = 0;
  #since = 0;
  /** The share that was done when it began, and the seconds after which that was known. */
  #first;

  constructor(parts) {
    this.#parts = parts;
    parts.pause.addEventListener('click', () => (this.#waiting ? this.#resume() : this.#hold()));
  }

  /** Whether some work goes on, or is paused. */
  get isOn() {
    return this.#abort !== undefined;
  }

  /** Begins, and ends what went on before. The signal ends it. */
  begin() {
    this.end();
    this.#abort = new AbortController();
    this.#before = 0;
    this.#since = performance.now();
    this.#first = undefined;
    this.#parts.bar.value = 0;
    this.#show();
    return this.#abort.signal;
  }

  /** Whether this is still the work that goes on. */
  is(signal) {
    return this.#abort?.signal === signal;
  }

  /** Tells how far it is. A promise if it is paused. */
  progress({ nodes, share }) {
    const seconds = (this.#before + performance.now() - this.#since) / 1000;
    this.#first ??= { share, seconds };
    const [done, took] = [share - this.#first.share, seconds - this.#first.seconds];
    const left = done >= LEAST && share < 1 ? `about ${time((took * (1 - share)) / done)} left` : time(seconds);
    this.#parts.bar.value = share;
    this.#parts.said.textContent = `${count(nodes, 'position', 'positions')}, ${Math.floor(100 * share)} %, ${left}`;
    return this.#waiting;
  }

  /** Ends what goes on. */
  end() {
    this.#abort?.abort();
    this.#abort = undefined;
    this.#go?.();
    this.#go = this.#waiting = undefined;
    this.#parts.said.textContent = '';
    this.#show();
  }

  #hold() {
    this.#waiting = new Promise((resolve) => (this.#go = resolve));
    this.#before += performance.now() - this.#since;
    this.#since = performance.now();
    this.#show();
  }

  #resume() {
    this.#go();
    this.#go = this.#waiting = undefined;
    this.#since = performance.now();
    this.#show();
  }

  #show() {
    const { pause, stop, bar } = this.#parts;
    for (const it of [pause, stop, bar]) it.hidden = !this.isOn;
    pause.textContent = this.#waiting ? 'Resume' : 'Pause';
  }
}
