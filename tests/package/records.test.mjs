// Records of other programs: whole they load whole, damaged they load up to the damage and behind it where that is possible,
// and never end early without a word. A sample, and at level full thousands of games of ffish and python-chess.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Diagram, definitions } from './corpus.mjs';
import { boardOf, DAMAGES, gamesOfFfish, gamesOfPython, Random, writtenByPython } from './foreign-records.mjs';

const isFull = process.env.VARIANT_DIAGRAM_TESTS === 'full';
const made = new Map();

/** A definition of the library. */
const textOf = (name) => definitions.find((it) => it.name === name).text;

/** The game of a definition of the library, made once. */
function diagramOf(name) {
  if (!made.has(name)) made.set(name, new Diagram(textOf(name)));
  return made.get(name);
}

/** The main line that loads, and everything that is told: `error` ends it, `notes` leave something out. */
function loaded(diagram, text) {
  let notes = [];
  let error;
  try {
    notes = diagram.load(text);
  } catch (thrown) {
    if (typeof thrown.code !== 'string') throw thrown;
    error = thrown;
  }
  const main = diagram
    .lines()
    .moves.filter((it) => it.depth === 0)
    .map((it) => it.san);
  return { main, notes, isTold: error !== undefined || notes.length > 0, error };
}

/** Loads a whole record: every move is there, and nothing is told. Returns its main line. */
function whole(diagram, { text, plies, end }, what) {
  const { main, notes, error } = loaded(diagram, text);
  const said = error?.message ?? notes.map((it) => `${it.message} ${text.slice(...it.span)}`).join(' ');
  assert.equal(said, '', `${what}: ${text}`);
  assert.equal(main.length, plies, `${what}: ${text}`);
  diagram.goto(plies);
  assert.equal(boardOf(diagram.fen()), boardOf(end), `${what}: ${text}`);
  return main;
}

/** Loads a record with each kind of damage. Returns how often that was told. */
function damaged(diagram, text, main, random, what) {
  let told = 0;
  for (const [name, damage] of Object.entries(DAMAGES)) {
    const changed = damage(text, random);
    const after = loaded(diagram, changed);
    told += after.isTold ? 1 : 0;
    const say = (words) => `${what}, ${name}: ${words}\n${changed}`;
    // The end of a text, or one letter, may be lost without a trace; then the last word may be another move.
    const read = name === 'cut end' ? after.main.slice(0, -1) : after.main;
    const differs = read.some((it, n) => it !== main[n]);
    if (differs && name !== 'lost letter') assert.ok(after.isTold, say('another game without a word'));
    if (after.main.length < main.length && name !== 'cut end') assert.ok(after.isTold, say('shorter without a word'));
    if (['mark', 'mark inside', 'windows'].includes(name)) assert.deepEqual(after.main, main, say('is the same'));
  }
  return told;
}

test('games of ffish', { timeout: 7_200_000 }, async () => {
  let [games, plies, told] = [0, 0, 0];
  for await (const it of gamesOfFfish(isFull ? 50 : 1, isFull ? 60 : 20)) {
    const what = `${it.ours} ${it.form} ${it.n}`;
    const main = whole(diagramOf(it.ours), it, what);
    told += damaged(diagramOf(it.ours), it.text, main, new Random(it.n + it.plies), what);
    games += 1;
    plies += it.plies;
  }
  if (isFull) console.log(`${games} games of ffish, ${plies} moves; ${told} damages told`);
});

test('a dozen games of python-chess', () => {
  for (const [n, it] of writtenByPython().entries()) {
    const main = whole(diagramOf('chess'), it, `game ${n}`);
    damaged(diagramOf('chess'), it.text, main, new Random(n), `game ${n}`);
  }
});

test('each game of a text is read, and a damaged one costs itself alone', () => {
  const diagram = diagramOf('chess');
  const games = writtenByPython();
  const text = games.map((it) => it.text).join('\n');
  const found = diagram.games(text);
  assert.equal(found.length, games.length);
  const parts = found.map(({ span: [from, to] }) => text.slice(from, to));
  for (const [n, it] of games.entries()) {
    assert.equal(found[n].moves, it.plies);
    whole(diagram, { ...it, text: parts[n] }, `game ${n} of all`);
  }
  const random = new Random(5);
  for (const [name, damage] of Object.entries(DAMAGES)) {
    const middle = damage(games[5].text, random);
    const damagedText = [games[0].text, middle, games[1].text].join('\n\n');
    const all = diagram.games(damagedText);
    // What is put between two words may part a game, but never joins it with another one.
    const said = `${name}: ${middle}`;
    const [first, last] = [all[0], all.at(-1)].map(({ span: [from, to] }) => damagedText.slice(from, to));
    assert.ok(all.length >= 2, said);
    whole(diagram, { ...games[0], text: first }, said);
    whole(diagram, { ...games[1], text: last }, said);
  }
  const listed = diagram.games('1. e4 e5 *\n\n[White "Ann"]\n[Black "?"]\n\n1. d4 (1. c4) 1... d5 2. Nf3 1-0');
  assert.deepEqual(JSON.parse(JSON.stringify(listed)), [
    { span: [0, 12], moves: 2, begins: '1. e4 e5' },
    { span: [12, 71], white: 'Ann', moves: 3, begins: '1. d4 d5 2. Nf3', result: '1-0' },
  ]);
});

