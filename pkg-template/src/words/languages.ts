// The languages beside English, and messages in words of the page's own.

import { late } from '../loading/late.js';
import { loadEnglish, loaded } from './say.js';

/** Where the other languages are. */
const SOURCES: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  de: () => import('#locale/de'),
  es: () => import('#locale/es'),
  fr: () => import('#locale/fr'),
  ja: () => import('#locale/ja'),
  'zh-Hans': () => import('#locale/zh-Hans'),
};

/** The languages that boards and the engine speak, by their tags. Where a sentence is not translated yet, it is English. */
export const languages: readonly string[] = ['en', ...Object.keys(SOURCES)];

/**
 * The language that a tag of a page means: `de` of `de-AT`, `zh-Hans` of `zh`; `undefined` if there is none. Those of pages that
 * have registered their own are found by their whole tags.
 */
export function languageOf(tag: string): string | undefined {
  const [own, main] = [tag.toLowerCase(), tag.toLowerCase().split('-', 1)[0] ?? ''];
  return (
    [...loaded.keys()].find((it) => it.toLowerCase() === own) ??
    languages.find((it) => it.toLowerCase() === own) ??
    languages.find((it) => it.toLowerCase().split('-', 1)[0] === main && !own.startsWith('zh-hant'))
  );
}

/**
 * Loads what the engine says in a language, and returns its tag for `tellIn`: that of English if there is no such language.
 *
 * @example game.tellIn(await loadLanguage('de-AT'));
 */
export async function loadLanguage(tag: string): Promise<string> {
  const { Catalogue, english } = await loadEnglish();
  const language = languageOf(tag) ?? 'en';
  const source = SOURCES[language];
  if (source && !loaded.has(language)) {
    const { default: text } = await late(source());
    loaded.set(language, new Catalogue(language, text, english));
  }
  return language;
}

/**
 * Says messages in other words, or in a language of one's own. `text` has them in the syntax of Fluent, by the identifiers of
 * the English catalogue; what it lacks is said as before, in a new language in English. Boards that are there already go on as
 * they are.
 *
 * @example await registerMessages('en', 'reason-must-capture = Capture!');
 */
export async function registerMessages(language: string, text: string): Promise<void> {
  const { Catalogue, english } = await loadEnglish();
  if (SOURCES[language]) await loadLanguage(language);
  const known = loaded.get(language);
  if (known) known.add(text);
  else loaded.set(language, new Catalogue(language, text, english));
}
