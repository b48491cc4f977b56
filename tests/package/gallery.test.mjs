// The gallery is built from definitions without problems.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as engine from '../../pkg/engine.js';
import * as still from '../../pkg/still.js';
import { byFamily, GROUPS, readVariants, summaryOf } from '../../www/build/gallery.mjs';
import { FAMILIES, FIRST, PLAYED, SHUFFLED, STRIKING } from '../../www/data/gallery.js';

/** Reads a gallery of one game. */
async function galleryOf(t, text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vd-gallery-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const it of GROUPS) mkdirSync(path.join(folder, it.folder));
  writeFileSync(path.join(folder, GROUPS[0].folder, 'game.txt'), text);
  return readVariants(folder, { ...engine, ...still });
}

test('a definition with a warning fails the build of the gallery, and its line is named', async (t) => {
  const text = 'king:K:K::e1\nunicorn:U:::b1\nroyal=K\n';
  await assert.rejects(galleryOf(t, text), ({ message }) => {
    assert.match(message, /game\.txt:2: No move is known for the name "unicorn"/);
    return true;
  });
  const [game] = await galleryOf(t, text.replace(':U::', ':U:-:'));
  assert.deepEqual(game.pieces, ['king', 'unicorn']);
});

const file = (id) => fileURLToPath(new URL(`../diagrams/${id}.txt`, import.meta.url));

test('every game that the front page names exists, and stands in one family', () => {
  const named = FAMILIES.flatMap((it) => it.games.split(' '));
  assert.equal(new Set(named).size, named.length);
  for (const id of [...named, ...STRIKING, FIRST, ...Object.keys(PLAYED), ...Object.keys(SHUFFLED)])
    assert.ok(existsSync(file(id)), id);
  assert.equal(new Set(STRIKING).size, 8);
});

test('a game that no family names comes last, not nowhere', () => {
  const families = byFamily([{ id: 'unheard-of' }, { id: 'chess' }]);
  assert.deepEqual(families[0].games, [{ id: 'chess' }]);
  assert.deepEqual(families.at(-1).games, [{ id: 'unheard-of' }]);
});

test('a card says what is special in one line', () => {
  assert.equal(
    summaryOf(['Each move takes', 'a neighbour. Whoever cannot move loses.']),
    'Each move takes a neighbour.',
  );
  const long = `A game of ${'many '.repeat(14)}pieces, and of a few more rules than fit on a card; and so on.`;
  assert.equal(summaryOf([long]), `A game of ${'many '.repeat(14)}pieces.`);
});

for (const [id, moves] of Object.entries(PLAYED)) {
  test(`the position that shows ${id} is reached by legal moves`, async () => {
    const diagram = await engine.createDiagram(readFileSync(file(id), 'utf8'));
    const start = diagram.fen();
    for (const move of moves.split(' ')) diagram.play(diagram.read(move));
    assert.notEqual(diagram.fen(), start);
    diagram.free();
  });
}

test('no other game is shown by the start position of chess', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vd-gallery-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const it of GROUPS) mkdirSync(path.join(folder, it.folder));
  for (const id of FAMILIES[0].games.split(' '))
    writeFileSync(path.join(folder, 'diagrams', `${id}.txt`), readFileSync(file(id), 'utf8'));
  const variants = await readVariants(folder, { ...engine, ...still });
  const alike = variants.filter((it) => it.preview === variants.find(({ id }) => id === 'chess').preview);
  assert.deepEqual(
    alike.map((it) => it.id),
    ['chess'],
  );
});
