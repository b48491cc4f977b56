// One thing to find out about the position of a game. The page and its worker do it in the same way.

import type { Definition } from '../engine/names.js';
import type { SavedGame } from '../engine/saved-game.js';
import { opponentOf } from '../engine/sides.js';
import type { EndingView, PlayedGameView } from '../engine/views.js';
import type { Diagram, Work } from '../engine/wasm.js';
import { type Analysis, type AnalysisOptions, analysing } from './analyse.js';
import { type EndingTask, workingOut } from './endings.js';
import { Kept } from './kept.js';
import { playing, type SelfPlayOptions } from './self-play.js';
import type { Solving } from './slices.js';
import { type SolverAnswer, type SolverTask, solving } from './solve.js';

/** How a position is thought about. */
export interface TaskOptions extends AnalysisOptions {
  /** The side to move passes: what the other side would do is what it threatens. */
  pass?: boolean;
  /** The position is one that the side to move may imagine by what it sees; every number gives one. */
  imagined?: number;
}

/** Searches that wait: what they know of one position helps with the next of the same definition. */
const searches = new Kept<Work>();

/** Thinks about the position of a game; with `pass` or `imagined` it may be another one afterwards. Fails if the side to move cannot pass. */
async function* analyseTask(
  diagram: Diagram,
  options: TaskOptions,
  definition: Definition,
): AsyncGenerator<Analysis, void> {
  if (options.pass) diagram.arrange([], opponentOf(diagram.scene().turn));
  if (options.imagined !== undefined) diagram.imagine(options.imagined);
  yield* analysing(diagram, options, {
    take: () => searches.take(definition),
    giveBack: (it) => searches.keep(definition, it),
  });
}

/** What is asked, by what it is called. */
interface Wishes {
  analyse: TaskOptions;
  solve: SolverTask;
  endings: EndingTask;
  selfPlay: SelfPlayOptions;
}

/** What is found out, bit by bit. */
interface Findings {
  analyse: Analysis;
  solve: Solving<SolverAnswer>;
  endings: Solving<EndingView, Blob>;
  selfPlay: PlayedGameView;
}

/** What can be done with a position. */
export type TaskName = keyof Wishes;

/** What is asked for some work. */
export type Wish<W extends TaskName> = Wishes[W];

/** What some work finds out. */
export type Finding<W extends TaskName = TaskName> = Findings[W];

const WORKS: {
  [W in TaskName]: (diagram: Diagram, wish: Wishes[W], definition: Definition) => AsyncGenerator<Findings[W], void>;
} = {
  analyse: analyseTask,
  solve: solving,
  endings: workingOut,
  selfPlay: playing,
};

/** A position of a game, and what to find out about it. */
export interface Task<W extends TaskName = TaskName> {
  definition: Definition;
  saved: SavedGame;
  /** What the game is told in: refusals have its words. */
  language?: string;
  /** The file of a network that judges its positions. */
  network?: Uint8Array;
  work: W;
  options: Omit<Wishes[W], 'signal'>;
}

/** What is left of some work once it has found something; what is not said is left as it was. */
const LEFT: { [W in TaskName]?: (wish: Wishes[W], found: Findings[W]) => Partial<Wishes[W]> } = {
  solve: (_, { settled }) => (settled === undefined ? {} : { settled }),
  endings: ({ settled = [] }, { settled: table }) => (table ? { settled: [...settled, table] } : {}),
  selfPlay: ({ games = 100, first = 1 }, { number }) => ({ games: games - (number + 1 - first), first: number + 1 }),
};

/** What is left of a task that has found something, for another worker to go on with. */
export function remaining(task: Task, found: Finding): Task {
  const left = LEFT[task.work] as ((wish: object, found: Finding) => object) | undefined;
  return left ? { ...task, options: { ...task.options, ...left(task.options, found) } } : task;
}

/** Does what a task asks for, with a game that stands at its position. */
export function perform<W extends TaskName>(
  diagram: Diagram,
  { definition, network, work, options }: Omit<Task<W>, 'saved'>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Findings[W], void> {
  if (network) diagram.judgeBy(network);
  return WORKS[work](diagram, { ...options, ...(signal && { signal }) } as Wishes[W], definition);
}