test('bytes of files are read in their encodings', async () => {
  const { decodeText } = await import('../../pkg/engine.js');
  for (const it of JSON.parse(readFileSync(new URL('../encodings/files.json', import.meta.url), 'utf8'))) {
    const bytes = Uint8Array.from(Buffer.from(it.bytes, 'base64'));
    assert.deepEqual(decodeText(bytes), { text: it.text, encoding: it.encoding, certain: it.certain }, it.name);
    // The tags of records in Chinese have names of their own, which no game minds.
    const { main, notes, error } = loaded(diagramOf(it.game), it.text);
    assert.ok(
      main.length >= 2 && notes.length === 0 && error === undefined,
      `${it.name}: ${JSON.stringify(notes)} ${error}`,
    );
  }
  assert.equal(decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13)), undefined);
});

test('a record of another game says so, and is read', () => {
  const diagram = diagramOf('chess');
  const codes = (text) => diagram.load(text).map((it) => [it.code, text.slice(...it.span)]);
  assert.deepEqual(codes('[Variant "Standard"]\n\n1. e4 *'), []);
  assert.deepEqual(codes('[Variant "Atomic"]\n\n1. e4 *'), [['other-variant', '[Variant "Atomic"]']]);
  // What was wrong is not written, and not told again.
  assert.equal(diagram.record(), '1. e4 *');
  const written = (name) => /\[Variant "(.*)"\]/.exec(new Diagram(textOf(name)).recordAs('pgn').text)[1];
  assert.deepEqual(['chess', 'crazyhouse', '3check', 'fischerandom', 'capablanca', 'gigachess'].map(written), [
    'Standard',
    'Crazyhouse',
    'Three-check',
    'Chess960',
    'capablanca',
    'Gigachess',
  ]);
});

if (isFull)
  test('games of python-chess', { timeout: 7_200_000 }, () => {
    let [plies, told] = [0, 0];
    const games = gamesOfPython(500, 1);
    for (const [n, it] of games.entries()) {
      const main = whole(diagramOf('chess'), it, `game ${n}`);
      told += damaged(diagramOf('chess'), it.text, main, new Random(n), `game ${n}`);
      plies += it.plies;
    }
    console.log(`${games.length} games of python-chess, ${plies} moves; ${told} damages told`);
  });

test('a game with variations, comments, glyphs and clocks, damaged in many ways', () => {
  const diagram = diagramOf('chess');
  const text = `[Event "The "open""]
[Result "*"]

1. e4 { [%clk 0:02:59] } 1... e5 { good [%clk 0:02:58] } ( 1... c5 $5 2. Nf3
{ [%eval 0.31] } 2... d6 ( { or } 2... e6 3. d4 ) 3. d4 ) 2. Nf3 $14
{ 3. Bb5 (4. O-O) later; 1-0 } 2... Nc6 3. Bb5 $146 { [%clk 0:02:50] } 3... a6
4. Ba4 $10 Nf6 $13 { [%cal Gf3e5,Ra4c6] } 5. O-O ( 5. d4 exd4 6. O-O ) 5... Be7
6. Re1 b5 7. Bb3 d6 8. c3 O-O *
`;
  const main = whole(
    diagram,
    { text, plies: 16, end: 'r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1' },
    '',
  );
  assert.equal(main[15], 'O-O');
  const again = diagram.record();
  assert.ok(
    ['[%clk 0:02:59]', '[%cal Gf3e5,Ra4c6]', '$146', '[Event "The \\"open\\""]'].every((it) => again.includes(it)),
    again,
  );
  whole(diagram, { text: again, plies: 16, end: diagram.fen() }, 'read again');
  const { moves } = diagram.lines();
  assert.deepEqual(
    moves.filter((it) => it.signs.length > 0).map((it) => it.signs.join('')),
    ['!?', '⩲', 'N', '=', '∞'],
  );
  assert.ok(!JSON.stringify(moves).includes('[%'));
  for (let seed = 0; seed < 12; seed += 1) damaged(diagram, text, main, new Random(seed), `seed ${seed}`);
});

test('what is left out of a record is told with its place, and games in every form load', () => {
  const diagram = diagramOf('chess');
  const text = '1. e4 (1. Z0 e5) 1... e5 ★ 2. Nf3 1-0\n\n[White "b"]\n\n1. d4 *';
  const notes = diagram.load(text);
  assert.deepEqual(
    notes.map((it) => [it.severity, it.code, text.slice(...it.span).slice(0, 9)]),
    [
      ['warning', 'not-text', 'Z0'],
      ['warning', 'not-text', '★'],
      ['warning', 'several-games', '[White "b'],
    ],
  );
  assert.equal(diagram.record(), '1. e4 {1. Z0 e5} 1... e5 2. Nf3 1-0');
  for (const form of ['san', 'coordinates', 'uci', 'courier', 'xboard', 'wxf']) {
    diagram.restart();
    const said = [];
    for (const path of ['e2 e4', 'd7 d5', 'e4 d5', 'g8 f6', 'g1 f3', 'd8 d5']) {
      said.push(diagram.moves(form)[diagram.moves('path').indexOf(path)]);
      diagram.play(path.split(' '));
    }
    const end = diagram.fen();
    const record = said.map((it, n) => (n % 2 ? it : `${n / 2 + 1}. ${it}`)).join(' ');
    assert.deepEqual(diagram.load(record), [], record);
    diagram.goto(6);
    assert.equal(diagram.fen(), end, record);
  }
});
