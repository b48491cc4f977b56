// The cases of tests/notation, in the package as people install it: moves and positions in the forms of other programs, both ways.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseFiles, play } from './cases.mjs';

for (const { file, cases } of caseFiles('notation')) {
  for (const it of cases) {
    test(`notation/${file}/${it.title}`, () =>
      play(it, (diagram) => {
        const paths = diagram.moves('path');
        for (const [key, value] of it.lines) {
          if (!/^(?:set|fen|play)$/.test(key)) compare(diagram, paths, key, value);
        }
      }));
  }
}

/** A line about a move in some form, or about the text of a position. */
function compare(diagram, paths, key, value) {
  const place = `${key}: ${value}`;
  if (/^(?:position|noted|refused)$/.test(key)) {
    position(diagram, key, value, place);
    return;
  }
  const [how, form = how] = key.split(' ');
  if (how === 'not') {
    assert.throws(
      () => diagram.read(value, form),
      (error) => error.code === 'not-text',
      place,
    );
    return;
  }
  const [spelled, text] = value.split(' = ');
  const move = diagram.read(spelled, 'path');
  const idx = paths.indexOf(move.join(' '));
  assert.ok(idx >= 0, place);
  // As steps, paths are listed with blanks between them.
  if (how === form && form !== 'path')
    assert.equal(diagram.moves(form)[idx].replace(/[+#]$/, ''), text.replace(/[+#]$/, ''), place);
  assert.deepEqual(diagram.read(text, form), move, place);
}

/** A line about the text of a position: what is written for it, or words of a note or a refusal. */
function position(diagram, key, value, place) {
  const [text, expected] = value.split(' => ');
  if (key === 'refused') {
    assert.throws(
      () => diagram.setFen(text),
      (error) => error.code === 'not-a-position' && error.message.includes(expected),
      place,
    );
    return;
  }
  const notes = diagram.setFen(text);
  if (key === 'noted')
    assert.ok(
      notes.some((it) => it.includes(expected)),
      `${place}: ${notes.join(' ')}`,
    );
  else {
    assert.equal(diagram.fen(), expected, place);
    assert.deepEqual(diagram.setFen(expected), [], place);
    assert.equal(diagram.fen(), expected, place);
  }
}
