// What readers are told of pieces with names that are hard to word, in every language of the repository.

import { describe, expect, test } from 'vitest';
import de from '#locale/de';
import en from '#locale/en';
import es from '#locale/es';
import fr from '#locale/fr';
import ja from '#locale/ja';
import zh from '#locale/zh-Hans';
import { announcement, lastMoveWords } from '../../pkg-template/src/a11y/announcements.js';
import { cellLabel, fieldLabel, pieceName } from '../../pkg-template/src/a11y/labels.js';
import { answer } from '../../pkg-template/src/a11y/spoken-queries.js';
import type { BoardView, OptionView, PieceView, TypeView } from '../../pkg-template/src/engine/views.js';
import { Catalogue } from '../../pkg-template/src/words/catalogue.js';
import type { Say } from '../../pkg-template/src/words/page.js';
import list from '../words/names.txt?raw';
import { board, scene } from './fake-game.js';

/** The names: as an author writes them, and one and several of them in English. */
const NAMES = list
  .split('\n')
  .filter((it) => it !== '' && !it.startsWith('#'))
  .map((it) => it.split(' | ') as [string, string, string]);

const english = new Catalogue('en', en);

const CATALOGUES: [string, Catalogue][] = [
  ['en', english],
  ...Object.entries({ de, es, fr, ja, 'zh-Hans': zh }).map(([language, text]): [string, Catalogue] => [
    language,
    new Catalogue(language, text, english),
  ]),
];

const speakerOf =
  (catalogue: Catalogue): Say =>
  (id, args = {}) =>
    catalogue.text({ id, args });

/** What is wrong with a text: words and signs twice, an empty part, the rest of a pattern; in English an article. */
function faults(text: string, language: string): string[] {
  const res: string[] = [];
  if (text === '' || text.trim() !== text) res.push('nothing or a space at an end');
  if (/[{}$]/.test(text.replaceAll(/\{\$x\}/gi, 'x'))) res.push('the rest of a pattern');
  const signs = / {2}|\( | \)|\(\)|[,;:] ?[,;.]| [,.;]|、、|，，|。。|、。|，。|：。|（）/;
  if (signs.test(text)) res.push('signs');
  const double = /(?:^| )(\p{L}{2,}) \1(?:[^\p{L}]|$)/iu.exec(text);
  if (double && !(language === 'de' && /^(?:die|der|das)$/.test(double[1] ?? ''))) res.push(`${double[1]} twice`);
  if (language !== 'en') return res;
  if (/\b(?:an?|the) (?:an?|the) /i.test(text)) res.push('two articles');
  for (const [, one] of NAMES) {
    const [article, ...bare] = one.split(' ');
    if (` ${text.toLowerCase()} `.includes(` ${article === 'a' ? 'an' : 'a'} ${bare.join(' ')} `)) res.push(one);
  }
  return res;
}

const view = board();

/** A board whose first types have these names. */
const boardOf = (...names: string[]): BoardView => ({
  ...view,
  types: names.map((name, at) => ({ ...view.types[at % view.types.length], name }) as TypeView),
});

const option: OptionView = { step: 'a3', path: [], mark: 'capture', count: 1, plays: true, goesOn: false, words: '' };

/** What is said of pieces with two names: labels of cells, announcements, answers. */
function told(say: Say, first: string, second: string): string[] {
  const named = boardOf(first, second);
  const pieces: PieceView[] = [
    { cell: 6, type: 1, side: 'white' },
    { cell: 0, type: 2, side: 'black' },
    { cell: 2, type: 2, side: 'black' },
    { cell: 4, type: 1, side: 'white' },
  ];
  const [before, [cell]] = [scene({ pieces }), named.cells];
  const last = { path: ['a1', 'a3'], moved: [{ from: 6, to: 0 }], removed: [0], added: [0], san: '' };
  const after = scene({ pieces: [{ cell: 0, type: 2, side: 'black' }], last, turn: 'black', checks: [0] });
  const topic = { board: named, scene: before, cell: 6, options: undefined, reason: undefined, before: undefined };
  const drop = { path: ['P@', 'a1'], moved: [], removed: [], added: [6], san: '' };
  const hills = { ...named, terrain: [{ name: first, symbol: 'H', effects: [] }] };
  return [
    ...pieces.map((it) => pieceName(say, named, it)),
    ...(cell ? pieces.map((piece) => cellLabel(say, named, cell, { piece, option, selected: true })) : []),
    fieldLabel(say, hills, { ground: [{ cell: 0, kind: 1 }] }, 0),
    lastMoveWords(say, named, before, after),
    announcement(say, named, before, after),
    lastMoveWords(say, named, scene(), scene({ pieces, last: drop })),
    answer(say, 'attackers', { ...topic, threats: [{ cell: 6, from: [2, 4] }] }),
    answer(say, 'moves', { ...topic, threats: [], options: [{ ...option, cell: 3, words: 'x' }] }),
    say('go-with-piece', { name: { piece: first }, square: 'e4' }),
    say('put-piece', { name: { piece: first } }),
    say('promote-piece', { name: { piece: first } }),
    say('how-moves', { name: { piece: first } }),
    say('in-hand', { piece: pieceName(say, named, { cell: 0, type: 1, side: 'white' }), count: 2 }),
  ];
}

describe.each(CATALOGUES)('awkward names (%s)', (language, catalogue) => {
  const pairs = NAMES.map(([name], at): [string, string] => [name, NAMES[(at + 7) % NAMES.length]?.[0] ?? '']);

  test.each(pairs)('%s, %s', (first, second) => {
    for (const text of told(speakerOf(catalogue), first, second)) expect(faults(text, language), text).toEqual([]);
  });
});

test('English has an article and a plural for each', () => {
  const say = (id: string, piece: string): string =>
    english.text({ id, args: { piece: { piece }, count: 2 } }).toLowerCase();
  for (const [name, one, many] of NAMES) expect([say('one', name), say('several', name)]).toEqual([one, `2 ${many}`]);
});

test('a colour that a name has is not said before it', () => {
  const names = ['Black Man', 'White Horse', 'Blackguard', 'White'].map((name) =>
    pieceName(speakerOf(english), boardOf(name), { cell: 0, type: 1, side: 'black' }),
  );
  expect(names).toEqual(['Black Man of Black', 'White Horse of Black', 'black Blackguard', 'White of Black']);
});

test('faults are found', () => {
  for (const text of ['black black man', 'an unicorn', 'the the general', 'a { $x }', 'x ()', 'a  b', 'moves,, b', ''])
    expect(faults(text, 'en'), text).not.toEqual([]);
});
