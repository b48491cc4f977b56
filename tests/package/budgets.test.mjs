// What a page loads before the first click stays small.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { budgets } from '../../scripts/budgets.mjs';

const found = budgets(fileURLToPath(new URL('../../pkg', import.meta.url)));

for (const [name, { bytes, limit }] of Object.entries(found)) {
  test(`${name}: at most ${limit} bytes`, () => {
    assert.ok(bytes > limit / 20, `${bytes} bytes: that cannot be all of it`);
    assert.ok(bytes <= limit, `${bytes} bytes`);
  });
}
