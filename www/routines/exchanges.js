// Three exchanges: a routine that moves two pieces, and numbers that the position remembers.

export const definition = `
firstRank=1
royal=K
promoChoice=QRBN
customMemory=whiteLeft:3,blackLeft:3
pawn:P:fmWfceFifmnD::a2-h2
knight:N:N::b1,g1
custom=exchange:dK
bishop:B:B::c1,f1
custom=exchange:dK
rook:R:R::a1,h1
custom=exchange:dK
queen:Q:Q::d1
custom=exchange:dK
king:K:KisO2::e1
`.trim();

/** A piece changes places with a neighbour of its own. */
function exchange({ piece, from, to, occupant }, view) {
  const counter = piece.side === 'white' ? 'whiteLeft' : 'blackLeft';
  const left = view.memory(counter);
  const isStranded = occupant.id === 'P' && /[18]$/.test(from);
  if (left === 0 || isStranded) return [];
  return [{ move: [{ from: to, to: from }], memory: { [counter]: left - 1 } }];
}
exchange.words =
  'Three times in a game each side may instead exchange it with a neighbour of its own, but no pawn comes to the first or last rank that way.';

export const hooks = { custom: { exchange } };
