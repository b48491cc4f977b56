// What is said of a game that the browser keeps, for pages that list them.

import { loadLanguage } from '../words/languages.js';
import { speaker } from '../words/page.js';
import { type KeptGame, keptWords } from './kept-game.js';

/**
 * Who plays, and how far the game is, in words of a language: `You play White against the computer, level 3. 12 half-moves, your turn.` The
 * words are loaded.
 */
export async function gameWords(game: KeptGame, language = 'en'): Promise<string> {
  return keptWords(speaker(await loadLanguage(language), game.family), game);
}
