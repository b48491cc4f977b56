// A JSON Schema of the JSON form of definitions, from what the engine and the manual say of each key. It holds what can be said
// without reading a value: names of keys, and of their values the shape, bounds and words. What the values mean, `check` says.

import { OTHERS } from '../www/data/keys.js';

/** Where the schema says that it is. A name, not a place: nothing fetches it. */
const ID = 'urn:variant-diagram:definition';

const DIGITS = { type: 'string', pattern: '^\\s*[-+]?\\d+\\s*$' };
const TEXT = { type: ['string', 'integer'] };
const FLAG = { enum: [true, false, 0, 1, '0', '1', 'yes', 'no', 'on', 'off', 'true', 'false'] };
/** Names of grammars, which stand for many values: `area or type`. */
const GRAMMARS = ['type', 'types', 'area', 'int', 'number', 'name', 'flag', 'text', 'moves', 'position'];
const SQUARES = { type: ['string', 'array'], items: { type: 'string' } };

/** One of the words of `a, b or c`; numbers among them may be written as numbers. */
function oneOf(words) {
  const numbers = words.filter((it) => /^\d+$/.test(it)).map(Number);
  return { enum: [...words, ...numbers] };
}

/** What a key takes, from the words that describe it: `flag`, `1 to 36`, `end, next or now`; text, if these say more. */
export function valueSchema(said) {
  if (said === 'flag') return FLAG;
  if (['number', 'int', 'number of pixels'].includes(said)) return { anyOf: [{ type: 'integer' }, DIGITS] };
  const bounds = /^(\d+) to (\d+)$/.exec(said)?.slice(1).map(Number);
  if (bounds) return { anyOf: [{ type: 'integer', minimum: bounds[0], maximum: bounds[1] }, DIGITS] };
  const words = said.replaceAll('`', '').split(/, | or /);
  const isChoice = said.includes(' or ') && words.every((it) => /^(?:[a-z]+|\d+)$/.test(it));
  if (isChoice && !words.some((it) => GRAMMARS.includes(it))) return oneOf(words);
  if (/^(?:text|address|colour|record|position|name|XBetza)$/.test(said)) return TEXT;
  // Items between commas may be an array as well.
  return { type: ['string', 'integer', 'boolean', 'array'], items: TEXT };
}

/** The values of a key of which several lines add up: one, or an array of them. */
const severally = (schema) => ({ anyOf: [schema, { type: 'array', items: schema }] });

const described = (doc, otherwise, schema) => ({
  description: otherwise ? `${doc} Without it: ${otherwise}.` : doc,
  ...schema,
});

const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** The members of a piece that are fields of its line in the text form. */
const FIELDS = {
  name: { description: 'What people call it.', ...TEXT },
  id: {
    description:
      'One to three letters: how texts of positions and moves name it. Without it the first letter of the name.',
    ...TEXT,
  },
  move: {
    description: 'How it moves, in XBetza notation. Without it what its name or its letter stands for.',
    ...TEXT,
  },
  image: { description: 'The name or address of its picture.', ...TEXT },
  white: { description: 'Where White’s stand at the start. Black’s follow by `symmetry`.', ...SQUARES },
  black: { description: 'Where Black’s stand at the start, if that does not follow from White’s.', ...SQUARES },
  hand: {
    description: 'How many each side has in hand at the start, or White and Black.',
    anyOf: [{ type: ['integer', 'string'] }, { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 2 }],
  },
};

/** A key as members of an object: by its name, its other name, and those of each side. */
function members(key) {
  const value = valueSchema(key.value);
  const schema = described(key.doc, key.default, key.addsUp ? severally(value) : value);
  const names = [key.name, key.alias].filter(Boolean);
  const sides = key.perSide ? names.flatMap((it) => [`white${capital(it)}`, `black${capital(it)}`]) : [];
  return [...names, ...sides].map((name) => [name, schema]);
}

/** The keys of board and look, as the engine tells those of its rules. The text form calls a set of pictures `pieces`. */
const ALL = OTHERS.flatMap(([, rows]) => rows).map(([name, value, otherwise, doc]) => ({
  ...{ name: name === 'pieces' ? 'pieceSet' : name, value, default: otherwise, doc },
  addsUp: name === 'arrows' || name === 'word.de',
}));
const [PLAIN, TAGGED] = [false, true].map((tagged) => ALL.filter(({ name }) => name.includes('.') === tagged));

/** Keys of which there is one for each language, by what they look like: `title.de`. */
const inLanguages = (keys) =>
  Object.fromEntries(
    keys
      .flatMap(members)
      .map(([name, schema]) => [`^${name.split('.')[0]}\\.[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$`, schema]),
  );
const isName = ({ name }) => name.startsWith('name.');

/**
 * The schema. `keys` is what the engine says of the keys of its rules, each
 * `{ name, value, default, doc, perSide, addsUp, ofPiece, alias }`.
 */
export function schemaOf(keys) {
  const all = [...PLAIN, ...keys].flatMap(members);
  const ofPiece = keys.filter((it) => it.ofPiece).flatMap(members);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: ID,
    title: 'Definition of a chess variant',
    description:
      'The JSON form of what variant-diagram reads. `variant-diagram json FILE` writes it, `check FILE` says what is wrong with it.',
    type: 'object',
    properties: {
      ...Object.fromEntries(all),
      pieces: {
        description: 'The types of pieces, in order: their numbers are counted from 1.',
        type: 'array',
        items: {
          type: 'object',
          properties: { ...Object.fromEntries(ofPiece), ...FIELDS },
          patternProperties: inLanguages(TAGGED.filter(isName)),
          additionalProperties: false,
        },
      },
      holes: { description: 'Squares that do not exist.', ...SQUARES },
    },
    patternProperties: inLanguages(TAGGED.filter((it) => !isName(it))),
    additionalProperties: false,
  };
}
