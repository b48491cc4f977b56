// The search plays games against itself in slices, one after another. No drawing, no DOM.

import type { PlayedGameView } from '../engine/views.js';
import type { Diagram } from '../engine/wasm.js';
import { answerOf, pause, working } from './slices.js';

/** Games to play. */
export interface SelfPlayOptions {
  /** How many. 100 by default. */
  games?: number;
  /** The number of the first of them, from 1: games of other numbers are other games. */
  first?: number;
  /** Positions for a move. 400 by default. */
  nodes?: number;
  /** Games of another seed are other games. 1 by default. */
  seed?: number;
  /** Ends the games. */
  signal?: AbortSignal;
}

/** Plays games, and tells each when it is over. */
export async function* playing(diagram: Diagram, options: SelfPlayOptions): AsyncGenerator<PlayedGameView, void> {
  const { first = 1, games = 100, nodes = 400, seed = 1, signal } = options;
  for (let number = first; number < first + games; number += 1) {
    const player = working<PlayedGameView>(() => diagram.selfPlayer(number, nodes, seed), signal ? { signal } : {});
    const game = await answerOf(player);
    if (!game) return;
    yield game;
    // Short games are played within one slice.
    await pause();
    if (signal?.aborted) return;
  }
}
