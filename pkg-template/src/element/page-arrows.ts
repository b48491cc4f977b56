// Arrows of the page, by the names of squares.

import type { ArrowView } from '../engine/views.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';

/** An arrow of the page, by the names of squares; a circle if `to` is missing. */
export interface Arrow {
  from: string;
  to?: string;
  color?: string;
}

/** Draws arrows of the page. Returns those between squares of the board. */
export function drawArrows(game: Game, arrows: Arrow[]): Arrow[] {
  const { cellOf, state } = game;
  const known = arrows.filter(({ from, to }) => cellOf.has(from) && (to === undefined || cellOf.has(to)));
  const drawn = known.map(({ from, to, color }): ArrowView => {
    return { from: cellOf.get(from) ?? 0, to: to === undefined ? undefined : cellOf.get(to), color };
  });
  act(game, () => {
    state.annotations.page = drawn;
  });
  return known;
}

/** The arrows and circles that the reader has drawn. */
export function arrowsOfReader({ board, state }: Game): Arrow[] {
  const name = (cell: number): string => board.cells[cell]?.name ?? '';
  return state.annotations.reader.map(({ from, to, color }) => ({
    from: name(from),
    ...(to === undefined ? {} : { to: name(to) }),
    ...(color === undefined ? {} : { color }),
  }));
}
