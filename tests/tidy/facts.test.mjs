// The facts of the library belong to the definitions as they are now.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { factsBox } from '../../www/build/facts.mjs';
import { LANGUAGES, speaker } from '../../www/build/words.mjs';
import { chancesOf } from '../../www/statistics.js';
import { filesLike, read } from './files.mjs';

const MASK = (1n << 64n) - 1n;

/** Lines that say nothing about the game: remarks, and settings that only say how something looks, how it is told or who made it. */
const LOOKS =
  /^(?:$|#|(?:author|family|graphicsDir|picture|pieces|rulePage|skin|squareSize|theme)\s*=|(?:name|task|title|word)\.[^=]*=)/;

/** A line without the name of a picture, the fourth field of pieces. Settings have none. */
const withoutPicture = (line) => (/^[^:]*=/.test(line) ? line : line.replace(/^((?:[^:]*:){3})[^:]*(?=:)/, '$1'));

/** The fingerprint of a definition: FNV-1a of 64 bits of what results depend on, as `variant-diagram facts` has it. */
function fingerprint(text) {
  const lines = text.split(/\r?\n/).map((it) => it.trim());
  const told = lines.filter((it) => !LOOKS.test(it)).map((it) => `${withoutPicture(it)}\n`);
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(told.join(''))) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & MASK;
  return hash.toString(16).padStart(16, '0');
}

const nameOf = (file) => path.posix.basename(file, path.posix.extname(file));
const facts = new Map(filesLike(/^www\/data\/facts\/.*\.json$/).map((file) => [nameOf(file), JSON.parse(read(file))]));
const definitions = filesLike(/^tests\/diagrams\/.*\.txt$/);

test('every definition of the library has facts of its present text', () => {
  const missing = definitions.filter((file) => facts.get(nameOf(file))?.definition !== fingerprint(read(file)));
  assert.deepEqual(missing, [], 'Run `npm run facts -- --date 2026-11-23`, with the day of today.');
});

test('no facts are left of definitions that are gone', () => {
  const names = definitions.map(nameOf);
  assert.deepEqual(
    [...facts.keys()].filter((it) => !names.includes(it)),
    [],
  );
});

test('measured values belong to their definition', () => {
  assert.equal(JSON.parse(read('www/data/values.json')).definition, fingerprint(read('bench/values.txt')));
});

test('facts add up', () => {
  for (const [name, { types, squares, balance, version, date }] of facts) {
    assert.ok(types.length > 0 && squares > 0 && version && /^\d{4}-\d\d-\d\d$/.test(date), name);
    for (const it of types) {
      const counts = it.mobility.flatMap((row) => row.split(' ')).filter((n) => n !== '-');
      const mean = counts.reduce((sum, n) => sum + Number(n), 0) / Math.max(1, counts.length);
      assert.ok(counts.length <= squares && Math.abs(mean - it.average) <= 0.051, `${name} ${it.id}`);
    }
    if (!balance) continue;
    const { wins, draws, losses } = balance.white;
    const ended = Object.values(balance.endings).reduce((sum, n) => sum + n, 0);
    assert.deepEqual([wins + draws + losses, ended], [balance.games, balance.games], name);
  }
});

const says = LANGUAGES.map(speaker);
const [english, ...others] = says;

test('pages say in English what the program says', () => {
  const golden = filesLike(/^tests\/golden\/facts\/.*\.html$/);
  assert.ok(golden.length > 3);
  for (const file of golden) assert.equal(factsBox(facts.get(nameOf(file)), english), read(file));
});

/** The tags of a text, without what they say to people, and without what the language orders otherwise. */
const markup = (text) => text.replace(/ aria-label="[^"]*"/g, '').match(/<[^>]*>/g);

test('every language has the same boxes, with numbers of its own form', () => {
  for (const [name, it] of facts) {
    const [box, tags] = [factsBox(it, english), markup(factsBox(it, english))];
    assert.doesNotMatch(box, /undefined|NaN|\[object/, name);
    for (const say of others) assert.deepEqual(markup(factsBox(it, say)), tags, `${name} in ${say.language}`);
  }
  const [german, french] = ['de', 'fr'].map((tag) => factsBox(facts.get('chess'), says[LANGUAGES.indexOf(tag)]));
  assert.match(german, /<dt>Punkte von Weiß<\/dt><dd>\d+,\d % ± \d+,\d: \d+ gewonnen/);
  assert.match(german, /<th scope="row">Springer <span class="letter">N<\/span><\/th><td class="number">\d,\d\d</);
  assert.match(french, /<title>Coups par case\u00a0: cavalier<\/title>/);
  const shown = (box) => box.replace(/<[^>]*>|\d+\.\d+\.\d+/g, ' ');
  for (const it of [german, french]) assert.doesNotMatch(shown(it), /\d\.\d|\b(?:the|of|moves|games)\b/);
});

test('every way in which games of the library ended has words', () => {
  const names = new Set([...facts.values()].flatMap(({ balance }) => Object.keys(balance?.endings ?? {})));
  assert.ok(names.size > 12);
  // Names that nobody knows would be told as the usual one.
  const usual = english('report-ending', { name: 'mate' });
  const unsaid = [...names].filter((name) => name !== 'mate' && english('report-ending', { name }) === usual);
  assert.deepEqual(
    unsaid.filter((name) => !/^\d+ plies$/.test(name)),
    [],
  );
});

test('chances are told as far as the games go', () => {
  assert.deepEqual(
    [
      [75, 12],
      [55, 4.9],
      [40, 9.9],
      [40.1, 9.8],
      [53, 7],
      [62, 12],
    ].map(([points, margin]) => chancesOf(points, margin)),
    ['white-clearly', 'white-slightly', 'black-clearly', 'black-slightly', 'even', 'few'],
  );
  const chess = factsBox(facts.get('chess'), english);
  assert.match(
    chess,
    /^<div class="variant-facts">\n<p class="chances">[^<]* A game lasts about \d+ moves of each side\./,
  );
});
