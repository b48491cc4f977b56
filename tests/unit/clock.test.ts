// The clocks of both players: how they are written, what a move costs and adds, and what happens when time is up.

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkTime, leftOf, newClock, pause, press, setClock, shareOf } from '../../pkg-template/src/clock/clock.js';
import { clockText, controlWords, readControl, readControls } from '../../pkg-template/src/clock/time-control.js';
import { restart } from '../../pkg-template/src/game/commands.js';
import { act } from '../../pkg-template/src/game/controller.js';
import { playPath } from '../../pkg-template/src/game/play.js';
import { speaker } from '../../pkg-template/src/words/page.js';
import { loadEnglish } from '../../pkg-template/src/words/say.js';
import { fakeGame, scene } from './fake-game.js';

// What is shown is proved in a browser.
vi.mock('../../pkg-template/src/game/game-view.js', () => ({
  showGame: vi.fn(),
  showStatus: vi.fn(),
  giveUp: vi.fn(),
}));

const MOVES = [
  ['a1', 'a2'],
  ['c3', 'c2'],
  ['a2', 'a3'],
];

/** A game with clocks, which has begun at a time of 1000. */
function started(control: string) {
  const made = fakeGame(MOVES);
  const { game } = made;
  act(game, setClock, readControls(control));
  act(game, playPath, ['a1', 'a2']);
  act(game, press, 1000);
  return { ...made, clock: () => game.state.clock ?? newClock([none, none]) };
}
const none = { base: 1, increment: 0, byoyomi: 0 };

const say = speaker('en');

beforeAll(loadEnglish);
beforeEach(() => vi.clearAllMocks());

test('time is written as on servers', () => {
  expect(readControl('5+3')).toEqual({ base: 300_000, increment: 3000, byoyomi: 0 });
  expect(readControl('0.5')).toEqual({ base: 30_000, increment: 0, byoyomi: 0 });
  expect(readControl('10|30')).toEqual({ base: 600_000, increment: 0, byoyomi: 30_000 });
  expect(readControl('0|10')).toEqual({ base: 0, increment: 0, byoyomi: 10_000 });
  expect(readControls('5+3/10+0')?.map((it) => it.base)).toEqual([300_000, 600_000]);
  for (const it of ['', '0', '0+5', 'five', '5+', '-1', '5+3+1', '1e9']) expect(readControl(it), it).toBeUndefined();
  expect(readControl('99999999')?.base).toBe(600 * 60_000);
});

test('time is told in words, and shown with tenths in the end', () => {
  expect(controlWords(say, '1+0')).toBe('1 minute');
  expect(controlWords(say, '5+3')).toBe('5 minutes, and 3 seconds for each move');
  expect(controlWords(say, '10|30')).toBe('10 minutes, then 30 seconds a move');
  expect(controlWords(say, '0|10')).toBe('10 seconds a move');
  expect(controlWords(say, '0.5+1')).toBe('0.5 minutes, and 1 second for each move');
  expect([3_600_000, 300_000, 61_000, 10_000, 9960, 40, -5].map(clockText)).toEqual([
    '1:00:00',
    '5:00',
    '1:01',
    '0:10',
    '9.9',
    '0.0',
    '0.0',
  ]);
});

test('the first move costs nothing; then the clock of the side to move runs, and a move adds its seconds', () => {
  const { game, clock } = started('1+2');
  expect(clock().running).toBe('black');
  expect(leftOf(clock(), 'white', 5000)).toBe(60_000);
  expect(leftOf(clock(), 'black', 5000)).toBe(56_000);
  act(game, playPath, ['c3', 'c2']);
  act(game, press, 6000);
  expect(clock().running).toBe('white');
  expect(clock().left).toEqual([60_000, 57_000]);
});

test('when the minutes are gone, each move has its seconds', () => {
  const { game, clock } = started('0.1|10');
  act(game, checkTime, 8000);
  expect(clock()).toMatchObject({ fallen: undefined, overtime: [false, true], left: [6000, 9000] });
  act(game, playPath, ['c3', 'c2']);
  act(game, press, 12_000);
  expect(clock().left).toEqual([6000, 10_000]);
});

test('a clock waits while the page is hidden', () => {
  const { game, clock } = started('1');
  act(game, pause, true, 2000);
  expect(leftOf(clock(), 'black', 50_000)).toBe(59_000);
  act(game, pause, false, 50_000);
  expect(leftOf(clock(), 'black', 51_000)).toBe(58_000);
});

test('who is out of time loses', () => {
  const { game, engine, clock } = started('1');
  const given: string[] = [];
  Object.assign(engine, {
    goto: () => undefined,
    resign: (side: string) => given.push(side),
    scene: () =>
      scene({
        ply: 1,
        plies: 1,
        turn: 'black',
        verdict: { result: 'white', reason: 'resigned', sentence: 'x', why: '', cells: [] },
      }),
  });
  act(game, checkTime, 60_999);
  expect(given).toEqual([]);
  act(game, checkTime, 61_000);
  expect(given).toEqual(['black']);
  expect(clock()).toMatchObject({ fallen: 'black', running: undefined });
  expect(game.state.scene.verdict).toMatchObject({
    result: 'white',
    reason: 'time',
    sentence: 'Black has run out of time. White wins.',
  });
});

test('the page may want something else', () => {
  const { game, engine, clock } = started('1');
  const resign = vi.fn();
  Object.assign(engine, { resign });
  game.host.addEventListener('vd-time', (event) => event.preventDefault());
  act(game, checkTime, 70_000);
  expect(resign).not.toHaveBeenCalled();
  expect(clock().fallen).toBe('black');
});

test('another game has all its time', () => {
  const { game, engine, clock } = started('1');
  Object.assign(engine, { shuffle: () => undefined, restart: () => undefined, scene: () => scene() });
  act(game, restart);
  act(game, press, 9000);
  expect(clock()).toEqual(newClock([readControl('1') ?? none, readControl('1') ?? none]));
});

test('the computer hurries when it has little time', () => {
  const { clock } = started('1');
  expect(shareOf(undefined, 'black', 0)).toBeUndefined();
  expect(shareOf(clock(), 'black', 1000)).toBe(2000);
  expect(shareOf(clock(), 'black', 60_900)).toBeLessThan(100);
  expect(shareOf(started('30').clock(), 'black', 1000)).toBeUndefined();
});
