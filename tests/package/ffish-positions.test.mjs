// Positions of ffish go in and come out, and it takes ours: random games of its variants, compared by moves and text.
// ffish is a tool of tests and of the benchmark, and is never shipped.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { loadFfish } from '../../bench/ffish.mjs';
import { createDiagram } from '../../pkg/engine.js';

/** Positions of each variant: 2,000 of all in the full run. */
const POSITIONS = process.env.VARIANT_DIAGRAM_TESTS === 'full' ? 100 : 5;
/** Plies between two of them, and of a game. */
const [EVERY, LONGEST] = [7, 120];

const VARIANTS =
  'chess crazyhouse 3check atomic antichess horde racingkings kingofthehill capablanca grand seirawan placement shako courier shatranj hoppelpoppel xiangqi minixiangqi janggi makruk sittuyin shogi minishogi kyotoshogi'.split(
    ' ',
  );

/** A small generator of its own, so that every run has the same games. */
const randomOf = (seed) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
};

/** The fields that both write: hands in one order, `[-]` as `[]`. */
function fields(fen) {
  const [board, side, rights, passing] = fen.split(' ');
  const [, squares, hand = ''] = /^([^[]*)(?:\[(.*)\])?$/.exec(board);
  return { squares, hand: [...hand.replace('-', '')].sort().join(''), side, rights, passing };
}

describe('positions of ffish', () => {
  let ffish;
  before(async () => {
    ffish = await loadFfish();
  });

  for (const name of VARIANTS) {
    test(name, async () => {
      const text = readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');
      const ours = await createDiagram(text);
      const random = randomOf(name.length * 7919 + POSITIONS);
      const theirs = new ffish.Board(name);
      const bad = [];
      for (let n = 0, ply = 0; n < POSITIONS; ply += 1) {
        const moves = theirs.legalMoves().split(' ').filter(Boolean);
        if (moves.length === 0 || theirs.isGameOver() || ply === LONGEST) {
          theirs.reset();
          ply = 0;
          continue;
        }
        if (ply % EVERY === EVERY - 1) {
          n += 1;
          bad.push(...differences(ffish, name, theirs.fen(), ours));
        }
        theirs.push(moves[random(moves.length)]);
      }
      theirs.delete();
      ours.free();
      assert.deepEqual(bad.slice(0, 3), [], `${bad.length} differences`);
    });
  }
});

/** What is lost of a position on the way in, on the way out, and when ffish reads ours. */
function differences(ffish, name, fen, ours) {
  const movesOf = (text) => {
    const board = new ffish.Board(name, text);
    const all = board.legalMoves().split(' ').filter(Boolean);
    board.delete();
    return all;
  };
  // Its board may know more than its text: what was repeated, or whether generals faced each other before.
  const moves = movesOf(fen);
  const same = (there) => {
    const [lost, more] = [moves.filter((it) => !there.includes(it)), there.filter((it) => !moves.includes(it))];
    return lost.length + more.length === 0 ? [] : [`${fen}: lost ${lost}, more ${more}`];
  };
  ours.setFen(fen);
  const written = ours.fen();
  const res = same(ours.moves('uci'));
  const [a, b] = [fields(fen), fields(written)];
  for (const it of ['squares', 'hand', 'side', 'rights', 'passing'])
    if (a[it] !== b[it]) res.push(`${fen}: written as ${written}`);
  // A few of its own it refuses as well, such as Seirawan's once the King has left.
  const takes = (it) => ffish.validateFen(it, name) === 1;
  if (takes(fen) && !takes(written)) res.push(`${written}: ffish refuses it`);
  res.push(...same(movesOf(written)).map((it) => `${it} (ffish, of ${written})`));
  return res;
}
