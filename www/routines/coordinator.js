// Robert Abbott's Coordinator (Ultima, 1962): a routine that makes moves, and a veto.

export const definition = `
firstRank=1
royal=K
symmetry=mirror
promoChoice=QRBN
pawn:P:ifmnDfmWfceF::a2-h2
knight:N:N::b1,g1
bishop:B:B::c1,f1
rook:R:R::a1,h1
queen:Q:Q::d1
coordinator:C:::
custom=coordinate:mQ
king:K:KisO2::e1
fen=r1bckb1r/pppp1ppp/2n2n2/4p3/4P1C1/3P4/PPP2PPP/RNB1KB1R w KQkq - 0 1
`.trim();

/** The Coordinator takes at the two crossings of its lines with those of its King. */
function coordinate({ piece, to }, view) {
  const [king] = view.pieces(piece.side, 'K');
  if (!king) return [{}];
  const crossings = [to[0] + king.slice(1), king[0] + to.slice(1)];
  const remove = crossings.filter((square) => {
    const found = view.at(square);
    return found && found.side !== piece.side;
  });
  return [{ remove, point: [] }];
}
coordinate.words =
  'After its move it captures what stands where its file crosses the king’s rank, or its rank the king’s file.';

/** The first move here is not a double step. */
function noHaste(move, view) {
  const far = move.piece?.id === 'P' && Math.abs(move.to[1] - move.from[1]) === 2;
  if (far && !view.last()) return 'The first move here is not a double step.';
}
noHaste.words = 'The first move of the game is not a double step.';

export const hooks = { custom: { coordinate }, veto: [noHaste] };
