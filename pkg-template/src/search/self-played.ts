// Games of the search against itself, in the worker of the page or here.

import { type Definition, loadEngine } from '../engine/load.js';
import type { PlayedGameView } from '../engine/views.js';
import type { SelfPlayOptions } from './self-play.js';
import { findOut } from './think.js';

export type { SelfPlayOptions };

/**
 * Lets the search play games against itself from the start of a variant, in a worker where there can be one, and tells
 * each when it is over. The same options give the same games, everywhere. Fails for lessons, where the rules are not
 * enforced, and with a `TypeError` or a `RangeError` if an option means nothing.
 *
 * @example for await (const { result, moves } of selfPlay(text, { games: 1, nodes: 10 })) console.log(result, moves.length);
 */
export async function* selfPlay(
  definition: Definition,
  options: SelfPlayOptions = {},
): AsyncGenerator<PlayedGameView, void> {
  const Game = await loadEngine();
  const diagram = new Game(definition);
  try {
    yield* findOut({ diagram, saved: {}, settings: { hooks: undefined } }, 'selfPlay', options);
  } finally {
    diagram.free();
  }
}
