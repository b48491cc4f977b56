// The page's side: one worker works for all boards of a page. It is made with the first task, and made anew after a panic,
// or when it does not hear what it is told.

import { EngineError } from '../engine/errors.js';
import { fullModule } from '../engine/full-module.js';
import type { WasmModule } from '../engine/wasm-source.js';
import { say } from '../words/say.js';
import type { Answer, Order } from './messages.js';
import { type Finding, remaining, type Task, type TaskName } from './task.js';
import { Unheard } from './unheard.js';
import { makeWorker } from './worker-source.js';

/** There is no worker here: a policy of the page forbids it, or its script could not be loaded. */
export class NoWorker extends Error {}

/** The engine has panicked while it was thinking. */
export class EngineStopped extends Error {
  constructor() {
    super('Something went wrong in the engine while the computer was thinking.');
  }
}

/** Milliseconds in which a worker hears that it shall begin; its script may have to come from far. */
const TO_BEGIN = 10_000;

/** Milliseconds in which it hears that it shall stop. */
const TO_STOP = 1000;

/** A task that was under way so often when the worker fell silent is given up: it may be what silences it. */
const MOST_LOST = 2;

/** What a task has failed with: as the engine would have thrown it on the page, in the language of the game. */
function errorOf({ panic, why, code, told }: Extract<Answer, { kind: 'failed' }>, language = ''): Error {
  const error = panic ? new EngineStopped() : new Error((told && say(told, language)) || why);
  return code === undefined ? error : Object.assign(error, { code, span: undefined, told });
}

/** A task, and who waits for it. */
interface Job {
  /** What is left of it. */
  task: Task;
  /** How often a worker was lost with it. */
  lost: number;
  /** It waits for the page. */
  isHeld: boolean;
  found(found: Finding): void;
  end(error?: Error): void;
}

/** The worker of a page, and what it has to do. */
class Background {
  readonly #jobs = new Map<number, Job>();
  #worker: Worker | undefined;
  /** The worker has answered: what goes wrong from then on is no policy of the page. */
  #isReady = false;
  readonly #unheard = new Unheard(() => this.#replace());
  #count = 0;
  /** The engine is being loaded for it. */
  #loading: Promise<void> | undefined;

  /** Lets the worker begin. Returns what ends the task, and what lets it wait or go on. */
  add(job: Job): { stop(): void; hold(isHeld: boolean): void } {
    this.#count += 1;
    const id = this.#count;
    this.#jobs.set(id, job);
    if (this.#worker) this.#begin(id, job);
    else this.#start();
    return {
      stop: () => {
        if (!this.#jobs.delete(id)) return;
        this.#send({ kind: 'stop', id });
        // One that is just being made has other things to do first.
        if (this.#worker) this.#unheard.add(this.#isReady ? TO_STOP : TO_BEGIN);
      },
      hold: (isHeld) => {
        if (!this.#jobs.has(id) || job.isHeld === isHeld) return;
        job.isHeld = isHeld;
        this.#send({ kind: 'hold', id, isHeld });
      },
    };
  }

  #send(order: Order): void {
    this.#worker?.postMessage(order);
  }

  #begin(id: number, { task, isHeld }: Job): void {
    this.#send({ kind: 'begin', id, task });
    this.#unheard.add(TO_BEGIN);
    if (isHeld) this.#send({ kind: 'hold', id, isHeld });
  }

  /** Loads what the worker needs, once at a time, and makes it. */
  #start(): void {
    this.#loading ??= fullModule()
      .then(
        (module) => this.#make(module),
        (error: unknown) => this.#fail(new EngineError(error, 'engine-full.wasm')),
      )
      .finally(() => (this.#loading = undefined));
  }

  /** Makes the worker and gives it all there is to do. */
  #make(module: WasmModule): void {
    if (this.#jobs.size === 0) return;
    try {
      const worker = makeWorker();
      this.#worker = worker;
      worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#take(data);
      worker.onmessageerror = () => this.#lose();
      worker.onerror = (event) => {
        event.preventDefault();
        this.#lose();
      };
      this.#send({ kind: 'start', module: module as WebAssembly.Module });
      for (const it of this.#jobs) this.#begin(...it);
    } catch {
      this.#lose();
    }
  }

  #take(answer: Answer): void {
    this.#isReady = true;
    if (answer.kind === 'ready') return;
    if (answer.kind === 'heard') return this.#unheard.heard();
    const job = this.#jobs.get(answer.id);
    if (answer.kind === 'found') {
      if (job) job.task = remaining(job.task, answer.found);
      return job?.found(answer.found);
    }
    this.#jobs.delete(answer.id);
    if (answer.kind === 'done') return job?.end();
    if (answer.panic) this.#drop();
    job?.end(errorOf(answer, job.task.language));
    // The others had nothing to do with it.
    if (!this.#worker && this.#jobs.size > 0) this.#start();
  }

  /** Ends the worker, which does not hear, and lets another one go on. */
  #replace(): void {
    if (!this.#isReady) return this.#lose();
    this.#drop();
    for (const [id, job] of this.#jobs) {
      job.lost += 1;
      if (job.lost < MOST_LOST) continue;
      this.#jobs.delete(id);
      job.end(new EngineStopped());
    }
    if (this.#jobs.size > 0) this.#start();
  }

  /** The worker does not answer any more, or never did. */
  #lose(): void {
    const error = this.#isReady ? new EngineStopped() : new NoWorker();
    this.#drop();
    this.#fail(error);
  }

  #drop(): void {
    if (this.#worker) {
      this.#worker.onmessage = null;
      this.#worker.terminate();
    }
    this.#worker = undefined;
    this.#isReady = false;
    this.#unheard.clear();
  }

  #fail(error: Error): void {
    const jobs = [...this.#jobs.values()];
    this.#jobs.clear();
    for (const it of jobs) it.end(error);
  }
}

const background = new Background();

/** Findings that nobody has read before the worker is held: whoever waits for something lets it wait as well. */
const MOST_UNREAD = 8;

/** What the worker finds out about a task, as it finds it out. Ends at once when the signal says so. Fails with `NoWorker` where there is none. */
export async function* inBackground<W extends TaskName>(
  task: Task<W>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Finding<W>, void> {
  const found: Finding<W>[] = [];
  const end: { reached: boolean; error: Error | undefined } = { reached: false, error: undefined };
  let wake = (): void => undefined;
  const job = background.add({
    task,
    lost: 0,
    isHeld: false,
    found(it) {
      // The worker answers with what its task finds.
      found.push(it as Finding<W>);
      if (found.length >= MOST_UNREAD) job.hold(true);
      wake();
    },
    end(error) {
      Object.assign(end, { reached: true, error });
      wake();
    },
  });
  const abort = (): void => wake();
  signal?.addEventListener('abort', abort);
  try {
    while (signal?.aborted !== true) {
      const next = found.shift();
      if (next) yield next;
      else if (end.error) throw end.error;
      else if (end.reached) return;
      else {
        job.hold(false);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    job.stop();
  }
}
