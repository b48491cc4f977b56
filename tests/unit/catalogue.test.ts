// What the page makes of messages. `tests/messages` holds what Rust and TypeScript must both say.

import { describe, expect, test } from 'vitest';
import de, { families as deFamilies } from '#locale/de';
import deDiagnostics from '#locale/de/diagnostics';
import deFriend from '#locale/de/friend';
import deLearn from '#locale/de/learn';
import dePrograms from '#locale/de/programs';
import en, { families as enFamilies } from '#locale/en';
import enDiagnostics from '#locale/en/diagnostics';
import enFriend from '#locale/en/friend';
import enLearn from '#locale/en/learn';
import enPrograms from '#locale/en/programs';
import es, { families as esFamilies } from '#locale/es';
import esDiagnostics from '#locale/es/diagnostics';
import esFriend from '#locale/es/friend';
import esLearn from '#locale/es/learn';
import esPrograms from '#locale/es/programs';
import fr, { families as frFamilies } from '#locale/fr';
import frDiagnostics from '#locale/fr/diagnostics';
import frFriend from '#locale/fr/friend';
import frLearn from '#locale/fr/learn';
import frPrograms from '#locale/fr/programs';
import ja, { families as jaFamilies } from '#locale/ja';
import jaDiagnostics from '#locale/ja/diagnostics';
import jaFriend from '#locale/ja/friend';
import jaLearn from '#locale/ja/learn';
import jaPrograms from '#locale/ja/programs';
import zh, { families as zhFamilies } from '#locale/zh-Hans';
import zhDiagnostics from '#locale/zh-Hans/diagnostics';
import zhFriend from '#locale/zh-Hans/friend';
import zhLearn from '#locale/zh-Hans/learn';
import zhPrograms from '#locale/zh-Hans/programs';
import { Catalogue } from '../../pkg-template/src/words/catalogue.js';
import { a, ordinal, plural } from '../../pkg-template/src/words/english.js';
import type { Argument } from '../../pkg-template/src/words/message.js';
import told from '../messages/told.json?raw';

interface Told {
  language: string;
  family?: string;
  id: string;
  args: Record<string, Argument>;
  text: string;
}

const english = new Catalogue('en', en, undefined, enFamilies);
for (const part of [enDiagnostics, enFriend, enLearn, enPrograms]) english.complete(part);
const catalogues = new Map([['en', english]]);
for (const [language, text, parts, families] of [
  ['de', de, [deDiagnostics, deFriend, deLearn, dePrograms], deFamilies],
  ['es', es, [esDiagnostics, esFriend, esLearn, esPrograms], esFamilies],
  ['fr', fr, [frDiagnostics, frFriend, frLearn, frPrograms], frFamilies],
  ['ja', ja, [jaDiagnostics, jaFriend, jaLearn, jaPrograms], jaFamilies],
  ['zh-Hans', zh, [zhDiagnostics, zhFriend, zhLearn, zhPrograms], zhFamilies],
] as const) {
  const catalogue = new Catalogue(language, text, english, families);
  for (const part of parts) catalogue.complete(part);
  catalogues.set(language, catalogue);
}

