// Finds out about the game on a board: in the worker of the page, or in slices on this thread where there can be no worker.

import { EngineError } from '../engine/errors.js';
import type { BoardDiagram, Diagram } from '../engine/load.js';
import type { Hooks } from '../engine/page-rules.js';
import { isPanic } from '../engine/panic.js';
import type { SavedGame } from '../engine/saved-game.js';
import type { EndingView } from '../engine/views.js';
import type { Analysis } from './analyse.js';
import { EngineStopped, inBackground, NoWorker } from './background.js';
import { checkedOptions } from './checked-options.js';
import type { EndingOptions } from './endings.js';
import { isRefused, networkAt } from './judgement.js';
import { answerOf } from './slices.js';
import type { AnySolveOptions, Solved } from './solve.js';
import { type Finding, perform, type Task, type TaskName, type TaskOptions, type Wish } from './task.js';
import { thinkingCopy } from './thinkable.js';

/** A game as far as it is thought about. */
export interface Thinkable {
  diagram: BoardDiagram;
  saved: SavedGame;
  settings: {
    /** Routines of the page cannot leave it: then this thread thinks. */
    hooks: Hooks | undefined;
    /** What it is told in. */
    language?: string;
    /** Address of a network that judges its positions. */
    judgement?: string | null;
  };
}

/** There can be no worker on this page, as far as is known. */
let isAlone = false;

/** What has gone wrong, for developers: a board tells its reader by its catalogue. */
function inPlainWords(error: unknown): unknown {
  if (error instanceof EngineError)
    return new Error('A part of this board could not be loaded. Check the connection and try again.', { cause: error });
  return isPanic(error) ? new EngineStopped() : error;
}

/** Works with a copy of the game, on this thread. */
async function* inSlices<W extends TaskName>(
  { diagram, saved }: Thinkable,
  task: Task<W>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Finding<W>, void> {
  let copy: Diagram | undefined;
  try {
    copy = await thinkingCopy(diagram, saved);
    copy.tellIn(task.language ?? '');
    yield* perform(copy, task, signal);
  } catch (error) {
    throw inPlainWords(error);
  } finally {
    copy?.free();
  }
}

/** Works on the position of a game, and tells what it finds. What cannot be done fails with an error in plain words. */
export async function* findOut<W extends TaskName>(
  game: Thinkable,
  work: W,
  wish: Wish<W>,
): AsyncGenerator<Finding<W>, void> {
  const { diagram, saved, settings } = game;
  const { signal } = wish;
  const options = checkedOptions(work, wish) as Omit<Wish<W>, 'signal'>;
  const { language = '', judgement: address } = settings;
  // What the engine has read is plain, whatever object the page gave: it can be sent.
  const task: Task<W> = { definition: diagram.definition(), saved, language, work, options };
  const network = work === 'analyse' && address ? await networkAt(address) : undefined;
  try {
    if (network) return yield* anywhere(game, { ...task, network }, signal);
  } catch (error) {
    if (!address || !isRefused(error, address)) throw error;
  }
  if (signal?.aborted !== true) yield* anywhere(game, task, signal);
}

/** Does a task in the worker, or on this thread where there can be none. */
async function* anywhere<W extends TaskName>(
  game: Thinkable,
  task: Task<W>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Finding<W>, void> {
  try {
    if (!isAlone && !game.settings.hooks) return yield* inBackground(task, signal);
  } catch (error) {
    if (!(error instanceof NoWorker)) throw inPlainWords(error);
    isAlone = true;
  }
  if (signal?.aborted !== true) yield* inSlices(game, task, signal);
}

/** Thinks about the position of a game, deeper and deeper. */
export function think(game: Thinkable, options: TaskOptions): AsyncGenerator<Analysis, void> {
  return findOut(game, 'analyse', options);
}

/** Solves the position of a game; `undefined` if time is up or the signal ends it. */
export async function solveGame<O extends AnySolveOptions>(game: Thinkable, asked: O): Promise<Solved<O> | undefined> {
  const { progress, ...options }: AnySolveOptions = asked;
  const found = await answerOf(findOut(game, 'solve', options), progress);
  // A stipulation has keys, a number of moves a solution.
  return found as Solved<O> | undefined;
}

/** Works out the ending on the board of a game; `undefined` if the signal ends it. */
export function workOutGame(game: Thinkable, { progress, ...options }: EndingOptions): Promise<EndingView | undefined> {
  return answerOf(findOut(game, 'endings', options), progress);
}
