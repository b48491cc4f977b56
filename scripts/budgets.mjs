// How much a page loads, and how much it may be: the one place with these numbers. `size-limit` enforces them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that a module imports at once, itself included. */
export function eager(folder, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(folder, name), 'utf8');
  for (const [, other] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) eager(folder, other, found);
  return found;
}

/**
 * Parts of the built package in `folder`: their files, and the most bytes that may travel (brotli).
 * A limit above the `aim` is what the part is today: it may only get smaller.
 */
export function budgets(folder) {
  const text = (name) => readFileSync(join(folder, name), 'utf8');
  // What wasm-bindgen writes is part of the engine; drawings are a module of their own.
  const isGlue = (name) => text(name).includes('__wbindgen');
  const isArt = (name) => !isGlue(name) && text(name).includes('archbishop:{body');
  const first = [...eager(folder, 'define.js')];
  return [
    { name: 'board, with styles', files: first.filter((it) => !isGlue(it) && !isArt(it)), aim: 14_000, limit: 14_000 },
    { name: 'drawings of pieces', files: first.filter(isArt), aim: 10_000, limit: 10_000 },
    { name: 'engine', files: ['engine.wasm'], aim: 60_000, limit: 135_000 },
    { name: 'rest of the engine, when it is asked for', files: ['engine-rest.wasm'], aim: 300_000, limit: 300_000 },
    { name: 'everything in one script', files: ['standalone.js'], aim: 100_000, limit: 540_000 },
  ];
}
