// Puzzles: judges moves, gives hints, prepares the reply of the other side. The engine knows what is right.

import { type BoardState, type PuzzleMood, type PuzzleProgress, update } from '../board/board-state.js';
import { problemText } from '../engine/panic.js';
import type { ReasonView } from '../engine/views.js';
import { joined } from '../words/page.js';
import { type Game, tellPage } from './game.js';

/** The first words of each mood. */
const WORDS: Partial<Record<PuzzleMood, string>> = {
  right: 'puzzle-right',
  solved: 'puzzle-solved',
  failed: 'puzzle-failed',
  shown: 'puzzle-shown',
};

/** Says how the puzzle stands. */
export function setMood({ say }: Game, puzzle: PuzzleProgress, mood: PuzzleMood, words: string): void {
  const first = WORDS[mood];
  puzzle.mood = mood;
  puzzle.words = joined(say, 'sentence-more', first && say(first), words);
}

/** Makes a puzzle of the game, if its definition or the page has one. */
export function startPuzzle(game: Game): void {
  const { diagram, settings, state } = game;
  let problem = '';
  try {
    if (settings.solution !== null) diagram.pose(settings.solution);
  } catch (error) {
    problem = problemText(game.say, error);
  }
  const view = diagram.puzzle();
  if (!view) return;
  state.puzzle = {
    view,
    mood: 'ready',
    words: '',
    mistakes: 0,
    hints: 0,
    hinted: false,
    arrows: [],
    reply: undefined,
    aside: false,
  };
  setMood(game, state.puzzle, 'ready', problem);
}

/** The puzzle by which moves are judged. None while the reader plays on against the computer: on request, or after the end of the puzzle. */
export function openPuzzle({ computer, puzzle }: BoardState): PuzzleProgress | undefined {
  const goesOn = computer.opponent !== undefined && (puzzle?.aside || puzzle?.view?.state !== 'open');
  return goesOn ? undefined : puzzle;
}

/** Why a move is not the solution. */
export function whyNotSolution({ diagram, state }: Game, path: string[]): ReasonView | undefined {
  return openPuzzle(state)?.view && diagram.judge(path);
}

/** A move was tried that is not the solution: it is counted, and told. */
export function countMistake(game: Game, reason: ReasonView): void {
  const { puzzle } = game.state;
  if (!puzzle) return;
  puzzle.mistakes += 1;
  setMood(game, puzzle, 'wrong', reason.sentence);
  tellPuzzle(game, puzzle, 'wrong', reason);
}

function tellPuzzle(game: Game, { mistakes, hints }: PuzzleProgress, state: string, reason?: ReasonView): void {
  tellPage(game, 'vd-puzzle', { state, mistakes, hints, reason });
}

/** A move was played. Returns what is said about it. */
export function judgeMove(game: Game): string {
  const { diagram, say, state } = game;
  const puzzle = openPuzzle(state);
  if (!puzzle) return '';
  const before = puzzle.view;
  const view = diagram.puzzle();
  update(puzzle, { view, reply: undefined });
  if (!view) return '';
  // What is said about the move before an answer stays.
  const comments = joined(say, 'sentence-more', ...(before?.reply ? before.remarks : []), ...view.remarks);
  if (view.state === 'open') {
    const known = view.reply !== undefined || view.hint !== undefined;
    // An answer leaves the word about the move before it.
    setMood(game, puzzle, before?.reply ? puzzle.mood : known && before?.hint ? 'right' : 'ready', comments);
    puzzle.reply = view.reply;
  } else {
    const why = view.state === 'failed' ? (state.scene.verdict?.sentence ?? '') : '';
    setMood(game, puzzle, view.state as PuzzleMood, comments || why);
    if (view.state !== before?.state) tellPuzzle(game, puzzle, view.state);
  }
  return puzzle.mood === 'ready' ? '' : puzzle.words;
}

/** The circle or the arrow of a hint belongs to one position. */
export function forgetHint({ state: { puzzle } }: Game): void {
  if (puzzle) update(puzzle, { arrows: [], hinted: false });
}

/** Another position was chosen. */
export function followPuzzle(game: Game): void {
  const { diagram, say, state } = game;
  const { puzzle } = state;
  if (!puzzle) return;
  const view = diagram.puzzle();
  update(puzzle, { view, reply: undefined });
  setMood(
    game,
    puzzle,
    !view || view.state === 'open' ? 'ready' : (view.state as PuzzleMood),
    joined(say, 'sentence-more', ...(view?.remarks ?? [])),
  );
}

/** The reader goes on: what was said about a wrong move has been read. */
export function forgetMistake(game: Game): void {
  const { puzzle } = game.state;
  if (puzzle?.mood === 'wrong') setMood(game, puzzle, 'ready', '');
}
