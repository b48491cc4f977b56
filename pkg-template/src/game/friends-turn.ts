// Whether a friend with another board is to move. The board waits then.

import { isPast } from '../board/board-state.js';
import type { Game } from './game.js';

/** Whether the reader waits for a friend, or looks back at a game with one. */
export function awaitsFriend({ state }: Game): boolean {
  const { friend, scene } = state;
  return friend !== undefined && (friend.waits || scene.turn !== friend.side || isPast(state));
}

/** Whether the address of the page holds what a friend has sent, and a board may open it. */
export const bringsLetter = (host: HTMLElement): boolean =>
  host.hasAttribute('friend') && /^#vd=[^.]*\.[^.]*\../.test(location.hash);
