// Lets pieces glide to where they already are, leg by leg; what is captured goes when its leg is reached. The position never waits for it.

import type { BoardDrawing } from './board-svg.js';
import { calm } from '../style/dom.js';
import type { BoardView, PieceView, PlayedView } from '../engine/views.js';

/** Milliseconds for one stretch of a move. */
const STRETCH = 160;

/** A move to animate. */
interface Movement {
  board: BoardView;
  played: PlayedView;
  /** The cells that were pointed at, in order. */
  way: number[];
  /** The pieces before the move. */
  before: PieceView[];
}

/** The cells a piece came through: from step to step, and over what was captured on the way. */
function through({ played, way, before }: Movement, k: number): number[] {
  const step = played.moved[k];
  if (!step) return [];
  const full = new Set(before.map((it) => it.cell));
  const first = way.indexOf(step.from);
  const last = way.lastIndexOf(step.to);
  const between = first === 0 && last > 0 ? way.slice(1, last) : [];
  // A partner that is pointed at is no place to go to.
  return [step.from, ...between.filter((it) => !full.has(it) || played.removed.includes(it)), step.to];
}

/** Animates a move on a drawing that already shows its result. Ends with `done`, unless the drawing is gone. */
export function animate(drawing: BoardDrawing, movement: Movement, done: () => void): void {
  const { board, played, before } = movement;
  const running: Promise<unknown>[] = [];
  if (!calm() && typeof drawing.root.animate === 'function') {
    const place = (index: number): string => {
      const cell = board.cells[index];
      return cell ? `translate(${drawing.layout.at(cell).join('px, ')}px)` : '';
    };
    const reached = new Map<number, number>();
    let longest = 1;
    played.moved.forEach(({ to }, k) => {
      const cells = through(movement, k);
      cells.forEach((it, n) => reached.set(it, n));
      longest = Math.max(longest, cells.length - 1);
      const frames = cells.map((it) => ({ transform: place(it), easing: 'ease-in-out' }));
      const piece = drawing.root.querySelector(`[data-on="${to}"]`);
      if (piece) running.push(piece.animate(frames, { duration: STRETCH * (cells.length - 1) }).finished);
    });
    for (const cell of played.removed) {
      const piece = before.find((it) => it.cell === cell);
      if (!piece) continue;
      // It lies below the others until it is gone.
      const ghost = drawing.piece(piece);
      drawing.root.querySelector('.pieces')?.prepend(ghost);
      const delay = STRETCH * ((reached.get(cell) ?? longest) - 0.4);
      const gone = ghost.animate([{ opacity: 1 }, { opacity: 0 }], { delay, duration: STRETCH * 0.8, fill: 'both' });
      running.push(gone.finished.finally(() => ghost.remove()));
    }
  }
  void Promise.allSettled(running).then(done);
}
