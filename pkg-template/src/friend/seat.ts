// Puts a game with a friend on its board, and lets other pages of the browser know of it.

import { FriendGame } from './friend-game.js';
import { takeAnswer } from './live-dialog.js';
import { FriendTable } from './table.js';
import { Tabs } from './tabs.js';

/** Shows a game on its board: at first, and when the board has begun again. */
export function seat(of: FriendGame): void {
  const { host, signal } = of.game;
  // A board that is gone from the page plays no more.
  signal.addEventListener('abort', () => host.isConnected || of.live?.close());
  of.table = new FriendTable(of);
  const tabs = new Tabs(async (message) => {
    const { id } = of.friendship.pairing;
    if (message.id !== id || FriendGame.of.get(of.game.host) !== of) return;
    if (message.kind === 'kept') return of.catchUp();
    if (message.kind === 'answer' && (await takeAnswer(of, message.code))) tabs.tell({ id, kind: 'taken' });
  }, signal);
  of.onKept = () => tabs.tell({ id: of.friendship.pairing.id, kind: 'kept' });
}
