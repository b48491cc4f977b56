// Draws arrows and circles for presses and keys, and announces them.

import { eraseArrows, INKS, toggleArrow } from '../board/annotations.js';
import { update } from '../board/board-state.js';
import { announce, type Game, labelOf } from './game.js';

/** Draws an arrow, or a circle, or wipes it out. */
export function drawArrow(game: Game, from: number | undefined, to: number | undefined, ink?: number): void {
  const { annotations, moveDiagram } = game.state;
  annotations.from = undefined;
  if (from === undefined || to === undefined || moveDiagram) return;
  const what =
    from === to ? `Circle on ${labelOf(game, to)}` : `Arrow from ${labelOf(game, from)} to ${labelOf(game, to)}`;
  const drawn = toggleArrow(annotations, from, to, ink);
  const { name } = INKS[ink ?? annotations.ink] ?? {};
  announce(game, drawn ? `${what}${name === INKS[0]?.name ? '' : `, ${name}`}.` : `${what} wiped out.`);
}

/** Begins an arrow on a cell, or ends it there. */
export function pickArrowEnd(game: Game, cell: number | undefined): void {
  const { annotations, moveDiagram } = game.state;
  if (cell === undefined || moveDiagram) return;
  if (annotations.from !== undefined) return drawArrow(game, annotations.from, cell);
  update(annotations, { from: cell, to: cell });
  announce(game, `Arrow from ${labelOf(game, cell)}.`);
}

/** Shows what would be drawn; nothing, if there is no end. */
export function aimArrow({ state }: Game, from: number | undefined, to: number | undefined): void {
  if (state.moveDiagram) return;
  update(state.annotations, { from: to === undefined ? undefined : from, to });
}

/** Wipes out the last arrow, or all; `false` if there is none, or the tool is not in use. */
export function erase(game: Game, all: boolean): boolean {
  const { annotations, tool } = game.state;
  if (tool.kind !== 'draw' || !eraseArrows(annotations, all)) return false;
  announce(game, all ? 'All wiped out.' : 'Wiped out.');
  return true;
}

/** Takes the next ink. */
export function changeInk(game: Game): void {
  const { annotations } = game.state;
  annotations.ink = (annotations.ink + 1) % INKS.length;
  announce(game, `Ink: ${INKS[annotations.ink]?.name}.`);
}

/** The status line while the tool is in use. */
export function drawingWords(game: Game): string {
  const { from } = game.state.annotations;
  if (from === undefined) return 'Drawing: drag an arrow, or choose its two ends. A square twice makes a circle.';
  return `Arrow from ${labelOf(game, from)}: choose where it ends. The same square makes a circle.`;
}
