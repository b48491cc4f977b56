// The reference: every letter, every kind of value and every key has an example, and all of them are read without a problem.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inside, readExamples } from '../../www/build/examples.mjs';
import { slug } from '../../www/build/ideas.mjs';
import { linked } from '../../www/build/manual.mjs';
import { IDEAS } from '../../www/data/ideas.js';
import { ELSEWHERE, OTHERS, SYNONYMS } from '../../www/data/keys.js';
import { VALUES } from '../../www/data/values.js';
import { definitionOf, TABLES } from '../../www/data/xbetza.js';
import { searchable } from '../../www/word-search.js';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const { check, createDiagram, explain, keys } = await import(pathToFileURL(at('pkg/engine.js')).href);
const { base, examples } = readExamples(at('tests'));
const claimed = await keys();
const own = OTHERS.flatMap(([, rows]) => rows);

/** Problems that are no mere notes. A routine is given by a page, so the text alone lacks it. */
const problems = async (text) =>
  (await check(text)).filter((it) => it.severity !== 'info' && it.code !== 'def.custom').map((it) => it.message);

for (const { title, rows } of TABLES) {
  test(`${title}: each example moves, or its moves are legal`, async () => {
    for (const row of rows) {
      const text = definitionOf(row);
      assert.deepEqual(await problems(text), [], text);
      assert.match(await explain(row.moves), /\w/, row.moves);
      const diagram = await createDiagram(text);
      const reached = diagram.reach(diagram.board().types.find((it) => it.id === 'X').number).length;
      if (row.play) for (const path of row.play.split(', ')) diagram.play(path.split(' '));
      else assert.ok(reached > 0, row.moves);
      if (row.count !== undefined) assert.equal(reached, row.count, row.moves);
      diagram.free();
    }
  });
}

test('every letter of XBetza has a row, and its example has the letter', () => {
  const rows = TABLES.flatMap((it) => it.rows);
  // The reader of moves knows these letters.
  const source = readFileSync(at('crates/xbetza/src/ast.rs'), 'utf8');
  const atoms = [...source.matchAll(/Self::\w+ => '([A-Z])'/g)].map((it) => it[1]);
  assert.ok(atoms.length >= 18, 'the atoms are there');
  const letters = [...readFileSync(at('crates/xbetza/src/letters.rs'), 'utf8').matchAll(/'([a-z])'/g)].map(
    (it) => it[1],
  );
  const all = [...new Set([...atoms, 'X', 'Y', ...letters, 'a', 'i', 'j', 't', 'u', "'"])];
  const missing = all.filter((letter) => {
    const token = new RegExp(`(?:^|[ ,])${letter}{1,2}(?:$|[ ,])`);
    return !rows.some(({ write, moves }) => token.test(write) && moves.includes(letter));
  });
  assert.deepEqual(missing, []);
});

for (const { id, examples: lines } of VALUES) {
  test(`values: the examples of ${id} are read without a problem`, async () => {
    for (const it of lines) assert.deepEqual(await problems(inside(base, it)), [], it);
  });
}

