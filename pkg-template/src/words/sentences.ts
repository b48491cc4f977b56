// Sentences one after the other.

import type { Say } from './page.js';

/** Some sentences as one text, with what stands between sentences in the language; empty ones are left out. */
export const sentences = (say: Say, ...texts: string[]): string =>
  say('sentences', {
    all: { sentences: texts.filter((it) => it !== '').map((text) => ({ id: 'said', args: { text } })) },
  });
