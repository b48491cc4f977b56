// Reading an engine from disk takes no memory that stays: in Node only the compiled module is kept.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { test } from 'node:test';

const pkg = new URL('../../pkg/', import.meta.url);

const cases = [
  ['engine.wasm', `const { createDiagram } = await import('${pkg}engine.js'); (await createDiagram('royal=K\\nrook:R:R::a1\\nking:K:K::e1')).moves('uci');`],
  ['engine.wasm engine-rest.wasm', `const { createDiagram } = await import('${pkg}engine.js'); (await createDiagram('files=8 ranks=8')).rules();`],
  ['import.wasm', `const { toJson } = await import('${pkg}import.js'); await toJson('files=8 ranks=8');`],
];

/** Notes from what modules are compiled, how long that is then, and how long in the end. */
const notes = (statements) => `
const buffers = [];
const sizes = [];
WebAssembly.Module = class extends WebAssembly.Module {
  constructor(bytes) {
    super(bytes);
    buffers.push(bytes.buffer ?? bytes);
    sizes.push(bytes.byteLength);
  }
};
${statements}
console.log(JSON.stringify([sizes, buffers.map((it) => it.byteLength)]));`;

for (const [files, statements] of cases) {
  test(`the bytes of ${files} are given back`, () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', notes(statements)], { encoding: 'utf8' });
    assert.equal(stderr, '');
    const names = files.split(' ');
    assert.deepEqual(JSON.parse(stdout), [names.map((it) => statSync(new URL(it, pkg)).size), names.map(() => 0)]);
  });
}
