// What programs that search need beside moves: keys of positions, repetitions, paths, copies; and games that keep their headers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { definitions, sample, withDiagram } from './corpus.mjs';

const { createDiagram, explore } = await import(new URL('../../pkg/engine.js', import.meta.url).href);

const CHESS = definitions.find((it) => it.name === 'chess').text;

test('positions that count as the same share a key', async () => {
  const game = await createDiagram(CHESS);
  const keys = (text) => {
    game.load(text);
    return [...game.keys()];
  };
  const [start, ...rest] = keys('1. Nf3 Nf6 2. Ng1 Ng8');
  assert.equal(rest.length, 4);
  assert.equal(rest.at(-1), start);
  assert.equal(new Set([start, ...rest]).size, 4);
  assert.notEqual(keys('1. Nf3').at(-1), keys('1. Nc3').at(-1));
  assert.equal(keys('1. Nf3 d6 2. Nc3').at(-1), keys('1. Nc3 d6 2. Nf3').at(-1));
  game.free();
});

test('the explorer tells keys and repetitions of the game and of its own moves', async () => {
  const game = await createDiagram(CHESS);
  game.load('1. Nf3 Nf6 2. Ng1 Ng8');
  const tree = explore(game, { repetitions: true });
  assert.equal(tree.key(), game.keys().at(-1));
  assert.equal(tree.repetitions(), 1);
  const push = (text) => assert.ok(tree.push(tree.uci().indexOf(text)), text);
  for (const it of ['g1f3', 'g8f6', 'f3g1']) push(it);
  assert.equal(tree.repetitions(), 1);
  push('f6g8');
  assert.equal(tree.repetitions(), 2);
  tree.pop();
  push('h7h6');
  assert.equal(tree.repetitions(), 0);
  tree.free();
  const other = explore(game);
  assert.throws(() => other.repetitions(), /repetitions: true/);
  other.free();
  game.free();
});

test('the path of a listed move plays it, in many games', () => {
  for (const { name, text } of sample(definitions, 4))
    withDiagram(text, (game) => {
      if (!game.board().enforce) return;
      const tree = explore(game);
      const n = tree.list();
      const texts = tree.uci();
      for (let move = 0; move < n; move += Math.max(1, Math.floor(n / 5))) {
        tree.push(move);
        const key = tree.key();
        tree.pop();
        game.play(tree.path(move));
        assert.equal(game.keys().at(-1), key, `${name}: ${texts[move]}`);
        game.undo();
      }
      assert.equal(tree.path(n), undefined);
      tree.free();
    });
});

test('a copy goes its own way, with variations, routines and the place in the record', async () => {
  const game = await createDiagram(`${CHESS}\ncustom=none:-`);
  game.veto((move) => (move.to === 'a3' ? 'Not there.' : undefined));
  game.load('1. e4 e5 (1... c5 2. Nf3) 2. Nc3');
  game.goto(1);
  const copy = game.clone();
  assert.deepEqual([copy.fen(), copy.record(), copy.scene().ply], [game.fen(), game.record(), 1]);
  copy.play(['d7', 'd5']);
  assert.notEqual(copy.fen(), game.fen());
  copy.undo();
  copy.undo();
  assert.equal(copy.why(['a2', 'a3'])?.sentence, 'Not there.');
  game.free();
  assert.equal(copy.why(['a2', 'a3'])?.sentence, 'Not there.');
  // A pawn and a knight could go there.
  assert.equal(copy.moves('uci').length, 18);
  copy.free();
});

test('headers and the result of a record survive', async () => {
  const game = await createDiagram(CHESS);
  const text = '[Event "The \'Open\'"]\n[White "A. B."]\n[Result "1-0"]\n1. e4 e5 1-0';
  game.load(text);
  assert.equal(game.record(), text);
  game.goto(0);
  assert.equal(game.record(), text);
  game.load(game.record());
  game.play(['d2', 'd4']);
  assert.equal(game.record(), '[Event "The \'Open\'"]\n[White "A. B."]\n[Result "*"]\n1. e4 e5 2. d4 *');
  game.load('[Event "x"]\n[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n1. Kd1 1/2-1/2');
  assert.equal(game.record(), '[Event "x"]\n[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n1. Kd1 1/2-1/2');
  game.restart();
  assert.equal(game.record(), '*');
  game.free();
});
