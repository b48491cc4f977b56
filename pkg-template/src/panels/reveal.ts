// Brings what a button has opened into sight.

import { reducedMotion } from '../style/dom.js';

/** The part of the window that stays for what is above: the board, which the panel is about. */
const ABOVE = 0.4;

/** Scrolls a panel that has just opened into sight, if hardly anything of it is there. It may still be about to be filled. */
export function reveal(panel: HTMLElement): void {
  requestAnimationFrame(() => {
    if (!panel.isConnected || panel.getBoundingClientRect().top < innerHeight * (1 - ABOVE)) return;
    panel.style.scrollMarginBlockStart = `${Math.round(innerHeight * ABOVE)}px`;
    panel.scrollIntoView({ block: 'start', behavior: reducedMotion() ? 'auto' : 'smooth' });
  });
}
