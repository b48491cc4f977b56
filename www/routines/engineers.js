// Engineers: clicks after the move, terrain, and pieces that change sides.

export const definition = `
firstRank=1
royal=K
promoChoice=QRBN
terrainTypes=trench:T:noEnter
customEffect=N:dig,P+B+R+Q:desert
pawn:P:fmWfceFifmnD::a2-h2
knight:N:N::b1,g1
bishop:B:B::c1,f1
rook:R:R::a1,h1
queen:Q:Q::d1
king:K:KisO2::e1
`.trim();

/** After its move a knight may dig a trench beside it, or fill one. */
function dig({ to }, view) {
  const free = view.leap(to, 'K').filter((square) => !view.at(square));
  const works = free.map((square) => {
    const isOpen = view.terrain(square) === null;
    const ground = isOpen ? { square, kind: 'trench' } : { square };
    return { after: [square], terrain: [ground], label: isOpen ? 'dig a trench' : 'fill the trench' };
  });
  return [{}, ...works];
}
dig.words =
  'After its move a knight may dig a trench on an empty square beside it, or fill one: click the square, or the knight again to do neither.';

/** Who takes an engineer joins the other side. */
function desert({ piece, victims }) {
  if (!victims.some((it) => it.piece.id === 'N')) return;
  return [{ side: piece.side === 'white' ? 'black' : 'white' }];
}
desert.words = 'A pawn, bishop, rook or queen that captures a knight changes sides.';

export const hooks = { custom: { dig, desert } };
