// The empty shadow tree of an element: named places that the rest fills.

import { html } from '../style/dom.js';

/** The places of the shadow tree. */
export interface Parts {
  frame: HTMLElement;
  title: HTMLElement;
  stage: HTMLElement;
  hands: [HTMLElement, HTMLElement];
  scroll: HTMLElement;
  sheet: HTMLElement;
  /** Below the board, inside the place where things are dragged. */
  tray: HTMLElement;
  below: HTMLElement;
  message: HTMLElement;
  switches: HTMLElement;
  live: HTMLElement;
  /** Panels as wide as the board, and panels as wide as the element. */
  narrow: HTMLElement;
  wide: HTMLElement;
  fallback: HTMLSlotElement;
}

/** Builds the shadow tree. */
export function skeleton(root: ShadowRoot): Parts {
  const title = html('p', { class: 'title', part: 'title', hidden: true });
  const hand = (side: number): HTMLElement =>
    html('div', { class: 'hand', part: 'hand', role: 'group', 'aria-label': side === 0 ? 'White in hand' : 'Black in hand', hidden: true });
  const hands: [HTMLElement, HTMLElement] = [hand(0), hand(1)];
  const sheet = html('div', { class: 'sheet' });
  const scroll = html('div', { class: 'scroll' }, sheet);
  const tray = html('div', { class: 'tray' });
  const stage = html('div', { class: 'stage' }, hands[1], scroll, hands[0], tray);
  const line = html('p', { class: 'message', part: 'message' });
  const switches = html('div', { class: 'switches' });
  const below = html('div', { class: 'below' }, line, switches);
  const live = html('div', { class: 'live', 'aria-live': 'polite' });
  const narrow = html('div', {});
  const wide = html('div', { class: 'wide-panels' });
  const frame = html('div', { class: 'frame', part: 'frame' }, title, stage, below, live, narrow);
  // A picture stays until the board is there, a text would only flash up.
  const fallback = html('slot', { hidden: root.host.childElementCount < 1 });
  root.replaceChildren(frame, wide, fallback);
  return { frame, title, stage, hands, scroll, sheet, tray, below, message: line, switches, live, narrow, wide, fallback };
}
