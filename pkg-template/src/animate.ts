// Lets pieces glide to where they already are. The position never waits for it.

import type { BoardDrawing } from './board.js';
import { calm } from './dom.js';
import type { BoardView, PlayedView } from './views.js';

/** Milliseconds for one stretch of a move. */
const STRETCH = 160;

/** The cells a piece came through, from the first to `end`. */
function way(played: PlayedView, end: number, upto: number): number[] {
  const cells = [end];
  for (let k = upto; k >= 0; k -= 1) {
    const step = played.moved[k];
    if (step && step.to === cells[0]) cells.unshift(step.from);
  }
  return cells;
}

/** Animates a move on a drawing that already shows its result. Ends with `done`, unless the drawing is gone. */
export function animate(drawing: BoardDrawing, board: BoardView, played: PlayedView, done: () => void): void {
  const running: Promise<unknown>[] = [];
  if (!calm() && typeof drawing.root.animate === 'function') {
    const seen = new Set<number>();
    for (let k = played.moved.length - 1; k >= 0; k -= 1) {
      const end = played.moved[k]?.to ?? -1;
      const piece = drawing.pieceOn(end);
      if (!piece || seen.has(end)) continue;
      const cells = way(played, end, k);
      cells.forEach((it) => seen.add(it));
      const frames = cells.flatMap((it) => {
        const cell = board.cells[it];
        if (!cell) return [];
        const [x, y] = drawing.layout.at(cell);
        return [{ transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' }];
      });
      running.push(piece.animate(frames, { duration: STRETCH * Math.max(1, frames.length - 1) }).finished);
    }
  }
  void Promise.allSettled(running).then(done);
}
