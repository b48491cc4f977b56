// What searches are asked, and the worker that they run in: options, tasks that go on elsewhere, a worker that is deaf.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkedOptions } from '../../pkg-template/src/search/checked-options.js';
import type { Answer, Order } from '../../pkg-template/src/search/messages.js';
import { remaining, type Task } from '../../pkg-template/src/search/task.js';

// The engine itself is not asked here.
vi.mock('../../pkg-template/src/engine/load.js', () => ({ loadEngine: vi.fn() }));
vi.mock('../../pkg-template/src/engine/full-module.js', () => ({ fullModule: async () => ({}) }));

const WRONG: [Parameters<typeof checkedOptions>[0], object, typeof TypeError | typeof RangeError][] = [
  ['analyse', { time: Number.NaN }, RangeError],
  ['analyse', { time: -1 }, RangeError],
  ['analyse', { time: '5' }, TypeError],
  ['analyse', { depth: null }, TypeError],
  ['analyse', { depth: 0 }, RangeError],
  ['analyse', { depth: 2.5 }, RangeError],
  ['analyse', { level: -1 }, RangeError],
  ['analyse', { level: 9 }, RangeError],
  ['analyse', { lines: Number.POSITIVE_INFINITY }, RangeError],
  ['solve', {}, TypeError],
  ['solve', { winIn: -1 }, RangeError],
  ['solve', { winIn: 17 }, RangeError],
  ['solve', { stipulation: 2 }, TypeError],
  ['solve', { winIn: 2, settled: [{}] }, TypeError],
  ['endings', { pieces: ['K'] }, TypeError],
  ['endings', { settled: [{}] }, TypeError],
  ['endings', { settled: 'x' }, TypeError],
  ['selfPlay', { games: Number.NaN }, RangeError],
  ['selfPlay', { first: 1e300 }, RangeError],
  ['selfPlay', { nodes: 0 }, RangeError],
];

describe('options', () => {
  test.each(WRONG)('%s %o', (work, options, kind) => {
    expect(() => checkedOptions(work, options)).toThrow(kind);
    const name = Object.keys(options).at(-1) ?? 'winIn';
    expect(() => checkedOptions(work, options)).toThrow(`\`${name}\``);
  });

  test('what means something is handed on as plain data, and nothing else', () => {
    const table = new Blob(['x']);
    const signal = new AbortController().signal;
    const progress = (): void => undefined;
    expect(checkedOptions('endings', { pieces: 'K;K', settled: [table], signal, progress })).toEqual({
      pieces: 'K;K',
      settled: [table],
    });
    const asked = new Proxy({ time: Number.POSITIVE_INFINITY, depth: undefined, level: 3, own: () => 1 }, {});
    expect(checkedOptions('analyse', asked)).toEqual({ time: Number.POSITIVE_INFINITY, level: 3 });
  });
});

const task = (work: Task['work'], options: object): Task => ({ definition: 'x', saved: {}, work, options }) as Task;

test('a task that has found something goes on behind it', () => {
  const left = (work: Task['work'], options: object, found: object): object =>
    remaining(task(work, options), found as never).options;
  expect(left('selfPlay', { games: 9, first: 4, nodes: 5 }, { number: 6 })).toEqual({ games: 6, first: 7, nodes: 5 });
  expect(left('selfPlay', {}, { number: 1 })).toEqual({ games: 99, first: 2 });
  expect(left('solve', { winIn: 3 }, { nodes: 1 })).toEqual({ winIn: 3 });
  expect(left('solve', { winIn: 3, settled: 'a' }, { settled: 'b' })).toEqual({ winIn: 3, settled: 'b' });
  const [one, two] = [new Blob(['1']), new Blob(['2'])];
  expect(left('endings', { settled: [one] }, { settled: two })).toEqual({ settled: [one, two] });
  expect(left('analyse', { depth: 3 }, { depth: 2 })).toEqual({ depth: 3 });
});

/** A worker that does what a test says. */
class FakeWorker {
  static made: FakeWorker[] = [];
  readonly orders: Order[] = [];
  isTerminated = false;
  onmessage: ((event: { data: Answer }) => void) | null = null;

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(order: Order): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(...answers: Answer[]): void {
    for (const data of answers) this.onmessage?.({ data });
  }

  asked(): string[] {
    return this.orders.map((it) => ('id' in it ? `${it.kind} ${it.id}` : it.kind));
  }
}

