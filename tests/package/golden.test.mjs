// What the definitions of the corpus did and said when this was written down: a sample of them, and in the full run all.
// `UPDATE_GOLDEN=1` writes it down anew.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { playOf, wordsOf } from '../golden/golden.mjs';
import { definitions, sample } from './corpus.mjs';

for (const [what, tell] of [
  ['play', playOf],
  ['words', wordsOf],
]) {
  const folder = new URL(`../golden/${what}/`, import.meta.url);
  for (const { name, text } of process.env.UPDATE_GOLDEN ? definitions : sample(definitions)) {
    test(`${name}: ${what}`, () => {
      const file = new URL(`${name}.txt`, folder);
      const told = tell(text);
      if (process.env.UPDATE_GOLDEN) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, told);
      }
      assert.equal(told, readFileSync(file, 'utf8'));
    });
  }
}
