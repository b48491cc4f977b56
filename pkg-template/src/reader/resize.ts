// The size of all boards of the reader: a handle at the corner, for mouse and finger, and two keys on the board.

import { boundSize, readPreferences, writePreferences } from '../board/preferences.js';
import { act } from '../game/controller.js';
import { announce, type Game } from '../game/game.js';
import { html } from '../style/dom.js';
import { icon } from '../style/shape.js';

const GRIP = 'M20 8L8 20M20 14l-6 6';

/** How much a key changes the size. */
const KEYS: Record<string, number> = { '+': 0.05, '-': -0.05 };

/** Makes all boards so large, in parts of the size that the page gives them. Returns what came of it. */
export function preferSize(wanted: number): number {
  const { size: _, ...others } = readPreferences();
  const size = Math.round(boundSize(wanted) * 100) / 100;
  writePreferences(size === 1 ? others : { ...others, size });
  return size;
}

/** Adds the handle. It is no stop for Tab: keys do the same without one more between the board and the hands. */
function addHandle({ parts, signal }: Game): void {
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
    preferSize((from.size * (from.width + by)) / from.width);
  });
  const end = (): void => {
    from = undefined;
  };
  on('pointerup', end);
  on('pointercancel', end);
  signal.addEventListener('abort', () => handle.remove());
  parts.scroll.append(handle);
}

/** Listens to the keys, unless they jump to a piece. */
function listenToKeys(game: Game): void {
  const { parts, signal } = game;
  parts.sheet.addEventListener(
    'keydown',
    (event) => {
      const by = KEYS[event.key];
      if (by === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const size = preferSize((readPreferences().size ?? 1) + by);
      act(game, announce, `Size of the board: ${Math.round(size * 100)} %.`);
    },
    { signal },
  );
}

/** Lets the reader resize boards. */
export function listenToSize(game: Game): void {
  addHandle(game);
  listenToKeys(game);
}
