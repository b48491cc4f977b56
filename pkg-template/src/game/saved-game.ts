// The game on the board as text, whatever the page has done with it.

import { isPanic } from '../engine/panic.js';
import { type SavedGame, saveGame } from '../engine/saved-game.js';
import type { Game } from './game.js';

/** The game as it is now; as it was last, if the engine cannot tell any more. */
export function currentGame({ diagram, saved }: Game): SavedGame {
  try {
    return saveGame(diagram, diagram.scene());
  } catch (error) {
    if (isPanic(error)) return saved;
    throw error;
  }
}

/** An address that holds the definition and the game. */
export async function linkTo(game: Game, address: string): Promise<string> {
  const { record = '', ply = 0 } = currentGame(game);
  const { writeHashLink } = await import('../reader/hash-link.js');
  return writeHashLink(address, { definition: game.settings.definition, record, ply });
}
