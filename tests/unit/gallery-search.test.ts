// What the search of the gallery finds, and in which order.

import { describe, expect, it } from 'vitest';
// @ts-expect-error: scripts of the site have no types
import { ranked, wordsOf } from '../../www/search.js';

const game = (title: string, about = '', everyday = '', names = '') => ({
  id: title,
  title: wordsOf(title),
  names: wordsOf(names),
  about: wordsOf(about),
  everyday: wordsOf(everyday),
});

const GAMES = [
  game('Crazyhouse', 'Invented in the 1960s: what is captured comes to the hand.', 'pocket'),
  game('Fischer Random Chess chess960', 'A shuffled first rank.'),
  game('Minishogi', 'Shogi on five files.', 'pocket'),
  game('Chess30', 'A Bishop of Xiangqi goes on.'),
  game('Xiangqi', 'The chess of China.', '', 'cannon elephant'),
  game('Shogi', 'The chess of Japan.', 'pocket'),
  game('Stones', 'Whoever goes first wins.', 'go'),
  game('Placement', 'Men are put first.', 'reserve'),
  game('Reserve Rooks', 'Rooks wait beside the board.'),
];

const found = (wish: string): string[] => ranked(GAMES, wish).map((it: { id: string }) => it.id);

describe('the search of the gallery', () => {
  it('compares words from their beginnings', () => {
    expect(found('960')).toEqual(['Fischer Random Chess chess960']);
    expect(found('ishop')).toEqual([]);
  });

  it('puts titles before what is said about games', () => {
    expect(found('xiangqi')).toEqual(['Xiangqi', 'Chess30']);
    expect(found('shogi')).toEqual(['Shogi', 'Minishogi']);
    expect(found('shog')).toEqual(['Shogi', 'Minishogi']);
  });

  it('takes short words whole', () => {
    expect(found('go')).toEqual(['Stones']);
  });

  it('takes everyday words where hardly any game has the words itself', () => {
    expect(found('pocket')).toEqual(['Crazyhouse', 'Minishogi', 'Shogi']);
    expect(found('reserve')).toEqual(['Reserve Rooks', 'Placement']);
    expect(found('hand pocket')).toEqual(['Crazyhouse']);
  });

  it('finds all words or nothing, with marks or without', () => {
    expect(found('chess china')).toEqual(['Xiangqi']);
    expect(found('chess mars')).toEqual([]);
    expect(found('SHÓGI')).toEqual(['Shogi', 'Minishogi']);
    expect(found('  ')).toHaveLength(GAMES.length);
  });
});
