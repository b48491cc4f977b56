// What people download: everything that the package promises, its licences, and no file that nothing leads to.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = path.join(root, 'pkg');
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], { cwd: home, encoding: 'utf8' }),
);
const files = new Set(packed.files.map((it) => it.path));
const read = (name) => readFileSync(path.join(home, name), 'utf8');
const manifest = JSON.parse(read('package.json'));

/** Whatever a part of the manifest names, without the leading `./`. */
const named = (value) =>
  typeof value === 'string' ? [value.replace(/^\.\//, '')] : Object.values(value).flatMap(named);
const promised = [
  manifest.exports,
  manifest.bin,
  manifest.customElements,
  manifest.main,
  manifest.types,
  manifest.unpkg,
].flatMap(named);

/** The files that a file names: modules, bytes, declarations. */
function next(name) {
  if (!/\.(?:m?js|ts)$/.test(name)) return [];
  const around = (other) => path.posix.join(path.posix.dirname(name), other);
  const found = [...read(name).matchAll(/["'`]((?:\.\.?\/)?[\w./-]+\.(?:m?js|wasm|txt|json|bash|fish))["'`]/g)].map(
    (it) => around(it[1]),
  );
  return name.endsWith('.d.ts') ? found.map((it) => it.replace(/\.js$/, '.d.ts')) : found;
}

test('what the manifest promises is there', () => {
  for (const it of promised) {
    if (it.includes('*'))
      assert.ok(
        [...files].some((name) => name.startsWith(it.split('*')[0])),
        it,
      );
    else assert.ok(files.has(it), it);
  }
});

test('something leads to every file', () => {
  const reached = new Set([
    'package.json',
    'README.md',
    'CHANGELOG.md',
    'LICENSE-MIT',
    'LICENSE-APACHE',
    'LICENSE-OFL',
  ]);
  const queue = promised.flatMap((it) =>
    it.includes('*') ? [...files].filter((name) => name.startsWith(it.split('*')[0])) : [it],
  );
  while (queue.length > 0) {
    const name = queue.pop();
    if (reached.has(name) || !files.has(name)) continue;
    reached.add(name);
    queue.push(...next(name));
  }
  assert.deepEqual(
    [...files].filter((it) => !reached.has(it)),
    [],
  );
  assert.deepEqual(
    [...reached].filter((it) => !files.has(it)),
    [],
  );
});

test('the licences travel along, and the drawings have one', () => {
  assert.equal(manifest.license, '(MIT OR Apache-2.0) AND OFL-1.1');
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE', 'LICENSE-OFL'])
    assert.equal(read(name), readFileSync(path.join(root, name), 'utf8'));
  const [, words] = /^## Licence\n([^#]*)/m.exec(read('README.md'));
  assert.match(words, /MIT or Apache 2\.0/);
  assert.match(words, /drawings of the pieces .* same licence/);
  assert.match(words, /Noto Project Authors[^]*SIL Open Font License 1\.1[^]*LICENSE-OFL/);
});

test('outlines of symbols keep the notice of their authors in every file they are in', () => {
  const licence = read('LICENSE-OFL');
  assert.match(
    licence,
    /^Copyright 2022 The Noto Project Authors[^]*SIL OPEN FONT LICENSE Version 1\.1[^]*PERMISSION & CONDITIONS/,
  );
  // Fonts under a reserved name could not be changed and keep it; none is reserved here.
  assert.doesNotMatch(licence.split('\n')[0], /Reserved/i);
  const [, beginning] = /king: \['([^']{60})/.exec(
    readFileSync(path.join(root, 'pkg-template/src/pieces/symbol-outlines.ts'), 'utf8'),
  );
  const holding = [...files].filter((it) => it.endsWith('.js') && read(it).includes(beginning));
  assert.ok(['standalone.js', 'inline.js'].every((it) => holding.includes(it)) && holding.length === 3, holding.join());
  for (const it of holding)
    assert.match(
      read(it),
      /Copyright 2022 The Noto Project Authors .*, SIL Open Font License 1\.1, see LICENSE-OFL/,
      it,
    );
});

test('nothing of the workshop travels along', () => {
  assert.deepEqual(
    [...files].filter((it) => /\.map$|(?<!\.d)\.ts$|^src\/|tsconfig|node_modules|test/.test(it)),
    [],
  );
  assert.deepEqual([manifest.dependencies, manifest.scripts, manifest.private], [undefined, undefined, undefined]);
  // Five languages beside English are 0.25 MB of it, writers of definitions for other programs 0.6 MB, networks 0.03 MB.
  assert.ok(packed.size < 5_650_000, `${packed.size} bytes`);
  assert.match(manifest.version, /^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
});
