// How much a page loads, and how much it may be: the one place with these numbers. `size-limit` enforces them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './catalogue.mjs';

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
  const languages = readdirSync(join(folder, 'locales'))
    .map((it) => it.replace('.js', ''))
    .filter((it) => !parts.some((part) => it.endsWith(`-${part}`)));
  const networks = readdirSync(join(folder, 'networks')).filter((it) => it.endsWith('.net'));
  return [
    // Of these, drawings may take what they may take alone, script and style the rest.
    {
      name: 'script, style and drawings before the first click',
      files: [...eager(folder, 'define.js')],
      limit: 52_000,
    },
    { name: 'drawings of pieces', files: ['pieces.js'], limit: 12_000 },
    { name: 'engine of boards', files: ['engine.wasm'], limit: 450_000 },
    { name: 'engine with everything', files: ['engine-full.wasm'], limit: 765_000 },
    { name: 'writers of definitions', files: ['export.wasm'], limit: 545_000 },
    ...networks.map((it) => ({ name: `the network ${it}`, files: [`networks/${it}`], limit: 48_000 })),
    ...languages.map((it) => ({ name: `the language ${it}`, files: [`locales/${it}.js`], limit: 35_000 })),
  ];
}

/** Script and style before the first click: the most bytes (brotli), and the most requests. */
export const FIRST_LOAD = { bytes: 42_000, requests: 3 };
