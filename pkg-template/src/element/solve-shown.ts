// Solves the position that a board shows. What solves is loaded when it is asked for first.

import type { ProblemView, SolutionView } from '../engine/views.js';
import type { Game } from '../game/game.js';
import type { ProblemOptions, SolveOptions } from '../search/solve.js';

/** Solves the position of a game; `undefined` if time is up or the signal ends it. */
export async function solveShown(
  { diagram, saved, settings: { definition, hooks } }: Game,
  options: SolveOptions | ProblemOptions,
): Promise<SolutionView | ProblemView | undefined> {
  const { solveGame } = await import('../search/think.js');
  return solveGame({ diagram, definition, saved, hooks }, options);
}
