// How much a page loads before anybody has clicked, and how much it may be. The engine and what is loaded on demand are not counted.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The files that a module imports at once, itself included. */
function eager(folder, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(folder, name), 'utf8');
  for (const [, other] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) eager(folder, other, found);
  return found;
}

/** Bytes that travel, and their limits: the board (scripts and styles), the drawings of the pieces. */
export function budgets(folder) {
  const files = [...eager(folder, 'define.js')].map((name) => readFileSync(join(folder, name)));
  const size = (list) => list.reduce((sum, it) => sum + brotliCompressSync(it).length, 0);
  // What wasm-bindgen writes is part of the engine; drawings are a module of their own.
  const isGlue = (it) => it.includes('__wbindgen');
  const isArt = (it) => !isGlue(it) && it.includes('archbishop:{body');
  return {
    'board, with styles': { bytes: size(files.filter((it) => !isGlue(it) && !isArt(it))), limit: 14_000 },
    'drawings of pieces': { bytes: size(files.filter(isArt)), limit: 10_000 },
  };
}
