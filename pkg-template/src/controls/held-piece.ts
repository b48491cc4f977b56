// The picture of a dragged piece, under the pointer. It lies in the top layer: whatever the page does to what is around the
// board (grids, transforms, scrolling, clipping), places there are places in the window.

import type { BoardDrawing } from '../board/board-svg.js';
import { UNIT } from '../board/layout.js';
import { html } from '../style/dom.js';
import type { Shape } from '../style/shape.js';
import type { ShadowParts } from './shadow-dom.js';

/** How a page zooms its content by its style sheet: lengths in the top layer are scaled as well. */
const zoomOf = (element: HTMLElement): number => element.currentCSSZoom ?? 1;

/** The picture of the dragged piece. */
export function heldPiece({ frame }: ShadowParts): HTMLElement | undefined {
  return frame.querySelector<HTMLElement>(':scope > .held') ?? undefined;
}

/** Shows the dragged piece as large as it is on the board, or takes it away. */
export function showHeldPiece(parts: ShadowParts, piece: Shape | undefined, { root, layout }: BoardDrawing): void {
  const held = heldPiece(parts);
  if (!piece) held?.remove();
  if (!piece || held) return;
  const made = html('div', { class: 'held', popover: 'manual', 'aria-hidden': 'true' }, piece);
  parts.frame.append(made);
  made.showPopover();
  const size = (root.getBoundingClientRect().width / layout.box[2]) * UNIT;
  made.style.setProperty('--_px', `${size / zoomOf(made)}px`);
}

/** Moves the dragged piece under the pointer; a finger would hide it, so it is larger and higher. */
export function moveHeldPiece(parts: ShadowParts, x: number, y: number, touch: boolean): void {
  const held = heldPiece(parts);
  if (!held) return;
  held.classList.toggle('touch', touch);
  const zoom = zoomOf(held);
  held.style.translate = `${x / zoom}px ${y / zoom}px`;
}
