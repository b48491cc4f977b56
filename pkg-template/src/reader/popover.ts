// Puts a box over the board where it is in sight, and finds the squares that it is about.

import type { BoardDrawing } from '../board/board-svg.js';
import type { ShadowParts } from '../controls/shadow-dom.js';
import { type Box, intersection, type Place, type Size } from './popover-position.js';

/** How wide the edge is at which a board fades out (controls.css), in pixels. */
const FADE = 28;

/** Where cells are on the screen. */
export function boxesOf(drawing: BoardDrawing, cells: Iterable<number>): Box[] {
  return [...cells].flatMap((it) => drawing.cells[it]?.firstElementChild?.getBoundingClientRect() ?? []);
}

/** Puts a popover inside the part of the board that is in sight; `where` chooses its place there. */
export function putPopover(
  { sheet, scroll }: ShadowParts,
  popover: HTMLElement,
  where: (size: Size, room: Box) => Place,
): void {
  const [board, seen, { width, height }] = [
    sheet.getBoundingClientRect(),
    scroll.getBoundingClientRect(),
    popover.getBoundingClientRect(),
  ];
  // A board that is wider than its place fades out at its right.
  const fading = Math.max(0, Math.min(FADE, scroll.scrollWidth - scroll.clientWidth - scroll.scrollLeft));
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inSight = intersection(board, {
    left: seen.left,
    top: seen.top,
    right: seen.right - fading,
    bottom: seen.bottom,
  });
  const [left, top] = where([width, height], intersection(inSight, screen));
  popover.style.cssText += `left:${((left - board.left) / board.width) * 100}%;top:${((top - board.top) / board.height) * 100}%`;
}
