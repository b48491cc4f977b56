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

/** Parts of the built package in `folder`: their files, and the most bytes that may travel (brotli). */
export function budgets(folder) {
  const text = (name) => readFileSync(join(folder, name), 'utf8');
  const isArt = (name) => text(name).includes('archbishop:{body');
  const first = [...eager(folder, 'define.js')];
  return [
    { name: 'script and style before the first click', files: first.filter((it) => !isArt(it)), limit: 40_000 },
    { name: 'drawings of pieces', files: first.filter(isArt), limit: 12_000 },
    { name: 'engine', files: ['engine.wasm'], limit: 440_000 },
  ];
}
