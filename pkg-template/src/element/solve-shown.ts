// Solves the position that a board shows, and works out its ending. What solves is loaded when it is asked for first.

import type { EndingView } from '../engine/views.js';
import type { Game } from '../game/game.js';
import type { EndingOptions } from '../search/endings.js';
import type { AnySolveOptions, Solved } from '../search/solve.js';

export type { AnySolveOptions, EndingOptions, Solved };

/** Solves the position of a game; `undefined` if time is up or the signal ends it. */
export async function solveShown<O extends AnySolveOptions>(
  { diagram, saved, settings: { definition, hooks } }: Game,
  options: O,
): Promise<Solved<O> | undefined> {
  const { solveGame } = await import('../search/think.js');
  return solveGame({ diagram, definition, saved, hooks }, options);
}

/** Works out the ending that a game shows; `undefined` if the signal ends it. */
export async function workOutShown(
  { diagram, saved, settings: { definition, hooks } }: Game,
  options: EndingOptions,
): Promise<EndingView | undefined> {
  const { workOutGame } = await import('../search/think.js');
  return workOutGame({ diagram, definition, saved, hooks }, options);
}
