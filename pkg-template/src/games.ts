/**
 * The games that the browser keeps for boards with the attribute `keep`, to be listed by a page.
 *
 * @module variant-diagram/games
 */

export type { Opponent } from './board/board-state.js';
export type { Definition, Side } from './engine/names.js';
export type { SavedGame } from './engine/saved-game.js';
export { gameWords } from './games/game-words.js';
export type { KeptGame } from './games/kept-game.js';
export { forgetGame, forgetGames, readGames } from './games/store.js';
