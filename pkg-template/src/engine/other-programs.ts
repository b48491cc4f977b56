// Writes definitions for other programs. The module that does it needs the rules, and is loaded only for this.

import { once } from '../loading/once.js';
import { loadDiagnostics } from '../words/languages.js';
import { say } from '../words/say.js';
import type { WrittenDefinition } from './export-wasm.js';
import init, {
  idiagramPage as idiagramPageNow,
  toIdiagram as toIdiagramNow,
  toIni as toIniNow,
  useWords,
} from './export-wasm.js';
import type { Definition } from './names.js';
import { besideModule } from './wasm-source.js';

export type { WritingNote, WrittenDefinition } from './export-wasm.js';

const load = once(async () => {
  // Who goes without the words for what is refused reads names of messages.
  const words = loadDiagnostics('en').catch(() => undefined);
  const [module] = await Promise.all([besideModule(new URL('export.wasm', import.meta.url)), words]);
  await init({ module_or_path: module });
  useWords(say);
});

/** Writes a definition as a section of a `variants.ini`, exactly or not at all. `name` is taken where it has no title. */
export async function toIni(definition: Definition, name = ''): Promise<WrittenDefinition> {
  await load();
  return toIniNow(definition, name);
}

/** Writes a definition as parameters of the Interactive Diagram, exactly or not at all. */
export async function toIdiagram(definition: Definition): Promise<WrittenDefinition> {
  await load();
  return toIdiagramNow(definition);
}

/** The same as a part of a page: his block, and a board of ours below. Empty if there are no such parameters. */
export async function toIdiagramPage(definition: Definition): Promise<WrittenDefinition> {
  const written = await toIdiagram(definition);
  return written.text === '' ? written : { ...written, text: idiagramPageNow(written.text, definition) };
}
