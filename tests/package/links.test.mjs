// Links hold a definition or its fingerprint, a game and the position that is shown. Messengers and forums cut long ones.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createDiagram } from '../../pkg/engine.js';
import { sample } from './corpus.mjs';

const LIBRARY = new URL('../diagrams/', import.meta.url);

/** Characters of the data of links to games of sixty plies: on the page of chess, on most pages, and with the definition inside. */
const MOST = { chess: 200, own: 600, inline: 2000 };

const PAGE = 'https://example.org/games/a-game/index.html';

/** How many moves of each side a game has. */
const MOVES = 30;

/** What writes and reads links in pages; no entry of the package exports it. */
async function links() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../pkg-template/src/reader/hash-link.ts', import.meta.url))],
    bundle: true,
    external: ['./english-catalogue.js'],
    write: false,
    format: 'esm',
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

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

const isLong = (all, most) => all.filter(([length]) => length > most);

test('links to games of the library are short, and bring back what they hold', async () => {
  const { gameOf, linkTo, readHashLink } = await links();
  globalThis.location = { href: `${PAGE}#top` };
  const [own, inline] = [[], []];
  const files = readdirSync(LIBRARY).filter((it) => it.endsWith('.txt'));
  for (const file of new Set(['chess.txt', ...sample(files, 4)])) {
    const definition = readFileSync(new URL(file, LIBRARY), 'utf8');
    const diagram = await createDiagram(definition);
    play(diagram);
    diagram.goto(7);
    const game = { diagram, settings: { definition, linked: false }, host: { hasAttribute: () => true } };
    for (const [isOwn, lengths] of [
      [true, own],
      [false, inline],
    ]) {
      const page = async () => ({ definition: isOwn ? `${definition}\n` : '' });
      const link = await linkTo({ ...game, own: page }, PAGE);
      assert.ok(link.startsWith(PAGE));
      lengths.push([link.length - PAGE.length, file]);
      const found = await readHashLink(link);
      assert.equal(found.definition, isOwn && found.moves ? undefined : definition, file);
      const other = await createDiagram(definition);
      const saved = gameOf(found, definition);
      if (saved.begin) assert.equal(saved.begin(other), undefined, file);
      else {
        other.load(saved.record);
        other.visit(saved.ply);
      }
      assert.equal(other.record(), diagram.record(), file);
      assert.equal(other.fen(), diagram.fen(), file);
      other.free();
    }
    diagram.free();
  }
  delete globalThis.location;
  assert.ok(own.length > 50);
  assert.deepEqual(
    isLong(
      own.filter(([, file]) => file === 'chess.txt'),
      MOST.chess,
    ),
    [],
  );
  assert.ok(isLong(own, MOST.own).length <= own.length / 10, isLong(own, MOST.own).join(' '));
  assert.ok(isLong(inline, MOST.inline).length <= inline.length / 10, isLong(inline, MOST.inline).join(' '));
});

test('links of before are still read', async () => {
  const { readHashLink, writeHashLink } = await links();
  const shared = { definition: 'royal=K\nking:K:K::e1', record: '1. Ke2', ply: 1 };
  assert.deepEqual(await readHashLink(await writeHashLink(PAGE, shared)), shared);
});

test('a damaged link, or one to other rules, shows the start and says so', async () => {
  const { gameOf, linkTo, readHashLink } = await links();
  const definition = readFileSync(new URL('chess.txt', LIBRARY), 'utf8');
  const diagram = await createDiagram(definition);
  play(diagram);
  globalThis.location = { href: PAGE };
  const own = async () => ({ definition });
  const link = await linkTo(
    { diagram, settings: { definition, linked: false }, host: { hasAttribute: () => true }, own },
    PAGE,
  );
  delete globalThis.location;
  const start = await createDiagram(definition);
  const fen = start.fen();
  const [front, letters] =
    link.split('.').length > 2 ? [link.slice(0, link.lastIndexOf('.')), link.split('.').at(-1)] : [];
  const damaged = [
    letters.slice(0, -3),
    letters.slice(2),
    `${letters.slice(0, 20)}${letters[20] === 'A' ? 'B' : 'A'}${letters.slice(21)}`,
    `${letters}QUJD`,
    'fw',
    '',
    '%%%',
  ];
  for (const it of damaged) {
    const found = await readHashLink(`${front}.${it}`);
    const problem = gameOf(found, definition).begin(start);
    assert.equal(problem.id, 'link-failed', it);
    assert.match(problem.args.why.id, /^link-(?:cut-off|too-long|other-moves)$/, it);
    assert.equal(start.fen(), fen);
  }
  const other = gameOf(await readHashLink(link), `${definition}\nstalemate=win`).begin(start);
  assert.equal(other.id, 'link-other-rules');
  assert.equal(start.fen(), fen);
  for (const it of [start, diagram]) it.free();
});
