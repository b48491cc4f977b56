// The game on the board as text, whatever the page has done with it.

import { isPanic } from '../engine/panic.js';
import { type SavedGame, saveGame } from '../engine/saved-game.js';
import type { Game } from './game.js';

/** The game as it is now; as it was last, if the engine cannot tell any more. */
export function currentGame({ diagram, saved }: Game): SavedGame {
  try {
    return saveGame(diagram, diagram.scene(), saved);
  } catch (error) {
    if (isPanic(error)) return saved;
    throw error;
  }
}
