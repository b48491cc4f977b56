// Attaches everything that a reader can do to a game.

import type { Game } from '../game/game.js';
import { listenToKeyboard } from './keyboard.js';
import { PointerGestures } from './pointer.js';
import { listenToStatusLine } from './status-buttons.js';

/** Listens to everything of one game, until it is gone. */
export function listen(game: Game): void {
  new PointerGestures(game, game.parts.stage);
  listenToKeyboard(game);
  listenToStatusLine(game);
}
