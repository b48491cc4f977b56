// Scores as people read them, from White's side.

import { expect, test } from 'vitest';
import { gaugeOf, scoreWords, shortScore, worthOf } from '../../pkg-template/src/computer/score-words.js';
import { loadBoardLanguage } from '../../pkg-template/src/words/languages.js';
import { speaker } from '../../pkg-template/src/words/page.js';
import { say } from './fake-game.js';

test('scores are told from the side of White', () => {
  expect([shortScore(say, { centipawns: 35 }, 'white'), shortScore(say, { centipawns: 35 }, 'black')]).toEqual([
    '+0.35',
    '−0.35',
  ]);
  expect([shortScore(say, { winsIn: 3 }, 'black'), shortScore(say, { losesIn: 2 }, 'black')]).toEqual([
    'Black in 3',
    'White in 2',
  ]);
});

test('sentences name the side that is better', () => {
  expect(scoreWords(say, { centipawns: -120 }, 'white')).toBe('Black is better by 1.20.');
  expect(scoreWords(say, { centipawns: 10 }, 'black')).toBe('Even.');
  expect(scoreWords(say, { winsIn: 1 }, 'white')).toBe('White wins in 1 move.');
  expect(scoreWords(say, { losesIn: 4 }, 'white')).toBe('Black wins in 4 moves.');
});

test('numbers are written as in the language of the board', async () => {
  for (const tag of ['de', 'es', 'fr', 'ja', 'zh-Hans']) await loadBoardLanguage(tag);
  const told = (tag: string): string[] => {
    const said = speaker(tag);
    const score = { centipawns: -123_456 };
    return [shortScore(said, { centipawns: 120 }, 'white'), scoreWords(said, score, 'white')];
  };
  expect(told('de')).toEqual(['+1,20', 'Schwarz steht um 1234,56 besser.']);
  expect(told('fr').map((it) => it.replace(/[^\d,.+]/g, ''))).toEqual(['+1,20', '1234,56.']);
  expect(told('es')[0]).toBe('+1,20');
  expect([told('ja')[0], told('zh-Hans')[0], told('en')[0]]).toEqual(['+1.20', '+1.20', '+1.20']);
});

test('the gauge is full for a win, and even for an even game', () => {
  expect([gaugeOf({ winsIn: 2 }, 'black'), gaugeOf({ losesIn: 2 }, 'black')]).toEqual([0, 100]);
  expect([
    gaugeOf({ centipawns: 0 }, 'white'),
    gaugeOf({ centipawns: 300 }, 'white'),
    gaugeOf({ centipawns: 300 }, 'black'),
  ]).toEqual([50, 75, 25]);
});

test('wins are worth more than all pieces, and near ones more than far ones', () => {
  const order = [
    { losesIn: 1 },
    { losesIn: 5 },
    { centipawns: -900 },
    { centipawns: 40 },
    { winsIn: 9 },
    { winsIn: 1 },
  ];
  const values = order.map(worthOf);
  expect(values).toEqual([...values].sort((a, b) => a - b));
});
