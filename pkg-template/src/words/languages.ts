// The languages beside English, the parts of all of them that are asked for later, and messages in words of the page's own.

import { late } from '../loading/late.js';
import type { Families } from './catalogue.js';
import { loadEnglish, loaded } from './say.js';

export { say } from './say.js';

/** Loads a part of a catalogue. */
type Source<T = unknown> = () => Promise<{ default: string } & T>;

/** What is said only now and then: what is wrong with definitions, games with a friend, courses and puzzles. */
type Part = 'diagnostics' | 'friend' | 'learn';

/** Where the other languages are: what boards say, and their parts. */
const SOURCES: Readonly<Record<string, Readonly<Record<Part, Source> & { boards: Source<{ families: Families }> }>>> = {
  de: {
    boards: () => import('#locale/de'),
    diagnostics: () => import('#locale/de/diagnostics'),
    friend: () => import('#locale/de/friend'),
    learn: () => import('#locale/de/learn'),
  },
  es: {
    boards: () => import('#locale/es'),
    diagnostics: () => import('#locale/es/diagnostics'),
    friend: () => import('#locale/es/friend'),
    learn: () => import('#locale/es/learn'),
  },
  fr: {
    boards: () => import('#locale/fr'),
    diagnostics: () => import('#locale/fr/diagnostics'),
    friend: () => import('#locale/fr/friend'),
    learn: () => import('#locale/fr/learn'),
  },
  ja: {
    boards: () => import('#locale/ja'),
    diagnostics: () => import('#locale/ja/diagnostics'),
    friend: () => import('#locale/ja/friend'),
    learn: () => import('#locale/ja/learn'),
  },
  'zh-Hans': {
    boards: () => import('#locale/zh-Hans'),
    diagnostics: () => import('#locale/zh-Hans/diagnostics'),
    friend: () => import('#locale/zh-Hans/friend'),
    learn: () => import('#locale/zh-Hans/learn'),
  },
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
    [...loaded.keys()].find((it) => it !== '' && it.toLowerCase() === own) ??
    languages.find((it) => it.toLowerCase() === own) ??
    languages.find((it) => it.toLowerCase().split('-', 1)[0] === main && !own.startsWith('zh-hant'))
  );
}

/** Loads what boards say in a language, and returns its tag: that of English if there is no such language. */
export async function loadBoardLanguage(tag: string): Promise<string> {
  const { Catalogue, english } = await loadEnglish();
  const language = languageOf(tag) ?? 'en';
  const source = SOURCES[language];
  if (source && !loaded.has(language)) {
    const { default: text, families } = await late(source.boards());
    loaded.set(language, new Catalogue(language, text, english, families));
  }
  return language;
}

/** The parts of English. */
const ENGLISH: Readonly<Record<Part, Source>> = {
  diagnostics: () => import('#locale/en/diagnostics'),
  friend: () => import('#locale/en/friend'),
  learn: () => import('#locale/en/learn'),
};

/** The parts that are loaded, with their languages. */
const complete = new Set<string>();

/** Loads a part of a language that is loaded, and that of English. */
async function loadPart(language: string, part: Part): Promise<void> {
  await loadEnglish();
  const add = async (tag: string, source: Source | undefined): Promise<void> => {
    const name = `${tag}/${part}`;
    if (!source || complete.has(name)) return;
    const { default: text } = await late(source());
    loaded.get(tag)?.complete(text);
    complete.add(name);
  };
  await Promise.all([add('en', ENGLISH[part]), add(language, SOURCES[language]?.[part])]);
}

/** Loads what is wrong with definitions in a language that is loaded, and in English. */
export const loadDiagnostics = (language: string): Promise<void> => loadPart(language, 'diagnostics');

/** Loads what is said in games with a friend, in a language that is loaded, and in English. */
export const loadFriendWords = (language: string): Promise<void> => loadPart(language, 'friend');

/** Loads what is said in courses and of collections of puzzles, in a language that is loaded, and in English. */
export const loadLearningWords = (language: string): Promise<void> => loadPart(language, 'learn');

/**
 * Loads what the engine says in a language, and returns its tag for `tellIn`: that of English if there is no such language.
 *
 * @example game.tellIn(await loadLanguage('de-AT'));
 */
export async function loadLanguage(tag: string): Promise<string> {
  const language = await loadBoardLanguage(tag);
  await loadDiagnostics(language);
  return language;
}

/**
 * From now on says in a language what is told in none: what is wrong with a definition (`check`), moves in words (`explain`), notes of
 * imports, why something is refused. Returns its tag as `loadLanguage` does. Games go on in theirs, which `tellIn` chooses.
 */
export async function useLanguage(tag: string): Promise<string> {
  const language = await loadLanguage(tag);
  const catalogue = loaded.get(language);
  if (catalogue) loaded.set('', catalogue);
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
  if (SOURCES[language]) await loadBoardLanguage(language);
  const known = loaded.get(language);
  if (known) known.add(text);
  else loaded.set(language, new Catalogue(language, text, english));
}
