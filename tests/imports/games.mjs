// Positions of random games of ffish: always the same ones.

/** Plies of a game at most. */
const PLIES = 100;

/** Numbers below `n`, always the same for a text. */
function numbers(text) {
  let state = [...text].reduce((sum, it) => (Math.imul(sum, 31) + it.charCodeAt(0)) >>> 0, 1);
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A position as ffish says it, with all legal moves in order. */
function position(board) {
  return { fen: board.fen(), moves: board.legalMoves().split(' ').filter(Boolean).sort() };
}

/** So many positions of a variant that ffish knows: the start, and one of each of some random games. */
export function positions(ffish, variant, wanted) {
  const random = numbers(variant);
  const found = [];
  for (let game = 0; game < wanted; game++) {
    const board = new ffish.Board(variant);
    let it = position(board);
    for (let plies = game === 0 ? 0 : 1 + random(PLIES); plies > 0; plies--) {
      board.push(it.moves[random(it.moves.length)]);
      // What ends games is told by no list of moves, unless there is none.
      if (board.isGameOver(false)) break;
      it = position(board);
    }
    found.push(it);
    board.delete();
  }
  return found;
}
