// The folders of the package's sources lie in layers: each uses those above it in ARCHITECTURE.md. Read from the imports.
// Circles of files are biome's business (`noImportCycles`).
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { filesLike, read } from './files.mjs';

const SRC = 'pkg-template/src';
const sources = filesLike(/^pkg-template\/src\/.*\.ts$/).filter(
  (name) => !/\.d\.ts$|engine\/views\.ts$|symbol-outlines/.test(name),
);

/** The folders in the order of the table in ARCHITECTURE.md; a folder may use itself and those before it. */
const [, table] = /^### Folders$([^#]*)/m.exec(read('ARCHITECTURE.md'));
const LAYERS = [...table.matchAll(/^\| `([a-z0-9]+)` \| /gm)].map((it) => it[1]);
const folderOf = (name) => path.posix.relative(SRC, path.posix.dirname(name));

/** What a file imports, at once or later. */
function imported(name) {
  const found = read(name).matchAll(/(?:from|import|import\()\s*'(\.{1,2}\/[^']+)\.js'/g);
  return [...found].map(([, other]) => path.posix.join(path.posix.dirname(name), other));
}

test('every folder of sources has its place in ARCHITECTURE.md', () => {
  const folders = new Set(sources.map(folderOf).filter((it) => it !== ''));
  assert.deepEqual(
    [...folders].filter((it) => !LAYERS.includes(it)),
    [],
  );
  assert.deepEqual(
    LAYERS.filter((it) => !folders.has(it)),
    [],
  );
});

test('a folder uses only those above it', () => {
  const wrong = [];
  for (const name of sources) {
    const own = LAYERS.indexOf(folderOf(name));
    if (own === -1) continue;
    for (const other of imported(name)) {
      // Whoever saves a picture loads an entry of the package.
      const used = LAYERS.indexOf(folderOf(other));
      if (used > own) wrong.push(`${name} uses ${other}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('entries only export', () => {
  for (const name of sources.filter((it) => folderOf(it) === '')) {
    const lines = read(name).trimEnd().split('\n').length;
    assert.ok(lines <= 15, `${name} has ${lines} lines`);
  }
});

test('every source begins by saying what is in it', () => {
  for (const name of sources) assert.match(read(name), /^(\/\/|\/\*\*\n \*) [A-Z`].*[.]/, name);
});

test('files are short: half of them at most 150 lines, none more than 400', () => {
  const lengths = sources.map((name) => [read(name).split('\n').length, name]).sort(([a], [b]) => a - b);
  assert.ok(lengths[lengths.length >> 1][0] <= 150);
  assert.deepEqual(
    lengths.filter(([lines]) => lines > 400),
    [],
  );
});
