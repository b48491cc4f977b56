// Sections that definitions become, loaded into ffish: the same counts, the same moves and the same results as ours.
// ffish is a tool of tests and of the benchmark, and is never shipped.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { loadFfish } from '../../bench/ffish.mjs';
import { Diagram, definitions, dice, isFull, sample } from './corpus.mjs';

/** Positions that are compared of each game, plies between two of them, and of a game. */
const [POSITIONS, EVERY, LONGEST] = [50, 3, 90];
/** Counts go to this depth, unless they are larger, as in games whose every move puts a wall as well. */
const [DEPTH, MOST] = isFull ? [4, 6_000_000] : [3, 300_000];

const RESULTS = { white: '1-0', black: '0-1', draw: '1/2-1/2' };

const ini = readFileSync(new URL('../exports/library.ini', import.meta.url), 'utf8');
/** By name of the definition. */
const sections = new Map(
  ini
    .split('\n\n')
    .filter((it) => it.trim() !== '')
    .map((it) => [/^\[my-([\w-]+)/.exec(it)[1], `${it}\n`]),
);

const movesOf = (board) => board.legalMoves().split(' ').filter(Boolean).sort();

/** Moves of ffish to a depth. A game that is over has none. */
function count(board, depth) {
  const moves = movesOf(board);
  if (depth === 1) return moves.length;
  let sum = 0;
  for (const move of moves) {
    board.push(move);
    sum += board.isGameOver(false) ? 0 : count(board, depth - 1);
    board.pop();
  }
  return sum;
}

/** Whether a drop mates, which ffish sometimes lets a Pawn of Shogi do. */
function matesByDrop(board, move) {
  if (!move.includes('@')) return false;
  board.push(move);
  const mates = board.isCheck() && board.numberLegalMoves() === 0;
  board.pop();
  return mates;
}

/** What differs in a position: nothing, or one line. */
function difference(ours, board, forbidsMate) {
  const moves = ours.moves('uci');
  const theirs = movesOf(board);
  const over = board.isGameOver(false);
  if (moves.length === 0 || over) {
    const said = RESULTS[ours.scene().verdict?.result] ?? '*';
    // It ends games that no material can win on its own account.
    const agrees = [board.result(false), board.result(true)].includes(said) || board.isInsufficientMaterial();
    if (agrees) return undefined;
    return `${board.fen()}: ${said}, not ${board.result(true)}`;
  }
  const extra = moves.filter((it) => !theirs.includes(it));
  const missing = theirs.filter((it) => !moves.includes(it) && !(forbidsMate && matesByDrop(board, it)));
  return extra.length + missing.length > 0 ? `${board.fen()}: extra ${extra}, missing ${missing}` : undefined;
}

describe('sections in ffish', () => {
  let ffish;
  before(async () => {
    ffish = await loadFfish();
    ffish.loadVariantConfig(ini);
  });

  test('there are a hundred', () => assert.ok(sections.size >= 100, `${sections.size}`));

  for (const [name, section] of sample([...sections]))
    test(name, () => {
      const { text } = definitions.find((it) => it.name === name);
      const variant = `my-${name}`;
      const forbidsMate = section.includes('shogiPawnDropMateIllegal = true');
      const bad = [];
      let ours = new Diagram(text);
      let theirs = new ffish.Board(variant);
      assert.equal(ffish.validateFen(theirs.fen(), variant), 1, theirs.fen());
      const n = ours.moves('uci').length;
      const depth = [...Array(DEPTH).keys()].map((it) => DEPTH - it).find((it) => it < 2 || n ** it <= MOST);
      assert.equal(Number(ours.perft(depth)), count(theirs, depth), `moves to depth ${depth}`);
      const roll = dice(name.length * 7919 + 3);
      for (let seen = 0, ply = 0, games = 0; seen < POSITIONS && games < 2 * POSITIONS; ply += 1) {
        const what = difference(ours, theirs, forbidsMate);
        if (what) bad.push(what);
        if (ply % EVERY === 0) seen += 1;
        const moves = ours.moves('uci');
        const known = moves.length > 0 && !theirs.isGameOver(false) && !what;
        if (!known || ply === LONGEST) {
          ours.free();
          theirs.delete();
          [ours, theirs] = [new Diagram(text), new ffish.Board(variant)];
          ply = -1;
          games += 1;
          continue;
        }
        const at = roll(moves.length);
        ours.play(ours.moves('path')[at].split(' '));
        theirs.push(moves[at]);
      }
      ours.free();
      theirs.delete();
      assert.deepEqual(bad.slice(0, 3), [], `${bad.length} differences`);
    });
});
