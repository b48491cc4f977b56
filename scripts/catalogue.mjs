// The catalogues as the package carries them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

const LOCALES = join(root, 'locales');

/** The files of a language that are loaded when they are asked for, by the parts that they make up. */
const PARTS = {
  /** What is wrong with a definition: a page without a fault goes without. */
  diagnostics: /^(?:[a-z]+-)?diagnostics\.ftl$|^variants-ini\.ftl$|^trace\.ftl$/,
  /** Games with a friend. */
  friend: /^friend\.ftl$/,
  /** Courses and collections of puzzles. */
  learn: /^learn\.ftl$/,
};

/** What the parts of a language are called, beside what boards say. */
export const parts = Object.keys(PARTS);

/** The files about what programs report, and what command lines say: boards load none. */
const COMMAND_LINE = 'command-line.ftl';
const PROGRAMS = [COMMAND_LINE, 'facts.ftl', 'reports.ftl'];

/** The messages of some files, without the remarks for translators. */
function messages(files) {
  const text = files.map((it) => readFileSync(join(LOCALES, it), 'utf8')).join('\n');
  return `${text
    .replace(/^#.*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`;
}

/** The files of a language. */
const filesOf = (language) =>
  readdirSync(join(LOCALES, language)).flatMap((it) => (it.endsWith('.ftl') ? [`${language}/${it}`] : []));

/** What the players of a family of games say otherwise: `family-shogi.ftl`. */
const FAMILY = /^family-([a-z]+)\.ftl$/;

/** Whether a file of a language is about a family of games. */
export const isOfFamily = (file) => FAMILY.test(file.split('/').at(-1));

/** The part that a file belongs to, if it is not what boards say. */
const partOf = (file) => parts.find((it) => PARTS[it].test(file.split('/')[1]));

const isOfPrograms = (file) => PROGRAMS.includes(file.split('/')[1]);

/** What boards say in a language. */
export const catalogue = (language) =>
  messages(filesOf(language).filter((it) => !partOf(it) && !isOfPrograms(it) && !isOfFamily(it)));

/** What programs beside the boards say in a language: the facts of games, reports and command lines. */
export const programs = (language) => messages(filesOf(language).filter(isOfPrograms));

/** What families of games say otherwise in a language, by their names. */
export const families = (language) =>
  Object.fromEntries(
    filesOf(language)
      .filter(isOfFamily)
      .map((it) => [FAMILY.exec(it.split('/')[1])[1], messages([it])]),
  );

/** What the command line of the package says, by language. */
export const commandLine = () =>
  Object.fromEntries(
    readdirSync(LOCALES, { withFileTypes: true }).flatMap((it) =>
      it.isDirectory() ? [[it.name, messages([`${it.name}/${COMMAND_LINE}`])]] : [],
    ),
  );

/** What a board says before there is a catalogue: English texts with nothing but places for arguments. */
function firstMessages() {
  const text = messages(['en/first.ftl']);
  return Object.fromEntries([...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, it]) => [id, it]));
}

/** What there is under a name: `de`, `de/diagnostics`, `de/friend`, `de/learn`, `en/first`, `keys`; for tests `de/programs`. */
function locale(name) {
  const [language, part] = name.split('/');
  if (part === 'first') return firstMessages();
  if (part === 'programs') return programs(language);
  if (part) return messages(filesOf(language).filter((it) => partOf(it) === part));
  return name === 'keys' ? messages(['keys.ftl']) : catalogue(name);
}

/** The script that a source gets for `#locale/` and a name. */
export function localeModule(name) {
  const exported = `export default ${JSON.stringify(locale(name))};\n`;
  if (name.includes('/') || name === 'keys') return exported;
  return `${exported}export const families = ${JSON.stringify(families(name))};\n`;
}
