// The computer as an analyst: what it makes of the position that is shown, deeper and deeper, and what the other side threatens.

import { arrowsAlong } from '../board/arrows.js';
import { type AnalysisState, type Judgement, update } from '../board/board-state.js';
import type { DrawnArrow } from '../board/picture.js';
import { stopWith } from '../game/computer-commands.js';
import { act } from '../game/controller.js';
import { announce, cellsOf, type Follower, type Game } from '../game/game.js';
import type { AnalysedLine, Analysis } from '../search/analyse.js';
import { think } from '../search/think.js';
import { sentences } from '../words/sentences.js';
import { betterOf, betterWords } from './mistake.js';
import { moveText } from './move-text.js';
import { scoreWords, worthOf } from './score-words.js';
import { positionKey, Thought } from './thought.js';

/** Milliseconds for a position and for a threat, and between two pictures of what is known. */
const TIME = 10_000;
const THREAT_TIME = 600;
const PICTURE = 120;

/** How many lines are shown. */
const LINES = 3;

/** A move is a threat if it would gain that many centipawns, beyond what a turn is worth. */
const GAIN = 120;

/** The other side has no move, or cannot be given the turn. */
const NO_THREAT: AnalysedLine = { score: { centipawns: 0 }, line: [] };

/** What is done with the state of an open analysis. */
type Change = (analysis: AnalysisState) => void;

/** Changes the analysis, and draws its arrows: worse lines below better ones, and what was missed below all. */
function change(game: Game, work: Change): void {
  const { computer } = game.state;
  if (!computer.analysis) return;
  work(computer.analysis);
  const along = ({ line: [move] }: AnalysedLine, kind: DrawnArrow['kind']): DrawnArrow[] =>
    arrowsAlong(cellsOf(game, move?.path ?? [])).map((it) => ({ ...it, kind }));
  const { lines } = computer.analysis;
  const threat = threatOf(computer.analysis);
  const best = lines.map((it, index) => along(it, index === 0 ? 'best' : 'other')).reverse();
  const better = betterOf(game.state);
  const missed = better ? along(better.best, 'open') : [];
  computer.arrows = [...missed, ...best.flat(), ...(threat ? along(threat, 'threat') : [])];
}

/** What the other side threatens, if its best move would gain something. */
export function threatOf({ depth, lines: [best], threat }: AnalysisState): AnalysedLine | undefined {
  // Before the first ply is done the best line has no score.
  if (!threat || threat.line.length === 0 || !best || depth === 0) return undefined;
  return worthOf(threat.score) + worthOf(best.score) >= GAIN ? threat : undefined;
}

/** What was found out about the position that is shown. */
function judgementOf({ state: { scene } }: Game, { lines: [best], depth }: Analysis): Judgement | undefined {
  return best && { moves: scene.record.slice(0, scene.ply), turn: scene.turn, best, depth };
}

function showAnalysis(game: Game, analysis: Analysis): void {
  const { lines, depth } = analysis;
  const known = betterOf(game.state);
  change(game, (it) => update(it, { lines, depth, judged: judgementOf(game, analysis) }));
  const better = betterOf(game.state);
  if (better && !known) announce(game, betterWords(game, better));
}

function endAnalysis(game: Game): void {
  change(game, (it) => update(it, { isOpen: false }));
  const { lines: [best] = [], depth = 0 } = game.state.computer.analysis ?? {};
  if (!best || depth === 0) return;
  const { say, state } = game;
  const moves = best.line.map((it) => moveText(game, it)).join(' ');
  const better = betterOf(state);
  const found = say('analysis-best', { score: scoreWords(say, best.score, state.scene.turn), moves });
  announce(game, sentences(say, found, better ? betterWords(game, better) : ''));
}

/** Looks for what the other side threatens, or no longer. */
export function toggleThreat(game: Game): void {
  change(game, (it) => update(it, { showsThreat: !it.showsThreat, threat: undefined }));
}

/** Shows what is found, not more often than can be read, and at last what was found last. */
async function showAll(game: Game, found: AsyncGenerator<Analysis, void>, signal: AbortSignal): Promise<void> {
  let latest: Analysis | undefined;
  let due = 0;
  let timer = 0;
  const show = (): void => {
    clearTimeout(timer);
    if (latest && !signal.aborted) act(game, showAnalysis, latest);
    latest = undefined;
    due = performance.now() + PICTURE;
  };
  for await (const it of found) {
    latest = it;
    clearTimeout(timer);
    const rest = due - performance.now();
    if (rest <= 0) show();
    else timer = setTimeout(show, rest);
  }
  show();
}

/** Whether there is anything to find out about the position that is shown, and all of it may be told. */
function isOpen({ state }: Game): boolean {
  return (
    state.computer.problem === undefined && !state.scene.verdict && !state.scene.secret && state.tool.kind !== 'edit'
  );
}

/** Follows a game, and analyses what it shows as long as somebody wants it. */
export function analyst(game: Game): Follower {
  const position = new Thought(
    game,
    async (signal) => {
      await showAll(game, think(game, { time: TIME, lines: LINES, early: true, signal }), signal);
      if (!signal.aborted) act(game, endAnalysis);
    },
    stopWith,
  );
  const threats = new Thought(
    game,
    async (signal) => {
      let threat = NO_THREAT;
      for await (const it of think(game, { time: THREAT_TIME, pass: true, signal })) threat = it;
      if (!signal.aborted) act(game, change, (it: AnalysisState) => update(it, { threat }));
    },
    (it) => change(it, (analysis) => update(analysis, { threat: NO_THREAT })),
  );
  return {
    show({ state }) {
      const { analysis } = state.computer;
      const key = analysis && isOpen(game) ? positionKey(game) : undefined;
      position.follow(key);
      threats.follow(analysis?.showsThreat && state.scene.checks.length === 0 ? key : undefined);
    },
  };
}
