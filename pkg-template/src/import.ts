// Turns other formats into definitions. Loads a module of its own: pages that only show boards never fetch it.

import init, { importIni as importNow } from './import-wasm.js';
import type { ImportedDefinition } from './import-wasm.js';
import { besideModule } from './source.js';

export type { ImportedDefinition, ImportNote } from './import-wasm.js';

let loading: Promise<unknown> | undefined;

/** Turns every section of a `variants.ini` into a definition, with notes on what could not be said. */
export async function importIni(text: string): Promise<ImportedDefinition[]> {
  loading ??= init({ module_or_path: besideModule(new URL('import.wasm', import.meta.url)) }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
  return importNow(text);
}
