// The examples in the declarations of the package: each runs, and gives what its comment says.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const types = at('pkg/types');
const files = readdirSync(types, { recursive: true }).filter((it) => it.endsWith('.d.ts'));
const example = /^ *\* @example (.*)$/gm;
const examples = files.flatMap((file) =>
  [...readFileSync(join(types, file), 'utf8').matchAll(example)].map((it) => ({ file, code: it[1] })),
);
const api = await import(pathToFileURL(at('pkg/engine.js')).href);
await api.loadEngine();

/** Runs one line; the value of its last expression. */
async function run(code) {
  const text = readFileSync(at('tests/diagrams/chess.txt'), 'utf8');
  const game = await api.createDiagram(text);
  game.setFen('7k/8/5KQ1/8/8/8/8/8 w - - 0 1');
  const known = {
    ...api,
    text,
    game,
    path: ['e2', 'e5'],
    location: { href: 'https://example.org/' },
    console: { log() {} },
  };
  // In a block of its own: an example may choose the same names.
  const body = `{ ${code.replace(/^await /, 'return await ')}\n}`;
  const AsyncFunction = run.constructor;
  return new AsyncFunction(...Object.keys(known), body)(...Object.values(known));
}

test('there are examples', () => assert.ok(examples.length >= 7));

for (const { file, code } of examples) {
  test(`${file}: ${code}`, async () => {
    const value = await run(code);
    const said = / \/\/ ('.*')$/.exec(code);
    if (said) assert.equal(value, said[1].slice(1, -1));
  });
}

test('an error of the engine that nobody catches prints little, and its name', () => {
  const code = `const { createDiagram } = await import(${JSON.stringify(pathToFileURL(at('pkg/engine.js')).href)});
    (await createDiagram('king:K:K::e1')).play(['a1', 'zz'])`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  assert.match(stderr, /DiagramError\]?: "zz" is not a step/);
  assert.ok(stderr.length < 3000, `${stderr.length} characters`);
});
