// The collections of puzzles: every position can be read, every key is legal, and the solver finds no other move that wins as soon.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readCollection } from '../../scripts/puzzles/collection.mjs';
import { pose, proof } from '../../scripts/puzzles/prove.mjs';
import { definitions, isFull, withDiagram } from './corpus.mjs';

const folder = new URL('../../www/data/puzzles/', import.meta.url);

const collections = readdirSync(folder)
  .sort()
  .map((file) => {
    const { puzzles } = readCollection(readFileSync(new URL(file, folder), 'utf8'));
    const name = file.replace('.txt', '');
    return { name, text: definitions.find((it) => it.name === name)?.text, puzzles };
  });

test('every collection belongs to a definition, and none is empty', () => {
  assert.ok(collections.length > 0);
  assert.deepEqual(
    collections.filter(({ puzzles, text }) => text === undefined || puzzles.length === 0 || puzzles.length > 10),
    [],
  );
});

test('every puzzle can be read, and has a legal key and its own position', () => {
  for (const { name, puzzles, text } of collections)
    withDiagram(text, (diagram) => {
      for (const it of puzzles) {
        assert.equal(pose(diagram, it).problem, undefined, `${name}: ${it.fen}`);
        assert.ok(it.difficulty >= 1 && it.difficulty <= 5, `${name}: ${it.fen}`);
        assert.match(it.kind, /^[123]:\d+x?\+?@?$/);
      }
      assert.equal(new Set(puzzles.map((it) => it.fen)).size, puzzles.length, name);
    });
});

/** Of each twelfth collection one puzzle, which are the quick ones to prove; in the full run all. */
const asked = collections.flatMap(({ name, puzzles, text }, n) =>
  (isFull ? puzzles : n % 12 === 0 ? puzzles.slice(0, 1) : []).map((it) => ({ name, text, puzzle: it })),
);

test('a single move solves a puzzle, and nothing wins sooner', async () => {
  for (const { name, puzzle, text } of asked)
    assert.equal(await proof(text, puzzle), undefined, `${name}: ${puzzle.fen}`);
});

test('a second key is noticed', async () => {
  const { text } = definitions.find(({ name }) => name === 'chess');
  const twice = { fen: '6k1/5ppp/8/8/8/8/8/R2R3K w - - 0 1', solution: '1. Ra8#', winIn: 1 };
  assert.equal(await proof(text, twice), '2 moves win');
  const slow = { fen: '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', solution: '1. Kg1', winIn: 2 };
  assert.equal(await proof(text, slow), 'there is a quicker win');
});
