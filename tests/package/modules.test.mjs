// The module of boards beside the one with everything: which definitions play on it, and that they are the same games there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Diagram as BoardDiagram, initSync, needsFull } from '../../target/wasm/engine.js';
import { Diagram, definitions, sample } from './corpus.mjs';

initSync({ module: readFileSync(new URL('../../pkg/engine.wasm', import.meta.url)) });

const onBoards = definitions.filter(({ text }) => !needsFull(text));

/** What there is to a game at its start. */
function told(Game, text) {
  const game = new Game(text);
  const moves = game.moves('uci');
  const path = game.moves().at(-1)?.split(' ');
  const res = [game.board(), game.scene(), game.diagnostics(), game.rules(), game.explanations(), game.legs(), moves];
  res.push(path ? game.play(path) : undefined, game.scene(), game.options([]), game.fen(), game.record());
  game.free();
  return res;
}

test('85 of 100 definitions of the library play on the module of boards', () => {
  assert.ok(onBoards.length >= 0.85 * definitions.length, `${onBoards.length} of ${definitions.length}`);
});

for (const { name, text } of sample(onBoards, 4))
  test(`${name} is the same game in both modules`, () => {
    assert.deepEqual(told(BoardDiagram, text), told(Diagram, text));
  });

test('rare keys are known: one that is misspelled is not taken for one', () => {
  const king = 'royal=K\nking:K:K::e1';
  assert.equal(needsFull(`${king}\niron=K`), true);
  assert.equal(needsFull(`${king}\nirn=K`), false);
  const [problem] = new BoardDiagram(`${king}\nirn=K`).diagnostics();
  assert.match(problem.hint, /iron/);
});