describe('catalogues', () => {
  test('messages are said as Rust says them', () => {
    const all: Told[] = JSON.parse(told);
    expect(all.length).toBeGreaterThan(500);
    const said = (it: Told): string | undefined => catalogues.get(it.language)?.text(it, it.family);
    expect(all.filter((it) => said(it) !== it.text).map((it) => [it, said(it)])).toEqual([]);
  });

  test('what a language lacks is said in English, and what nobody has by its name', () => {
    const own = new Catalogue('xx', 'reason-must-capture = Sese!', english);
    expect(own.text({ id: 'reason-must-capture', args: {} })).toBe('Sese!');
    expect(own.text({ id: 'reason-drop-check', args: {} })).toBe('A drop may not give check.');
    expect(own.text({ id: 'no-such-message', args: {} })).toBe('no-such-message');
  });

  test('what a message refers to is found whenever it came, and in other words if it has them', () => {
    const text = 'greeting = { hello } { -name } ({ CAPITAL(-name) })\n-name =\n    reader\nhello = { hi }!\nhi = Hi';
    const own = new Catalogue('xx', text);
    expect(own.text({ id: 'greeting', args: {} })).toBe('Hi! reader (Reader)');
    own.add('hi = Hallo\n-name = Leser');
    expect(own.text({ id: 'greeting', args: {} })).toBe('Hallo! Leser (Leser)');
    own.complete('hi = Not again\nbye = Bye, { -name }');
    expect(own.text({ id: 'bye', args: {} })).toBe('Bye, Leser');
    expect(own.text({ id: 'hi', args: {} })).toBe('Hallo');
  });

  test('messages can be said in other words', () => {
    const own = new Catalogue('en', 'said = { $text }\nhello = Hello', english);
    own.add('hello = Good day');
    expect(own.text({ id: 'hello', args: {} })).toBe('Good day');
  });

  test('words of authors are those of the catalogue, else as they are written', () => {
    const own = new Catalogue('de', 'word-deep-lake = tiefer See\nsaid = { $text }', english);
    const said = (argument: Argument): string => own.text({ id: 'said', args: { text: argument } });
    expect([said({ word: 'Deep  Lake' }), said({ word: 'piece-king' }), said({ word: '沼' })]).toEqual([
      'tiefer See',
      'piece-king',
      '沼',
    ]);
    expect(said({ all: [{ word: 'deep lake' }, { decimal: 2.5 }] })).toBe('tiefer See2,5');
  });

  test('numbers have the decimal sign of the language, and as many digits as are asked for', () => {
    const pawns = (it: Catalogue, decimal: number, digits = 0): string =>
      it.text({ id: 'score-better', args: { side: '', pawns: { decimal, digits } } });
    const digitsOf = (text: string): string => /-?\d[\d.,]*\d|\d/.exec(text)?.[0] ?? '';
    const german = catalogues.get('de') ?? english;
    expect(
      [pawns(german, 0.5), pawns(german, 0.5, 2), pawns(german, 12345), pawns(german, -1.239)].map(digitsOf),
    ).toEqual(['0,5', '0,50', '12345', '-1,24']);
    expect([pawns(english, 0.5, 2), pawns(english, 3)].map(digitsOf)).toEqual(['0.50', '3']);
  });

  test('a family of games has words of its own, also for what is added, and the usual ones for the rest', () => {
    const own = new Catalogue('en', 'said = { $text }\nwhite = White\nturn = { white } to move', english, {
      xiangqi: 'white = Red\npiece-soldier = { $side ->\n    [white] 兵\n   *[both] 卒\n}',
    });
    own.add('check = { white } is in check');
    const said = (id: string, family?: string): string => own.text({ id, args: {} }, family);
    expect([said('turn'), said('turn', 'xiangqi'), said('turn', '__proto__')]).toEqual([
      'White to move',
      'Red to move',
      'White to move',
    ]);
    expect([said('check'), said('check', 'xiangqi')]).toEqual(['White is in check', 'Red is in check']);
    own.complete('white-piece = { white } { $piece }\none = { $piece }');
    const args = { piece: { piece: 'soldier' } };
    expect(['white-piece', 'one'].map((id) => own.text({ id, args }, 'xiangqi'))).toEqual(['Red 兵', '卒']);
    expect(own.text({ id: 'reason-own-piece', args: { ...args, square: 'e4' } }, 'xiangqi')).toBe(
      'Your own soldier stands on e4.',
    );
  });

  test('names that authors write cannot change a sentence', () => {
    const piece = { piece: '{ $square } <b>x</b>' };
    expect(english.text({ id: 'reason-own-piece', args: { piece, square: 'e4' } })).toBe(
      'Your own { $square } <b>x</b> stands on e4.',
    );
  });
});

test('names are bent as English bends them', () => {
  expect(['elephant', 'unicorn', 'pawn', 'Ewe'].map(a)).toEqual(['an elephant', 'a unicorn', 'a pawn', 'a Ewe']);
  const pairs = Object.entries({
    pawn: 'pawns',
    werewolf: 'werewolves',
    man: 'men',
    cavalry: 'cavalries',
    fox: 'foxes',
    shaman: 'shamans',
    spearman: 'spearmen',
    'water buffalo': 'water buffaloes',
    'flying ox': 'flying oxen',
    moongoose: 'moongooses',
    'horse of the left': 'horses of the left',
    monkey: 'monkeys',
    spears: 'spears',
  });
  for (const [one, many] of pairs) expect(plural(one)).toBe(many);
  expect([2, 5, 11, 21, 112].map(ordinal)).toEqual(['2nd', '5th', '11th', '21st', '112th']);
});
