// Thinks about positions in slices: the page or worker that asks stays responsive. No drawing, no DOM.

import type { BoardDiagram } from '../engine/load.js';
import { isPanic } from '../engine/panic.js';
import type { AnalysedLineView, AnalysedMoveView } from '../engine/views.js';
import type { Search } from '../engine/wasm.js';
import { checkedOptions } from './checked-options.js';
import { anySeed } from './seed.js';
import { pause, SLICE } from './slices.js';
import { thoughtful } from './thinkable.js';

/** Milliseconds to think if neither time nor depth nor a level is given. */
const USUAL_TIME = 1000;

/** `Search.step` has new lines, or nothing more to do. */
const DEEPER = 1;
const DONE = 2;

/** How good a position is for the side to move. */
export type Score = { centipawns: number } | { winsIn: number } | { losesIn: number };

/** What to analyse, and for how long. */
export interface AnalysisOptions {
  /** Milliseconds at most. 1000 if no depth and no level is given; a level has its own. */
  time?: number;
  /** Plies to look ahead. */
  depth?: number;
  /** How many of the best moves are wanted, with their lines. One by default. */
  lines?: number;
  /** Think as well as a level of the computer, from 1 to 8. Depth and lines are the level's; with a time, 8 uses all of it. */
  level?: number;
  /** A level errs in the same way for the same seed, a whole number. By chance without it. */
  seed?: number;
  /** Tell the move that looks best also before the first ply is done, with depth 0 and a score that means nothing. */
  early?: boolean;
  /** Ends the analysis, within a few milliseconds. */
  signal?: AbortSignal;
}

/** A line of best moves with its score. */
export interface AnalysedLine {
  /** For the side to move. */
  score: Score;
  /** The moves, the best one first. Each has the path that `play` takes, and its text for people. */
  line: AnalysedMoveView[];
}

/** What is known after one more ply. */
export interface Analysis extends AnalysedLine {
  /** Plies that were looked at. */
  depth: number;
  /** Positions that were looked at. */
  nodes: number;
  /** The best lines, best first; `score` and `line` are those of the first. */
  lines: AnalysedLine[];
}

function scoreOf({ centipawns, winsIn, losesIn }: AnalysedLineView): Score {
  if (winsIn !== undefined) return { winsIn };
  if (losesIn !== undefined) return { losesIn };
  return { centipawns: centipawns ?? 0 };
}

/** What the search knows, as lines; nothing if there is none. */
function analysisOf(search: Search, views: AnalysedLineView[]): Analysis | undefined {
  const lines = views.map((it) => ({ score: scoreOf(it), line: it.moves }));
  const [first] = lines;
  const depth = views[0]?.depth ?? 0;
  return first && { ...first, depth, nodes: search.nodes(), lines };
}

/** Tells a search its limits. Returns for how many milliseconds it may think. */
function limit(search: Search, { depth, lines = 1, level, seed = anySeed(), time }: AnalysisOptions): number {
  if (level !== undefined) {
    const usual = search.level(level, seed, time !== undefined);
    return time ?? usual;
  }
  search.limit(depth ?? 0, 0, lines);
  return time ?? (depth === undefined ? USUAL_TIME : Number.POSITIVE_INFINITY);
}

/** Thinks in slices, and tells what is known after each ply. Its time runs from `begin` on. */
async function* deepening(search: Search, begin: number, options: AnalysisOptions): AsyncGenerator<Analysis, void> {
  const { signal } = options;
  const end = begin + limit(search, options);
  let isEarly = options.early === true;
  for (let state = 0; state !== DONE && signal?.aborted !== true; await pause()) {
    state = search.step(Math.min(SLICE, Math.max(0, end - performance.now())));
    const late = performance.now() >= end;
    if (late) search.finish();
    const isNew = state === DEEPER || state === DONE || late;
    const found = isNew ? analysisOf(search, search.lines()) : isEarly ? analysisOf(search, search.guess()) : undefined;
    isEarly = false;
    if (found) yield found;
    if (late) return;
  }
}

/** Thinks with a search that is taken from somewhere, and gives it back; what has panicked would refuse that. */
export async function* analyseWith(
  take: () => Search,
  giveBack: (search: Search) => void,
  options: AnalysisOptions,
): AsyncGenerator<Analysis, void> {
  const begin = performance.now();
  const search = take();
  let isDead = false;
  try {
    yield* deepening(search, begin, options);
  } catch (error) {
    isDead = isPanic(error);
    throw error;
  } finally {
    if (!isDead) giveBack(search);
  }
}

/**
 * Analyses the current position of a game, deeper and deeper. Later moves in the game do not disturb it. The sequence
 * ends when time is up, when nothing more can be found out, or when the signal says so; it is empty if there is no move.
 * Fails with a `TypeError` or a `RangeError` if an option means nothing, such as a time that is no number.
 *
 * @example for await (const { depth, score, line } of analyse(game, { time: 500 })) console.log(depth, score, line[0]?.san);
 */
export async function* analyse(diagram: BoardDiagram, options: AnalysisOptions = {}): AsyncGenerator<Analysis, void> {
  checkedOptions('analyse', options);
  yield* thoughtful(diagram, (it) =>
    analyseWith(
      () => it.search(),
      (search) => search.free(),
      options,
    ),
  );
}
