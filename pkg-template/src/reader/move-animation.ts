// Lets pieces glide to where they already are, leg by leg; what is captured goes when its leg is reached. The position never waits for it.

import type { BoardDrawing } from '../board/board-svg.js';
import { centre } from '../board/layout.js';
import type { PieceView, PlayedView } from '../engine/views.js';
import { cellsOf, type Follower } from '../game/game.js';
import { settle } from '../game/move-input.js';
import { reducedMotion } from '../style/dom.js';

/** Milliseconds for one stretch of a move. */
const STRETCH = 160;

/** A move to animate. */
export interface Movement {
  played: PlayedView;
  /** The cells that were pointed at, in order. */
  route: number[];
  /** The pieces before the move. */
  before: PieceView[];
}

/** The cells that the `k`-th moved piece came through: from step to step, and over what was captured on the way. */
export function cellsThrough({ played, route, before }: Movement, k: number): number[] {
  const step = played.moved[k];
  if (!step) return [];
  const occupied = new Set(before.map((it) => it.cell));
  const first = route.indexOf(step.from);
  const last = route.lastIndexOf(step.to);
  const between = first === 0 && last > 0 ? route.slice(1, last) : [];
  // A partner that is pointed at is no place to go to.
  return [step.from, ...between.filter((it) => !occupied.has(it) || played.removed.includes(it)), step.to];
}

/** Animates a move on a drawing that already shows its result. Resolves when it is over, or the drawing is gone. */
export async function animateMove(drawing: BoardDrawing, movement: Movement): Promise<void> {
  const { played, before } = movement;
  if (reducedMotion() || typeof drawing.root.animate !== 'function') return;
  const place = (index: number): string => {
    const cell = drawing.board.cells[index];
    return cell ? `translate(${centre(drawing.layout, cell).join('px, ')}px)` : '';
  };
  const running: Promise<unknown>[] = [];
  /** After how many stretches a cell is reached. */
  const reached = new Map<number, number>();
  let longest = 1;
  played.moved.forEach(({ to }, k) => {
    const cells = cellsThrough(movement, k);
    for (const [n, it] of cells.entries()) reached.set(it, n);
    longest = Math.max(longest, cells.length - 1);
    const frames = cells.map((it) => ({ transform: place(it), easing: 'ease-in-out' }));
    const piece = drawing.pieceOn(to);
    if (piece) running.push(piece.animate(frames, { duration: STRETCH * (cells.length - 1) }).finished);
  });
  for (const cell of played.removed) {
    const piece = before.find((it) => it.cell === cell);
    if (!piece) continue;
    const vanishing = drawing.addVanishing(piece);
    const delay = STRETCH * ((reached.get(cell) ?? longest) - 0.4);
    const fade = vanishing.animate([{ opacity: 1 }, { opacity: 0 }], { delay, duration: STRETCH * 0.8, fill: 'both' });
    running.push(fade.finished.finally(() => vanishing.remove()));
  }
  await Promise.allSettled(running);
}

/** Follows a game: each move that is played glides, once. */
export function animations(): Follower {
  let known: PlayedView | undefined;
  return {
    show(game) {
      const { drawing, state } = game;
      const { input, preferences } = state;
      if (input.kind !== 'animating' || known === input.played) return;
      const { played } = input;
      known = played;
      if (preferences.animation === 'off') return settle(game);
      const movement = { played, route: cellsOf(game, played.path), before: state.before?.pieces ?? [] };
      void animateMove(drawing, movement).then(() => state.input === input && settle(game));
    },
  };
}
