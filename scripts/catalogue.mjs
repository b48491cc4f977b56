// The catalogues as the package carries them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tools.mjs';

/** The messages of a language, without the remarks for translators. */
export function catalogue(language) {
  const folder = join(root, 'locales', language);
  const files = readdirSync(folder).filter((it) => it.endsWith('.ftl'));
  const text = files.map((it) => readFileSync(join(folder, it), 'utf8')).join('\n');
  return `${text
    .replace(/^#.*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`;
}

/** What a board says before there is a catalogue: English texts with nothing but places for arguments. */
export function firstMessages() {
  const text = readFileSync(join(root, 'locales', 'en', 'first.ftl'), 'utf8');
  return Object.fromEntries([...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, it]) => [id, it]));
}
