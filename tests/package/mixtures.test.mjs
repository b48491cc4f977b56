// Games of random definitions, played by the native engine and again by the package: the same positions, the same moves.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { dice, walk, withDiagram } from './corpus.mjs';

const top = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const DEFINITIONS = process.env.VARIANT_DIAGRAM_TESTS === 'full' ? 80 : 20;
const GAMES = 4;

/** FNV-1a over bytes, as the program that prints the games has it. */
function hash(text) {
  let res = 0x811c9dc5;
  for (const byte of Buffer.from(text, 'utf8')) res = Math.imul(res ^ byte, 0x01000193);
  return (res >>> 0).toString(16).padStart(8, '0');
}

/** The games as the native engine plays them: definitions with lists of games, each a list of lines. */
function nativeGames() {
  const args = [
    'run',
    '--quiet',
    '--package',
    'variant-diagram-game',
    '--example',
    'mixtures',
    '--',
    String(DEFINITIONS),
    String(GAMES),
  ];
  const { status, stdout, stderr } = spawnSync('cargo', args, { cwd: top, encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.equal(status, 0, stderr);
  return stdout
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const [number, ...lines] = part.split('\n').filter(Boolean);
      const definition = lines
        .filter((it) => it.startsWith('  '))
        .map((it) => it.slice(2))
        .join('\n');
      const games = [];
      for (const line of lines.filter((it) => !it.startsWith('  '))) {
        if (line.startsWith('game ')) games.push([]);
        games.at(-1).push(line);
      }
      return { number, definition, games };
    });
}

/** The position, the number of moves, and a number that stands for all of them in order. */
function place(diagram) {
  const moves = [...diagram.moves('path')].sort();
  return `${diagram.fen()}|${moves.length}|${hash(moves.join('\n'))}`;
}

function replay(diagram, lines) {
  for (const line of lines) {
    const [word] = line.split(' ', 1);
    const rest = line.slice(word.length + 1);
    if (word === 'game') assert.equal(place(diagram), rest);
    if (word === 'move') {
      const [steps, ...expected] = rest.split('|');
      diagram.play(steps.split(' '));
      assert.equal(place(diagram), expected.join('|'), `after ${steps}`);
    }
    if (word === 'end') {
      const verdict = diagram.scene().verdict;
      assert.equal(`${verdict?.reason ?? 'none'}|${verdict?.result ?? 'none'}`, rest);
    }
  }
}

const all = nativeGames();

test('there are games enough', () => {
  assert.equal(all.length, DEFINITIONS);
  const plies = all
    .flatMap((it) => it.games)
    .flat()
    .filter((it) => it.startsWith('move ')).length;
  assert.ok(plies > DEFINITIONS * GAMES * 4, `only ${plies} plies`);
});

for (const { number, definition, games } of all) {
  test(`mixture ${number}: the package plays what the native engine plays`, () => {
    for (const lines of games) withDiagram(definition, (diagram) => replay(diagram, lines));
  });
}

test('every rule at once: clicks reach exactly the legal moves, and undo restores', () => {
  const roll = dice(3);
  withDiagram(readFileSync(path.join(top, 'tests/mixtures/everything.txt'), 'utf8'), (diagram) => {
    const fens = [];
    for (let ply = 0; ply < 8; ply += 1) {
      const paths = diagram.moves('path');
      if (paths.length === 0) break;
      const reached = walk(diagram);
      for (const it of paths) assert.ok(reached.has(it), `no clicks reach ${it}`);
      fens.push(diagram.fen());
      diagram.play(paths[roll(paths.length)].split(' '));
    }
    assert.ok(fens.length > 4);
    for (const fen of fens.reverse()) {
      assert.ok(diagram.undo());
      assert.equal(diagram.fen(), fen);
    }
  });
});
