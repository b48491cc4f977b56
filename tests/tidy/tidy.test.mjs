// What a reviewer would otherwise have to look for in every change: headers, lengths, versions, forbidden words, links.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { files, filesLike, read, root } from './files.mjs';

const BINARY = /\.(?:wasm|png|webp|ico|woff2)$/;
const texts = files.filter((name) => !BINARY.test(name));
const complain = (list, sentence) => assert.deepEqual(list, [], sentence);

/** All `file:line: text` where a pattern occurs. */
function grep(names, pattern) {
  return names.flatMap((name) =>
    read(name)
      .split('\n')
      .flatMap((line, n) => (pattern.test(line) ? [`${name}:${n + 1}: ${line.trim()}`] : [])),
  );
}

test('every Rust file starts by saying what is in it', () => {
  // A crate may open with its README instead.
  const header = /^(?:\/\/! \S|#!\[doc = include_str!\("\.\.\/README\.md"\)\])/;
  const silent = filesLike(/\.rs$/).filter((name) => !header.test(read(name)));
  complain(silent, 'The first line must be "//! " and a sentence.');
});

test('no source file is longer than 700 lines', () => {
  const sources = filesLike(/^(?:crates\/[^/]+\/src|pkg-template\/src|www|scripts)\/.*\.(?:rs|ts|mjs|js)$/);
  // Types of views and of the boundary are generated into one file each; nobody reads them from top to bottom.
  const generated = ['views.ts', 'wasm.d.ts'].map((name) => `pkg-template/src/engine/${name}`);
  const written = sources.filter((name) => !generated.includes(name));
  const long = written.filter((name) => read(name).split('\n').length > 701);
  complain(long, 'Split these files into modules.');
});

test('modules are foo.rs beside foo/, never mod.rs', () => {
  complain(files.filter((name) => path.posix.basename(name) === 'mod.rs'));
});

test('no unfinished work and no skipped tests', () => {
  const own = texts.filter(
    (name) => /\.(?:rs|ts|mjs|js|css|html|toml|md)$/.test(name) && !name.startsWith('tests/tidy/'),
  );
  complain(grep(own, /\b(?:TODO|FIXME|HACK|XXX)\b|\b(?:todo|unimplemented)!\(|#\[ignore/));
  const specs = own.filter((name) => /\.(?:test|spec)\.\w+$/.test(name));
  complain(grep(specs, /\b(?:test|it|describe)\.(?:skip|only|fixme|todo)\b|\b(?:skip|only|todo): ?true/));
});

test('no machine, workplace or registry is named', () => {
  // Put together from parts, because this file is searched as well.
  const words = [
    'crates' + '\\.io',
    'npm' + 'js\\.',
    'deb\\.' + 'debian',
    'pypi\\.' + 'org',
    'yarnpkg\\.' + 'com',
    '/(?:wo' + 'rk/(?:main|shared)|tm' + 'p/|ro' + 'ot/|home/\\w)',
  ];
  // Cargo.lock names the one public index; cargo writes it like that everywhere.
  complain(
    grep(
      texts.filter((name) => !/(?:^|\/)Cargo\.lock$/.test(name)),
      new RegExp(words.join('|'), 'i'),
    ),
  );
});

test('the lock file says what to install, not where somebody got it', () => {
  const lock = read('package-lock.json');
  assert.doesNotMatch(lock, /"resolved"/);
  // Pages where maintainers ask for support are the only addresses.
  assert.doesNotMatch(lock.replace(/"url": "[^"]*"|"funding": \[[^\]]*\]/g, ''), /https?:\/\//);
});

test('one version everywhere, and the changelog knows it', () => {
  const version = /^\[workspace\.package\][^[]*?^version = "([^"]+)"/ms.exec(read('Cargo.toml'))[1];
  const manifests = filesLike(/^(?:package|pkg-template\/package)\.json$/);
  assert.equal(manifests.length, 2, 'package.json and pkg-template/package.json');
  for (const name of manifests) assert.equal(JSON.parse(read(name)).version, version, name);
  // What crates ask of each other has the number as well.
  const asked = [...read('Cargo.toml').matchAll(/path = "[^"]+", version = "([^"]+)"/g)].map((it) => it[1]);
  assert.ok(asked.length > 10);
  assert.deepEqual(new Set(asked), new Set([version]));
  const headings = read('CHANGELOG.md')
    .split('\n')
    .filter((line) => line.startsWith('## '));
  assert.ok(
    headings.some((line) => line.startsWith(`## ${version}`)),
    `CHANGELOG.md has no heading "## ${version}".`,
  );
});

test('the package that people install has no dependencies', () => {
  const manifest = JSON.parse(read('pkg-template/package.json'));
  assert.deepEqual(Object.keys(manifest.dependencies ?? {}), []);
  // The outlines of symbols have a licence of their own.
  assert.equal(manifest.license, '(MIT OR Apache-2.0) AND OFL-1.1');
});

test('the crates agree on wasm-bindgen, to the last digit', () => {
  const wanted = /^wasm-bindgen = (?:\{ version = )?"=([\d.]+)"/m.exec(read('crates/wasm/Cargo.toml'));
  assert.ok(wanted, 'crates/wasm/Cargo.toml must pin wasm-bindgen with "=".');
  const locked = /name = "wasm-bindgen"\nversion = "([^"]+)"/.exec(read('Cargo.lock'));
  assert.equal(locked[1], wanted[1]);
});

test('links between the documents lead somewhere', () => {
  const broken = filesLike(/\.md$/).flatMap((name) =>
    [...read(name).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
      .filter(([, target]) => !existsSync(path.join(root, path.dirname(name), decodeURIComponent(target))))
      .map(([, target]) => `${name}: ${target}`),
  );
  complain(broken);
});

test('every file of counts belongs to a definition, to a section that importers know, or waits for one', () => {
  const sections = [...read('crates/variants-ini/src/builtin.ini').matchAll(/^\[(\w+)/gm)].map((it) => it[1]);
  const diagrams = filesLike(/^tests\/diagrams\/.*\.txt$/).map((name) => path.basename(name, '.txt'));
  const counted = new Set(filesLike(/^tests\/perft\/.*\.perft$/).map((name) => path.basename(name, '.perft')));
  const waits = read('crates/game/tests/support/common.rs').split('const MISSING')[1]?.split('];')[0] ?? '';
  complain(
    [...counted].filter((name) => ![...diagrams, ...sections].includes(name) && !waits.includes(`"${name}"`)),
    'Counts without a definition.',
  );
});
