// Still pictures and the command of the package, in Node without a page.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const { still } = await import(pathToFileURL(at('pkg/still.js')).href);
const chess = readFileSync(at('tests/diagrams/chess.txt'), 'utf8');

/** Reads XML without doubt: every tag is closed, every attribute quoted once. Returns the names of the elements. */
function elements(xml) {
  const open = [];
  const names = [];
  const rest = xml.replace(/<(\/?)([\w]+)((?:\s[\w-]+="[^"<]*")*)\s*(\/?)>/g, (_, end, name, attributes, alone) => {
    const keys = [...attributes.matchAll(/\s([\w-]+)="/g)].map((it) => it[1]);
    assert.equal(new Set(keys).size, keys.length, `an attribute stands twice: ${attributes}`);
    if (end) assert.equal(open.pop(), name);
    else {
      names.push(name);
      if (!alone) open.push(name);
    }
    return '';
  });
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest, /[<>]/);
  return names;
}

for (const folder of ['tests/diagrams', 'tests/zones']) {
  for (const name of readdirSync(at(folder)).filter((it) => it.endsWith('.txt'))) {
    test(`${folder}/${name} becomes a picture that any program can show`, async () => {
      const picture = await still(readFileSync(at(`${folder}/${name}`), 'utf8'));
      assert.doesNotMatch(picture, /var\(|light-dark|color-mix|currentColor|--_|undefined|NaN/);
      assert.ok(elements(picture).length > 8);
    });
  }
}

test('a piece of each kind is drawn once and used where it stands', async () => {
  const picture = await still(chess);
  const pieces = [...picture.matchAll(/<use href="#([\w-]+)" x="\d+" y="\d+"\/>/g)].map((it) => it[1]);
  assert.equal(pieces.length, 28);
  assert.equal(new Set(pieces).size, 8);
  // Outlines that both colours have are written once as well.
  const uses = new Set([...picture.matchAll(/<use href="#([\w-]+)"/g)].map((it) => it[1]));
  assert.ok(uses.size > 8);
  for (const id of uses) assert.equal(picture.split(`id="${id}"`).length, 2, id);
  const outlines = [...picture.matchAll(/ d="([^"]{40,})"/g)].map((it) => it[1]);
  assert.equal(new Set(outlines).size, outlines.length);
});

test('tiles of Shogi point at the enemy', async () => {
  const [usual, flipped] = await Promise.all(
    [false, true].map((it) =>
      still('pieces=shogi\nfiles=4\nranks=4\nfirstRank=1\npawn:P:fW::a2,b2\nking:K:K::a1', { flipped: it }),
    ),
  );
  // Black's two kinds of tile, then White's: each is turned once, where it is drawn.
  for (const picture of [usual, flipped]) assert.equal(picture.split('rotate(180)').length - 1, 2);
  assert.notEqual(usual, flipped);
  assert.doesNotMatch(await still(chess), /rotate/);
});

test('pictures with other pieces can stand on one page', async () => {
  const [drawn, tiles] = await Promise.all([still(chess), still(`pieces=letters\n${chess}`)]);
  const ids = [...drawn.matchAll(/ id="([\w-]+)"/g)].map((it) => it[1]);
  assert.ok(ids.length > 0);
  for (const id of ids) assert.ok(!tiles.includes(`id="${id}"`), id);
});

test('positions, move diagrams, themes and turned boards differ from the start position', async () => {
  const pictures = await Promise.all([
    still(chess),
    still(chess, { fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' }),
    still(chess, { piece: 'knight' }),
    still(chess, { theme: 'dark' }),
    still(chess, { flipped: true }),
    still(chess, { labels: false }),
  ]);
  assert.equal(new Set(pictures).size, pictures.length);
  assert.match(pictures[2], /aria-label="How the knight moves"/);
  assert.equal(pictures[2], await still(chess, { piece: 'N' }));
  assert.doesNotMatch(pictures[5], /<text/);
});

test('a side sees what it sees', async () => {
  const dark = readFileSync(at('tests/diagrams/darkchess.txt'), 'utf8');
  const views = ['white', 'black', 'both'];
  const pictures = await Promise.all([undefined, ...views].map((view) => still(dark, { view })));
  // Pieces are in the middle of squares.
  const middles = /(?:x="\d*50" y="\d*50"|translate\(\d*50 \d*50\))/g;
  const pieces = pictures.map((it) => it.split('</defs>').at(-1).match(middles).length);
  assert.equal(new Set(pictures).size, 3);
  assert.equal(pictures[0], pictures[3]);
  assert.deepEqual(pieces, [32, 16, 16, 32]);
  const file = at('tests/diagrams/darkchess.txt');
  for (const [idx, view] of views.entries()) {
    assert.equal(run('render', file, '--view', view).stdout, `${pictures[idx + 1]}\n`);
  }
});

test('a picture that follows the reader holds both sets of colours', async () => {
  const [light, dark, auto] = await Promise.all(['light', 'dark', 'auto'].map((theme) => still(chess, { theme })));
  const fills = (picture) => new Set([...picture.matchAll(/fill[=:]"?(#[\da-f]+)/g)].map((it) => it[1]));
  for (const it of [...fills(light), ...fills(dark)]) assert.ok(fills(auto).has(it), it);
  assert.match(auto, /@media\(prefers-color-scheme:dark\)/);
  assert.match(auto, /^<svg[^>]* style="color-scheme:light dark"/);
  const fields = [...auto.matchAll(/fill:light-dark\((#[\da-f]+),(#[\da-f]+)\)/g)];
  assert.ok(fields.length > 1);
  for (const [, day, night] of fields) assert.ok(fills(light).has(day) && fills(dark).has(night));
  elements(auto.replace(/<style>[^]*?<\/style>/, ''));
});

test('hands are drawn beside the board', async () => {
  const [without, withHands] = await Promise.all([
    still('files=4\nranks=4\nfirstRank=1\nking:K:K::a1'),
    still('files=4\nranks=4\nfirstRank=1\npawn:P:fW:::3\nking:K:K::a1'),
  ]);
  const height = (picture) => Number(/viewBox="[^"]* ([\d.]+)"/.exec(picture)[1]);
  assert.ok(height(withHands) > height(without) + 100);
  assert.equal([...withHands.matchAll(/>3<\/text>/g)].length, 3, 'two hands and the third rank');
});

test('lines tell squares apart where shades do not', async () => {
  const drawn = async (name) => {
    const picture = await still(readFileSync(at(`tests/diagrams/${name}.txt`), 'utf8'));
    return [...picture.matchAll(/<path d="m[^"]*"([^/]*)\/>/g)].map((it) => /stroke="([^"]*)"/.exec(it[1])?.[1]);
  };
  assert.deepEqual((await drawn('kyotoshogi')).slice(0, 2), Array(2).fill('rgb(66,42,12)'));
  assert.deepEqual((await drawn('havannah')).slice(0, 3), Array(3).fill('rgb(66,42,12)'));
  // Chequered squares need none, and the lines of Xiangqi are others.
  for (const name of ['chess', 'glinski', 'xiangqi']) {
    for (const it of await drawn(name)) assert.ok(it === undefined || it === 'none', name);
  }
});

test('arrows of a definition are drawn over its start position only', async () => {
  const text = `arrows=e2-e4,d5:red\n${chess}`;
  const count = (picture) => [...picture.matchAll(/ rotate\([-\d.]+\)"/g)].length;
  assert.equal(count(await still(text)), 2);
  assert.equal(count(await still(text, { fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' })), 0);
  assert.equal(count(await still(chess)), 0);
});

test('squares that a piece may not enter are hatched in its move diagram', async () => {
  const text = 'files=5\nranks=5\nfirstRank=1\nroyal=K\nguard:G:F::c1\nking:K:K::a1\nconfine=G:a1-e3';
  const hatched = (picture) => /M[-\d. ]+l68-68/.test(picture);
  assert.equal(hatched(await still(text, { piece: 'G' })), true);
  assert.equal(hatched(await still(text, { piece: 'K' })), false);
});

test('texts of a definition stay text', async () => {
  const picture = await still('title=<script>"&\nfirstRank=1\npawn:<b>:W::a1');
  assert.doesNotMatch(picture, /<script|<b>/);
  elements(picture);
});

test('a picture holds no character that XML may not, and loses nothing else', async () => {
  const plain = await still('title=a_b\nfiles=4\nranks=4\nroyal=K\nking:K:K::a1\ncub:C:N::b1');
  for (const bad of [
    '\0',
    '\u00000\0',
    '\u0001',
    '\u000b',
    '\u001f',
    '\ufffe',
    '\uffff',
    '\ud800',
    '\udc00x',
    '\ud800\ud83d\ude00',
  ]) {
    const name = bad.replace(/[:=,]/g, '');
    for (const text of [
      `title=a${bad}b`,
      `author=${bad}`,
      `${name}cub:D:N::c1`,
      `cub:${name}:N::c1`,
      `labels=${bad}`,
      `arrows=a1-b2:${bad}`,
    ]) {
      const picture = await still(`title=a_b\nfiles=4\nranks=4\nroyal=K\nking:K:K::a1\n${text}`);
      const why = JSON.stringify([bad, text]);
      assert.doesNotMatch(picture, /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u, why);
      assert.ok(elements(picture).length >= 8, why);
      new Resvg(picture);
    }
  }
  assert.match(await still('title=a\0b\nfiles=4\nranks=4\nking:K:K::a1'), /aria-label="a\ufffdb"/);
  assert.match(await still('title=a\u{1f600}b\nfiles=4\nranks=4\nking:K:K::a1'), /aria-label="a\u{1f600}b"/u);
  assert.match(plain, /aria-label="a_b"/);
});

test('what cannot be drawn is an error with its reason', async () => {
  await assert.rejects(still(chess, { piece: 'dragon' }), /no piece "dragon".*knight/);
  await assert.rejects(still(chess, { fen: 'nonsense' }));
});

/** Runs the command of the package. */
const run = (...args) =>
  spawnSync(process.execPath, [at('pkg/bin.mjs'), ...args], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });

test('the command draws, explains and checks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'still-'));
  try {
    const out = path.join(folder, 'board.svg');
    assert.equal(run('render', at('tests/diagrams/chess.txt'), '-o', out, '--theme', 'dark').status, 0);
    assert.match(readFileSync(out, 'utf8'), /^<svg xmlns=[^]*<\/svg>\n$/);
    assert.match(run('render', at('tests/diagrams/chess.txt'), '--piece', 'knight').stdout, /^<svg /);
    const rules = run('rules', at('tests/diagrams/chess.txt'));
    assert.equal(rules.stdout, readFileSync(at('tests/words/games/chess.txt'), 'utf8'));
    assert.deepEqual(
      [run('check', at('tests/diagrams/chess.txt')).stdout, run('check', at('tests/diagrams/chess.txt')).status],
      ['', 0],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a wrong command line is answered with what is wrong', () => {
  for (const args of [
    [],
    ['fly'],
    ['render'],
    ['rules', 'a', 'b'],
    ['rules', 'a', '--flipped'],
    ['render', 'a', '--theme', 'pink'],
    ['render', 'a', '--view', 'pink'],
    ['--what'],
  ]) {
    const { status, stderr } = run(...args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, /^variant-diagram: .+\nTry: /);
  }
  const missing = run('check', at('no-such-file.txt'));
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /no-such-file/);
});
