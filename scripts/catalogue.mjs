// The catalogues as the package carries them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

/** The files about what is wrong with a definition: a page without a fault does not load them. */
const DIAGNOSTICS = /^(?:[a-z]+-)?diagnostics\.ftl$|^variants-ini\.ftl$|^trace\.ftl$/;

/** The messages of some files of a language, without the remarks for translators. */
function messages(language, isWanted) {
  const folder = join(root, 'locales', language);
  const files = readdirSync(folder).filter((it) => it.endsWith('.ftl') && isWanted(it));
  const text = files.map((it) => readFileSync(join(folder, it), 'utf8')).join('\n');
  return `${text
    .replace(/^#.*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`;
}

/** What boards say in a language. */
export const catalogue = (language) => messages(language, (it) => !DIAGNOSTICS.test(it));

/** What is wrong with definitions, in a language. */
export const diagnostics = (language) => messages(language, (it) => DIAGNOSTICS.test(it));

/** What a board says before there is a catalogue: English texts with nothing but places for arguments. */
export function firstMessages() {
  const text = readFileSync(join(root, 'locales', 'en', 'first.ftl'), 'utf8');
  return Object.fromEntries([...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, it]) => [id, it]));
}

/** What a source gets for `#locale/` and this name: `de`, `de/diagnostics`, `en/first`. */
export function locale(name) {
  const [language, part] = name.split('/');
  if (part === 'first') return firstMessages();
  return part === 'diagnostics' ? diagnostics(language) : catalogue(language);
}
