// The routines of the example page, and their own text beside the board.

// From here, so that the board opens once, with its routines.
import './pkg/define.js';

/** The Coordinator takes at the two crossings of its lines with those of its King. */
function coordinate(candidate, view) {
  const { side } = candidate.piece;
  const [king] = view.pieces(side, 'K');
  if (!king) return [{}];
  const crossings = [candidate.to[0] + king.slice(1), king[0] + candidate.to.slice(1)];
  const remove = crossings.filter((square) => {
    const piece = view.at(square);
    return piece && piece.side !== side;
  });
  return [{ remove, point: [] }];
}

/** The first move here is not a double step. */
function noHaste(move, view) {
  const far = move.piece?.id === 'P' && Math.abs(move.to[1] - move.from[1]) === 2;
  if (far && !view.last()) return 'The first move here is not a double step.';
}

const board = document.getElementById('board');
board.hooks = { custom: { coordinate }, veto: [noHaste] };
document.getElementById('source').textContent =
  `${coordinate}\n\n${noHaste}\n\nboard.hooks = { custom: { coordinate }, veto: [noHaste] };`;
