// Examples of keys: a definition to begin with, and the lines of each example put into it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLES, OTHERS } from '../data/keys.js';
import { grouped } from './page.mjs';

const isPiece = (line) => /^[^=]*:.*:.*:.*:/.test(line);
const idOf = (line) => line.split(':')[1];

/** A definition with more lines. Those of a piece take the place of its line; an example with a board and a king is whole. */
export function inside(base, lines) {
  if (/^(?:files|shape)=[^]*^king:/m.test(lines)) return lines;
  const blocks = lines.split('\n').reduce(
    (all, line) => {
      if (isPiece(line)) all.push([line]);
      else all.at(-1).push(line);
      return all;
    },
    [[]],
  );
  const [settings, ...pieces] = blocks;
  const own = base.split('\n');
  const first = own.findIndex(isPiece);
  const all = [...own.slice(0, first), ...settings, ...own.slice(first)];
  for (const block of pieces) {
    const at = all.findIndex((line) => isPiece(line) && idOf(line) === idOf(block[0]));
    if (at < 0) all.push(...block);
    else all.splice(at, 1, ...block);
  }
  return all.join('\n');
}

/** The cases of keys in words: the definition that they change, and what each sets and says. */
function cases(text) {
  const [head, ...rest] = text.split(/^== /m);
  const base = /^definition:\n((?: {2}.*\n)+)/m.exec(head)[1].replaceAll(/^ {2}/gm, '').trimEnd();
  const values = (it, name) =>
    [...it.matchAll(new RegExp(`^${name}: (.*)$`, 'gm'))].map(([, value]) => value);
  const pieces = new Map(base.split('\n').filter(isPiece).map((line) => [idOf(line), line]));
  const lines = (set) => {
    const settings = set.filter((it) => !/^\w: /.test(it));
    const below = grouped(
      set.filter((it) => /^\w: /.test(it)),
      (it) => it[0],
    );
    return [...settings, ...[...below].flatMap(([id, all]) => [pieces.get(id), ...all.map((it) => it.slice(3))])];
  };
  return { base, cases: rest.map((it) => ({ lines: lines(values(it, 'set')), says: values(it, 'says') })) };
}

/** The shortest example of each key, and the definition that its lines are put into. `tests` is the folder of the tests. */
export function readExamples(tests) {
  const { base, cases: all } = cases(readFileSync(join(tests, 'words', 'keys.txt'), 'utf8'));
  const examples = new Map();
  const weight = ({ lines }) => lines.length;
  for (const it of all) {
    for (const key of it.lines.filter((line) => !isPiece(line)).map((line) => line.split('=')[0])) {
      const known = examples.get(key);
      if (!known || weight(it) < weight(known)) examples.set(key, it);
    }
  }
  const plain = [...Object.entries(EXAMPLES), ...OTHERS.flatMap(([, rows]) => rows.map((it) => [it[0], it[4]]))];
  for (const [key, lines] of plain) examples.set(key, { lines: lines.split('\n'), says: [] });
  return { base, examples };
}
