// Random games beside ffish, move by move: the same legal moves, and the same results where it tells them.
// ffish is a tool of these tests and of the benchmark; it is never shipped.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadFfish } from '../../bench/ffish.mjs';
import { Diagram, definitions, dice } from './corpus.mjs';

/** Most plies of a game. */
const PLIES = 120;

const CHESS = { K: 1, P: 3, R: 1, B: 1, N: 1 };
const COUNTED = { K: 1, P: 1, R: 1, S: 1, N: 1, M: 1 };

/**
 * The games. Every other one of a kind begins with a sparse board, where what the rules say of few pieces comes up at
 * once: `sparse` says how many of each piece a side has at most, `alone` that Black has others, and White no royal.
 * `repeats`: a move may be illegal for what went before; `clock: false`: ffish draws after fifty moves, the game later or never.
 * `zone`: the ranks on which a piece may stand, as its side counts them; `palace`: those that stay in theirs.
 */
export const GAMES = [
  { name: 'chess', sparse: CHESS, zone: { P: [2, 5] } },
  { name: 'capablanca', sparse: { ...CHESS, C: 1 }, zone: { P: [2, 5] } },
  { name: 'seirawan', sparse: CHESS, zone: { P: [2, 5] }, hand: '[]' },
  { name: 'crazyhouse', sparse: CHESS, zone: { P: [2, 5] }, hand: '[Nn]' },
  { name: 'spartan' },
  { name: 'atomic', sparse: CHESS, zone: { P: [2, 5] } },
  {
    name: 'shogi',
    sparse: { G: 1, S: 2, R: 1, L: 1 },
    alone: { k: 1, p: 2, g: 1 },
    hand: '[GPp]',
    zone: { L: [1, 7] },
  },
  { name: 'minishogi', sparse: { G: 1, S: 1, B: 1 }, alone: { k: 1, p: 1 }, hand: '[GPr]' },
  { name: 'xiangqi', clock: false, sparse: { K: 1, R: 1, C: 1, N: 1, P: 2 }, palace: ['K'], zone: { P: [4, 9] } },
  { name: 'minixiangqi', clock: false, sparse: { K: 1, R: 1, C: 1, N: 1, P: 2 }, palace: ['K'], zone: { P: [3, 7] } },
  { name: 'janggi', repeats: true, sparse: { K: 1, R: 1, C: 1, N: 1, P: 1 }, palace: ['K'], zone: { P: [4, 9] } },
  { name: 'janggitraditional', repeats: true, sparse: { K: 1, R: 1, C: 1, N: 1 }, palace: ['K'] },
  { name: 'janggicasual', repeats: true, sparse: { K: 1, R: 1, C: 1, N: 1 }, palace: ['K'] },
  { name: 'janggimodern', repeats: true, sparse: { K: 1, R: 1, C: 1, N: 1 }, palace: ['K'] },
  { name: 'makruk', sparse: COUNTED, zone: { P: [3, 5] } },
  { name: 'makpong', sparse: COUNTED, zone: { P: [3, 5] } },
  { name: 'cambodian', sparse: COUNTED, zone: { P: [3, 5] } },
  { name: 'asean', clock: false, sparse: { K: 1, P: 1, R: 1, B: 1, N: 1, Q: 1 }, zone: { P: [3, 6] } },
  { name: 'sittuyin', hand: '[]' },
];

const ffish = await loadFfish();

/** A board with few pieces: kings in their palaces, pawns where they can be. The side that is in check is to move. */
function sparse(game, files, ranks, roll) {
  const taken = new Map();
  const palace = (rank) => (game.palace ? rank <= 3 : true);
  const middle = (file) => !game.palace || Math.abs(2 * file - files - 1) <= 2;
  const put = (letter, isWhite) => {
    const kind = letter.toUpperCase();
    for (let tries = 0; tries < 50; tries += 1) {
      const file = 1 + roll(files);
      const rank = 1 + roll(ranks);
      const own = isWhite ? rank : ranks + 1 - rank;
      const [low, high] = game.zone?.[kind] ?? [1, ranks];
      if (taken.has(`${file},${rank}`) || own < low || own > high) continue;
      if (game.palace?.includes(kind) && !(palace(own) && middle(file))) continue;
      taken.set(`${file},${rank}`, letter);
      return;
    }
  };
  const sets = [
    game.sparse,
    game.alone ?? Object.fromEntries(Object.entries(game.sparse).map(([k, n]) => [k.toLowerCase(), n])),
  ];
  for (const set of sets)
    for (const [letter, most] of Object.entries(set)) {
      const n = letter.toUpperCase() === 'K' ? 1 : roll(most + 1);
      for (let it = 0; it < n; it += 1) put(letter, letter === letter.toUpperCase());
    }
  const rows = [];
  for (let rank = ranks; rank >= 1; rank -= 1) {
    let row = '';
    let empty = 0;
    for (let file = 1; file <= files; file += 1) {
      const letter = taken.get(`${file},${rank}`);
      if (letter === undefined) empty += 1;
      else {
        row += (empty || '') + letter;
        empty = 0;
      }
    }
    rows.push(row + (empty || ''));
  }
  return `${rows.join('/')}${game.hand ?? ''}`;
}

