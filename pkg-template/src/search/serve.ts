// The worker's side: does what the page asks for, a few tasks at a time, in slices so that it hears the page.

import { DiagramError } from '../engine/errors.js';
import { startFull } from '../engine/full.js';
import { isPanic, messageOf } from '../engine/panic.js';
import { restoreGame } from '../engine/saved-game.js';
import type { Diagram } from '../engine/wasm.js';
import { useWasm } from '../engine/wasm-source.js';
import type { Message } from '../words/message.js';
import { Kept } from './kept.js';
import type { Answer, Order } from './messages.js';
import { perform, type Task } from './task.js';

/** Tasks at a time: each has tables of some megabytes, and all have a slice before the page is heard. */
const MOST = 4;

/** Where orders come from and answers go. */
export interface Port {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage(answer: Answer): void;
}

/** What the engine says of a refusal. A worker has no words for it. */
const toldOf = ({ told }: DiagramError): { told?: Message } => (told ? { told } : {});

/** Serves the page at the other end of a port. */
export function serve(port: Port): void {
  const running = new Map<number, AbortController>();
  const waiting = new Map<number, Task>();
  /** Tasks that wait for the page, and what lets them go on. */
  const held = new Map<number, { until: Promise<void>; release(): void }>();
  /** Games of one definition share what was compiled, as long as one of them is there. */
  const games = new Kept<Diagram>();

  function hold(id: number): void {
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    held.set(id, { until, release });
  }

  function release(id: number): void {
    held.get(id)?.release();
    held.delete(id);
  }

  async function work(id: number, task: Task, { signal }: AbortController): Promise<void> {
    const { Diagram: Game } = await startFull();
    const game = new Game(task.definition);
    let isDead = false;
    try {
      game.tellIn(task.language ?? '');
      restoreGame(game, task.saved);
      for await (const found of perform(game, task, signal)) {
        if (!signal.aborted) port.postMessage({ kind: 'found', id, found });
        await held.get(id)?.until;
      }
    } catch (error) {
      isDead = isPanic(error);
      throw error;
    } finally {
      // What has panicked would refuse to be freed.
      if (!isDead) games.keep(task.definition, game);
    }
  }

  async function run(id: number, task: Task): Promise<void> {
    const abort = new AbortController();
    running.set(id, abort);
    try {
      await work(id, task, abort);
      // Whoever has stopped a task hears no more of it.
      if (!abort.signal.aborted) port.postMessage({ kind: 'done', id });
    } catch (error) {
      const code = error instanceof DiagramError ? { code: error.code, ...toldOf(error) } : {};
      port.postMessage({ kind: 'failed', id, why: messageOf(error), panic: isPanic(error), ...code });
    }
    running.delete(id);
    held.delete(id);
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next[0]);
    void run(...next);
  }

  port.onmessage = ({ data }) => {
    if (data.kind === 'start') {
      useWasm(() => data.module);
      // The page hears of an error that nobody catches.
      startFull().then(() => port.postMessage({ kind: 'ready' }), reportError);
    } else if (data.kind === 'begin') {
      port.postMessage({ kind: 'heard' });
      if (running.size < MOST) void run(data.id, data.task);
      else waiting.set(data.id, data.task);
    } else if (data.kind === 'hold') {
      release(data.id);
      if (data.isHeld && running.has(data.id)) hold(data.id);
    } else {
      port.postMessage({ kind: 'heard' });
      waiting.delete(data.id);
      running.get(data.id)?.abort();
      release(data.id);
    }
  };
}
