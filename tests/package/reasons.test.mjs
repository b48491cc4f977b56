// The cases of tests/reasons, in the package as people install it: each refusal has its code, its sentence and its marks.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { definitions, withDiagram } from './corpus.mjs';

const folder = path.resolve(import.meta.dirname, '..', 'reasons');

/** The cases of a file: title, definition, and lines as `[key, value]`. What they mean is told in the README there. */
function cases(file) {
  const found = [];
  let inside = false;
  for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n')) {
    if (line.startsWith('== ')) {
      found.push({ title: line.slice(3), definition: found.at(-1)?.definition ?? '', lines: [] });
      inside = false;
    } else if (inside && line.startsWith('  ')) found.at(-1).definition += `${line.slice(2)}\n`;
    else {
      inside = line === 'definition:';
      if (inside) found.at(-1).definition = '';
      else if (line.startsWith('diagram: ')) found.at(-1).definition = definitions.find((it) => it.name === line.slice(9).trim()).text;
      else if (line.trim() !== '' && !line.startsWith('#')) {
        const colon = line.indexOf(':');
        found.at(-1).lines.push([line.slice(0, colon), line.slice(colon + 1).trim()]);
      }
    }
  }
  return found;
}

/** The refusal of a typed move, as `why` would tell it but without marks. */
function typed(diagram, text) {
  try {
    diagram.read(text);
    return undefined;
  } catch (error) {
    return { code: error.code, sentence: error.message };
  }
}

for (const file of readdirSync(folder).filter((it) => it.endsWith('.txt') && it !== 'codes.txt')) {
  const all = cases(file);
  test(`${file}: ${all.length} cases`, () => {
    for (const { title, definition, lines } of all) {
      const values = (key) => lines.filter((it) => it[0] === key).map((it) => it[1]);
      withDiagram([definition, ...values('set')].join('\n'), (diagram) => {
        for (const fen of values('fen')) diagram.setFen(fen);
        for (const text of values('play').join(' ').split(' ').filter(Boolean)) diagram.play(diagram.read(text));
        const { cells } = diagram.board();
        for (const [key, value] of lines) {
          if (!/^(?:refused|near|typed|near typed)$/.test(key) || value === '') continue;
          const [what, code, words = '', marks = '…'] = value.split('|').map((it) => it.trim());
          const reason = key.endsWith('typed') ? typed(diagram, what) : diagram.why(what.split(' '));
          const place = `${title}: ${key}: ${value}`;
          assert.equal(reason?.code, code, place);
          assert.ok(!reason || reason.sentence.includes(words), `${place}: ${reason?.sentence}`);
          if (!reason?.marks) continue;
          const wanted = marks.split(',').map((it) => it.trim()).filter((it) => it !== '' && it !== '…');
          const found = new Set(reason.marks.map((it) => `${it.role} ${cells[it.cell].name}`));
          for (const mark of wanted) assert.ok(found.has(mark), `${place}: ${[...found]}`);
          if (!marks.endsWith('…')) assert.equal(found.size, new Set(wanted).size, `${place}: ${[...found]}`);
        }
      });
    }
  });
}
