// Thinks about the game on a board: in the worker of the page, or in slices on this thread where there can be no worker.

import type { Definition } from '../engine/names.js';
import type { Hooks } from '../engine/page-rules.js';
import { isPanic } from '../engine/panic.js';
import type { SavedGame } from '../engine/saved-game.js';
import type { Diagram } from '../engine/wasm.js';
import type { Analysis } from './analyse.js';
import { inBackground, NoWorker, STOPPED } from './background.js';
import { analyseTask, type TaskOptions } from './task.js';

/** A game as far as it is thought about. */
export interface Thinkable {
  diagram: Diagram;
  definition: Definition;
  saved: SavedGame;
  /** Routines of the page cannot leave it: then this thread thinks. */
  hooks: Hooks | undefined;
}

/** There can be no worker on this page, as far as is known. */
let isAlone = false;

/** Thinks with a copy of the game, on this thread. */
async function* inSlices({ diagram }: Thinkable, options: TaskOptions): AsyncGenerator<Analysis, void> {
  const copy = diagram.clone();
  try {
    yield* analyseTask(copy, options);
  } catch (error) {
    throw isPanic(error) ? new Error(STOPPED) : error;
  } finally {
    copy.free();
  }
}

/** Thinks about the position of a game, deeper and deeper. What cannot be thought about fails with an error in plain words. */
export async function* think(game: Thinkable, options: TaskOptions): AsyncGenerator<Analysis, void> {
  const { definition, saved, hooks } = game;
  const { signal, ...others } = options;
  try {
    if (!isAlone && !hooks) return yield* inBackground({ definition, saved, options: others }, signal);
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error;
    isAlone = true;
  }
  if (signal?.aborted !== true) yield* inSlices(game, options);
}
