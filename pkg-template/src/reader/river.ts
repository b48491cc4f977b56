// Puts the characters into the river of a board, whenever the board was drawn anew.

import type { Follower } from '../game/game.js';
import { riverSigns } from '../pieces/river.js';
import { toElement } from '../style/dom.js';

/** The attributes of an element that say where it lies. */
const placeOf = (element: Element): Record<string, string> =>
  Object.fromEntries(['x', 'y', 'width', 'height'].map((it) => [it, element.getAttribute(it) ?? '']));

/** Follows the board. */
export const riverCharacters = (): Follower => ({
  show({ drawing: { root } }) {
    const river = [...root.querySelectorAll('.river')].find((it) => !it.parentNode?.querySelector('.river-signs'));
    // Above the lines, which end at the banks, and below all layers.
    river?.parentNode?.querySelector('.labels')?.before(toElement(riverSigns({ attributes: placeOf(river) })));
  },
});
