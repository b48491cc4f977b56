// Analysis and solving in slices: what they find, that they leave the game alone and let others work meanwhile.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { analyse, createDiagram, endings, solve } from '../../pkg/engine.js';

const definition = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

/** Uses a game that stands at a position. */
async function withGame(name, fen, work) {
  const game = await createDiagram(definition(name));
  try {
    if (fen !== undefined) game.setFen(fen);
    return await work(game);
  } finally {
    game.free();
  }
}

async function all(sequence) {
  const found = [];
  for await (const it of sequence) found.push(it);
  return found;
}

test('the sequence goes deeper, and its moves can be played', () =>
  withGame('chess', undefined, async (game) => {
    const found = await all(analyse(game, { depth: 4, lines: 2 }));
    assert.deepEqual(
      found.map((it) => it.depth),
      [1, 2, 3, 4],
    );
    const last = found.at(-1);
    assert.equal(last.lines.length, 2);
    assert.deepEqual(last.lines[0], { score: last.score, line: last.line });
    assert.ok(last.nodes > 100 && 'centipawns' in last.score);
    for (const { path } of last.line) game.play(path);
  }));

test('forced wins are scores of their own, for both sides', async () => {
  const mate = await withGame('chess', '6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1', (game) => all(analyse(game, { depth: 3 })));
  assert.deepEqual(mate.at(-1).score, { winsIn: 1 });
  assert.equal(mate.at(-1).line[0].san.replace('#', ''), 'Re8');
  const lost = await withGame('chess', 'k7/8/1K6/8/8/8/8/7R b - - 0 1', (game) => all(analyse(game, { depth: 4 })));
  assert.deepEqual(lost.at(-1).score, { losesIn: 1 });
});

test('a signal ends it while others get their turn', () =>
  withGame('shogi', undefined, async (game) => {
    const stop = new AbortController();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
      if (turns === 5) stop.abort();
    }, 5);
    await all(analyse(game, { depth: 60, signal: stop.signal }));
    clearInterval(timer);
    assert.equal(turns, 5);
  }));

test('a finished game has nothing to analyse', () =>
  withGame('chess', 'R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1', async (game) => {
    assert.deepEqual(await all(analyse(game, { depth: 3 })), []);
    assert.deepEqual(await all(analyse(game, { depth: 3, early: true })), []);
  }));

test('a guess comes first where the first ply takes long', () =>
  withGame('tenjiku', undefined, async (game) => {
    const [first] = await all(analyse(game, { time: 40, lines: 3, early: true }));
    assert.equal(first.depth, 0);
    game.play(first.line[0].path);
  }));

test('a level errs in the same way for the same seed', () =>
  withGame('chess', undefined, async (game) => {
    const scores = async (seed) => (await all(analyse(game, { level: 1, time: 60_000, seed }))).map((it) => it.score);
    assert.deepEqual(await scores(7), await scores(7));
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map(scores));
    assert.ok(others.some((it) => JSON.stringify(it) !== JSON.stringify(others[0])));
  }));

test('a level has its own time, and none is endless', () =>
  withGame('chess', undefined, async (game) => {
    const found = await all(analyse(game, { level: 8 }));
    assert.ok(found.length > 0 && found.at(-1).depth < 64);
  }));

test('the highest level uses all of a time that it is given', () =>
  withGame('chess', undefined, async (game) => {
    const most = Math.max(...(await all(analyse(game, { level: 8 }))).map((it) => it.nodes));
    let more = 0;
    for await (const { nodes } of analyse(game, { level: 8, time: 60_000 })) {
      more = nodes;
      if (more > 2 * most) break;
    }
    assert.ok(more > 2 * most);
    const seventh = await all(analyse(game, { level: 7, time: 60_000, seed: 1 }));
    assert.ok(seventh.at(-1).nodes < most);
  }));

test('the solver gives every key with its variations', () =>
  withGame('chess', '4k3/8/4K3/8/8/8/8/R6R w - - 0 1', async (game) => {
    const { keys, complete } = await solve(game, { winIn: 2 });
    assert.ok(complete);
    assert.deepEqual(
      keys
        .filter((it) => it.winsIn === 1)
        .map((it) => it.path.join(''))
        .sort(),
      ['a1a8', 'h1h8'],
    );
    const slow = keys.find((it) => it.winsIn === 2);
    assert.ok(slow.next.length > 0 && slow.next.every((it) => it.winsIn === 0 && it.next[0].winsIn === 1));
    assert.equal(await solve(game, { winIn: 6, time: 0 }), undefined);
  }));

test('a stipulation gives the keys of a problem and the number of solutions', () =>
  withGame('chess', '8/Q7/8/8/8/8/8/2k1K2R w K - 0 1', async (game) => {
    assert.deepEqual(await solve(game, { stipulation: '#2' }), {
      keys: [{ path: ['a7', 'f2'], san: 'Qf2', lines: 1 }],
      solutions: 1,
    });
    const help = await solve(game, { stipulation: 'h#1.5' });
    assert.equal(
      help.solutions,
      help.keys.reduce((sum, it) => sum + it.lines, 0),
    );
    assert.equal(await solve(game, { stipulation: 'h#6', time: 0 }), undefined);
    await assert.rejects(solve(game, { stipulation: 'mate' }), { code: 'bad-stipulation' });
  }));

test('options that mean nothing are refused at once', async () => {
  const game = await createDiagram('files=4\nranks=4\nroyal=K\nking:K:K::a1\nrook:R:R::b1');
  const analysed = async (options) => {
    for await (const it of analyse(game, options)) if (it.depth > 2) return;
  };
  const asked = [
    ...[{ time: Number.NaN }, { depth: null }, { level: -1 }, { lines: 0.5 }].map((it) => () => analysed(it)),
    ...[{}, { winIn: -1 }, { winIn: 2, time: '1' }, { winIn: 1, settled: [{}] }].map((it) => () => solve(game, it)),
    ...[{ pieces: 5 }, { pieces: 'K,R;K', settled: [{}, null] }].map((it) => () => endings(game, it)),
  ];
  for (const it of asked) await assert.rejects(it, ({ name }) => /^(Type|Range)Error$/.test(name), String(it));
  game.free();
});

test('a game tells its definition as plain data, whatever object it was read from', async () => {
  const plain = { files: 4, ranks: 4, royal: 'K', pieces: [{ name: 'king', id: 'K', move: 'K', white: 'a1' }] };
  const circle = { ...plain };
  circle.notes = circle;
  const odd = {
    ...plain,
    title: () => 'x',
    author: Symbol('x'),
    theme: 5n,
    rulePage: new (class {
      a = 1;
    })(),
  };
  for (const definition of [
    'files=4\nking:K:K::a1',
    plain,
    new Proxy(plain, {}),
    circle,
    odd,
    Object.freeze({ ...plain }),
  ]) {
    const game = await createDiagram(definition);
    const told = game.definition();
    const again = await createDiagram(structuredClone(told));
    assert.equal(typeof told, typeof definition);
    assert.deepEqual(
      [again.board(), again.rules(), again.diagnostics()],
      [game.board(), game.rules(), game.diagnostics()],
    );
    assert.deepEqual(again.definition(), told);
    for (const it of [game, again]) it.free();
  }
});
