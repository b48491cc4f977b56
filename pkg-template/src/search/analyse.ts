// Thinks about positions in slices: the page or worker that asks stays responsive. No drawing, no DOM.

import type { BoardDiagram } from '../engine/load.js';
import type { AnalysedLineView, AnalysedMoveView } from '../engine/views.js';
import type { Diagram, Work } from '../engine/wasm.js';
import { checkedOptions } from './checked-options.js';
import { anySeed } from './seed.js';
import { working } from './slices.js';
import { thoughtful } from './thinkable.js';

/** Milliseconds to think if neither time nor depth nor a level is given. */
const USUAL_TIME = 1000;

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
function analysisOf(nodes: number, views: AnalysedLineView[]): Analysis | undefined {
  const lines = views.map((it) => ({ score: scoreOf(it), line: it.moves }));
  const [first] = lines;
  const depth = views[0]?.depth ?? 0;
  return first && { ...first, depth, nodes, lines };
}

/** How long a search may think. */
function timeOf(diagram: Diagram, { depth, level, time }: AnalysisOptions): number {
  if (level !== undefined) return time ?? diagram.levelTime(level);
  return time ?? (depth === undefined ? USUAL_TIME : Number.POSITIVE_INFINITY);
}

/** Where searches come from that know something already, and where they go. */
export interface EarlierSearch {
  take(): Work | undefined;
  giveBack(search: Work): void;
}

/** Thinks about the position of a game, and tells what is known after each ply. */
export async function* analysing(
  diagram: Diagram,
  options: AnalysisOptions,
  earlier?: EarlierSearch,
): AsyncGenerator<Analysis, void> {
  const { depth, lines, level, seed = anySeed(), early } = options;
  const limits = { depth, lines, level, seed, early, timed: options.time !== undefined };
  const begin = (): Work => diagram.search(limits, earlier?.take());
  const handling = { ...options, time: timeOf(diagram, options), ...(earlier && { giveBack: earlier.giveBack }) };
  for await (const { nodes, answer } of working<AnalysedLineView[]>(begin, handling)) {
    const found = answer && analysisOf(nodes, answer);
    if (found) yield found;
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
  yield* thoughtful(diagram, (it) => analysing(it, options));
}
