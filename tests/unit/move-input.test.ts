// The entry of a move, click by click: which state each click, drag and key leads to.

import { describe, expect, test } from 'vitest';
import { latestStop } from '../../pkg-template/src/board/board-state.js';
import {
  cancel,
  canGrab,
  choose,
  click,
  drop,
  finish,
  grab,
  settle,
  stepBack,
} from '../../pkg-template/src/game/move-input.js';
import { board, fakeGame } from './fake-game.js';

const STEPS = [
  ['a1', 'a2'],
  ['a1', 'b1'],
  ['b2', 'b3'],
];
const LONG = [
  ['a1', 'a2'],
  ['a1', 'a2', 'a3'],
  ['a1', 'b1'],
];
const PROMOTION = [
  ['a1', 'a2', '=Q'],
  ['a1', 'a2', '=R'],
  ['a1', 'b1'],
];

const pathOf = (game: ReturnType<typeof fakeGame>['game']) => latestStop(game.state.input)?.path;

describe('clicks', () => {
  test('a piece and a marked square are a move', () => {
    const { game, events, engine } = fakeGame(STEPS);
    click(game, 'a1');
    expect(game.state.input.kind).toBe('spelling');
    expect(pathOf(game)).toEqual(['a1']);
    click(game, 'a2');
    expect(engine.calls).toEqual(['play a1 a2']);
    expect(game.state.input.kind).toBe('animating');
    expect(game.state.scene.ply).toBe(1);
    expect(events).toEqual(['vd-step a1', 'vd-step a1 a2', 'vd-move a1 a2']);
    expect(game.outbox.map((it) => it.type)).toEqual(['vd-change', 'vd-moved']);
  });

  test('the piece again forgets it', () => {
    const { game } = fakeGame(STEPS);
    click(game, 'a1');
    click(game, 'a1');
    expect(game.state.input).toEqual({ kind: 'idle' });
  });

  test('another piece begins another move', () => {
    const { game } = fakeGame(STEPS);
    click(game, 'a1');
    click(game, 'b2');
    expect(pathOf(game)).toEqual(['b2']);
  });

  test('a square that fits nothing is refused with a reason, and the piece is put down', () => {
    const { game } = fakeGame(STEPS);
    click(game, 'a1');
    click(game, 'c3');
    expect(game.state.refusal).toMatchObject({ step: 'c3', text: 'The pawn cannot go there.' });
    expect(game.state.refusal?.path).toEqual(['a1', 'c3']);
    expect(game.state.input.kind).toBe('idle');
    expect(game.state.announcement.text).toBe('The pawn cannot go there.');
    click(game, 'a1');
    expect(game.state.refusal).toBeUndefined();
    expect(pathOf(game)).toEqual(['a1']);
  });

  test('a whole path that could go on is played by a second click on its last square', () => {
    const { game, engine } = fakeGame(LONG);
    click(game, 'a1');
    click(game, 'a2');
    expect(pathOf(game)).toEqual(['a1', 'a2']);
    click(game, 'a2');
    expect(engine.calls).toEqual(['play a1 a2']);
  });

  test('or goes on', () => {
    const { game, engine } = fakeGame(LONG);
    for (const it of ['a1', 'a2', 'a3']) click(game, it);
    expect(engine.calls).toEqual(['play a1 a2 a3']);
  });

  test('a choice is asked for, and any click on the board gives it up', () => {
    const { game, engine } = fakeGame(PROMOTION);
    click(game, 'a1');
    click(game, 'a2');
    expect(game.state.input.kind).toBe('choosing');
    click(game, 'c3');
    expect(game.state.input.kind).toBe('idle');
    click(game, 'a1');
    click(game, 'a2');
    const option = latestStop(game.state.input)?.options.options[1];
    if (option) choose(game, option);
    expect(engine.calls).toEqual(['play a1 a2 =R']);
  });

  test('the page may prevent a step and a move', () => {
    const steps = fakeGame(STEPS, { forbid: ['vd-step'] });
    click(steps.game, 'a1');
    expect(steps.game.state.input.kind).toBe('idle');
    const moves = fakeGame(STEPS, { forbid: ['vd-move'] });
    click(moves.game, 'a1');
    click(moves.game, 'a2');
    expect(moves.engine.calls).toEqual([]);
    expect(moves.game.state.input.kind).toBe('idle');
  });

  test('an earlier position takes moves as the last one does', () => {
    const { game } = fakeGame(STEPS);
    Object.assign(game.state.scene, { ply: 0, plies: 2 });
    click(game, 'a1');
    expect(game.state.refusal).toBeUndefined();
    expect(pathOf(game)).toEqual(['a1']);
  });
});

describe('free play', () => {
  test('every piece can be picked up and put anywhere', () => {
    const { game, engine } = fakeGame([['c3', 'a2']], { view: board({ enforce: false }) });
    click(game, 'c3');
    click(game, 'a2');
    expect(engine.calls).toEqual(['play c3 a2']);
  });

  test('an empty square begins nothing', () => {
    const { game } = fakeGame([], { view: board({ enforce: false }) });
    click(game, 'b2');
    expect(game.state.refusal?.step).toBe('b2');
  });
});

describe('drags', () => {
  test('only what begins or continues a move can be grabbed', () => {
    const { game } = fakeGame(STEPS);
    expect([canGrab(game, 'a1'), canGrab(game, 'c3')]).toEqual([true, false]);
    expect(grab(game, 'c3')).toBe(false);
  });

  test('letting go over a marked square plays, even a move that could go on', () => {
    const { game, engine } = fakeGame(LONG);
    expect(grab(game, 'a1')).toBe(true);
    expect(game.state.input.kind).toBe('dragging');
    drop(game, 'a2');
    expect(engine.calls).toEqual(['play a1 a2']);
  });

  test('letting go where the drag began forgets a fresh drag, and keeps a piece that was clicked before', () => {
    const { game } = fakeGame(STEPS);
    grab(game, 'a1');
    drop(game, 'a1');
    expect(game.state.input.kind).toBe('idle');
    click(game, 'a1');
    grab(game, 'a1');
    drop(game, undefined);
    expect(pathOf(game)).toEqual(['a1']);
    expect(game.state.input.kind).toBe('spelling');
  });

  test('letting go over another square is refused', () => {
    const { game } = fakeGame(STEPS);
    grab(game, 'a1');
    drop(game, 'c3');
    expect(game.state.refusal?.step).toBe('c3');
  });
});

describe('keys', () => {
  test('one step is taken back at a time', () => {
    const { game } = fakeGame(LONG);
    click(game, 'a1');
    click(game, 'a2');
    expect(stepBack(game)).toBe(true);
    expect(pathOf(game)).toEqual(['a1']);
    expect([stepBack(game), stepBack(game)]).toEqual([true, false]);
    expect(game.state.input.kind).toBe('idle');
  });

  test('a path is finished only if it is whole', () => {
    const { game, engine } = fakeGame(LONG);
    click(game, 'a1');
    expect(finish(game)).toBe(false);
    click(game, 'a2');
    expect(finish(game)).toBe(true);
    expect(engine.calls).toEqual(['play a1 a2']);
  });

  test('a path is forgotten', () => {
    const { game } = fakeGame(LONG);
    click(game, 'a1');
    cancel(game);
    expect(game.state.input).toEqual({ kind: 'idle' });
  });

  test('an animation is ended early', () => {
    const { game } = fakeGame(STEPS);
    click(game, 'a1');
    click(game, 'a2');
    settle(game);
    expect(game.state.input).toEqual({ kind: 'idle' });
  });
});
