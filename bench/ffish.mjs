// The other side of the comparison: the npm package ffish. It is a tool of this benchmark and is never shipped.
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Loads ffish. Its loader would `fetch` a file name where `fetch` exists, so that is hidden until it is ready. */
export async function loadFfish() {
  const { fetch } = globalThis;
  globalThis.fetch = undefined;
  try {
    const ffish = require('ffish');
    await new Promise((resolve) => {
      ffish.onRuntimeInitialized = resolve;
    });
    return ffish;
  } finally {
    globalThis.fetch = fetch;
  }
}

/** The names of the games that this build of ffish plays. The list is empty until the first board exists. */
export function variantsOf(ffish) {
  new ffish.Board().delete();
  return ffish.variants().split(' ');
}

/** The two files a page would have to load. */
export function ffishFiles() {
  const folder = path.dirname(require.resolve('ffish'));
  return { wasm: path.join(folder, 'ffish.wasm'), script: path.join(folder, 'ffish.js') };
}
