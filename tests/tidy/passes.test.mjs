// The order in which rules act on a move is part of the rules: the code and ARCHITECTURE.md give the same one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from './files.mjs';

test('the order of passes is the one that is written down', () => {
  const [, list] = /^const PASSES: [^=]*= &\[([^\]]*)\];/m.exec(read('crates/variant/src/compile.rs'));
  const code = [...list.matchAll(/rules::(\w+::[a-z]\w*)/g)].map((it) => it[1]);
  const [, page] = /^### The order of passes$([^#]*)/m.exec(read('ARCHITECTURE.md'));
  const rows = [...page.matchAll(/^\| `(\w+::\w+)` \| \S/gm)];
  assert.ok(code.length > 20);
  assert.deepEqual(
    rows.map((it) => it[1]),
    code,
  );
});
