// What a reader may ask of a puzzle: a hint, another try, the solution. Loaded with the panel of the puzzle.

import { pieceName } from '../a11y/labels.js';
import { arrowsAlong } from '../board/arrows.js';
import { pieceOn } from '../board/board-state.js';
import { announce, cellsOf, type Game, labelOf } from './game.js';
import { changePosition } from './position.js';
import { setMood } from './puzzle.js';

/** Gives a hint: first which piece, then where it goes. */
export function giveHint(game: Game): void {
  const { board, cellOf, state } = game;
  const { puzzle } = state;
  if (!puzzle) return;
  const hint = puzzle.view?.hint;
  const say = (words: string): void => {
    setMood(puzzle, 'ready', words);
    announce(game, words);
  };
  if (!hint) return say('There is no hint here. The known solution goes another way.');
  const [from = ''] = hint.path;
  const cell = cellOf.get(from);
  if (puzzle.hinted) {
    puzzle.arrows = arrowsAlong(cellsOf(game, hint.path));
    say(`The move is ${hint.san}.`);
  } else {
    const piece = pieceOn(state, cell);
    const slot = state.scene.hands.find((it) => it.step === from);
    const name = piece ? pieceName(board, piece) : (board.types[(slot?.type ?? 0) - 1]?.name ?? 'piece');
    puzzle.arrows = cell === undefined ? [] : [{ from: cell, to: undefined, color: undefined }];
    puzzle.hints += 1;
    say(`Look at the ${name} ${cell === undefined ? 'in hand' : `on ${labelOf(game, cell)}`}.`);
  }
  puzzle.hinted = true;
  // A refusal that is still shown would hide the hint.
  state.refusal = undefined;
}

/** Begins the puzzle anew. */
export function retryPuzzle(game: Game): void {
  game.diagram.retry();
  changePosition(game, 'restart');
  announce(game, `Try again. ${game.state.puzzle?.view?.task ?? ''}`);
}

/** Makes the solution the record of the game. */
export function revealSolution(game: Game): void {
  game.diagram.solve();
  changePosition(game, 'load');
  announce(game, 'This is the solution. The moves are in the record.');
  game.state.openPanels.add('game');
}
