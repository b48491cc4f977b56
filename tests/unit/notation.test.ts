// Squares and moves as the players of a game write them: what the page makes of what the engine tells.

import { describe, expect, test } from 'vitest';
import { parsePreferences } from '../../pkg-template/src/board/preferences.js';
import { moveText } from '../../pkg-template/src/computer/move-text.js';
import type { Diagram } from '../../pkg-template/src/engine/load.js';
import type { LinesView } from '../../pkg-template/src/engine/views.js';
import { withSquares } from '../../pkg-template/src/reader/square-names.js';
import { movesBy } from '../../pkg-template/src/reader/written-moves.js';
import { fakeGame, scene } from './fake-game.js';

describe('squares in messages', () => {
  const names = new Map([
    ['a1', '９九'],
    ['c4', '７六'],
  ]);
  const told = (args: Parameters<typeof withSquares>[0]['args']) =>
    withSquares({ id: 'some', args }, (it) => names.get(it) ?? it).args;

  test('have other names wherever a square is meant', () => {
    expect(told({ square: 'a1', from: 'c4' })).toEqual({ square: '９九', from: '７六' });
    expect(told({ squares: { all: ['a1', 'c4'] }, area: 'a1–c4' })).toEqual({
      squares: { all: ['９九', '７六'] },
      area: '９九–７六',
    });
    expect(told({ area: { id: 'area-listed', args: { squares: { all: ['a1'] }, how: { choice: 'yes' } } } })).toEqual({
      area: { id: 'area-listed', args: { squares: { all: ['９九'] }, how: { choice: 'yes' } } },
    });
    expect(told({ all: { sentences: [{ id: 'one', args: { square: 'c4' } }] } })).toEqual({
      all: { sentences: [{ id: 'one', args: { square: '７六' } }] },
    });
  });

  test('and nothing else has', () => {
    const others = { text: 'a1', piece: { piece: 'a1' }, move: 'Nc4', count: 1, side: { choice: 'a1' } };
    expect(told(others)).toEqual(others);
    expect(told({ square: 'z9' })).toEqual({ square: 'z9' });
  });
});

/** A copy of a game that knows the moves of one line by their texts, and notes what it is asked. */
function copyOf(record: () => string[]) {
  const calls: string[] = [];
  const copy = {
    scene: () => scene(),
    load: () => [],
    visit: () => true,
    playersMoves: () => {
      calls.push('all');
      return record().map((it) => `<${it}>`);
    },
    playersMove: (path: string[]) => (path[0] === 'castle' ? undefined : `<${path.join('')}>`),
    play: (path: string[]) => calls.push(`play ${path.join('')}`),
  };
  return { copy: copy as unknown as Diagram, calls };
}

/** A record without variations. */
const lines = (sans: string[], current = sans.length): LinesView => ({
  comments: [],
  moves: sans.map((san, parent) => ({
    san,
    number: '',
    depth: 0,
    begins: false,
    parent,
    shown: true,
    signs: [],
    before: [],
    comments: [],
  })),
  current,
});

describe('moves of the record', () => {
  /** A game that has reached a move, by its path. */
  function gameAfter(path: string[], sans: string[]) {
    const { game } = fakeGame([]);
    const { copy, calls } = copyOf(() => sans);
    const notation = movesBy(game, copy);
    const play = (next: string[]): void => {
      sans.push(next.join(''));
      game.state.scene = scene({ last: { path: next, moved: [], removed: [], added: [], san: next.join('') } });
    };
    play(path);
    return { notation, calls, play, sans };
  }

  test('are read once, and then played one by one', () => {
    const { notation, calls, play, sans } = gameAfter(['a1', 'a2'], []);
    expect(notation.record(lines(sans))).toEqual(['<a1a2>']);
    expect(calls).toEqual(['all']);
    play(['b1', 'b2']);
    expect(notation.record(lines(sans))).toEqual(['<a1a2>', '<b1b2>']);
    expect(calls).toEqual(['all', 'play b1b2']);
    expect(notation.record(lines(sans, 1))).toEqual(['<a1a2>', '<b1b2>']);
    expect(calls).toHaveLength(2);
  });

  test('are read again where the copy does not stand before them', () => {
    const { notation, calls, play, sans } = gameAfter(['a1', 'a2'], []);
    notation.record(lines(sans));
    play(['b1', 'b2']);
    play(['c1', 'c2']);
    expect(notation.record(lines(sans))).toEqual(['<a1a2>', '<b1b2>', '<c1c2>']);
    expect(calls).toEqual(['all', 'all']);
  });

  test('are as in the record where players have no way to write them', () => {
    const { notation, play, sans } = gameAfter(['a1', 'a2'], []);
    notation.record(lines(sans));
    play(['castle']);
    expect(notation.record(lines(sans))).toEqual(['<a1a2>', undefined]);
  });

  test('are as in the record after a panic of the copy', () => {
    const { game } = fakeGame([]);
    const dead = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    const notation = movesBy(game, { scene: dead, load: dead, playersMoves: dead } as unknown as Diagram);
    expect(notation.record(lines(['a2']))).toEqual([]);
    expect(notation.move(['a1', 'a2'])).toBeUndefined();
  });
});

test('moves that the computer finds are written as the reader wants', () => {
  const { game } = fakeGame([]);
  const move = { path: ['c3', 'c4'], san: 'c4', players: '▲７六歩' };
  expect(moveText(game, move)).toBe('c4');
  game.notation = movesBy(game, copyOf(() => []).copy);
  expect(moveText(game, move)).toBe('▲７六歩');
  expect(moveText(game, { path: ['e1', 'h1'], san: 'O-O' })).toBe('O-O');
  expect(moveText(game, undefined)).toBe('');
});

test('the notation is one of the preferences', () => {
  expect(parsePreferences('{"notation":"players"}')).toEqual({ notation: 'players' });
  expect(parsePreferences('{"notation":"descriptive"}')).toEqual({});
});
