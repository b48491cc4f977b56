// The computer as a player, as attributes and buttons set it. What it plays is found out elsewhere, and later.

import { type AnalysisState, type ComputerState, type Judgement, type Opponent, update } from '../board/board-state.js';
import { announce, type Game } from './game.js';
import { followPuzzle } from './puzzle.js';

/** Lets the computer play a side, or nobody. */
export function setOpponent(game: Game, opponent: Opponent | undefined): void {
  const { computer, puzzle } = game.state;
  const isOver = computer.opponent !== undefined && !opponent;
  update(computer, { opponent, problem: undefined });
  if (!isOver || !puzzle?.aside) return;
  puzzle.aside = false;
  followPuzzle(game);
}

/** The computer cannot go on. It stays so until it is asked again, or the position changes. */
export function stopWith(game: Game, problem: string): void {
  game.state.computer.problem = problem;
  announce(game, problem);
}

/** The computer tries once more. */
export function tryAgain({ state: { computer } }: Game): void {
  computer.problem = undefined;
}

/** An analysis that has not begun, and what was made of the position before. */
const newAnalysis = (showsThreat: boolean, before?: Judgement): AnalysisState => ({
  lines: [],
  depth: 0,
  isOpen: true,
  showsThreat,
  threat: undefined,
  judged: undefined,
  before,
});

/** Lets the computer analyse the positions that are shown, or no longer. */
export function setAnalysis({ state: { computer } }: Game, isWanted: boolean): void {
  if (isWanted === (computer.analysis !== undefined)) return;
  update(computer, { analysis: isWanted ? newAnalysis(false) : undefined, hint: undefined, arrows: [] });
}

/** What the computer said belongs to one position; what it made of it is compared with what follows. */
export function forgetThoughts(computer: ComputerState): void {
  const { analysis: old } = computer;
  const analysis = old && newAnalysis(old.showsThreat, old.judged);
  update(computer, { asked: false, problem: undefined, hint: undefined, analysis, arrows: [] });
}
