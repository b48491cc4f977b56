// The search plays games against itself in slices, one after another. No drawing, no DOM.

import { isPanic } from '../engine/panic.js';
import type { PlayedGameView } from '../engine/views.js';
import type { Diagram } from '../engine/wasm.js';
import { pause, SLICE } from './slices.js';

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

/** Plays a game; `undefined` if the signal ended it. */
async function playOne(
  diagram: Diagram,
  number: number,
  { nodes = 400, seed = 1, signal }: SelfPlayOptions,
): Promise<PlayedGameView | undefined> {
  const player = diagram.selfPlayer(number, nodes, seed);
  let isDead = false;
  try {
    for (; signal?.aborted !== true; await pause()) {
      const game = player.step(SLICE);
      if (game) return game;
    }
  } catch (error) {
    isDead = isPanic(error);
    throw error;
  } finally {
    // What has panicked would refuse that as well.
    if (!isDead) player.free();
  }
  return undefined;
}

/** Plays games, and tells each when it is over. */
export async function* playing(diagram: Diagram, options: SelfPlayOptions): AsyncGenerator<PlayedGameView, void> {
  const { first = 1, games = 100 } = options;
  for (let number = first; number < first + games; number += 1) {
    const game = await playOne(diagram, number, options);
    if (!game) return;
    yield game;
    // Short games are played within one slice.
    await pause();
    if (options.signal?.aborted) return;
  }
}
