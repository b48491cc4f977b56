// What the panels say: problems of a definition with their places.

import { beforeAll, expect, test } from 'vitest';
import { problemWords } from '../../pkg-template/src/panels/diagnostics.js';
import { speaker } from '../../pkg-template/src/words/page.js';
import { loadEnglish } from '../../pkg-template/src/words/say.js';

const say = speaker('en');
const problem = { severity: 'error', code: 'def.key', message: 'There is no key "colour".' } as const;

beforeAll(async () => {
  await loadEnglish();
});

test('a problem says where it is in a text or in an object, and what helps', () => {
  const text = 'name=Chess\ncolour=red';
  expect(problemWords(say, { ...problem, span: [11, 17] }, text)).toBe('line 2, column 1: There is no key "colour".');
  expect(problemWords(say, { ...problem, pointer: '/colour', hint: 'Do you mean "color"?' }, {})).toBe(
    '/colour: There is no key "colour". Do you mean "color"?',
  );
});

test('a problem without a place says what it is', () => {
  expect(problemWords(say, problem, '')).toBe('There is no key "colour".');
});
