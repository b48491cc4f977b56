// The four games of the page about routines: played at random, with what every game must keep, and what each is there for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as coordinator from '../../www/routines/coordinator.js';
import * as engineers from '../../www/routines/engineers.js';
import * as exchanges from '../../www/routines/exchanges.js';
import * as ransom from '../../www/routines/ransom.js';
import { dice, walk, withDiagram } from './corpus.mjs';

const GAMES = { coordinator, engineers, exchanges, ransom };
const N_GAMES = process.env.VARIANT_DIAGRAM_TESTS === 'full' ? 12 : 1;
const N_PLIES = 16;

function install(diagram, { custom = {}, veto = [], ending = [] }) {
  for (const [name, routine] of Object.entries(custom)) diagram.custom(name, routine);
  for (const routine of veto) diagram.veto(routine);
  for (const routine of ending) diagram.ending(routine);
}

/** Works with a new game that has its routines. */
const withGame = ({ definition, hooks }, work) =>
  withDiagram(definition, (diagram) => {
    install(diagram, hooks);
    assert.deepEqual(diagram.diagnostics(), []);
    return work(diagram);
  });

const play = (diagram, ...moves) => moves.forEach((it) => diagram.play(it.split(' ')));
const words = (diagram) => diagram.rules().topics.flatMap((it) => it.sentences.map((sentence) => sentence.text));

for (const [name, game] of Object.entries(GAMES)) {
  test(`${name}: clicks spell the moves, moves are taken back, positions and records are read again`, () => {
    for (let seed = 1; seed <= N_GAMES; seed += 1) {
      const random = dice(seed);
      withGame(game, (diagram) => {
        for (let ply = 0; ply < N_PLIES && !diagram.scene().verdict; ply += 1) {
          const moves = diagram.moves('path');
          assert.ok(moves.length > 0);
          if (ply === 6) {
            const reached = [...walk(diagram).keys()];
            for (const it of moves) assert.ok(reached.includes(it), `${it} in ${diagram.fen()}`);
            assert.equal(new Set(diagram.moves('san')).size, moves.length, diagram.fen());
            for (const it of diagram.moves('uci').slice(-4))
              assert.ok(moves.includes(diagram.read(it, 'uci').join(' ')), it);
          }
          const before = diagram.fen();
          diagram.play(moves[random(moves.length)].split(' '));
          const after = diagram.fen();
          diagram.undo();
          assert.equal(diagram.fen(), before);
          assert.deepEqual(diagram.moves('path'), moves);
          diagram.redo();
          assert.equal(diagram.fen(), after);
        }
        assert.deepEqual(diagram.diagnostics(), []);
        withGame(game, (other) => {
          other.load(diagram.record());
          other.goto(diagram.scene().ply);
          assert.equal(other.fen(), diagram.fen());
          assert.deepEqual(other.moves('path'), diagram.moves('path'));
          other.setFen(diagram.fen());
          assert.equal(other.fen(), diagram.fen());
          // The veto asks for the move before, which no FEN tells.
          if (game.hooks.veto) return;
          assert.deepEqual(other.moves('path'), diagram.moves('path'));
        });
      });
    }
  });

  test(`${name}: its routines tell their rules`, () => {
    withGame(game, (diagram) => {
      const told = words(diagram);
      const routines = [...Object.values(game.hooks.custom), ...(game.hooks.veto ?? []), ...(game.hooks.ending ?? [])];
      for (const it of routines.flatMap((routine) => routine.words)) assert.ok(told.includes(it), it);
      assert.ok(!told.some((it) => it.includes('by its routine')));
    });
  });
}

test('exchanges: three for each side, which the position counts', () => {
  withGame(exchanges, (diagram) => {
    // Counted by hand: 20 moves of chess, and the neighbours of seven pieces in two rows. Each pair counts once: 7 in
    // the first row but d1-e1 and e1-f1, which are the queen's and the bishop's with the king, are 7; no pawn goes down.
    assert.equal(diagram.legalCount(), 20 + 7);
    play(diagram, 'b1 c1');
    assert.match(diagram.fen(), /RBNQKBNR b .* memory=whiteLeft:2$/);
    play(diagram, 'g8 f8', 'c1 d1', 'b8 a8', 'g1 h1', 'e7 e5');
    assert.match(diagram.fen(), / memory=whiteLeft:0,blackLeft:1$/);
    assert.ok(!diagram.moves('path').includes('a1 b1'));
    diagram.undo();
    diagram.undo();
    assert.match(diagram.fen(), / memory=whiteLeft:1,blackLeft:1$/);
  });
});

test('ransom: captures, castlings and drops pass the routine, and points end the game', () => {
  withGame(ransom, (diagram) => {
    play(diagram, 'e2 e4', 'd7 d5', 'e4 d5', 'd8 d5', 'b1 c3', 'd5 e5', 'f1 e2', 'e5 e2', 'g1 e2');
    assert.match(diagram.fen(), /\[Pp\] b .* memory=whitePoints:10,blackPoints:4$/);
    play(diagram, 'P@ a6', 'e1 g1', 'h7 h5', 'f2 f4', 'h5 h4', 'f4 f5', 'h4 h3', 'P@ f2');
    assert.match(diagram.fen(), /\[\] b .* memory=whitePoints:12,blackPoints:4$/);
    // The pawn that was dropped on the second rank counts as unmoved.
    play(diagram, 'a6 a5');
    assert.ok(diagram.moves('path').includes('f2 f4'));
    diagram.setFen('4k3/8/8/8/8/8/p7/R3K3[] w - - 0 1 memory=whitePoints:19');
    play(diagram, 'a1 a2');
    const { result, reason, sentence } = diagram.scene().verdict;
    assert.deepEqual([result, reason, sentence], ['white', 'page', 'White has 20 points and Black 0. White wins.']);
    assert.equal(diagram.legalCount(), 0);
    diagram.undo();
    assert.equal(diagram.scene().verdict, undefined);
    // Without a legal move: points, and not stalemate.
    diagram.setFen('7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1 memory=blackPoints:3');
    assert.equal(diagram.scene().verdict.sentence, 'White has 0 points and Black 3. Black wins.');
  });
});

test('engineers: a click after the move digs, a capture changes sides', () => {
  withGame(engineers, (diagram) => {
    const after = diagram.options(['b1', 'c3']);
    assert.equal(after.whole, true);
    const words = after.options.map((it) => [it.step, it.words]);
    assert.ok(
      words.some((it) => it[0] === 'd4' && it[1] === 'dig a trench'),
      JSON.stringify(words),
    );
    play(diagram, 'b1 c3 d4');
    assert.match(diagram.fen(), / terrain=T:d4$/);
    play(diagram, 'g8 f6');
    assert.ok(diagram.moves('path').includes('d2 d3') && !diagram.moves('path').includes('d2 d4'));
    play(diagram, 'e2 e4', 'f6 d5', 'e4 d5');
    assert.equal(diagram.fen().split(' ')[0], 'rnbqkb1r/pppppppp/8/3p4/8/2N5/PPPP1PPP/R1BQKBNR');
    play(diagram, 'a7 a6', 'c3 b5 c4', 'a6 a5', 'b5 c3 d4');
    assert.match(diagram.fen(), / terrain=T:c4$/);
  });
});
