// The sentence of a refused click, beside its square.

import type { BoardDrawing } from '../board/board-svg.js';
import { html } from '../style/dom.js';
import { boxesOf, putPopover } from './popover.js';
import { type Kept, placeBeside } from './popover-position.js';
import type { ShadowParts } from './shadow-dom.js';

/** A sentence, and the cells that it is about. */
export interface BubbleContent {
  text: string;
  /** The cell that was clicked, then those of the open path. They are not covered. */
  cells: number[];
  /** Cells that explain the refusal: better not covered. */
  reasons: number[];
  /** Cells that may be clicked next: not covered if there is another place. */
  options: number[];
}

/** Shows the sentence, or takes the last one away. */
export function showRefusalBubble(drawing: BoardDrawing, parts: ShadowParts, content: BubbleContent | undefined): void {
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
