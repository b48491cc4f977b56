// The size of all boards of the reader: a handle at the corner, for mouse and finger, and two keys on the board.

import type { Point } from '../board/layout.js';
import { boundSize, readPreferences, writePreferences } from '../board/preferences.js';
import { act } from '../game/controller.js';
import { announce, type Follower, type Game } from '../game/game.js';
import { html, set } from '../style/dom.js';
import { icon } from '../style/shape.js';

const GRIP = 'M20 8L8 20M20 14l-6 6';

/** How near the lowest corner a coordinate leaves no room for the handle, in units of the drawing. */
const NEAR = 45;

/** How much of the square in its corner the handle may cover, in units of the drawing: less than half, so that clicks reach it. */
const COVERED = 46;

/** How much a key changes the size, in parts of what pages give. */
const KEYS: Record<string, number> = { '+': 0.05, '-': -0.05 };

/** Makes all boards so large, in parts of the size that the page gives them. Returns what came of it. */
export function preferSize(wanted: number): number {
  const { size: _, ...others } = readPreferences();
  const size = Math.round(boundSize(wanted) * 100) / 100;
  writePreferences(size === 1 ? others : { ...others, size });
  return size;
}

/** The size that a board has, and no more than it was asked to have: where its place is narrower it is smaller. */
function sizeOf({ parts }: Game): number {
  const handle = parts.scroll.querySelector('.handle');
  // What the board would like to be (reader.css).
  const wanted = handle ? parseFloat(getComputedStyle(handle).maxInlineSize) : 0;
  const { size = 1 } = readPreferences();
  const { width } = parts.sheet.getBoundingClientRect();
  return wanted > width ? (size * width) / wanted : size;
}

/**
 * Adds the handle. It is no stop for Tab: keys do the same without one more between the board and the hands. Where a coordinate
 * stands in its corner, it is in the one above.
 */
function addHandle(game: Game): Follower {
  const { parts, signal } = game;
  const handle = html('div', { class: 'handle', 'aria-hidden': 'true' }, icon(GRIP));
  let from: { x: number; y: number; width: number; size: number; asked: number } | undefined;
  const on = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', take: (it: PointerEvent) => void) =>
    handle.addEventListener(type, take, { signal });
  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { width } = parts.sheet.getBoundingClientRect();
    from = { x: event.clientX, y: event.clientY, width, size: sizeOf(game), asked: readPreferences().size ?? 1 };
    handle.setPointerCapture(event.pointerId);
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (!from) return;
    const down = (clientY - from.y) * (handle.classList.contains('above') ? -1 : 1);
    const by = (clientX - from.x + down) / 2;
    preferSize(((by < 0 ? from.size : from.asked) * (from.width + by)) / from.width);
  });
  const end = (): void => {
    from = undefined;
  };
  on('pointerup', end);
  on('pointercancel', end);
  signal.addEventListener('abort', () => handle.remove());
  parts.scroll.append(handle);
  return {
    show({ drawing: { layout }, say }) {
      set(handle, 'title', say('resize-board'));
      const [left, top, width, height] = layout.box;
      handle.style.setProperty('--_most', `${(100 * COVERED) / width}%`);
      const inCorner = ([x, y]: Point): boolean => x > left + width - NEAR && y > top + height - NEAR;
      handle.classList.toggle(
        'above',
        layout.labels.some(({ at }) => inCorner(at)),
      );
    },
  };
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
      const size = preferSize((by > 0 ? (readPreferences().size ?? 1) : sizeOf(game)) + by);
      act(game, announce, game.say('size-of-board', { percent: Math.round(size * 100) }));
    },
    { signal },
  );
}

/** Lets the reader resize boards. */
export function listenToSize(game: Game): Follower {
  listenToKeys(game);
  return addHandle(game);
}
