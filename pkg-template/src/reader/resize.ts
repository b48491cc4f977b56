// The handle at the corner of the board: dragged, it makes all boards of the reader larger or smaller.

import { boundSize, readPreferences, writePreferences } from '../board/preferences.js';
import type { Game } from '../game/game.js';
import { html } from '../style/dom.js';
import { icon } from '../style/shape.js';

const GRIP = 'M20 8L8 20M20 14l-6 6';

/** Adds the handle. The menu has the same for the keyboard. */
export function addHandle({ parts, signal }: Game): void {
  const handle = html('div', { class: 'handle', 'aria-hidden': 'true', title: 'Resize the board' }, icon(GRIP));
  let from: { x: number; y: number; width: number; size: number } | undefined;
  const on = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', take: (it: PointerEvent) => void) =>
    handle.addEventListener(type, take, { signal });
  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { width } = parts.sheet.getBoundingClientRect();
    from = { x: event.clientX, y: event.clientY, width, size: readPreferences().size ?? 1 };
    handle.setPointerCapture(event.pointerId);
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (!from) return;
    const by = (clientX - from.x + clientY - from.y) / 2;
    const size = boundSize((from.size * (from.width + by)) / from.width);
    writePreferences({ ...readPreferences(), size: Math.round(size * 100) / 100 });
  });
  const end = (): void => {
    from = undefined;
  };
  on('pointerup', end);
  on('pointercancel', end);
  signal.addEventListener('abort', () => handle.remove());
  parts.scroll.append(handle);
}
