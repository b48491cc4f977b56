// The manual's own table and the reader of definitions know the same keys of the board and of its look.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manual } from '../../www/build/manual.mjs';
import { OTHERS } from '../../www/data/keys.js';
import { read } from './files.mjs';

/** The names in a list of the reader. */
function listed(name) {
  const [, list] = new RegExp(`const ${name}: &\\[KeySpec\\] = &\\[([^;]*)\\];`).exec(
    read('crates/definition/src/keys.rs'),
  );
  return [...list.matchAll(/KeySpec::new\("(\w+)"\)/g)].map((it) => it[1]).sort();
}

test('every key that is no rule stands in the manual', () => {
  const [board, look] = OTHERS.map(([, rows]) => rows.map(([name]) => name).sort());
  assert.deepEqual(board, listed('BOARD'));
  assert.deepEqual(look, listed('LOOK'));
});

test('what the engine says becomes text of the page, never markup', () => {
  const page = manual([{ rule: 'a & b', name: 'x', value: '<i>', default: '"', doc: 'Like `<b>` & co.' }]);
  assert.match(page, /<h2>A &#38; b<\/h2>/);
  assert.match(page, /<td>&#60;i&#62;<\/td><td>&#34;<\/td><td>Like <code>&#60;b&#62;<\/code> &#38; co\.<\/td>/);
});
