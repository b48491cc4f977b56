// A game that can be thought about, of any game.

import { type BoardDiagram, type Diagram, loadEngine } from '../engine/load.js';
import { restoreGame, type SavedGame, saveGame } from '../engine/saved-game.js';

/** Whether the engine of a game has everything, and so can think. */
export const canThink = (diagram: BoardDiagram): diagram is Diagram => 'search' in diagram;

/** Another game at the same position, of the engine with everything. `saved` says how to come there, if it is known. Free it. */
export async function thinkingCopy(
  diagram: BoardDiagram,
  saved: SavedGame = saveGame(diagram, diagram.scene()),
): Promise<Diagram> {
  if (canThink(diagram)) return diagram.clone();
  const definition = diagram.definition();
  // What is played while it loads is another position.
  const Game = await loadEngine();
  const copy = new Game(definition);
  restoreGame(copy, saved);
  return copy;
}

/** Does something with a game that can think: this one, or a copy if it cannot. */
export async function* thoughtful<T>(
  diagram: BoardDiagram,
  work: (diagram: Diagram) => AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  if (canThink(diagram)) return yield* work(diagram);
  const copy = await thinkingCopy(diagram);
  try {
    yield* work(copy);
  } finally {
    copy.free();
  }
}
