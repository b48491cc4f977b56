// The wizard writes XBetza and definitions that mean what was clicked; the engine is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { definitionOf, KNOWN, makePiece, piecesMoves, startDesign } from '../../www/wizard/definition.js';
import { documentation, meaningsOf } from '../../www/wizard/meanings.js';
import { likes, movesOf, REACH } from '../../www/wizard/moves.js';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const { createDiagram, explain, keys } = await import(pathToFileURL(at('pkg/engine.js')).href);

/** Numbers that are the same in every run. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The square of each target on a board of 15 by 15 with the piece in the middle. */
const squareAt = (x, y) => `${String.fromCharCode(97 + 7 + x)}${8 + y}`;

/** What the engine says the moves reach from there, by square. */
async function reached(moves) {
  const diagram = await createDiagram(
    `files=15\nranks=15\nfirstRank=1\nsymmetry=none\nroyal=0\npromoZone=0\npiece:X:${moves}::h8`,
  );
  assert.deepEqual(
    diagram.diagnostics().filter((it) => it.severity !== 'info'),
    [],
    moves,
  );
  const { cells } = diagram.board();
  const res = new Map(diagram.reach(1).map(({ cell, mark }) => [cells[cell].name, mark]));
  diagram.free();
  return res;
}

/** What the targets say. */
function wanted(targets) {
  const res = new Map();
  for (const { x, y, range, mode } of targets) {
    for (let n = 1; n <= (range === 0 ? 15 : range); n += 1) {
      const [u, v] = [x * n, y * n];
      if (Math.abs(u) > 7 || Math.abs(v) > 7) break;
      const before = res.get(squareAt(u, v));
      res.set(squareAt(u, v), before === undefined || before === mode ? mode : 'both');
    }
  }
  return res;
}

test('moves from targets reach these targets and nothing else', async () => {
  const draw = random(7);
  for (let round = 0; round < 250; round += 1) {
    const targets = new Map();
    for (let n = 1 + draw(6); n > 0; n -= 1) {
      const [x, y] = [draw(2 * REACH + 1) - REACH, draw(2 * REACH + 1) - REACH];
      if (x === 0 && y === 0) continue;
      const [range, mode] = [[1, 1, 1, 0, 2, 3][draw(6)], ['both', 'both', 'move', 'capture'][draw(4)]];
      for (const [u, v] of draw(2) === 0 ? likes(x, y) : [[x, y]])
        targets.set(`${u},${v}`, { x: u, y: v, range, mode });
    }
    if (targets.size === 0) continue;
    const moves = movesOf(targets.values());
    const [found, expected] = [await reached(moves), wanted(targets.values())];
    assert.deepEqual([...found.keys()].sort(), [...expected.keys()].sort(), moves);
    for (const [square, mode] of expected) {
      const mark = found.get(square);
      assert.equal(['move', 'capture'].includes(mark) ? mark : 'both', mode, `${moves} at ${square}`);
    }
  }
});

test('whole sets of targets get the names that people know', () => {
  const all = (...list) =>
    list.flatMap(([x, y, range, mode = 'both']) => likes(x, y).map(([u, v]) => ({ x: u, y: v, range, mode })));
  assert.equal(movesOf(all([2, 1, 1])), 'N');
  assert.equal(movesOf(all([1, 0, 1], [1, 1, 1])), 'K');
  assert.equal(movesOf(all([1, 0, 0], [1, 1, 0])), 'Q');
  assert.equal(movesOf(all([1, 0, 0, 'move'])), 'mR');
  assert.equal(movesOf(all([1, 1, 3])), 'F3');
  assert.equal(
    movesOf([
      { x: -1, y: 1, range: 1, mode: 'capture' },
      { x: 1, y: 1, range: 1, mode: 'capture' },
    ]),
    'cfF',
  );
});

test('all designs to begin with are games without problems', async () => {
  for (const kind of ['chess', 'hexagons', 'empty']) {
    const diagram = await createDiagram(definitionOf(startDesign(kind)));
    assert.deepEqual(diagram.diagnostics(), [], kind);
    diagram.free();
  }
  const chess = await createDiagram(definitionOf(startDesign('chess')));
  assert.deepEqual([chess.perft(1), chess.perft(2), chess.perft(3)], [20, 400, 8902]);
  chess.free();
  // Gliński's game, of whose files the tenth has another letter here; its counts stand in tests/perft.
  const hexagons = await createDiagram(definitionOf(startDesign('hexagons')));
  assert.deepEqual([hexagons.perft(1), hexagons.perft(2)], [51, 2586]);
  hexagons.free();
});

