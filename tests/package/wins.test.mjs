// Forced wins are found in WebAssembly, within so many positions. How long that takes is measured by the bench.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { isFull, sample } from './corpus.mjs';
import { findWin, winsOf } from './wins.mjs';

const tests = path.resolve(import.meta.dirname, '..');

/**
 * Positions that may be looked at for a win in 1, 2, 3 and 4 moves, and how many of the wins must be found, of a hundred.
 * They stand for 1, 1, 5 and 20 seconds, with a hundred thousand positions a second.
 */
const LIMITS = [100_000, 100_000, 500_000, 2_000_000];
const SHARES = [100, 100, 97, 90];

test('forced wins of the corpus are found, by their only keys', () => {
  for (const row of sample(winsOf(path.join(tests, 'search/wins.tsv')), 4)) {
    const { isFound, move } = findWin(row, { nodes: LIMITS[row.winsIn - 1] });
    assert.ok(isFound && move === row.key, `${row.line}: ${move}`);
  }
});

if (isFull)
  for (const [index, nodes] of LIMITS.entries())
    test(`wins in ${index + 1} that another program found`, (context) => {
      const rows = winsOf(path.join(tests, '../../shared/oracles/wins.tsv')).filter((it) => it.winsIn === index + 1);
      const missed = rows.filter((it) => !findWin(it, { nodes }).isFound);
      const found = rows.length - missed.length;
      context.diagnostic(`${found} of ${rows.length} within ${nodes} positions`);
      assert.ok(rows.length > 80 && found * 100 >= rows.length * SHARES[index], missed.map((it) => it.line).join('\n'));
    });
