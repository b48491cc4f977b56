// A move is a mistake if it gives much away, measured against what was made of the position before it.

import { expect, test } from 'vitest';
import { type AnalysisState, initialState } from '../../pkg-template/src/board/board-state.js';
import { betterOf, betterWords } from '../../pkg-template/src/computer/mistake.js';
import type { AnalysedLine, Score } from '../../pkg-template/src/search/analyse.js';
import { say, scene } from './fake-game.js';

const line = (score: Score, path: string[], san: string): AnalysedLine => ({ score, line: [{ path, san }] });

/** White could play Nf3 for half a pawn. It has played another move, and Black stands so. */
function after(score: Score, over: Partial<AnalysisState> = {}, played = ['a2', 'a3']) {
  const shown = scene({
    turn: 'black',
    ply: 1,
    record: ['a3'],
    last: { path: played, moved: [], removed: [], added: [], san: 'a3' },
  });
  const state = initialState(shown, false, 0);
  state.computer.analysis = {
    lines: [line(score, ['e7', 'e5'], 'e5')],
    depth: 6,
    isOpen: true,
    showsThreat: false,
    threat: undefined,
    judged: undefined,
    before: { moves: [], turn: 'white', best: line({ centipawns: 50 }, ['g1', 'f3'], 'Nf3'), depth: 7 },
    ...over,
  };
  return state;
}

test('a move that gives much away is a mistake, others are none', () => {
  const better = betterOf(after({ centipawns: 100 }));
  expect(better && betterWords({ say }, better)).toBe('Better was Nf3: White is better by 0.50.');
  expect(betterOf(after({ winsIn: 3 }))).toBeDefined();
  for (const it of [{ centipawns: 99 }, { centipawns: -300 }, { losesIn: 2 }])
    expect(betterOf(after(it))).toBe(undefined);
});

test('the best move is never a mistake, however it turns out', () => {
  expect(betterOf(after({ centipawns: 500 }, {}, ['g1', 'f3']))).toBe(undefined);
});

test('nothing is said before both positions were looked at as deeply', () => {
  const score = { centipawns: 400 };
  expect(betterOf(after(score, { depth: 5 }))).toBe(undefined);
  expect(betterOf(after(score, { depth: 5, isOpen: false }))).toBeDefined();
  expect(betterOf(after(score, { depth: 0, isOpen: false }))).toBe(undefined);
  const best = line({ centipawns: 50 }, ['g1', 'f3'], 'Nf3');
  expect(betterOf(after(score, { before: { moves: [], turn: 'white', best, depth: 2 } }))).toBe(undefined);
});

test('a win that was missed counts at any depth', () => {
  const best = line({ winsIn: 1 }, ['g1', 'f3'], 'Nf3');
  const before = { moves: [], turn: 'white' as const, best, depth: 1 };
  expect(betterOf(after({ centipawns: -900 }, { before, depth: 2 }))).toBeDefined();
  expect(betterOf(after({ centipawns: -900 }, { before, depth: 1 }))).toBe(undefined);
});

test('only the move after the position that was judged counts', () => {
  const best = line({ centipawns: 50 }, ['g1', 'f3'], 'Nf3');
  const score = { centipawns: 400 };
  for (const moves of [['a3'], ['e4'], ['e4', 'e5']])
    expect(betterOf(after(score, { before: { moves, turn: 'white', best, depth: 7 } }))).toBe(undefined);
  expect(betterOf(after(score, { before: undefined }))).toBe(undefined);
});

test('a side that moves twice is judged from its own side', () => {
  const again = after({ centipawns: 40 });
  again.scene.turn = 'white';
  expect(betterOf(again)).toBe(undefined);
  const worse = after({ centipawns: -120 });
  worse.scene.turn = 'white';
  expect(betterOf(worse)).toBeDefined();
});
