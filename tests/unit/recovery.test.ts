// A panic of the engine: the game goes on with a new engine, as it was before the action.

import { beforeEach, expect, test, vi } from 'vitest';
import { act, hover } from '../../pkg-template/src/game/controller.js';
import { giveUp, showGame } from '../../pkg-template/src/game/game-view.js';
import { click } from '../../pkg-template/src/game/move-input.js';
import { FakeEngine, fakeGame } from './fake-game.js';

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

const panic = (): never => {
  throw new WebAssembly.RuntimeError('unreachable');
};

beforeEach(() => vi.clearAllMocks());

test('the move that made the engine panic is undone, the moves before it stay', () => {
  const { game, events, engine } = fakeGame(MOVES);
  for (const it of ['a1', 'a2']) act(game, click, it);
  act(game, click, 'c3');
  events.length = 0;
  engine.play = panic;
  act(game, click, 'c2');
  const [, second] = FakeEngine.made;
  expect(second?.calls).toEqual(['load a1a2']);
  expect(game.diagram).toBe(second);
  expect(game.state.scene.ply).toBe(1);
  expect(game.state.input).toEqual({ kind: 'idle' });
  expect(game.state.notice).toMatch(/The board was restored; your last action was undone\.$/);
  expect(game.state.announcement.text).toBe(game.state.notice);
  expect(events.filter((it) => it.startsWith('vd-moved'))).toEqual([]);
  expect(showGame).toHaveBeenCalled();
  expect(giveUp).not.toHaveBeenCalled();
  act(game, click, 'c3');
  act(game, click, 'c2');
  expect(game.state.scene.ply).toBe(2);
  expect(game.state.notice).toBeUndefined();
});

test('a question that makes the engine panic costs nothing but the question', () => {
  const { game, engine } = fakeGame(MOVES);
  engine.options = panic;
  act(game, click, 'a1');
  expect(game.state.notice).toBeDefined();
  act(game, click, 'a1');
  expect(game.state.input.kind).toBe('spelling');
});

test('pointing is guarded as well', () => {
  const { game, engine } = fakeGame(MOVES);
  act(game, click, 'a1');
  engine.preview = panic;
  hover(game, 'a2');
  expect(FakeEngine.made).toHaveLength(2);
  expect(game.state.input.kind).toBe('idle');
});

test('an object that stays borrowed after a panic is replaced too', () => {
  const { game, engine } = fakeGame(MOVES);
  engine.options = () => {
    throw new Error('recursive use of an object detected which would lead to unsafe aliasing in rust');
  };
  act(game, click, 'a1');
  expect(FakeEngine.made).toHaveLength(2);
});

test('other errors are for whoever called', () => {
  const { game } = fakeGame(MOVES);
  expect(() =>
    act(game, () => {
      throw new Error('mine');
    }),
  ).toThrow('mine');
  expect(FakeEngine.made).toHaveLength(1);
});

test('a record that the new engine cannot read again leaves the position', () => {
  const { game, engine } = fakeGame(MOVES);
  for (const it of ['a1', 'a2']) act(game, click, it);
  const load = vi.spyOn(FakeEngine.prototype, 'load').mockImplementation(() => {
    throw new Error('"xk15" is not a move.');
  });
  engine.options = panic;
  act(game, click, 'c3');
  load.mockRestore();
  expect(FakeEngine.made[1]?.calls).toEqual(['setFen position 1']);
});

test('where the engine cannot be started again, the text is shown', () => {
  const { game, engine } = fakeGame(MOVES);
  engine.options = panic;
  Object.assign(game, {
    Diagram: class {
      constructor() {
        panic();
      }
    },
  });
  act(game, click, 'a1');
  expect(giveUp).toHaveBeenCalledWith(game);
});
