// Writes tests/messages/told.json: what is said of every message in every language, with names that are hard to word. TypeScript says
// it here, and both formatters are tested against it; its difference shows what a change of a catalogue does.
//
//   node scripts/told.mjs

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { build } from 'esbuild';
import { families, isOfFamily } from './catalogue.mjs';
import { root } from './tools.mjs';

const at = (...names) => join(root, ...names);

const textOf = (language) =>
  readdirSync(at('locales', language))
    .filter((it) => !isOfFamily(it))
    .map((it) => readFileSync(at('locales', language, it), 'utf8'))
    .join('\n');

/** The messages in a text, with what each asks for. Terms are the language's own. */
const patternsIn = (text) =>
  new FluentResource(text).body
    .filter(({ id }) => !id.startsWith('-'))
    .map(({ id, value }) => ({ id, wanted: asked(value) }));

/** The classes of numbers; other keys of a choice are words, or numbers as they are. */
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Arguments that are numbers though no sentence chooses by them. */
const NUMBERS = ['count', 'files', 'ranks', 'planes', 'first', 'last', 'part', 'rest', 'whole'];

/** Names that a language must not bend, spell or count wrongly. */
const NAMES = ['unicorn', 'Silver General', 'ox', 'horse of the left', 'X', '兵', 'shaman'];

/** Words of authors that catalogues have and lack, and numbers with a part, in every language. */
const WORDS = [
  ...['mountain', 'Deep  Lake', '沼'].map((word) => ({ id: 'on-terrain', args: { terrain: { word } } })),
  ...[3.25, 0.5, -1.05, 12, 1234].map((decimal) => ({
    id: 'trade-worth',
    args: { piece: { piece: 'knight' }, worth: { decimal } },
  })),
];

/** What a pattern asks for: the names of its variables, each with the values that it chooses by. */
function asked(node, res = new Map()) {
  if (Array.isArray(node)) for (const it of node) asked(it, res);
  else if (node && typeof node === 'object') {
    const note = (name, values = []) => res.set(name, [...(res.get(name) ?? []), ...values]);
    if (node.type === 'var') note(node.name);
    if (node.type === 'select' && node.selector.type === 'var') {
      const keys = node.variants.map(({ key }) => key.value);
      const isNumber = keys.some((it) => typeof it === 'number' || PLURALS.includes(it));
      const words = keys.filter((it) => typeof it === 'string' && !PLURALS.includes(it));
      note(
        node.selector.name,
        isNumber ? [...keys.filter((it) => typeof it === 'number'), 1, 2, 5] : words.map((choice) => ({ choice })),
      );
    }
    if (node.type === 'func' && node.name === 'ORDINAL') note(node.args[0].name, [1, 2, 12, 23]);
    for (const it of Object.values(node)) asked(it, res);
  }
  return res;
}

/** Arguments for a message: each of the values that it chooses by is there at least once. */
function* argumentsFor(wanted, seed) {
  const n = Math.max(1, ...[...wanted.values()].map((it) => it.length));
  for (let turn = 0; turn < n; turn += 1) {
    const name = (it) => NAMES[(seed + turn + it) % NAMES.length];
    const args = [...wanted].map(([key, values], index) => {
      if (values.length > 0) return [key, values[turn % values.length]];
      if (NUMBERS.includes(key)) return [key, 3 + seed];
      const kinds = [{ piece: name(index) }, 'e4', { any: [{ piece: name(index) }, 'b', { id: 'white', args: {} }] }];
      return [key, kinds[(turn + index) % kinds.length]];
    });
    yield Object.fromEntries(args);
  }
}

const made = join(tmpdir(), `catalogue-${process.pid}.mjs`);
await build({
  entryPoints: [at('pkg-template', 'src', 'words', 'catalogue.ts')],
  bundle: true,
  format: 'esm',
  outfile: made,
  logLevel: 'error',
});
const { Catalogue } = await import(pathToFileURL(made).href);
rmSync(made);

const english = new Catalogue('en', textOf('en'), undefined, families('en'));
const patterns = patternsIn(textOf('en'));
const languages = readdirSync(at('locales'), { withFileTypes: true }).flatMap((it) =>
  it.isDirectory() ? [it.name] : [],
);
const told = languages.flatMap((language, index) => {
  const catalogue = new Catalogue(language, textOf(language), english, families(language));
  const say = (family, id, args) => ({
    language,
    ...(family && { family }),
    id,
    args,
    text: catalogue.text({ id, args }, family),
  });
  // English has all of them; of the other languages each says its part.
  const mine = patterns.filter((_, seed) => language === 'en' || seed % languages.length === index);
  const usual = mine.flatMap(({ id, wanted }, seed) =>
    [...argumentsFor(wanted, seed)].map((args) => say(undefined, id, args)),
  );
  // What a family says otherwise, what says it to others, and the names of pieces by side.
  const ofFamilies = Object.entries(families(language)).flatMap(([family, text]) => {
    const own = patternsIn(text);
    const pieces = own
      .filter(({ wanted }) => wanted.has('side'))
      .map(({ id }) => id.slice('piece-'.length).replaceAll('-', ' '));
    return [
      ...own.flatMap(({ id, wanted }, seed) =>
        [...argumentsFor(id.startsWith('piece-') ? new Map() : wanted, seed)].map((args) => say(family, id, args)),
      ),
      say(family, 'to-move', { side: { id: 'white', args: {} } }),
      say(family, 'area-by-side', { how: { choice: 'on' }, white: 'd1–f3', black: 'd8–f10' }),
      ...[...pieces, 'rook'].flatMap((piece) =>
        ['white-piece', 'black-piece'].map((id) => say(family, id, { piece: { piece } })),
      ),
    ];
  });
  const words = WORDS.map(({ id, args }) => say(undefined, id, args));
  return [...usual, ...words, ...ofFamilies];
});
mkdirSync(at('tests', 'messages'), { recursive: true });
const lines = told.map((it) => JSON.stringify(it)).join(',\n');
writeFileSync(at('tests', 'messages', 'told.json'), `[\n${lines}\n]\n`);
