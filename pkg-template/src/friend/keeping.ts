// Games with friends are kept in the browser, whatever else a board keeps. Without that nobody would know which link is the latest, and
// what was sealed would be lost.

import type { Game } from '../game/game.js';
import { type KeptFriend, type KeptGame, keptGame } from '../games/kept-game.js';
import { readGame, writeGame } from '../games/store.js';
import type { Friendship } from './friendship.js';

/** The name under which a game with a friend is kept. */
const keyOf = (id: string): string => `friend ${id}`;

/** Keeps a game. `false` if the browser does not. */
export function keepFriendship(game: Game, friendship: Friendship, link: string): Promise<boolean> {
  const { friend: name, minutes, secrets, side } = friendship;
  const friend = { side, name, letter: friendship.letter(), secrets, minutes };
  const kept: KeptGame = { ...keptGame(game, Date.now()), key: keyOf(friendship.pairing.id), opponent: undefined };
  return writeGame({ ...kept, over: friendship.ledger.isOver, linked: true, link, friend });
}

/** What is kept of a game with a friend. */
export async function recallFriendship(id: string): Promise<KeptFriend | undefined> {
  return (await readGame(keyOf(id)))?.friend;
}
