// The language of what is told in none, and which languages tags mean.

import { describe, expect, test } from 'vitest';
import { languageOf, languages, say, useLanguage } from '../../pkg-template/src/words/languages.js';

const told = { id: 'reason-own-piece', args: { piece: { piece: 'knight' }, square: 'e4' } };
const broken = { id: 'def-empty', args: {} };

describe('languages', () => {
  test('what is told in none is said in the language that was chosen last', async () => {
    expect(say(told, '')).toBe('');
    for (const [tag, language] of [
      ['de-AT', 'de'],
      ['zh', 'zh-Hans'],
      ['eo', 'en'],
    ] as const) {
      expect(await useLanguage(tag)).toBe(language);
      for (const it of [told, broken]) {
        expect(say(it, '')).toBe(say(it, language));
        expect(say(it, '') === say(it, 'en')).toBe(language === 'en');
      }
    }
  });

  test('no tag is the tag of a language', () => {
    expect(['', '-', 'C', 'zh-Hant'].map(languageOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(['DE', 'en-GB', 'zh-TW', ...languages].map(languageOf)).toEqual(['de', 'en', 'zh-Hans', ...languages]);
  });
});
