// The picture of a dragged piece, under the pointer. It lies outside the drawing, so that nothing clips it.

import type { BoardDrawing } from '../board/board-svg.js';
import { UNIT } from '../board/layout.js';
import { html } from '../style/dom.js';
import type { Shape } from '../style/shape.js';
import type { ShadowParts } from './shadow-dom.js';

/** The picture of the dragged piece. */
export function heldPiece({ frame }: ShadowParts): HTMLElement | undefined {
  return frame.querySelector<HTMLElement>(':scope > .held') ?? undefined;
}

/** Shows the dragged piece as large as it is on the board, or takes it away. */
export function showHeldPiece(parts: ShadowParts, piece: Shape | undefined, { root, layout }: BoardDrawing): void {
  const held = heldPiece(parts);
  if (!piece) held?.remove();
  if (!piece || held) return;
  const made = html('div', { class: 'held' }, piece);
  made.style.setProperty('--_px', `${(root.getBoundingClientRect().width / layout.box[2]) * UNIT}px`);
  parts.frame.append(made);
}

/** Moves the dragged piece under the pointer; a finger would hide it, so it is larger and higher. */
export function moveHeldPiece(parts: ShadowParts, x: number, y: number, touch: boolean): void {
  const held = heldPiece(parts);
  if (!held) return;
  const { left, top } = parts.frame.getBoundingClientRect();
  held.classList.toggle('touch', touch);
  held.style.translate = `${x - left - parts.frame.clientLeft}px ${y - top - parts.frame.clientTop}px`;
}
