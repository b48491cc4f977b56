// Draws arrows and circles for presses and keys, and announces them.

import { eraseArrows, INKS, toggleArrow } from '../board/annotations.js';
import { update } from '../board/board-state.js';
import { announce, type Game, labelOf } from './game.js';

/** Draws an arrow, or a circle, or wipes it out. */
export function drawArrow(game: Game, from: number | undefined, to: number | undefined, ink?: number): void {
  const { annotations, moveDiagram } = game.state;
  annotations.from = undefined;
  if (from === undefined || to === undefined || moveDiagram) return;
  const { say } = game;
  const [start, end] = [labelOf(game, from), labelOf(game, to)];
  const what = from === to ? say('circle-on', { square: end }) : say('arrow-from-to', { from: start, to: end });
  const drawn = toggleArrow(annotations, from, to, ink);
  const { word = '' } = INKS[ink ?? annotations.ink] ?? {};
  const named = word === INKS[0]?.word ? what : say('drawn-in', { what, ink: say(word) });
  announce(game, drawn ? say('sentence', { text: named }) : say('wiped-out', { what }));
}

/** Begins an arrow on a cell, or ends it there. */
export function pickArrowEnd(game: Game, cell: number | undefined): void {
  const { annotations, moveDiagram } = game.state;
  if (cell === undefined || moveDiagram) return;
  if (annotations.from !== undefined) return drawArrow(game, annotations.from, cell);
  update(annotations, { from: cell, to: cell });
  announce(game, game.say('arrow-from', { square: labelOf(game, cell) }));
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
  announce(game, game.say(all ? 'all-wiped-out' : 'one-wiped-out'));
  return true;
}

/** Takes the next ink. */
export function changeInk(game: Game): void {
  const { annotations } = game.state;
  annotations.ink = (annotations.ink + 1) % INKS.length;
  announce(game, game.say('sentence', { text: inkWords(game) }));
}

/** Which ink is used. */
export const inkWords = ({ say, state }: Game): string =>
  say('ink', { ink: say(INKS[state.annotations.ink]?.word ?? '') });

/** The status line while the tool is in use. */
export function drawingWords(game: Game): string {
  const { from } = game.state.annotations;
  return from === undefined ? game.say('drawing') : game.say('drawing-from', { square: labelOf(game, from) });
}
