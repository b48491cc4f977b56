// The game as text, as far as the reader may know it.

import type { SavedGame } from '../engine/saved-game.js';
import type { Game } from '../game/game.js';
import { currentGame } from '../game/saved-game.js';

/** What stands in the place of what is hidden. */
export const SECRET = 'This is told when the game is over.';

/** The game as text; nothing of it as long as something is hidden. */
export function toldGame(game: Game): SavedGame {
  return game.state.scene.secret ? { record: SECRET, fen: SECRET } : currentGame(game);
}
