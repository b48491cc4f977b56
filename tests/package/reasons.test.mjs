// The cases of tests/reasons, in the package as people install it: each refusal has its code, its sentence and its marks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseFiles, play } from './cases.mjs';

/** The refusal of a typed move, as `why` would tell it but without marks. */
function typed(diagram, text) {
  try {
    diagram.read(text);
    return undefined;
  } catch (error) {
    return { code: error.code, sentence: error.message };
  }
}

/** A line about clicks or a text that are refused, or nearly. */
function compare(diagram, key, value) {
  const { cells } = diagram.board();
  const [what, code, words = '', marks = '…'] = value.split('|').map((part) => part.trim());
  const reason = key.endsWith('typed') ? typed(diagram, what) : diagram.why(what.split(' '));
  const place = `${key}: ${value}`;
  assert.equal(reason?.code, code, place);
  assert.ok(!reason || reason.sentence.includes(words), `${place}: ${reason?.sentence}`);
  if (!reason?.marks) return;
  const wanted = marks
    .split(',')
    .map((mark) => mark.trim())
    .filter((mark) => mark !== '' && mark !== '…');
  const found = new Set(reason.marks.map((mark) => `${mark.role} ${cells[mark.cell].name}`));
  for (const mark of wanted) assert.ok(found.has(mark), `${place}: ${[...found]}`);
  if (!marks.endsWith('…')) assert.equal(found.size, new Set(wanted).size, `${place}: ${[...found]}`);
}

for (const { file, cases } of caseFiles('reasons')) {
  for (const it of cases) {
    test(`reasons/${file}/${it.title}`, () =>
      play(it, (diagram) => {
        for (const [key, value] of it.lines) {
          if (/^(?:refused|near|typed|near typed)$/.test(key) && value !== '') compare(diagram, key, value);
        }
      }));
  }
}
