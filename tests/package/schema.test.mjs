// The schema of the JSON form: it accepts what the engine reads without a complaint, and refuses what is no definition.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import Ajv from 'ajv/dist/2020.js';
import schema from '../../pkg/definition.schema.json' with { type: 'json' };
import { keys } from '../../pkg/engine.js';
import { toJson } from '../../pkg/import.js';
import { OTHERS } from '../../www/data/keys.js';
import { definitions } from './corpus.mjs';

const validate = new Ajv.default({ allErrors: true, allowUnionTypes: true }).compile(schema);
const faults = (value) => (validate(value) ? [] : validate.errors.map((it) => `${it.instancePath} ${it.message}`));

test('every definition of the library is one', async () => {
  for (const { name, text } of definitions) assert.deepEqual(faults(await toJson(text)), [], name);
});

test('every key is described', async () => {
  const patterns = [schema, schema.properties.pieces.items].flatMap((it) => Object.entries(it.patternProperties));
  const inLanguages = (name) => patterns.find(([pattern]) => new RegExp(pattern).test(name))?.[1];
  const described = (it) => (schema.properties[it] ?? inLanguages(it))?.description;
  for (const { name, doc } of await keys()) assert.ok(described(name)?.startsWith(doc), name);
  for (const [name] of OTHERS.flatMap(([, rows]) => rows))
    assert.ok(described(name === 'pieces' ? 'pieceSet' : name), name);
});

test('a name may be said in several languages, by their tags', () => {
  assert.deepEqual(faults({ 'title.de': 'Schach', pieces: [{ name: 'knight', 'name.zh-Hans': '马' }] }), []);
  assert.deepEqual(faults({ 'word.de': ['swamp:Sumpf', 'lake:See'], 'word.fr': 'lake:lac' }), []);
});

test('an example of the documentation is one', () => {
  assert.deepEqual(faults({ files: 9, pieces: [{ name: 'soldier', id: 'P', move: 'fW', white: ['a4'] }] }), []);
});

const piece = (more) => ({ pieces: [{ name: 'king', id: 'K', white: 'e1', ...more }] });

/** What no definition has: values of other kinds, names that mean nothing, bounds exceeded, words that are none. */
const BROKEN = [
  ...['chess', 8, true, null, [], [{ files: 8 }]],
  ...[{ weather: 'fine' }, { castling: true }, { width: 8 }, { Files: 8 }, { board: { files: 8 } }, { castle: 'O-O' }],
  ...[
    { files: 0 },
    { files: 27 },
    { files: 'eight' },
    { files: [8] },
    { files: 8.5 },
    { files: {} },
    { files: null },
    { files: '' },
  ],
  ...[{ ranks: 37 }, { ranks: -1 }, { ranks: true }, { planes: 9 }, { firstRank: 'one' }, { firstRank: [] }],
  ...[
    { symmetry: 'both' },
    { symmetry: 1 },
    { symmetry: ['mirror'] },
    { noCounts: 'maybe' },
    { noCounts: 2 },
    { borders: {} },
  ],
  ...[
    { connectResult: 'tie' },
    { checkmate: 'yes' },
    { captureTo: 'pocket' },
    { pieRule: 'steal' },
    { walling: 'never' },
  ],
  ...[{ pieces: {} }, { pieces: [8] }, { pieces: ['king'] }, { pieces: 'chess' }, { pieces: [['king']] }],
  ...[piece({ moves: 'K' }), piece({ move: ['K'] }), piece({ id: {} }), piece({ white: 8 }), piece({ white: [8] })],
  ...[piece({ hand: 'two'.split('') }), piece({ hand: [1, 2, 3] }), piece({ files: 8 }), piece({ name: null })],
  ...[{ 'title.': 'x' }, { 'title.german': 'x' }, { 'name.de': 'x' }, piece({ 'title.de': 'x' })],
  ...[{ 'word.': 'x:y' }, { 'word.de': [['x:y']] }, piece({ 'word.de': 'x:y' })],
  ...[{ holes: 8 }, { holes: { a1: true } }, { holes: [true] }],
];

test('what is no definition is refused', () => {
  assert.ok(BROKEN.length >= 50, `${BROKEN.length}`);
  assert.deepEqual(
    BROKEN.filter((it) => faults(it).length === 0),
    [],
  );
});
