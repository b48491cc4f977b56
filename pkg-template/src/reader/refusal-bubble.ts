// The sentence of a refused click, beside its square.

import { latestStop } from '../board/board-state.js';
import type { BoardDrawing } from '../board/board-svg.js';
import type { ShadowParts } from '../controls/shadow-dom.js';
import { cellsOf, type Follower, type Game } from '../game/game.js';
import { html } from '../style/dom.js';
import { boxesOf, putPopover } from './popover.js';
import { type Kept, placeBeside } from './popover-position.js';

/** A sentence, and the cells that it is about. */
interface BubbleContent {
  text: string;
  /** The cell that was clicked, then those of the open path. They are not covered. */
  cells: number[];
  /** Cells that explain the refusal: better not covered. */
  reasons: number[];
  /** Cells that may be clicked next: not covered if there is another place. */
  options: number[];
}

/** Shows the sentence, or takes the last one away. */
function showRefusalBubble(drawing: BoardDrawing, parts: ShadowParts, content: BubbleContent | undefined): void {
  parts.sheet.querySelector('.bubble')?.remove();
  if (!content) return;
  const bubble = html('div', { class: 'bubble', part: 'bubble', 'aria-hidden': 'true' }, content.text);
  parts.sheet.append(bubble);
  const squares = boxesOf(drawing, content.cells);
  const kept = [
    ...squares.map((it): Kept => [it, 100]),
    ...boxesOf(drawing, content.reasons).map((it): Kept => [it, 9]),
    ...boxesOf(drawing, content.options).map((it): Kept => [it, 1]),
  ];
  putPopover(parts, bubble, (size, room) => placeBeside(size, room, squares, kept));
}

/** The sentence of a refusal on the board; nothing, if no square was clicked. */
function bubbleOf(game: Game): BubbleContent | undefined {
  const { refusal, input } = game.state;
  const cell = refusal && game.cellOf.get(refusal.step);
  if (!refusal || cell === undefined) return undefined;
  const stop = latestStop(input);
  return {
    text: refusal.text,
    cells: [...new Set([cell, ...cellsOf(game, refusal.path), ...cellsOf(game, stop?.path ?? [])])],
    reasons: refusal.reason?.marks.map((it) => it.cell) ?? [],
    options: stop?.options.options.flatMap((it) => it.cell ?? []) ?? [],
  };
}

/** Shows sentences at their squares. */
export const refusalBubble = (): Follower => ({
  show: (game) => showRefusalBubble(game.drawing, game.parts, bubbleOf(game)),
});
