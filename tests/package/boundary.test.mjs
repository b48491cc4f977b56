// The boundary: every exported method, function and error code has a case in the browser tests of crates/wasm.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files with an ending below a folder, as one text. */
function textOf(folder, ending) {
  const names = readdirSync(path.join(root, folder), { recursive: true }).filter((it) => it.endsWith(ending));
  return names.map((it) => readFileSync(path.join(root, folder, it), 'utf8')).join('\n');
}

const declarations = readFileSync(path.join(root, 'target', 'wasm', 'engine-full.d.ts'), 'utf8');
// What only the module of boards refuses is tried where both are.
const modules = readFileSync(path.join(root, 'tests/package/modules.test.mjs'), 'utf8').replaceAll("'", '"');
const cases = textOf('crates/wasm/tests/web', '.rs') + modules;
const names = [...cases.matchAll(/#\[wasm_bindgen_test\]\n(?:async )?fn (\w+)/g)].map((it) => it[1]);

/** How the cases of the methods of a class begin. */
const PREFIXES = {
  Diagram: '',
  Reader: 'reader_',
  Trial: 'trial_',
  Work: 'work_',
};

/** What wasm-bindgen adds to every class. */
const OF_EVERY_CLASS = ['free', 'private'];

const snake = (name) => name.replace(/[A-Z]/g, (it) => `_${it.toLowerCase()}`);

/** The names of the members that a class declares. */
function members(body) {
  const found = [...body.matchAll(/^ {4}(?:static |readonly |get )?(\w+)(?=[(:]| constructor)/gm)].map((it) => it[1]);
  return [...new Set(found)].filter((it) => !OF_EVERY_CLASS.includes(it));
}

const classes = [...declarations.matchAll(/^export class (\w+) \{\n([^]*?)^\}/gm)].map(([, name, body]) => [
  name,
  members(body),
]);

test('the classes are those that have a prefix', () => {
  assert.deepEqual(
    classes.map(([name]) => name),
    Object.keys(PREFIXES),
  );
});

test('the members that are looked at are those that the module exports', () => {
  // `searchresult_best: (a: number) => ...`: the class in small letters, then the method.
  const module = declarations.slice(declarations.indexOf('export interface InitOutput'));
  for (const [name, found] of classes) {
    const exported = [...module.matchAll(new RegExp(`readonly ${name.toLowerCase()}_(\\w+): `, 'g'))].map(
      (it) => it[1],
    );
    const names = found.map((it) => (it === 'constructor' ? 'new' : it)).sort();
    assert.deepEqual(names, exported.sort(), name);
  }
});

for (const [name, found] of classes) {
  test(`every method of ${name} has a case`, () => {
    const missing = found.filter((method) => {
      const begin = PREFIXES[name] + (method === 'constructor' ? 'new' : snake(method));
      return !names.some((it) => it.startsWith(`${begin}_`));
    });
    assert.deepEqual(missing, []);
  });
}

test('every function has a case', () => {
  const functions = [...declarations.matchAll(/^export function (\w+)/gm)].map((it) => it[1]);
  // `start` has run when a case begins, and `initSync` is the loader's.
  const missing = functions.filter(
    (it) => !['start', 'initSync'].includes(it) && !names.some((name) => name.startsWith(`${snake(it)}_`)),
  );
  assert.ok(functions.length >= 4);
  assert.deepEqual(missing, []);
});

test('every error code has a case', () => {
  const documented = [...declarations.matchAll(/# Errors\n([^]*?)\*\//g)].flatMap(([, it]) =>
    [...it.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map((code) => code[1]),
  );
  const made = [...textOf('crates/wasm/src', '.rs').matchAll(/CodedError::new\(\s*"([a-z-]+)"/g)].map((it) => it[1]);
  const codes = [...new Set([...documented, ...made])].sort();
  assert.ok(codes.length > 12, codes.join(' '));
  assert.deepEqual(
    codes.filter((it) => !cases.includes(`"${it}"`)),
    [],
  );
});
