// The game as text, as far as the reader may know it.

import type { SavedGame } from '../engine/saved-game.js';
import type { Game } from '../game/game.js';
import { currentGame } from '../game/saved-game.js';

/** The game as text; that it is told later, as long as something is hidden. */
export function toldGame(game: Game): SavedGame {
  if (!game.state.scene.secret) return currentGame(game);
  const later = game.say('told-when-over');
  return { record: later, fen: later };
}
