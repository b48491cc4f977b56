// Games of the search against itself, and what they show together.

import assert from 'node:assert/strict';
import test from 'node:test';
import { loadEngine, selfPlay } from '../../pkg/engine.js';
import { balanceOf, csvOf, histogram, recordsOf } from '../../www/statistics.js';

const SMALL = 'files=5\nranks=5\npawn:P:fmWfcF::a2-e2\nrook:R:R::a1,e1\nking:K:K::c1';

async function played(definition, options) {
  const games = [];
  for await (const it of selfPlay(definition, options)) games.push(it);
  return games;
}

test('the same options give the same games, whichever is first', async () => {
  const games = await played(SMALL, { games: 3, nodes: 40 });
  assert.deepEqual(
    games.map((it) => it.number),
    [1, 2, 3],
  );
  assert.deepEqual(await played(SMALL, { games: 2, first: 2, nodes: 40 }), games.slice(1));
  assert.notDeepEqual((await played(SMALL, { games: 1, nodes: 40, seed: 2 }))[0].moves, games[0].moves);
  const Game = await loadEngine();
  for (const { moves, record, result, branching, most } of games) {
    const diagram = new Game(SMALL);
    diagram.load(record);
    assert.deepEqual(diagram.moves.length > 0 && diagram.scene().record.length, moves.length);
    assert.ok(['white', 'black', 'draw'].includes(result));
    assert.ok(most > 0 && branching >= moves.length);
    diagram.free();
  }
});

test('a signal ends the games, and lessons have none', async () => {
  assert.deepEqual(await played(SMALL, { signal: AbortSignal.abort() }), []);
  await assert.rejects(played(`${SMALL}\nenforce=0`, { games: 1 }), { code: 'no-self-play' });
});

test('short games let the page breathe: a timer is heard between two of them', async () => {
  for (const [size, nodes] of [
    [4, 1],
    [4, 3],
    [3, 1],
  ]) {
    const small = `files=${size}\nranks=${size}\nroyal=K\nking:K:K::a1\nrook:R:R::b1`;
    const stop = new AbortController();
    setTimeout(() => stop.abort());
    const games = await played(small, { games: 100_000, nodes, signal: stop.signal });
    assert.ok(games.length < 100_000, `${games.length} games`);
  }
});

test('what means nothing is refused', async () => {
  for (const options of [{ games: -5 }, { games: Number.NaN }, { nodes: null }, { first: 0 }, { seed: 'x' }])
    await assert.rejects(
      played(SMALL, options),
      ({ name }) => /^(Type|Range)Error$/.test(name),
      JSON.stringify(options),
    );
});

const game = (number, result, ending, moves) => ({
  number,
  result,
  ending,
  branching: 10 * number,
  most: number,
  captures: 1,
  moves: moves.split(' '),
  record: `[Round "${number}"]\n\n1. ${moves}\n`,
});
const GAMES = [
  game(1, 'white', 'mate', 'e4 e5 Nf3'),
  game(2, 'draw', 'stalemate', 'e4 c5'),
  game(3, 'black', 'mate', 'd4'),
  game(4, 'white', 'mate', 'e4 e5 Nf3 Nc6'),
];

test('games become statistics', () => {
  const { white, plies, branching, captures, endings, book } = balanceOf(GAMES);
  assert.deepEqual([white.wins, white.draws, white.losses, white.mean], [2, 1, 1, 0.625]);
  assert.deepEqual([plies, branching, captures], [{ mean: 2.5, least: 1, most: 4 }, { mean: 10, most: 4 }, 1]);
  assert.deepEqual(endings, [
    ['mate', 3],
    ['stalemate', 1],
  ]);
  assert.deepEqual(
    book.map((lines) => lines.map(({ line, games, mean }) => [line, games, mean.toFixed(2)])),
    [
      [
        ['e4', 3, '0.83'],
        ['d4', 1, '0.00'],
      ],
      [
        ['e4 e5', 2, '1.00'],
        ['e4 c5', 1, '0.50'],
      ],
    ],
  );
});

test('the error of the points is that of the command line', () => {
  // 60 wins, 20 draws, 20 losses: mean 0.7, variance 0.16 + 0.005, so that 1.96 standard errors are 7.96 percent.
  const results = [60, 20, 20].flatMap((n, at) => Array(n).fill(['white', 'draw', 'black'][at]));
  const { white } = balanceOf(results.map((it) => game(1, it, 'mate', 'e4')));
  assert.deepEqual([white.mean, white.error.toFixed(4)], [0.7, '0.0796']);
});

test('lengths become ranges of one width', () => {
  assert.deepEqual(histogram([]), []);
  assert.deepEqual(histogram([7]), [{ from: 7, to: 7, count: 1 }]);
  const bars = histogram([12, 18, 25, 300]);
  assert.deepEqual(
    bars.slice(0, 2).map((it) => [it.from, it.to, it.count]),
    [
      [0, 49, 3],
      [50, 99, 0],
    ],
  );
  assert.equal(bars.at(-1).count, 1);
});

test('games become files', () => {
  const [head, first, , , last] = csvOf(
    GAMES.map((it) => ({ ...it, ending: it.number === 1 ? 'a "b"' : it.ending })),
  ).split('\r\n');
  assert.equal(head, 'game,result,ending,plies,branching,most,captures,moves');
  assert.equal(first, '1,1-0,"a ""b""",3,3.3,1,1,"e4 e5 Nf3"');
  assert.equal(last, '4,1-0,"mate",4,10.0,4,1,"e4 e5 Nf3 Nc6"');
  assert.equal(recordsOf(GAMES.slice(0, 2)), '[Round "1"]\n\n1. e4 e5 Nf3\n\n[Round "2"]\n\n1. e4 c5\n');
});
