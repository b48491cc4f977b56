export const TEXT = `title=Small Chess
files=5
ranks=5
firstRank=1
royal=K
pawn:P:fmWfcF::a2-e2
rook:R:R::a1,e1
king:K:K::c1`;