/** The beginning of a game; nothing for the start position. */
function beginning(game, theirs, size, roll, odd) {
  if (!odd || !game.sparse) return undefined;
  for (let tries = 0; tries < 100; tries += 1) {
    const board = sparse(game, size[0], size[1], roll);
    const checked = ['w', 'b'].filter((side) => {
      const it = new ffish.Board(theirs, `${board} ${side} - - 0 1`);
      const inCheck = it.isCheck();
      it.delete();
      return inCheck;
    });
    if (checked.length < 2) return `${board} ${checked[0] ?? 'wb'[roll(2)]} - - 0 1`;
  }
  return undefined;
}

const RESULTS = { white: '1-0', black: '0-1', draw: '1/2-1/2' };

/** The moves of a position without what went before. */
function forgotten(board) {
  const it = new ffish.Board(board.variant(), board.fen());
  const moves = it.legalMoves().split(' ').filter(Boolean).sort().join(' ');
  it.delete();
  return moves;
}

/** Whether a drop of a Pawn mates, which ffish sometimes lets pass. */
function matesByPawn(board, move) {
  if (!move.startsWith('P@')) return false;
  board.push(move);
  const mates = board.isCheck() && board.numberLegalMoves() === 0;
  board.pop();
  return mates;
}

/** What differs in one game: the first difference, or nothing. */
function compare(diagram, board, roll, game) {
  const { repeats, clock = true } = game;
  let plies = 0;
  for (; plies < PLIES; plies += 1) {
    const ours = diagram.moves('uci');
    const theirs = board.legalMoves().split(' ').filter(Boolean);
    if (ours.length === 0) {
      const { verdict } = diagram.scene();
      const result = board.result(true);
      const said = RESULTS[verdict?.result] ?? '*';
      if (said === result) return { plies };
      // ffish lets a bare king move once more before it draws.
      if (verdict?.reason === 'counting' && board.push(theirs[0]) && board.result(true) === said) return { plies };
      return { plies, what: `result: ${said} (${verdict?.reason}), ${result} with ${theirs.length} moves` };
    }
    if (theirs.length > 0 && board.isGameOver(true)) {
      if (board.isInsufficientMaterial() || (!clock && board.halfmoveClock() >= 100)) return { plies };
      // A third repetition and fifty moves without a capture may be claimed there: these definitions have no such draws.
      if (repeats && !board.isGameOver(false)) return { plies };
      return { plies, what: `result: *, ${board.result(true)}` };
    }
    const extra = ours.filter((it) => !theirs.includes(it));
    // What explodes as it promotes is one move here, written with its first choice.
    const same = (it) => game.name === 'atomic' && ours.includes(`${it.slice(0, -1)}q`);
    const missing = theirs.filter((it) => !ours.includes(it) && !same(it) && !matesByPawn(board, it));
    if (extra.length > 0 || missing.length > 0) {
      // Who is blamed for a repetition differs: what is forbidden by what went before is no difference, and the game ends.
      if (repeats && forgotten(board) === [...ours, ...missing].sort().join(' ')) return { plies };
      return { plies, what: `moves: extra ${extra}, missing ${missing}` };
    }
    const number = roll(ours.length);
    diagram.play(diagram.moves('path')[number].split(' '));
    board.push(ours[number]);
  }
  return { plies };
}

/** Plays games and gathers what differs: `{ plies, differences: [{ seed, start, moves, fen, what }] }`. */
export function playBeside(game, seeds) {
  const { text } = definitions.find((it) => it.name === game.name);
  const theirs = game.theirs ?? game.name;
  const probe = new Diagram(text);
  const ranks = probe.fen().split(' ')[0].split('/').length;
  const files = probe.board().cells.length / ranks;
  probe.free();
  const res = { plies: 0, differences: [] };
  for (const seed of seeds) {
    const roll = dice(seed * 7919 + 17);
    const start = beginning(game, theirs, [files, ranks], roll, seed % 2 === 1);
    const diagram = new Diagram(text);
    const board = start ? new ffish.Board(theirs, start) : new ffish.Board(theirs);
    if (start) diagram.setFen(start);
    const { plies, what } = compare(diagram, board, roll, game);
    res.plies += plies;
    if (what) res.differences.push({ seed, start, moves: board.moveStack(), fen: diagram.fen(), what });
    board.delete();
    diagram.free();
  }
  return res;
}

/** Games of each kind in the full run. */
const N_GAMES = Number(process.env.FFISH_GAMES ?? 500);

/** Adds a test for each of some games, in the full run. */
export function testBeside(games) {
  if (process.env.VARIANT_DIAGRAM_TESTS !== 'full') return;
  for (const game of games)
    test(`${game.name}: ${N_GAMES} random games beside ffish`, (context) => {
      const { plies, differences } = playBeside(game, Array(N_GAMES).keys());
      context.diagnostic(`${plies} plies`);
      assert.equal(
        differences.length,
        0,
        differences
          .slice(0, 5)
          .map((it) => JSON.stringify(it))
          .join('\n'),
      );
    });
}
