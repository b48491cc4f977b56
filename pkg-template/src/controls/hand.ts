// The pieces in hand, beside the board: one button for each type, with its count.

import { html, set } from '../style/dom.js';
import type { Pictures } from '../pieces/renderer.js';
import { spareStep } from '../game/free-placement.js';
import { figure } from '../board/tile-preview.js';
import type { BoardView, HandView, OptionView } from '../engine/views.js';

/** What a hand shows. */
export interface HandPicture {
  slots: HandView[];
  side: number;
  /** The options of the open path, or of the start of a move: slots among them can be clicked. */
  options: OptionView[];
  /** The step that is being spelled or dragged. */
  selected: string | undefined;
  /** Black is at the bottom. */
  flipped: boolean;
}

/** What the slots show, and with whose pictures: another definition draws its own. */
const looks = new WeakMap<Element, [of: Pictures, look: string]>();

/** Fills a hand. Slots that show the same as before stay, so that a click changes only what it marks. */
export function showHand(element: HTMLElement, board: BoardView, pictures: Pictures, picture: HandPicture): void {
  const { slots, side, options, selected, flipped } = picture;
  set(element, 'hidden', !board.hands && slots.length === 0);
  const focused = (element.getRootNode() as ShadowRoot).activeElement?.getAttribute('data-step');
  const before = [...element.children];
  const after = slots.map((slot, index) => {
    const type = board.types[slot.type - 1];
    const name = `${side === 0 ? 'white' : 'black'} ${type?.name ?? ''}, ${slot.count} in hand`;
    const step = board.enforce ? slot.step : spareStep(slot);
    const option = options.find((it) => it.step === step);
    const look = `${slot.type} ${slot.count} ${step} ${flipped} ${pictures.loaded.size}`;
    const old = before[index];
    const [of, shown] = (old && looks.get(old)) ?? [];
    const button = old && of === pictures && shown === look ? old : html('button', { type: 'button', class: 'slot', part: 'slot', 'data-step': step, 'data-side': side, 'aria-label': name, title: name });
    set(button, 'aria-pressed', step === selected ? 'true' : 'false');
    set(button, 'data-mark', option && option.mark !== 'origin' ? option.mark : undefined);
    if (button === old) return old;
    looks.set(button, [pictures, look]);
    const drawing = figure(board, pictures, slot.type, side, flipped);
    // The count would lie on the last cell of a tile.
    if (type?.faces) set(drawing, 'viewBox', '-50 -50 116 116');
    button.append(drawing, html('span', { class: 'number' }, String(slot.count)));
    return button;
  });
  if (after.length === before.length && after.every((it, index) => it === before[index])) return;
  element.replaceChildren(...after);
  if (focused != null) element.querySelector<HTMLElement>(`[data-step="${CSS.escape(focused)}"]`)?.focus();
}
