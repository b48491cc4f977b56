// Moves tried out by their numbers, over the whole corpus: the same moves, texts and counts as the diagram itself has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, explore } from '../../pkg/engine.js';
import { definitions, dice, sample, withDiagram } from './corpus.mjs';

const PLIES = 12;

/** Uses an explorer of the current position of a diagram. */
function withExplorer(diagram, work) {
  const explorer = explore(diagram);
  try {
    return work(explorer);
  } finally {
    explorer.free();
  }
}

function leaves(explorer, depth) {
  if (depth === 0) return 1;
  const n = explorer.list();
  let total = 0;
  for (let move = 0; move < n; move += 1) {
    assert.ok(explorer.push(move));
    total += leaves(explorer, depth - 1);
    assert.ok(explorer.pop());
  }
  return total;
}

for (const { name, text } of sample(definitions)) {
  test(`${name}: numbers, texts and counts agree along a game`, () =>
    withDiagram(text, (diagram) => {
      const roll = dice(name.length);
      const board = diagram.board();
      const [cells, types] = [board.cells.length, board.types.length];
      withExplorer(diagram, (explorer) => {
        for (let ply = 0; ply < PLIES; ply += 1) {
          const moves = diagram.moves('uci');
          const texts = explorer.uci();
          assert.deepEqual([...texts].sort(), [...moves].sort(), diagram.fen());
          assert.deepEqual(explorer.uci(), texts, 'texts that were kept');
          assert.equal(explorer.count(), texts.length);
          const n = explorer.list();
          const decoded = Array.from(explorer.codes.subarray(0, n), decode);
          assert.equal(decoded.length, moves.length);
          assert.ok(
            decoded.every(({ from, to, type }) => from < cells && to < cells && type <= types),
            diagram.fen(),
          );
          if (moves.length === 0) break;
          const move = roll(texts.length);
          // Moves that are written alike are told apart by a menu; this game goes another way then.
          const same = texts.filter((it) => it === texts[move]).length;
          const path = diagram.moves('path')[moves.indexOf(texts[move])];
          if (same > 1) break;
          assert.ok(explorer.push(move));
          diagram.play(path.split(' '));
          if (diagram.scene().verdict) break;
        }
      });
    }));
}

test('a tree that is walked by numbers has as many leaves as are counted', () => {
  for (const name of ['chess', 'crazyhouse', 'shogi', 'xiangqi', 'seirawan']) {
    withDiagram(definitions.find((it) => it.name === name).text, (diagram) => {
      withExplorer(diagram, (explorer) => assert.equal(leaves(explorer, 3), diagram.perft(3), name));
    });
  }
});

test('an explorer leaves the diagram alone, and stops at its ends', () =>
  withDiagram(definitions.find((it) => it.name === 'chess').text, (diagram) => {
    const before = diagram.fen();
    withExplorer(diagram, (explorer) => {
      assert.equal(explorer.pop(), false);
      assert.equal(explorer.push(explorer.list()), false);
      assert.ok(explorer.push(0));
      assert.equal(diagram.fen(), before);
    });
  }));

test('codes survive a memory that grows', () =>
  withDiagram(definitions.find((it) => it.name === 'chess').text, (diagram) =>
    withExplorer(diagram, (explorer) => {
      explorer.list();
      const codes = [...explorer.codes.subarray(0, 20)];
      const large = Array.from({ length: 200 }, () => explore(diagram));
      const more = Array.from({ length: 40 }, () => '#'.repeat(1 << 20));
      for (const it of more) withDiagram(it, (other) => other.moves());
      assert.equal(explorer.list(), 20);
      assert.deepEqual([...explorer.codes.subarray(0, 20)], codes);
      for (const it of large) it.free();
    }),
  ));
