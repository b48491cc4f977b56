// Watches for games with a friend: loaded for boards that allow them. The rest is loaded when there is one.

import { act } from '../game/controller.js';
import { bringsLetter } from '../game/friends-turn.js';
import { type Game, notify } from '../game/game.js';
import { late } from '../loading/late.js';

/** Opens what the address of the page holds, now and later, and goes on with a game that the board has shown before. */
export async function watch(game: Game): Promise<void> {
  const { host, parts, signal } = game;
  const arrive = (): Promise<void> =>
    late(import('./friend.js'))
      .then((it) => it.arrive(game))
      .catch(() => void act(game, notify, game.say('not-loaded')));
  addEventListener('hashchange', () => bringsLetter(host) && void arrive(), { signal });
  if (bringsLetter(host) || parts.frame.dataset.friend) await arrive();
}
