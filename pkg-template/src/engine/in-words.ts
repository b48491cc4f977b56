// The rules of a game in words, and how its pieces move. The engine of a board has no words for them; that with everything has.

import { type BoardDiagram, type Diagram, loadEngine } from './load.js';
import type { RulesInWords } from './views.js';

const hasWords = (diagram: BoardDiagram): diagram is Diagram => 'rules' in diagram;

/** Asks a game, or where its engine has no words another one of the same definition, told in the same language. */
export async function asked<T>(diagram: BoardDiagram, question: (diagram: Diagram) => T): Promise<T> {
  if (hasWords(diagram)) return question(diagram);
  const [definition, language] = [diagram.definition(), diagram.language()];
  const Game = await loadEngine();
  const other = new Game(definition);
  try {
    other.tellIn(language);
    return question(other);
  } finally {
    other.free();
  }
}

/**
 * The rules of a game in words, by topic, in the language in which it is told. Also of a board's game, which has no `rules()`
 * of its own. Rejects as `loadEngine` does.
 *
 * @example const { topics } = await rulesInWords(game);
 */
export const rulesInWords = (diagram: BoardDiagram): Promise<RulesInWords> => asked(diagram, (it) => it.rules());

/** How the types move, each in one sentence, in the order of `board().types`. As `rulesInWords`. */
export const movesInWords = (diagram: BoardDiagram): Promise<string[]> => asked(diagram, (it) => it.explanations());
