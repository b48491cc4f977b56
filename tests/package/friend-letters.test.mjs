// How long the links between friends are, and that what is written is read again, for games of the library.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';
import { definitions, sample, withDiagram } from './corpus.mjs';

const PLIES = 60;

/** The sources, which the package does not export. */
async function sources() {
  const outfile = path.join(tmpdir(), `friend-${process.pid}.mjs`);
  const contents = ['ledger', 'letter', 'chance', 'set-up'].map((it) => `export * from './${it}.ts';`).join('\n');
  const resolveDir = path.resolve(import.meta.dirname, '../../pkg-template/src/friend');
  const stdin = { contents, resolveDir, loader: 'ts' };
  await build({ stdin, bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' });
  const made = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return made;
}

const { Ledger, writeLetter, readLetter, openLetter, randomLetters, sealOf, placeAll, NONCE, ID_BYTES } =
  await sources();

/** Numbers that look random and are the same in every run. */
function random(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % n;
  };
}

/** What comes before the moves: numbers for the start, or set-ups of which the first is sealed. */
function prepare(ledger, text, below) {
  const pick = (legal) => legal[below(legal.length)];
  if (ledger.stage === 'commit') {
    const number = randomLetters(NONCE);
    ledger.add({ kind: 'commit', bytes: sealOf(ledger.id, number) });
    ledger.add({ kind: 'number', bytes: randomLetters(NONCE) });
    ledger.add({ kind: 'reveal', bytes: number });
  }
  if (!ledger.needsSeal) return;
  const salt = randomLetters(NONCE);
  const paths = withDiagram(text, (own) => placeAll(own, pick));
  ledger.add({ kind: 'seal', bytes: sealOf(ledger.id, salt, paths) });
  while (!ledger.needsOpening) ledger.add({ kind: 'move', path: pick(ledger.legal()) });
  ledger.add({ kind: 'open', bytes: salt, paths });
}

/** The letter of a game at random, and what is read of it. */
function letterOf(text, seed) {
  const below = random(seed);
  const head = { inviter: 'white', days: 3, names: ['Anna', 'Bert'], from: 'white', minutes: 29_000_000 };
  return withDiagram(text, (game) => {
    const ledger = new Ledger(game, randomLetters(ID_BYTES), 'white');
    prepare(ledger, text, below);
    for (let n = 0; n < PLIES && !ledger.isOver; n += 1) {
      const legal = ledger.legal();
      if (legal.length === 0) break;
      ledger.add({ kind: 'move', path: legal[below(legal.length)] });
    }
    const letter = writeLetter({ ...head, id: ledger.id }, ledger);
    const read = withDiagram(text, (again) => openLetter(readLetter(letter), again).entries);
    assert.deepEqual(read, ledger.entries);
    return letter;
  });
}

const chess = definitions.find((it) => it.name === 'chess').text;

test('sixty plies of chess are a link of less than two hundred characters', () => {
  assert.ok(`#vd=~1234567..${letterOf(chess, 1)}`.length < 200);
});

test('games of the library are short links, and are read as they were written', () => {
  const games = sample(definitions, 12);
  const lengths = games.map(({ text, name }, n) => ({ name, length: letterOf(text, n).length }));
  const long = lengths.filter((it) => it.length > 600);
  assert.ok(long.length * 10 <= games.length, JSON.stringify(long));
});

test('with their definitions they are links of less than two thousand characters, but for long texts', () => {
  const all = definitions.map(({ text }) => deflateRawSync(JSON.stringify(text)).length * (4 / 3));
  const long = all.filter((it) => it > 1700).length;
  assert.ok(long * 10 <= all.length, `${long} of ${all.length}`);
});

test('a game with dice, and one that is set up unseen', () => {
  for (const name of ['dice', 'cyvassesetup'])
    assert.ok(letterOf(definitions.find((it) => it.name === name).text, 5).length < 300, name);
});
