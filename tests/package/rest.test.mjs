// The engine comes in two parts. Ordinary games need the first one only; everything else brings the second, whoever asks for it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '../../scripts/split/rehearse.mjs';

const top = new URL('../../', import.meta.url);
const definition = (name) => readFileSync(new URL(`tests/diagrams/${name}.txt`, top), 'utf8');

/** Makes of Node what a page is: nothing is read from disk, and `network.up` says whether the second part can be fetched. `parts()` counts what could not wait. */
const PAGE = `
const { readFileSync } = process.getBuiltinModule('node:fs');
process.getBuiltinModule = undefined;
const network = { up: false, asked: 0 };
const bytesOf = (url) => {
  if (!String(url).endsWith('rest.wasm')) return readFileSync(new URL(url));
  network.asked++;
  if (!network.up) throw new TypeError('Failed to fetch');
  return readFileSync(new URL(url));
};
globalThis.fetch = async (url) => new Response(bytesOf(url), { headers: { 'content-type': 'application/wasm' } });
globalThis.XMLHttpRequest = class {
  open(method, url) {
    this.url = url;
  }
  overrideMimeType() {}
  send() {
    this.responseText = bytesOf(this.url).toString('latin1');
    this.status = 200;
  }
};
const problem = (act) => {
  try {
    return act(), 'none';
  } catch (error) {
    return error.code ?? String(error);
  }
};`;

/** Runs statements in a Node of their own, where `parts()` says how many modules have been compiled. */
function inNode(statements, ...values) {
  const [before, main] = Array.isArray(statements) ? statements : ['', statements];
  const script = `${before}
let count = 0;
const parts = () => count;
WebAssembly.Module = class extends WebAssembly.Module {
  constructor(bytes) {
    super(bytes);
    count++;
  }
};
const { createDiagram, explore, loadEngine, loadRest, useWasm } = await import('${new URL('pkg/engine.js', top)}');
const values = ${JSON.stringify(values)};
console.log(JSON.stringify(await (async () => { ${main} })()));`;
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
  diagram.diagnostics();
  diagram.scene();
  diagram.puzzle();
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

test('a call that needs the second part while it cannot be fetched says so, changes nothing, and works when it can', () => {
  const late = `
const diagram = await createDiagram(values[0]);
diagram.play(['e2', 'e4']);
const before = diagram.fen();
let message;
try {
  diagram.why(['e7', 'e4']);
} catch (error) {
  message = [error.message, error.code, String(error.cause)];
}
const after = [diagram.fen() === before, diagram.legalCount()];
const again = problem(() => diagram.why(['e7', 'e4']));
diagram.play(['e7', 'e5']);
const asked = network.asked;
network.up = true;
return [message, after, again, asked, diagram.why(['g1', 'g3']).sentence, diagram.fen(), diagram.rules().keys.length > 0, parts(), network.asked];`;
  const [message, after, again, asked, sentence, fen, rules, ...counts] = inNode([PAGE, late], definition('chess'));
  assert.deepEqual(message, ['This needs a part of the engine that could not be loaded. Nothing has changed; the next time it is tried again.', 'not-fetched', 'TypeError: Failed to fetch']);
  assert.deepEqual(after, [true, 20]);
  assert.equal(again, 'not-fetched');
  assert.equal(asked, 2);
  assert.match(sentence, /knight/i);
  assert.match(fen, /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/8\/PPPP1PPP\/RNBQKBNR w/);
  assert.equal(rules, true);
  assert.deepEqual(counts, [1, 3]);
});

test('whatever is asked for without the second part leaves all diagrams as they were', () => {
  const all = `
const calls = {
  rules: [], why: [['e2', 'e5']], threats: [0], explanations: [], values: [], arrange: [[{ cell: 20, type: 1, side: 0 }]], read: ['e4'],
  setFen: ['8/8/8/8/8/8/8/K1k5 w - - 0 1'], load: ['1. e4 e5'], visit: [1], promote: [1], remove: [1], annotate: [0, 'a', '!'], judge: [['e2', 'e4']],
  pose: ['1. e4'], retry: [], solve: [], reach: [1], moves: ['usi'], shuffle: ['3'], goto: [1], lines: [], puzzle: [], restart: [],
};
const told = (it) => JSON.stringify([it.fen(), it.moves(), it.options([]), it.scene()]);
const found = {};
for (const text of values) {
  const other = await createDiagram(text);
  const known = told(other);
  for (const [name, given] of Object.entries(calls)) {
    const diagram = await createDiagram(text);
    const [first] = diagram.options([]).options;
    const [second] = diagram.options(first.path).options;
    diagram.play(second.path);
    const before = told(diagram);
    const result = problem(() => diagram[name](...given));
    if (result === 'not-fetched') found[name] = (found[name] ?? 0) + 1;
    if (result === 'not-fetched' && told(diagram) !== before) return name + ' leaves another position';
    if (told(other) !== known) return name + ' changes another diagram';
    diagram.undo();
    diagram.redo();
    diagram.free();
  }
}
return [found, parts()];`;
  const [found, count] = inNode([PAGE, all], ...GAMES.map(definition));
  assert.equal(count, 0);
  for (const name of ['rules', 'why', 'threats', 'arrange', 'load', 'pose', 'reach']) assert.equal(found[name], GAMES.length, name);
});

test('boards of all definitions that are read by the first part begin with it alone', () => {
  const begin = `
let read = 0;
for (const text of values) {
  const diagram = await createDiagram(text).catch(() => undefined);
  if (!diagram) continue;
  read++;
  for (const it of ['board', 'diagnostics', 'scene', 'puzzle']) if (problem(() => diagram[it]()) !== 'none') return [it, text];
}
return read;`;
  const names = readdirSync(new URL('tests/diagrams/', top)).filter((it) => it.endsWith('.txt'));
  const read = inNode([PAGE, begin], ...names.map((it) => definition(it.slice(0, -4))));
  assert.ok(read >= GAMES.length && read < names.length, String(read));
});

test('a failure that something else has caught fails the whole call', () => {
  const nested = `
const [diagram, other] = [await createDiagram(values[0]), await createDiagram(values[0])];
const path = ['e2', 'e4'];
const caught = [];
Object.defineProperty(path, 1, { get: () => (caught.push(problem(() => other.why(['e2', 'e5']))), network.up = true, 'e4') });
const result = problem(() => diagram.play(path));
return [result, [...new Set(caught)], diagram.scene().ply, parts(), diagram.why(['e2', 'e5']) !== undefined, other.legalCount(), parts()];`;
  assert.deepEqual(inNode([PAGE, nested], definition('chess')), ['not-fetched', ['not-fetched'], 0, 0, true, 20, 1]);
});

test('what cannot be made without the second part is made when it can be fetched', () => {
  const made = `
const chess = await createDiagram(values[0]);
const result = await createDiagram(values[1]).then(() => 'none', (error) => error.code);
const Game = await loadEngine();
const direct = problem(() => new Game(values[1]));
const loaded = await loadRest().then(() => 'none', (error) => error.code);
const played = chess.play(['e2', 'e4']).san;
network.up = true;
const other = await createDiagram(values[1]);
return [result, direct, loaded, played, other.legalCount() > 0, explore(chess).list(), parts()];`;
  assert.deepEqual(inNode([PAGE, made], definition('chess'), definition('atomic')), ['not-fetched', 'not-fetched', 'not-fetched', 'e4', true, 20, 0]);
});