test('castling and shuffles are written as the engine reads them', async () => {
  const design = { ...startDesign('chess'), shuffle: true };
  design.pieces[5].castles = 3;
  const text = definitionOf(design);
  assert.match(text, /^king:K:KisO3::e1$/m);
  assert.match(text, /^shuffle=N!BRQK$/m);
  const diagram = await createDiagram(text);
  assert.deepEqual(diagram.diagnostics(), []);
  diagram.shuffle();
  assert.match(diagram.fen(), /^[nbrqk]{8}\/pppppppp/);
  diagram.free();
});

test('zones and holes of hexagons lie where they were painted, and on the other side', async () => {
  const design = { ...startDesign('hexagons'), holes: new Set(['a1']) };
  design.pieces[1].zone = new Map([
    ['f6', 'Q'],
    ['f11', '*'],
  ]);
  const diagram = await createDiagram(definitionOf(design));
  assert.deepEqual(diagram.diagnostics(), []);
  const said = diagram.rules().topics.flatMap((it) => it.sentences.map(({ text }) => text));
  for (const words of ['A knight that ends a move on f6 becomes a queen', 'arrives on f11 for White and f1 for Black'])
    assert.ok(
      said.some((it) => it.includes(words)),
      words,
    );
  const there = diagram.board().cells.filter((it) => it.shade !== 3);
  assert.deepEqual([there.length, there.some((it) => ['a1', 'a6'].includes(it.label))], [89, false]);
  diagram.free();
});

test('each line of a design has its meaning', async () => {
  const design = { ...startDesign('chess'), shuffle: true, hands: true, holes: new Set(['a4']) };
  design.pieces[1].zone = new Map([['d5', 'Q']]);
  for (const it of [design, startDesign('hexagons')]) {
    const meanings = await meaningsOf(definitionOf(it), documentation(await keys()), explain);
    assert.deepEqual(
      meanings.filter(([, meaning]) => meaning === ''),
      [],
    );
  }
});

test('every known piece can be added', async () => {
  const design = startDesign('empty');
  for (const it of KNOWN.filter((known) => known.id !== 'K')) design.pieces.push(makePiece(it));
  const diagram = await createDiagram(definitionOf(design));
  assert.deepEqual(diagram.diagnostics(), []);
  assert.equal(diagram.board().types.length, KNOWN.length);
  diagram.free();
});

test('zones, holes and rules are written as the engine reads them', async () => {
  const design = { ...startDesign('chess'), files: 10, stalemate: 'loss', hands: true, checkCount: 3 };
  design.holes = new Set(['a1', 'j7', 'z9']);
  const knight = design.pieces[1];
  knight.zone = new Map([
    ['d5', 'Q'],
    ['e5', '!'],
    ['b8', '*'],
  ]);
  const text = definitionOf(design);
  assert.match(text, /^hole::::a1,j2,j7,a8$/m);
  assert.match(text, /^morph=\.\*\/\/\/\.\.\.Q!$/m);
  const diagram = await createDiagram(text);
  assert.deepEqual(diagram.diagnostics(), []);
  const said = diagram.rules().topics.flatMap((it) => it.sentences.map(({ text: sentence }) => sentence));
  for (const words of [
    'knight that ends a move on d5',
    'knight may not end a move on e5',
    'arrives on b8',
    'no legal move and is not in check loses',
    '3rd check',
    'change sides',
  ]) {
    assert.ok(
      said.some((it) => it.includes(words)),
      words,
    );
  }
  diagram.free();
});

test('what is typed cannot end its field', async () => {
  const design = startDesign('chess');
  design.title = 'A\nking:K:Q::a1';
  design.pieces[1].name = 'night:mare\nrook';
  design.pieces[1].base = 'N::\nb5';
  assert.equal(piecesMoves(design.pieces[1]), 'Nb5');
  const diagram = await createDiagram(definitionOf(design));
  assert.equal(diagram.board().types.length, 6);
  diagram.free();
});
