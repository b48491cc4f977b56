// Ransom: a routine that changes all moves, castlings and drops included, and one that ends the game.

export const definition = `
firstRank=1
royal=K
promoChoice=QRBN
drops=1
dropZone=P:2-7
customMemory=whitePoints,blackPoints
customEffect=*:ransom
pawn:P:fmWfceFifmnD::a2-h2
knight:N:N::b1,g1
bishop:B:B::c1,f1
rook:R:R::a1,h1
queen:Q:Q::d1
king:K:KisO2::e1
`.trim();

// Captures of the king are asked about too: that is how checks are found.
const POINTS = { P: 1, N: 3, B: 3, R: 5, Q: 9, K: 0 };
const ENOUGH = 20;

/** Captures and castlings give points; for a captured piece its owner gets a pawn. */
function ransom({ piece, turn, to, victims }, view) {
  const own = piece.side === 'white' ? 'whitePoints' : 'blackPoints';
  const castled = turn === 'castle' ? 2 : 0;
  const points = victims.reduce((sum, it) => sum + POINTS[it.piece.id], castled);
  const lost = victims.filter((it) => it.piece.id !== 'P');
  const isHome = to.slice(1) === (piece.side === 'white' ? '2' : '7');
  return [
    {
      memory: { [own]: view.memory(own) + points },
      hand: lost.map((it) => ({ side: it.piece.side, id: 'P', by: 1 })),
      // A pawn that is dropped where pawns begin may still make a double step.
      virgin: turn === 'drop' && isHome,
    },
  ];
}
ransom.words = [
  'A capture gives the points of the piece: pawn 1, knight and bishop 3, rook 5, queen 9. Castling gives 2.',
  'For a captured piece other than a pawn its owner gets a pawn in hand. A pawn that is dropped on the second rank of its side counts as unmoved.',
];

/** Twenty points win; so does having more of them when nobody can move. */
function pointsDecide({ canMove }, view) {
  const white = view.memory('whitePoints');
  const black = view.memory('blackPoints');
  if (canMove && Math.max(white, black) < ENOUGH) return;
  const sentence = `White has ${white} points and Black ${black}.`;
  return { sentence, winner: white > black ? 'white' : black > white ? 'black' : null };
}
pointsDecide.words = `A side with ${ENOUGH} points wins. If the side to move has no legal move, the side with more points wins.`;

export const hooks = { custom: { ransom }, ending: [pointsDecide] };
