// The step under the pointer.

import { cellAt } from '../board/board-svg.js';
import { type Game, isOccupied } from '../game/game.js';
import { isElement } from '../style/dom.js';

/** The step that a click on an element would be. */
export function stepAt({ board }: Game, target: EventTarget | null): string | undefined {
  const cell = cellAt(target);
  if (cell !== undefined) return board.cells[cell]?.name;
  return (isElement(target) ? target.closest('[data-step]')?.getAttribute('data-step') : undefined) ?? undefined;
}

/** The step under a place on the screen. */
export function stepUnder(game: Game, x: number, y: number): string | undefined {
  return stepAt(game, game.parts.root.elementFromPoint(x, y));
}

/** Whether the context menu and a long press are for the piece on a step. */
export function isClaimed(game: Game, step: string): boolean {
  const { cellOf, state } = game;
  if (state.moveDiagram && cellOf.has(step)) return false;
  return isOccupied(game, step) || state.scene.hands.some((it) => it.step === step);
}
