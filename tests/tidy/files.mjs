// The repository's own files, without what is built or installed. Needs no git, so that it also works in an archive.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const NOT_OURS = new Set(['.git', '.tools', 'target', 'node_modules', 'pkg', 'dist', 'test-results']);
const OF_THE_FUZZER = new Set(['fuzz/Cargo.lock', 'fuzz/artifacts', 'fuzz/corpus', 'fuzz/coverage']);

function* walk(folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const name = path.posix.join(folder, entry.name);
    if (OF_THE_FUZZER.has(name)) continue;
    if (entry.isDirectory()) yield* walk(name);
    else if (entry.isFile()) yield name;
  }
}

/** The names of all files, with slashes, relative to the top folder. */
export const files = [...walk('.')].sort();

export const read = (name) => readFileSync(path.join(root, name), 'utf8');

/** The files that match a pattern. Finding none would make a check worthless, so that is an error. */
export function filesLike(pattern) {
  const found = files.filter((name) => pattern.test(name));
  if (found.length === 0) throw new Error(`No file matches ${pattern}.`);
  return found;
}