describe('a worker that does not hear', () => {
  // A page has one worker: each test is another page.
  let background: typeof import('../../pkg-template/src/search/background.js');
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    FakeWorker.made = [];
    background = await import('../../pkg-template/src/search/background.js');
    const { useWorker } = await import('../../pkg-template/src/search/worker-source.js');
    useWorker(() => new FakeWorker() as unknown as Worker);
  });
  afterEach(() => vi.useRealTimers());

  /** Reads all that a task finds. */
  function reading(it: Task, signal?: AbortSignal): { found: unknown[]; end: Promise<unknown> } {
    const found: unknown[] = [];
    const read = async (): Promise<unknown> => {
      for await (const one of background.inBackground(it, signal)) found.push(one);
      return 'done';
    };
    const end = read().catch((error: unknown) => error);
    return { found, end };
  }

  const latest = (): FakeWorker => {
    const worker = FakeWorker.made.at(-1);
    if (!worker) throw new Error('There is no worker.');
    return worker;
  };
  const lastId = (): number => latest().orders.reduce((id, it) => ('id' in it ? it.id : id), 0);
  const flush = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  test('one that says nothing at all is done without', async () => {
    const { end } = reading(task('analyse', { depth: 2 }));
    await vi.advanceTimersByTimeAsync(9000);
    expect(latest().isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await end).toBeInstanceOf(background.NoWorker);
    expect(latest().isTerminated).toBe(true);
  });

  test('one that does not stop within a second is made anew, and the other tasks go on where they were', async () => {
    const games = reading(task('selfPlay', { games: 5 }));
    await flush();
    const first = latest();
    const id = lastId();
    first.say({ kind: 'ready' }, { kind: 'heard' }, { kind: 'found', id, found: { number: 1 } as never });
    const abort = new AbortController();
    const deaf = reading(task('solve', { winIn: 9 }), abort.signal);
    await flush();
    first.say({ kind: 'heard' });
    abort.abort();
    expect(await deaf.end).toBe('done');
    await vi.advanceTimersByTimeAsync(900);
    expect(FakeWorker.made.length).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect([first.isTerminated, FakeWorker.made.length]).toEqual([true, 2]);
    expect(latest().asked()).toEqual(['start', `begin ${id}`]);
    expect(latest().orders[1]).toMatchObject({ task: { options: { games: 4, first: 2 } } });
    // What the old one still says is nobody's.
    first.say({ kind: 'found', id, found: { number: 2 } as never });
    latest().say({ kind: 'ready' }, { kind: 'heard' }, { kind: 'found', id, found: { number: 2 } as never });
    latest().say({ kind: 'done', id });
    expect(await games.end).toBe('done');
    expect(games.found).toEqual([{ number: 1 }, { number: 2 }]);
  });

  test('what a task has failed with is told in the language of its game', async () => {
    const { loadBoardLanguage } = await import('../../pkg-template/src/words/languages.js');
    await loadBoardLanguage('de');
    const failed = async (language?: string): Promise<Error & { code?: string }> => {
      const { end } = reading({ ...task('solve', { stipulation: 'x' }), ...(language && { language }) });
      await flush();
      const told = { id: 'reason-no-castling-partner', args: {} };
      latest().say({ kind: 'failed', id: lastId(), why: 'no-words', panic: false, code: 'some', told });
      return (await end) as Error;
    };
    expect(await failed('de')).toMatchObject({
      code: 'some',
      message: expect.stringMatching(/^Auf dieser Seite steht keine Figur/),
    });
    expect(await failed()).toMatchObject({ message: 'There is no piece to castle with on that side.' });
  });

  test('one that hears in time stays', async () => {
    const abort = new AbortController();
    const { end } = reading(task('analyse', {}), abort.signal);
    await flush();
    const worker = latest();
    worker.say({ kind: 'ready' }, { kind: 'heard' });
    abort.abort();
    await end;
    await vi.advanceTimersByTimeAsync(600);
    worker.say({ kind: 'heard' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([worker.isTerminated, FakeWorker.made.length]).toEqual([false, FakeWorker.made.length]);
  });

  test('a task that silences two workers is given up', async () => {
    const bad = reading(task('solve', { winIn: 9 }));
    await flush();
    for (let n = 0; n < 2; n += 1) {
      latest().say({ kind: 'ready' }, { kind: 'heard' });
      const abort = new AbortController();
      const other = reading(task('analyse', {}), abort.signal);
      await flush();
      abort.abort();
      await other.end;
      await vi.advanceTimersByTimeAsync(1200);
    }
    expect(String(await bad.end)).toContain('Something went wrong');
  });
});
