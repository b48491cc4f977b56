// Records of other programs: whole they load whole, damaged they load up to the damage and behind it where that is possible,
// and never end early without a word. A sample, and at level full thousands of games of ffish and python-chess.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Diagram, definitions } from './corpus.mjs';
import { boardOf, DAMAGES, gamesOfFfish, gamesOfPython, Random } from './foreign-records.mjs';

const isFull = process.env.VARIANT_DIAGRAM_TESTS === 'full';
const made = new Map();

/** The game of a definition of the library, made once. */
function diagramOf(name) {
  if (!made.has(name)) made.set(name, new Diagram(definitions.find((it) => it.name === name).text));
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
