// The pieces in hand, beside the board: one button for each type, with its count.

import { pieceName } from '../a11y/labels.js';
import { figure } from '../board/tile-preview.js';
import type { Side } from '../engine/names.js';
import type { BoardView } from '../engine/views.js';
import type { PieceRenderer } from '../pieces/renderer.js';
import { html, set } from '../style/dom.js';
import type { Say } from '../words/page.js';

/** One kind of pieces in a hand. */
export interface HandSlot {
  type: number;
  /** How many, as it is written. */
  count: string;
  /** The step that a click on it is. */
  step: string;
  /** What a click would do, if the slot can go on with the open path. */
  mark: string | undefined;
  /** It is being dropped. */
  selected: boolean;
}

/** What a hand shows. */
export interface HandContent {
  board: BoardView;
  pieces: PieceRenderer;
  side: Side;
  flipped: boolean;
  slots: HandSlot[];
  say: Say;
}

/** Leaves room for the count, which would lie on the last cell of a tile. */
const TILE_BOX = '-50 -50 116 116';

/** Fills a hand. Slots that look as before stay, so that a click changes only what it marks. */
export function showHand(element: HTMLElement, { board, pieces, side, flipped, slots, say }: HandContent): void {
  set(element, 'aria-label', say(side === 'white' ? 'hand-white' : 'hand-black'));
  set(element, 'data-none', say('hand-none'));
  set(element, 'hidden', !board.hands && slots.length === 0);
  const focused = (element.getRootNode() as ShadowRoot).activeElement?.getAttribute('data-step');
  const before = [...element.children];
  const after = slots.map(({ type, count, step, mark, selected }, index) => {
    const view = board.types[type - 1];
    const look = `${type} ${count} ${step} ${flipped} ${pieces.version}`;
    const old = before[index];
    const name = say('in-hand', { piece: pieceName(say, board, { type, side, cell: 0 }), count });
    const slot =
      old?.getAttribute('data-look') === look
        ? old
        : html(
            'button',
            {
              type: 'button',
              class: 'slot',
              part: 'slot',
              'data-step': step,
              'data-side': side,
              'data-look': look,
              'aria-label': name,
              title: name,
            },
            figure(board, pieces, type, side, flipped, view?.faces && TILE_BOX),
            html('span', { class: 'number' }, count),
          );
    set(slot, 'aria-pressed', String(selected));
    set(slot, 'data-mark', mark);
    return slot;
  });
  if (after.length === before.length && after.every((it, index) => it === before[index])) return;
  element.replaceChildren(...after);
  if (focused != null) element.querySelector<HTMLElement>(`[data-step="${CSS.escape(focused)}"]`)?.focus();
}
