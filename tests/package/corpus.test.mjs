// Every definition of the corpus reads in the package as people install it; of a sample, and in the full run of all, it
// counts, and clicks reach exactly its moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { definitions, dice, perftLines, positions, sample, walk, withDiagram } from './corpus.mjs';

const PLIES = 12;

/** Clicks reach each move, and whatever they reach is a move. */
function checkClicks(diagram) {
  const canonical = new Set(diagram.moves('path'));
  const reached = walk(diagram);
  for (const path of canonical) assert.ok(reached.has(path), `no clicks reach ${path}`);
  const before = diagram.fen();
  for (const [key, path] of reached) {
    if (canonical.has(key)) continue;
    // Another spelling of a move: playing it must play one of the canonical ones.
    const played = diagram.play(path);
    assert.ok(canonical.has(played.path.join(' ')), `${key} plays ${played.path.join(' ')}, which is not in the list`);
    assert.ok(diagram.undo());
    assert.equal(diagram.fen(), before);
  }
}

for (const { name, text } of definitions)
  test(`${name}: reads without errors`, () =>
    withDiagram(text, (diagram) => {
      assert.deepEqual(
        diagram.diagnostics().filter((it) => it.severity === 'error'),
        [],
      );
      const board = diagram.board();
      assert.ok(board.cells.length > 0 && board.types.length > 0);
      assert.ok(diagram.scene().pieces.every((piece) => piece.cell < board.cells.length));
      assert.ok(diagram.moves('path').length > 0, 'no moves in the start position');
    }));

for (const { name, text } of sample(definitions)) {
  test(`${name}: clicks reach exactly the legal moves, and undo restores`, () =>
    withDiagram(text, (diagram) => {
      const roll = dice(1);
      const fens = [];
      for (let ply = 0; ply < PLIES; ply += 1) {
        if (ply % 4 === 0 || ply === PLIES - 1) checkClicks(diagram);
        const paths = diagram.moves('path');
        assert.equal(paths.length, diagram.moves('uci').length);
        assert.equal(paths.length, diagram.moves('san').length);
        assert.equal(new Set(paths).size, paths.length, 'a path stands for two moves');
        if (paths.length === 0) break;
        fens.push(diagram.fen());
        diagram.play(paths[roll(paths.length)].split(' '));
      }
      assert.ok(fens.length > 0);
      for (const fen of fens.reverse()) {
        assert.ok(diagram.undo());
        assert.equal(diagram.fen(), fen);
      }
      assert.equal(diagram.undo(), false, 'nothing is left to undo');
    }));

  const known = positions(name);
  if (known.length > 0) {
    test(`${name}: legal moves of known positions`, () =>
      withDiagram(text, (diagram) => {
        for (const { fen, check, moves } of known) {
          diagram.setFen(fen);
          assert.deepEqual([...diagram.moves('uci')].sort(), moves, fen);
          if (moves.length > 0 && check) assert.ok(diagram.scene().checks.length > 0, `${fen}: the check is not shown`);
        }
      }));
  }

  const lines = perftLines(name);
  if (lines.length > 0) {
    test(`${name}: perft`, () =>
      withDiagram(text, (diagram) => {
        for (const { fen, counts } of lines) {
          diagram.setFen(fen);
          for (const [depth, nodes] of counts) {
            assert.equal(Number(diagram.perft(depth)), nodes, `${fen} depth ${depth}`);
          }
        }
      }));
  }
}
