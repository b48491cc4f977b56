import { createDiagram } from 'variant-diagram/engine';

export const prerender = true;

const text = `title=Small Chess
files=5
ranks=5
firstRank=1
royal=K
pawn:P:fmWfcF::a2-e2
rook:R:R::a1,e1
king:K:K::c1`;

/** The engine on the server: its first moves are part of the page. */
export async function load() {
  const game = await createDiagram(text);
  const moves = game.moves('san').join(' ');
  game.free();
  return { text, moves };
}
