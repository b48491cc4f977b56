// What the definitions of the corpus said when this was written down, in all languages: a sample of them, and in the full run all.
// `UPDATE_GOLDEN=1` writes it down anew. What they do, `npm run golden` compares with another build.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { wordsOf } from '../golden/golden.mjs';
import { definitions, engine, sample } from './corpus.mjs';

for (const language of engine.languages) {
  await engine.loadLanguage(language);
  const folder = new URL(`../golden/words/${language}/`, import.meta.url);
  for (const { name, text } of process.env.UPDATE_GOLDEN ? definitions : sample(definitions))
    test(`${name}: words (${language})`, () => {
      const file = new URL(`${name}.txt`, folder);
      const told = wordsOf(text, language);
      if (process.env.UPDATE_GOLDEN) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, told);
      }
      assert.equal(told, readFileSync(file, 'utf8'));
    });
}
