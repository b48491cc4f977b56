// Links hold a definition, a game and the position that is shown. Messengers and forums cut long ones.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createDiagram } from '../../pkg/engine.js';

const LIBRARY = new URL('../diagrams/', import.meta.url);
const MOST = 2000;

/** How many moves of each side a game has. */
const MOVES = 30;

/** What writes and reads links in pages; no entry of the package exports it. */
async function links() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../pkg-template/src/reader/hash-link.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [{ name: 'sources', setup: (it) => it.onResolve({ filter: /\.js$/ }, sourceOf) }],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

const sourceOf = ({ path, resolveDir }) => ({ path: `${resolveDir}/${path.replace(/\.js$/, '.ts')}` });

/** Numbers below `most` that look random and are the same each time. */
function dice() {
  let seed = 1;
  return (most) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % most;
  };
}

/** Plays moves until there are enough, or the game is over. */
function play(diagram) {
  const random = dice();
  for (let ply = 0; ply < 2 * MOVES; ply += 1) {
    let path = [];
    for (let { options } = diagram.options(path); options.length > 0; { options } = diagram.options(path))
      ({ path } = options[random(options.length)]);
    if (path.length === 0) return;
    diagram.play(path);
  }
}

test(`links to games of the library: nine of ten have at most ${MOST} characters, and bring back what they hold`, async () => {
  const { readHashLink, writeHashLink } = await links();
  const lengths = [];
  for (const file of readdirSync(LIBRARY).filter((it) => it.endsWith('.txt'))) {
    const definition = readFileSync(new URL(file, LIBRARY), 'utf8');
    const diagram = await createDiagram(definition);
    play(diagram);
    const shared = { definition, record: diagram.record(), ply: diagram.scene().ply };
    const link = await writeHashLink('https://example.org/games/a-game/index.html', shared);
    assert.deepEqual(await readHashLink(link), shared, file);
    lengths.push([link.length, file]);
    diagram.free();
  }
  const long = lengths.filter(([length]) => length > MOST);
  assert.ok(lengths.length > 100);
  assert.ok(long.length <= lengths.length / 10, long.join(' '));
});
