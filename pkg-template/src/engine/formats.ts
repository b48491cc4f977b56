// Turns other formats into definitions, and definitions into JSON and back. Loads a module of its own: pages that only show boards never fetch it.

import { once } from '../loading/once.js';
import { loadDiagnostics } from '../words/languages.js';
import { say } from '../words/say.js';
import type { ImportedDefinition, ParsedJson } from './import-wasm.js';
import init, {
  importIni as importNow,
  parseJson as parseJsonNow,
  toJson as toJsonNow,
  toText as toTextNow,
  useWords,
} from './import-wasm.js';
import type { JsonDefinition, WrittenJson } from './names.js';
import { besideModule } from './wasm-source.js';

export type { ImportedDefinition, ImportNote, JsonProblem, ParsedJson } from './import-wasm.js';
export type { JsonCount, JsonDefinition, JsonPiece, JsonValue, WrittenJson } from './names.js';

const load = once(async () => {
  // Who goes without the words for what is left out reads names of messages.
  const words = loadDiagnostics('en').catch(() => undefined);
  const [module] = await Promise.all([besideModule(new URL('import.wasm', import.meta.url)), words]);
  await init({ module_or_path: module });
  useWords(say);
});

/** Turns every section of a `variants.ini` into the text of a definition, with notes on what has no equivalent. */
export async function importIni(text: string): Promise<ImportedDefinition[]> {
  await load();
  return importNow(text);
}

/** The JSON form of a definition. Both give the same game; comments and lines without a meaning are dropped. */
export async function toJson(text: string): Promise<WrittenJson> {
  await load();
  return toJsonNow(text) as WrittenJson;
}

/** The text of a definition in its JSON form. What a line cannot express is named in comments at the end. */
export async function toText(definition: JsonDefinition): Promise<string> {
  await load();
  return toTextNow(definition);
}

/** Reads a JSON text. Mistakes are told with their place, in the same words everywhere. */
export async function parseJson(text: string): Promise<ParsedJson> {
  await load();
  return parseJsonNow(text);
}
