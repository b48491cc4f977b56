// What people take away: definitions as JSON and as text, games as text, pictures as PNG. By the package and on its command line.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { toJson, toText } from '../../pkg/import.js';
import { definitions, sample, withDiagram } from './corpus.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'forms-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const at = (name) => path.join(folder, name);
const pkg = fileURLToPath(new URL('../../pkg', import.meta.url));
const command = (args, input = '', home = pkg) =>
  spawnSync(process.execPath, [path.join(home, 'bin.mjs'), ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
const chess = definitions.find((it) => it.name === 'chess').text;

/** What a game is: everything that may differ if a definition says something else. */
const game = (definition) =>
  withDiagram(definition, (diagram) => {
    const { types, cells, appearance } = diagram.board();
    return {
      types,
      cells,
      appearance,
      fen: diagram.fen(),
      moves: diagram.moves('path'),
      rules: diagram.rules(),
      problems: diagram
        .diagnostics()
        .map((it) => [it.code, it.message])
        .sort(),
    };
  });

test('definitions become JSON and text again, and stay the same game', async () => {
  for (const { name, text } of sample(definitions, 4)) {
    const json = await toJson(text);
    const wanted = game(text);
    assert.deepEqual(game(JSON.parse(JSON.stringify(json))), wanted, `${name} as JSON`);
    const again = await toText(json);
    assert.doesNotMatch(again, /Not said/, name);
    assert.deepEqual(game(again), wanted, `${name} as text again`);
    assert.deepEqual(await toJson(again), json, name);
  }
});

test('JSON of strangers is taken as it is', async () => {
  const cycle = { files: 4 };
  cycle.itself = cycle;
  for (const it of [
    {},
    [],
    null,
    undefined,
    7,
    'x',
    { pieces: 'x' },
    { pieces: [null, [], { name: 'a:b' }] },
    { toString: 1, __proto__: { x: 1 } },
    cycle,
  ]) {
    assert.equal(typeof (await toText(it)), 'string');
  }
  assert.equal(await toText({ title: 'a\nroyal=K', files: 9 }), 'files=9\n# Not said in this text: /title\n');
  assert.deepEqual(Object.keys(await toJson('__proto__=1\nfiles=3')), ['files']);
  assert.deepEqual(await toJson('constructor=1\nfiles=3'), { constructor: 1, files: 3 });
});

test('the command writes a definition in its other form', () => {
  const { stdout, status } = command(['json', '-'], chess);
  assert.equal(status, 0);
  assert.equal(JSON.parse(stdout).pieces.length, 6);
  const text = command(['text', '-'], stdout).stdout;
  assert.deepEqual(game(text), game(chess));
  assert.equal(command(['text', '-'], chess).stdout, chess);
  assert.equal(command(['json', '-'], stdout).stdout, stdout);
});

test('the command reads a game and writes it as text', () => {
  writeFileSync(at('chess.txt'), chess);
  const { stdout, status } = command(['record', at('chess.txt'), '--game', '-'], '1. f3 e5 2. g4 Qh4#');
  assert.equal(status, 0);
  assert.match(stdout, /^1\. f3 e5 2\. g4 Qh4# 0-1\s*$/m);
  writeFileSync(at('game.txt'), 'e2e4 e7e5 g1f3');
  assert.match(command(['record', at('chess.txt'), '--game', at('game.txt')]).stdout, /1\. e4 e5 2\. Nf3/);
  const wrong = command(['record', at('chess.txt'), '--game', '-'], '1. e4 e4');
  // What could be read is printed, with the rest as a comment.
  assert.deepEqual([wrong.status, wrong.stdout], [1, '1. e4 {1... e4} *\n']);
  assert.match(wrong.stderr, /^-:1:7: error\[[\w-]+\]: A pawn does not move like that.*\n {4}1\. e4 e4\n {10}\^\^\n$/);
  assert.equal(command(['game', at('chess.txt'), at('game.txt')]).status, 2);
  const [start, end] = [
    ['render', at('chess.txt')],
    ['render', at('chess.txt'), '--game', at('game.txt')],
  ].map((args) => command(args).stdout);
  assert.match(end, /^<svg/);
  assert.notEqual(start, end);
});

/** Width and height that a PNG file says. */
function size(file) {
  const bytes = readFileSync(file);
  assert.equal(bytes.subarray(1, 4).toString('latin1'), 'PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.length];
}

test('the command draws PNG files', () => {
  writeFileSync(at('chess.txt'), chess);
  const sizes = [[], ['--width', '300', '--theme', 'auto'], ['--width', '300', '--piece', 'knight']].map(
    (options, n) => {
      const { status, stderr } = command(['render', at('chess.txt'), '-o', at(`${n}.png`), ...options]);
      assert.equal(status, 0, stderr);
      return size(at(`${n}.png`));
    },
  );
  assert.ok(sizes[0][0] > 700 && sizes[0][2] > 10_000);
  assert.deepEqual(
    sizes.slice(1).map((it) => it.slice(0, 2)),
    [
      [300, 300],
      [300, 300],
    ],
  );
  assert.notEqual(sizes[1][2], sizes[2][2]);
  assert.equal(command(['render', at('chess.txt'), '-o', at('x.png'), '--width', '0']).status, 2);
});

test('without the renderer the command says what to install', () => {
  const alone = at('alone');
  cpSync(pkg, alone, { recursive: true });
  const { status, stderr } = command(['render', '-', '-o', at('y.png')], chess, alone);
  assert.equal(status, 1);
  assert.match(stderr, /npm install @resvg\/resvg-js/);
  assert.equal(command(['render', '-', '-o', at('y.svg')], chess, alone).status, 0);
});
