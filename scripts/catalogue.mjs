// The catalogues as the package carries them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

const LOCALES = join(root, 'locales');

/** The files about what is wrong with a definition: a page without a fault does not load them. */
const DIAGNOSTICS = /^(?:[a-z]+-)?diagnostics\.ftl$|^variants-ini\.ftl$|^trace\.ftl$/;

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

const isDiagnostic = (file) => DIAGNOSTICS.test(file.split('/')[1]);

/** What boards say in a language. */
export const catalogue = (language) => messages(filesOf(language).filter((it) => !isDiagnostic(it)));

/** What a board says before there is a catalogue: English texts with nothing but places for arguments. */
function firstMessages() {
  const text = messages(['en/first.ftl']);
  return Object.fromEntries([...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, it]) => [id, it]));
}

/** What a source gets for `#locale/` and this name: `de`, `de/diagnostics`, `en/first`, `keys`. */
export function locale(name) {
  const [language, part] = name.split('/');
  if (part === 'first') return firstMessages();
  if (part === 'diagnostics') return messages(filesOf(language).filter(isDiagnostic));
  return name === 'keys' ? messages(['keys.ftl']) : catalogue(name);
}
