// What the command line says to people, in their language: that of `--lang`, else that of the environment, else English.
// What other programs read is the same in every language.

import { readFileSync } from 'node:fs';
import { languageOf, registerMessages, say as inWords, useLanguage } from '../engine.js';

/** What the command line itself says, by language, as Fluent has it. */
const WORDS = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8'));

/** The tag of the language. */
let language = 'en';

/** Chooses the language: the one that is asked for if there is such, else that of the environment. */
export async function speak(asked, environment = process.env) {
  language = languageOf(asked ?? '') ?? ofEnvironment(environment) ?? 'en';
  await registerMessages('en', WORDS.en);
  if (language !== 'en') await registerMessages(language, WORDS[language]);
}

/** A message in the language of the reader. */
export const say = (id, args = {}) => inWords({ id, args }, language);

/** Lets the engine say in it what is said of no game. Returns its tag, for games. */
export const tellAll = () => useLanguage(language);

/** The language of the reader. */
export const spoken = () => language;

/** The language of an environment, as programs with gettext read it. Variables that are empty say nothing. */
function ofEnvironment({ LC_ALL, LC_MESSAGES, LANG, LANGUAGE }) {
  const locale = LC_ALL || LC_MESSAGES || LANG;
  if (!locale || ['C', 'POSIX'].includes(tagOf(locale))) return undefined;
  const known = [...(LANGUAGE ?? '').split(':'), locale].map((it) => languageOf(tagOf(it)));
  return known.find((it) => it !== undefined);
}

/** The tag of a locale: `de-AT` of `de_AT.UTF-8@euro`. */
const tagOf = (locale) => locale.split(/[.@]/, 1)[0].replaceAll('_', '-');
