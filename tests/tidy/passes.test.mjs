// The order in which rules act on a move is part of the rules: the code and ARCHITECTURE.md give the same stages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesLike, read } from './files.mjs';

/** The stages of passes, in their order. */
const [, body] = /^pub enum PassStage \{$([^}]*)/m.exec(read('crates/rules/src/hook_order.rs'));
const stages = [...body.matchAll(/^ {4}(\w+),$/gm)].map((it) => it[1]);

test('the order of passes is the one that is written down', () => {
  const [, page] = /^### The order of passes$([^#]*)/m.exec(read('ARCHITECTURE.md'));
  const rows = [...page.matchAll(/^\| `(\w+)` \| \S/gm)].map((it) => it[1]);
  assert.ok(stages.length > 10);
  assert.deepEqual(rows, stages);
});

test('every stage has a pass', () => {
  const rules = filesLike(/^crates\/rules\/src\/.*\.rs$/)
    .map(read)
    .join('\n');
  const used = new Set([...rules.matchAll(/hooks\s*\.pass\(\s*PassStage::(\w+)/g)].map((it) => it[1]));
  assert.deepEqual(
    stages.filter((it) => !used.has(it)),
    [],
  );
});
