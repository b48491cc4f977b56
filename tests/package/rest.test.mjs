// The engine comes in two parts. Ordinary games need the first one only; everything else brings the second, whoever asks for it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '../../scripts/split/rehearse.mjs';

const top = new URL('../../', import.meta.url);
const definition = (name) => readFileSync(new URL(`tests/diagrams/${name}.txt`, top), 'utf8');

/** Runs statements in a Node of their own, where `parts()` says how many modules have been compiled. */
function inNode(statements, ...values) {
  const script = `
let count = 0;
const parts = () => count;
WebAssembly.Module = class extends WebAssembly.Module {
  constructor(bytes) {
    super(bytes);
    count++;
  }
};
const { createDiagram, loadEngine, useWasm } = await import('${new URL('pkg/engine.js', top)}');
const values = ${JSON.stringify(values)};
console.log(JSON.stringify(await (async () => { ${statements} })()));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module'], { encoding: 'utf8', input: script });
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

test('ordinary games are shown and played by the first part alone', () => {
  const play = `
const found = [];
for (const it of values) {
  const diagram = await createDiagram(it);
  diagram.board();
  diagram.scene();
  const [first] = diagram.options([]).options;
  const [second] = diagram.options(first.path).options;
  diagram.play(second.path);
  found.push([diagram.scene().ply, parts()]);
}
return found;`;
  assert.deepEqual(inNode(play, ...GAMES.map(definition)), GAMES.map(() => [1, 1]));
});

test('a call that needs the second part gets it at once', () => {
  const why = `
const diagram = await createDiagram(values[0]);
const before = parts();
const { sentence } = diagram.why(['e2', 'e5']);
return [before, sentence, parts(), diagram.moves().length, diagram.why(['e2', 'e4']) ?? null, parts()];`;
  const [before, sentence, ...after] = inNode(why, definition('chess'));
  assert.equal(before, 1);
  assert.match(sentence, /pawn/i);
  assert.deepEqual(after, [2, 20, null, 2]);
});

test('definitions that need the second part are read with it, and what stood before goes on', () => {
  const mixed = `
const chess = await createDiagram(values[0]);
chess.play(['e2', 'e4']);
const other = await createDiagram(values[1]);
const count = parts();
chess.play(['e7', 'e5']);
other.free();
return [count, chess.fen(), chess.legalCount(), chess.rules().keys.length > 0];`;
  const [count, fen, moves, rules] = inNode(mixed, definition('chess'), definition('cyvasse'));
  assert.equal(count, 2);
  assert.match(fen, /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/8\/PPPP1PPP\/RNBQKBNR w/);
  assert.equal(moves, 29);
  assert.equal(rules, true);
});

test('the class can be used without waiting, for any definition', () => {
  const direct = `
const Game = await loadEngine();
return values.map((it) => new Game(it).legalCount() > 0);`;
  const sample = ['tenjiku', 'glinski', 'chushogi', 'atomic', 'cyvasse'];
  assert.deepEqual(inNode(direct, ...sample.map(definition)), sample.map(() => true));
});

test('a page that brings the parts itself brings both', () => {
  const own = `
const { readFileSync } = process.getBuiltinModule('node:fs');
const read = (name) => readFileSync(new URL(name, '${new URL('pkg/', top)}'));
useWasm(() => read('engine.wasm'), () => read('engine-rest.wasm'));
const diagram = await createDiagram(values[0]);
return [parts(), diagram.why(['e2', 'e5']) !== undefined, parts()];`;
  const [, found] = inNode(own, definition('chess'));
  assert.equal(found, true);
});
