// Pictures for TeX, in Node without a page. TeX itself is not needed: what it would stumble over is looked for.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const { still, tikz } = await import(pathToFileURL(at('pkg/still.js')).href);
const chess = readFileSync(at('tests/diagrams/chess.txt'), 'utf8');

/** The text that stands for the picture where nobody sees it. */
const altOf = (picture) => /,alt\/\.try=\{([^{}]*)\}\]$/m.exec(picture)[1];

/** What TeX would not take: braces that do not close, scopes across each other, names that are not there yet. */
function sound(picture, why) {
  assert.match(picture, /^% \\usepackage\{tikz\}\n\\begin\{tikzpicture\}\[/, why);
  assert.match(picture, /\\end\{tikzpicture\}\n$/, why);
  assert.doesNotMatch(picture, /undefined|NaN|Infinity|\de[-+]?\d/, why);
  const open = [];
  for (const [, end, name] of picture.matchAll(/\\(begin|end)\{(\w+)\}/g)) {
    if (end === 'begin') open.push(name);
    else assert.equal(open.pop(), name, why);
  }
  assert.deepEqual(open, [], why);
  let depth = 0;
  for (const [sign] of picture.matchAll(/\\[\\{}%]|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    assert.ok(depth >= 0, why);
  }
  assert.equal(depth, 0, why);
  const [macros, colours] = [new Set(), new Set()];
  for (const line of picture.split('\n')) {
    for (const [, name] of line.replace(/^\\def\\\w+/, '').matchAll(/\\(vd[a-z]+)/g)) assert.ok(macros.has(name), why);
    for (const [, name] of line.matchAll(/(?:fill|draw|text)=(vd[a-z]+)/g)) assert.ok(colours.has(name), why);
    const [, macro] = /^\\def\\(vd[a-z]+)\{/.exec(line) ?? [];
    const [, colour] = /^\\definecolor\{(vd[a-z]+)\}\{HTML\}\{[\dA-F]{6}\}$/.exec(line) ?? [];
    if (macro) macros.add(macro);
    if (colour) colours.add(colour);
  }
  // Nothing but the first line may be a comment, and no sign of TeX stands for itself.
  assert.doesNotMatch(picture.replace(/^.*\n/, ''), /(?<!\\)[%#&~]/, why);
}

for (const folder of ['tests/diagrams', 'tests/zones']) {
  for (const name of readdirSync(at(folder)).filter((it) => it.endsWith('.txt'))) {
    test(`${folder}/${name} becomes a picture that TeX can set`, async () => {
      sound(await tikz(readFileSync(at(`${folder}/${name}`), 'utf8')), name);
    });
  }
}

test('each piece is drawn where it stands, once for each kind', async () => {
  const picture = await tikz(chess);
  const places = [...picture.matchAll(/\\begin\{scope\}\[shift=\{\((\d+),(\d+)\)\}\]\n(\\vd[a-z]+)\n/g)];
  const kinds = new Map();
  for (const [, x, y, kind] of places) kinds.set(kind, [...(kinds.get(kind) ?? []), `${x},${y}`]);
  // A white knight and its square: b1 and g1 from the top left.
  assert.ok([...kinds.values()].some((it) => it.join(' ') === '150,750 650,750'));
  // Kings and queens stand alone, the others are used from several places.
  assert.equal([...kinds.values()].filter((it) => it.length === 8).length, 2);
  assert.equal([...kinds.values()].filter((it) => it.length === 2).length, 6);
});

test('the picture has the colours of its theme, also those with names', async () => {
  const colours = (picture) => [...picture.matchAll(/\\definecolor\{\w+\}\{HTML\}\{(\w+)\}/g)].map((it) => it[1]);
  const fills = (picture) => [...picture.matchAll(/ fill="#([\da-f]{6})"/g)].map((it) => it[1].toUpperCase());
  for (const theme of ['light', 'dark']) {
    const [made, known] = [colours(await tikz(chess, { theme })), fills(await still(chess, { theme }))];
    assert.ok(known.length > 2);
    for (const it of known) assert.ok(made.includes(it), it);
  }
  assert.ok(colours(await tikz(`arrows=e2-e4:Tomato,d5:lightslategrey\n${chess}`)).includes('FF6347'));
  assert.ok(colours(await tikz(`arrows=e2-e4:Tomato,d5:lightslategrey\n${chess}`)).includes('778899'));
});

test('lines are as thick as the drawing is large, and dashes as long', async () => {
  const fen = '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1';
  const picture = await tikz(chess, { fen });
  assert.match(await still(chess, { fen }), /stroke-width="9" stroke-dasharray="26 12"/);
  assert.match(picture, /line width=2\.05pt,dash pattern=on 5\.92pt off 2\.73pt/);
});

test('the position is told in words', async () => {
  const fen = '4k3/8/8/8/8/8/3PP3/R3K3 b - - 0 1';
  assert.equal(
    altOf(await tikz(chess, { fen })),
    'Chess, Black to move. White: pawn (d2, e2), rook (a1), king (e1). Black: king (e8).',
  );
  assert.match(altOf(await tikz(chess, { fen, lang: 'de' })), /, Schwarz am Zug\. Weiß: Bauer \(d2, e2\), Turm \(a1\)/);
  const hands = 'title=A {b}_50%\nfiles=4\nranks=4\nfirstRank=1\npawn:P:fW:::3\nking:K:K::a1';
  assert.equal(
    altOf(await tikz(hands)),
    'A (b) 50 , White to move. White: king (a1). Black: king (a4). White in hand: pawn (3). Black in hand: pawn (3).',
  );
  assert.equal(altOf(await tikz(chess, { piece: 'knight' })), 'How the knight moves');
  const dark = readFileSync(at('tests/diagrams/darkchess.txt'), 'utf8');
  assert.doesNotMatch(altOf(await tikz(dark, { view: 'white' })), /Black: /);
});

test('letters on tiles are as large as in the drawing, turned, and mean nothing to TeX', async () => {
  const text = 'pieces=letters\nfiles=4\nranks=4\nfirstRank=1\nroyal=K\nking:K:K::a1\n%cub:%:N::b1\n$hut:$:N::c1\n';
  const picture = await tikz(text);
  sound(picture);
  assert.match(picture, /\\selectfont \\%\};/);
  assert.match(picture, /\\selectfont \\\$\};/);
  const tiles = await tikz('pieces=shogi\nfiles=4\nranks=4\nfirstRank=1\nzebra:Z:fW::a2\nking:K:K::a1');
  sound(tiles);
  assert.match(tiles, /\[anchor=base,inner sep=0pt,text=\w+,scale=[\d.]+,rotate=-?180\] at/);
});

test('the command writes a picture for TeX where the name of the file says so', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tikz-'));
  const run = (...args) => spawnSync(process.execPath, [at('pkg/bin.mjs'), ...args], { encoding: 'utf8' });
  try {
    const out = path.join(folder, 'board.tex');
    const args = ['render', at('tests/diagrams/glinski.txt'), '--play', 'e4e6', '--theme', 'auto', '--lang', 'fr'];
    const { status, stderr } = run(...args, '-o', out);
    assert.equal(stderr, '');
    assert.equal(status, 0);
    const picture = readFileSync(out, 'utf8');
    sound(picture);
    assert.match(altOf(picture), /Trait\s: les Noirs\. Les Blancs\s: pion \(e6, .*, roi \(g1\)\. Les Noirs\s: /);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
