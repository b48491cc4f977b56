// A position in words, for those who do not see its picture.

import { capital, nameWord, typeName } from '../a11y/labels.js';
import type { Owner } from '../engine/names.js';
import type { BoardView, SceneView } from '../engine/views.js';
import { joined, type Say } from '../words/page.js';
import { sentences } from '../words/sentences.js';

/** Names with what belongs to each, by the first of them: `rook (a1, h1), king (e1)`. */
function gathered(say: Say, pairs: { name: string; more: string }[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, more } of pairs) groups.set(name, [...(groups.get(name) ?? []), more]);
  const told = [...groups].map(([name, all]) => `${name} (${joined(say, 'label-more', ...all)})`);
  return joined(say, 'label-more', ...told);
}

/** What stands on the board, square by square, and what is in hand. */
export function positionWords(say: Say, board: BoardView, scene: SceneView): string {
  const onBoard = (side: Owner): string =>
    gathered(
      say,
      scene.pieces
        .filter((it) => it.side === side)
        .sort((a, b) => a.type - b.type || a.cell - b.cell)
        .map((it) => ({ name: nameWord(say, typeName(board, it.type)), more: board.cells[it.cell]?.label ?? '' })),
    );
  const inHand = (side: Owner): string =>
    gathered(
      say,
      scene.hands
        .filter((it) => it.side === side)
        .map((it) => ({ name: nameWord(say, typeName(board, it.type)), more: it.endless ? '∞' : String(it.count) })),
    );
  const told = (who: string, pieces: string): string =>
    pieces ? say('static-pieces', { who: capital(who), pieces }) : '';
  const title = board.appearance.title ?? say('board');
  return sentences(
    say,
    say('static-position', { title, turn: say('to-move', { side: say(scene.turn) }) }),
    told(say('white'), onBoard('white')),
    told(say('black'), onBoard('black')),
    told(say('static-nobody'), onBoard('nobody')),
    told(say('hand-white'), inHand('white')),
    told(say('hand-black'), inHand('black')),
  );
}