test('each kind of value is linked from a key, and each key with a free value links to its kind', () => {
  const values = [...claimed.map((it) => it.value), ...own.map((it) => it[1])];
  const links = new Set(values.flatMap((it) => [...linked(it).matchAll(/#([\w-]+)"/g)].map((link) => link[1])));
  assert.deepEqual([...links].sort(), VALUES.map((it) => it.id).sort());
  // Values without a link list all their words.
  const words = values.filter((it) => !linked(it).includes('<a '));
  for (const it of words) assert.match(it, /, | or |^axf$|^evasion$|^`|1 to|as /, it);
});

test('every key has an example', () => {
  const names = [...claimed.map((it) => it.name), ...own.map((it) => it[0])];
  assert.deepEqual(
    names.filter((it) => !examples.get(it)?.lines.some((line) => line.startsWith(`${it}=`))),
    [],
  );
});

test('every example of a key is read without a problem', async () => {
  for (const [key, { lines }] of examples) {
    const text = inside(base, lines.join('\n'));
    assert.deepEqual(await problems(text), [], key);
    const diagram = await createDiagram(text);
    assert.ok(diagram.board().types.length > 0, key);
    diagram.free();
  }
});

test('lines of an example take the place of the piece they are about', () => {
  assert.equal(
    inside('files=8\nrook:R:R::a1\nking:K:K::e1', 'ranks=9\nrook:R:R4::a1\nrifle=R'),
    'files=8\nranks=9\nrook:R:R4::a1\nrifle=R\nking:K:K::e1',
  );
  assert.equal(inside('files=8\nking:K:K::e1', 'files=5\nking:K:K::d1'), 'files=5\nking:K:K::d1');
});

test('everyday words lead to keys that exist', () => {
  const known = new Set([...claimed.map((it) => it.name), ...own.map((it) => it[0])]);
  for (const [words, names] of Object.entries(SYNONYMS))
    for (const it of names.split(' ')) assert.ok(known.has(it), `${words}: ${it}`);
});

const wishes = IDEAS.flatMap((it) => it.ideas);

/** Everyday words of some keys. */
const everyday = (names) =>
  Object.entries(SYNONYMS)
    .filter(([, keys]) => keys.split(' ').some((it) => names.includes(it)))
    .map(([words]) => words)
    .join(' ');

const manual = [
  ...claimed.map(({ name, value, default: otherwise, doc, rule }) => ({ name, about: [rule, value, otherwise, doc] })),
  ...own.map(([name, ...about]) => ({ name, about: about.slice(0, 3) })),
]
  .map(({ name, about }) => ({ name, text: [name, ...about, everyday([name])].join(' ') }))
  .concat(ELSEWHERE.map(([name, how, , words]) => ({ name: '', text: `${name} ${how} ${words}` })));

const ideas = wishes.map(({ want, lines }) => ({
  name: want,
  text: `${want} ${lines} ${everyday([...lines.matchAll(/^(\w+)=/gm)].map((it) => it[1]))}`,
}));

test('what authors have looked for in the manual is found', () => {
  const find = searchable(manual);
  for (const words of [
    'wrap',
    'halma',
    'stack',
    'stalemate loses',
    'third rank',
    'cannot be captured',
    'pawn double step',
    'board size',
    'cylinder',
    '3 check',
    'portal',
    'invisible',
    'edge wrap',
    'ghost',
    'kamikaze',
    'lost pieces',
    'becomes what it captures',
    'teleport',
  ])
    assert.ok(find(words).includes(true), words);
});

test('what authors have looked for among the ideas is found', () => {
  const find = searchable(ideas);
  for (const words of [
    'wrap',
    'halma',
    'stalemate loses',
    'third rank',
    'cannot be captured',
    'ghost',
    'kamikaze',
    'fog',
    'double step',
  ])
    assert.ok(find(words).includes(true), words);
});

test('whole words come before beginnings, and beginnings before letters inside of words', () => {
  const find = searchable([
    { text: 'hexagons are drawn' },
    { name: 'drawOdds', text: 'drawOdds: who wins' },
    { text: 'a draw by windows' },
    { text: 'a whole drawing' },
  ]);
  assert.deepEqual(find('draw'), [false, true, true, false]);
  assert.deepEqual(find('win'), [false, true, false, false]);
  assert.deepEqual(find('wind'), [false, false, true, false]);
  assert.deepEqual(find('drawi'), [false, false, false, true]);
  assert.deepEqual(find('rawn'), [true, false, false, false]);
  assert.deepEqual(find('odds win'), [false, true, false, false]);
  assert.deepEqual(find('('), [false, false, false, false]);
  assert.deepEqual(find(' '), [true, true, true, true]);
  const inManual = searchable(manual);
  for (const word of ['win', 'draw']) {
    const found = manual.filter((_, n) => inManual(word)[n]);
    assert.ok(found.length > 3, word);
    for (const it of found) assert.match(`${it.name} ${it.text}`, new RegExp(`\\b${word}(?:s\\b|\\b|[A-Z])`), it.name);
  }
});

/** All that a definition makes different: rules, board, pieces and how they are drawn. */
async function shownBy(text) {
  const diagram = await createDiagram(text);
  try {
    return JSON.stringify([diagram.rules(), diagram.board(), diagram.scene(), diagram.explanations()]);
  } finally {
    diagram.free();
  }
}

test('there are sixty ideas at least, each under a name of its own', () => {
  assert.ok(wishes.length >= 60);
  assert.equal(new Set(wishes.map((it) => slug(it.want))).size, wishes.length);
});

for (const { want, lines } of wishes) {
  test(`I want ${want}: the lines are right, change the game, and can be played`, async () => {
    const text = inside(base, lines);
    assert.deepEqual(await problems(text), [], text);
    assert.notEqual(await shownBy(text), await shownBy(base));
    const diagram = await createDiagram(text);
    const [path] = diagram.moves('path');
    diagram.play(path.split(' '));
    diagram.free();
  });
}
