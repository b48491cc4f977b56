// The function with which the engine puts its messages into words, by the catalogues that are loaded.

import { late } from '../loading/late.js';
import { once } from '../loading/once.js';
import type { Catalogue } from './catalogue.js';
import type { Message } from './message.js';

/** The catalogues by the tags of their languages; under no tag that of what is told in none, if it is not English. */
export const loaded = new Map<string, Catalogue>();

/** What says messages for one board, under a tag of its own in the place of that of a language. */
export const voices = new Map<string, (message: Message, family?: string) => string>();

/** Loads what formats messages, and English, which has all of them. */
export const loadEnglish = once(async () => {
  const script = await late(import('./english-catalogue.js'));
  loaded.set('en', script.english);
  return script;
});

/**
 * Puts a message into words of a language by its tag, or of that of `useLanguage` if it is empty, those of a family of games if it has some;
 * empty until a catalogue is loaded.
 */
export const say = (message: Message, language: string, family?: string): string =>
  voices.get(language)?.(message, family) ?? (loaded.get(language) ?? loaded.get('en'))?.text(message, family) ?? '';
