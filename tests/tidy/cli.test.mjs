// The texts of the command line follow from its table.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { table, texts, written } from '../../scripts/cli-texts.mjs';

test('help and completion are those of the table: `node scripts/cli-texts.mjs` writes them', () => {
  for (const [place, files] of Object.entries(written())) {
    for (const [name, text] of Object.entries(files))
      assert.equal(readFileSync(new URL(`../../${place}/${name}`, import.meta.url), 'utf8'), text, `${place}/${name}`);
  }
});

test('commands take options that are there, and every option has a command', () => {
  const all = table.options.flatMap((it) => it.options);
  const options = all.map(({ name }) => name);
  const taken = new Set(table.commands.flatMap((it) => it.options));
  assert.deepEqual(
    [...taken].filter((it) => !options.includes(it)),
    [],
  );
  assert.deepEqual(
    options.filter((it) => !taken.has(it)),
    ['lang', 'help', 'version'],
  );
  assert.deepEqual(
    all.filter((it) => it.everywhere).map(({ name }) => name),
    ['lang'],
  );
});

test('the lines of the help fit', () => {
  const long = texts()
    ['help.txt'].split('\n')
    .filter((it) => it.length > 119);
  assert.deepEqual(long, []);
});
