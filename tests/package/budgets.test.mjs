// What a page loads stays small: size-limit measures it against the numbers of scripts/budgets.mjs.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { budgets, eager, FIRST_LOAD } from '../../scripts/budgets.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = path.join(path.dirname(createRequire(import.meta.url).resolve('size-limit/package.json')), 'bin.js');
const { stdout, stderr } = spawnSync(process.execPath, [program, '--json'], { cwd: root, encoding: 'utf8' });

for (const { name, files, limit } of budgets(path.join(root, 'pkg'))) {
  test(`${name}: at most ${limit} bytes`, () => {
    assert.ok(files.length > 0, 'no file is measured');
    const found = JSON.parse(stdout || '[]').find((it) => it.name === name);
    assert.ok(found, stderr);
    const raw = files.reduce((sum, it) => sum + statSync(path.join(root, 'pkg', it)).size, 0);
    assert.ok(found.size > raw / 100, `${found.size} bytes: that cannot be all of it`);
    assert.equal(found.sizeLimit, limit);
    assert.ok(found.passed && found.size <= limit, `${found.size} bytes`);
  });
}

test(`a board can be clicked after ${FIRST_LOAD.requests} requests for scripts, with at most ${FIRST_LOAD.bytes} bytes beside the drawings`, () => {
  const files = [...eager(path.join(root, 'pkg'), 'define.js')];
  assert.ok(files.length <= FIRST_LOAD.requests, files.join(', '));
  const size = (name) => brotliCompressSync(readFileSync(path.join(root, 'pkg', name))).length;
  const bytes = files.reduce((sum, it) => sum + size(it), 0) - size('pieces.js');
  assert.ok(bytes <= FIRST_LOAD.bytes, `${bytes} bytes`);
});
