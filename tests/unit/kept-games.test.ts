// Games that the browser keeps: what is kept of them, and what is said of them.

import { expect, test } from 'vitest';
import { gameWords } from '../../pkg-template/src/games/game-words.js';
import { keptGame, keyOf } from '../../pkg-template/src/games/kept-game.js';
import { forgetGame, forgetGames, readGame, readGames, writeGame } from '../../pkg-template/src/games/store.js';
import { fakeGame, scene } from './fake-game.js';

/** A game on a page. */
function gameOnPage(attributes: Record<string, string> = { keep: '' }) {
  const { game } = fakeGame([]);
  Object.assign(game.host, {
    ownerDocument: { URL: 'https://club.example/chess.html?x=1#board', title: 'Chess of the club' },
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  });
  game.saved = { record: '1. e4 e5', ply: 2, fen: 'x', ending: undefined };
  game.state.scene = scene({ ply: 2, plies: 2 });
  return game;
}

test('a game belongs to its page, and to the name of its board', () => {
  expect(keyOf(gameOnPage().host)).toBe('https://club.example/chess.html?x=1#');
  expect(keyOf(gameOnPage({ keep: 'second' }).host)).toBe('https://club.example/chess.html?x=1#second');
});

test('kept is what is needed to go on: the record, the opponent, and the side at the bottom', () => {
  const game = gameOnPage();
  game.state.computer.opponent = { side: 'black', level: 5, time: undefined, honest: false };
  game.state.flipped = true;
  expect(keptGame(game, 77)).toMatchObject({
    page: 'https://club.example/chess.html?x=1',
    title: 'Chess of the club',
    definition: 'text',
    game: { record: '1. e4 e5', ply: 2 },
    opponent: { side: 'black', level: 5 },
    flipped: true,
    plies: 2,
    turn: 'white',
    over: false,
    former: false,
    linked: false,
    time: 77,
  });
});

test('time does not run while a game is away', () => {
  const game = gameOnPage();
  const control = { base: 60_000, increment: 0, byoyomi: 0 };
  game.state.clock = {
    control: [control, control],
    left: [40_000, 50_000],
    overtime: [false, false],
    running: 'white',
    since: 5,
    plies: 2,
    fallen: undefined,
    always: true,
  };
  expect(keptGame(game, 0).clock).toMatchObject({ left: [40_000, 50_000], running: undefined, since: undefined });
});

test('a game is told in words', async () => {
  const kept = keptGame(gameOnPage(), 0);
  expect(await gameWords(kept)).toBe('2 half-moves, White to move.');
  expect(await gameWords({ ...kept, plies: 1, turn: 'black' })).toBe('1 half-move, Black to move.');
  const opponent = { side: 'black', level: 3, time: undefined, honest: false } as const;
  expect(await gameWords({ ...kept, opponent })).toBe(
    'You play White against the computer, level 3. 2 half-moves, your turn.',
  );
  expect(await gameWords({ ...kept, over: true })).toBe('2 half-moves, the game is over.');
  expect(await gameWords({ ...kept, former: true })).toMatch(/ The rules of its page have changed since\.$/);
});

test('where there is no database, nothing is kept and nothing fails', async () => {
  expect(await writeGame(keptGame(gameOnPage(), 0))).toBe(false);
  expect(await readGame('x')).toBeUndefined();
  expect(await readGames()).toBeUndefined();
  await forgetGame('x');
  await forgetGames();
});
