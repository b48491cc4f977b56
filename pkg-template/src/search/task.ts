// One thing to think about: a game, whose turn it is taken for, and for how long.

import type { Definition } from '../engine/names.js';
import type { SavedGame } from '../engine/saved-game.js';
import { opponentOf } from '../engine/sides.js';
import type { Diagram } from '../engine/wasm.js';
import { type Analysis, type AnalysisOptions, analyse } from './analyse.js';

/** How a position is thought about. */
export interface TaskOptions extends AnalysisOptions {
  /** The side to move passes: what the other side would do is what it threatens. */
  pass?: boolean;
}

/** A position of a game, and how to think about it. */
export interface Task {
  definition: Definition;
  saved: SavedGame;
  options: Omit<TaskOptions, 'signal'>;
}

/** Thinks about the position of a game; with `pass` it may be another one afterwards. Fails if the side to move cannot pass. */
export async function* analyseTask(diagram: Diagram, options: TaskOptions): AsyncGenerator<Analysis, void> {
  if (options.pass) diagram.arrange([], opponentOf(diagram.scene().turn));
  yield* analyse(diagram, options);
}
