// Attaches everything that a reader can do to a game.

import type { Game } from '../game/game.js';
import { listenToChoices } from './choice.js';
import { listenToKeyboard } from './keyboard.js';
import { PointerGestures } from './pointer.js';
import { listenToStatusLine } from './status-buttons.js';

/** Listens to everything of one game, until it is gone. */
export function listen(game: Game): void {
  new PointerGestures(game, game.parts.stage);
  listenToChoices(game);
  listenToKeyboard(game);
  listenToStatusLine(game);
}
