// The module of boards beside the one with everything: which definitions play on it, and that they are the same games there.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { families, isOfFamily } from '../../scripts/catalogue.mjs';
import { Diagram as BoardDiagram, initSync, needsFull, useWords } from '../../target/wasm/engine.js';
import { Diagram, definitions, sample } from './corpus.mjs';

initSync({ module: readFileSync(new URL('../../pkg/engine.wasm', import.meta.url)) });

/** English, as the package says it. */
async function english() {
  const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [at('pkg-template/src/words/catalogue.ts')],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const { Catalogue } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  const files = readdirSync(at('locales/en')).filter((it) => !isOfFamily(it));
  const text = files.map((it) => readFileSync(at(`locales/en/${it}`), 'utf8')).join('\n');
  return new Catalogue('en', text, undefined, families('en'));
}

const catalogue = await english();
useWords((message, _, family) => catalogue.text(message, family));

const onBoards = definitions.filter(({ text }) => !needsFull(text));

/** What there is to a game at its start. */
function told(Game, text) {
  const game = new Game(text);
  const moves = game.moves('uci');
  const path = game.moves().at(-1)?.split(' ');
  const res = [game.board(), game.scene(), game.diagnostics(), game.values(), moves];
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

test('games in the formats of other programs are for the module that reads them', () => {
  const { text } = definitions.find(({ name }) => name === 'shogi');
  const record = '先手：a\n▲７六歩 △３四歩';
  assert.equal(needsFull('files=8', '1. e4 e5'), false);
  assert.equal(needsFull('files=8', record), true);
  const game = new BoardDiagram(text);
  assert.throws(() => game.load(record), { code: 'other-format' });
  game.load('1. c4');
  assert.equal(game.record(), '1. c4 *');
  const whole = new Diagram(text);
  whole.load(record);
  assert.match(whole.record(), /1\. c4 g6/);
  assert.match(whole.recordAs('kif').text, /７六歩\(77\)/);
  assert.throws(() => whole.recordAs('pdn'), { code: 'not-a-format' });
});

test('squares and moves as the players of a game write them are for the module with everything', () => {
  const { text } = definitions.find(({ name }) => name === 'shogi');
  assert.equal('playersNotation' in new BoardDiagram(text), false);
  const game = new Diagram(text);
  const { name, lang, squares, labels } = game.playersNotation();
  assert.deepEqual([name, lang, squares[0], labels.length], ['shogi', 'ja', '９一', 18]);
  assert.equal(game.playersMove(['c3', 'c4']), '▲７六歩');
  game.load('1. c4 g6 2. Bxh8+ Sxh8');
  assert.deepEqual(game.playersMoves(), ['▲７六歩', '△３四歩', '▲２二角成', '△同銀']);
  assert.equal(game.record(), '1. c4 g6 2. Bxh8+ Sxh8 *');
});

test('rare keys are known: one that is misspelled is not taken for one', () => {
  const king = 'royal=K\nking:K:K::e1';
  assert.equal(needsFull(`${king}\niron=K`), true);
  assert.equal(needsFull(`${king}\nirn=K`), false);
  const [problem] = new BoardDiagram(`${king}\nirn=K`).diagnostics();
  assert.match(problem.hint, /iron/);
});
