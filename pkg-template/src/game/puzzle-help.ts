// What a reader may ask of a puzzle: a hint, another try, the solution. Loaded with the panel of the puzzle.

import { pieceName, typeName } from '../a11y/labels.js';
import { arrowsAlong } from '../board/arrows.js';
import { pieceOn } from '../board/board-state.js';
import { announce, cellsOf, type Game, labelOf } from './game.js';
import { changePosition } from './position.js';
import { setMood } from './puzzle.js';

/** Gives a hint: first which piece, then where it goes. */
export function giveHint(game: Game): void {
  const { board, cellOf, say, state } = game;
  const { puzzle } = state;
  if (!puzzle) return;
  const hint = puzzle.view?.hint;
  const tell = (words: string): void => {
    setMood(game, puzzle, 'ready', words);
    announce(game, words);
  };
  if (!hint) return tell(say('help-no-hint'));
  const [from = ''] = hint.path;
  const cell = cellOf.get(from);
  if (puzzle.hinted) {
    puzzle.arrows = arrowsAlong(cellsOf(game, hint.path));
    tell(say('help-move', { move: game.notation?.move(hint.path) ?? hint.san }));
  } else {
    const standing = pieceOn(state, cell);
    const slot = state.scene.hands.find((it) => it.step === from);
    const piece = standing ? pieceName(say, board, standing) : typeName(board, slot?.type ?? 0);
    puzzle.arrows = cell === undefined ? [] : [{ from: cell, to: undefined, color: undefined }];
    puzzle.hints += 1;
    tell(
      cell === undefined
        ? say('help-piece-in-hand', { piece })
        : say('help-piece-on', { piece, square: labelOf(game, cell) }),
    );
  }
  puzzle.hinted = true;
  // A refusal that is still shown would hide the hint.
  state.refusal = undefined;
}

/** Begins the puzzle anew. */
export function retryPuzzle(game: Game): void {
  game.diagram.retry();
  changePosition(game, 'restart');
  announce(game, game.say('help-try-again', { task: game.state.puzzle?.view?.task ?? '' }));
}

/** Makes the solution the record of the game. */
export function revealSolution(game: Game): void {
  game.diagram.solve();
  changePosition(game, 'load');
  announce(game, game.say('help-solution'));
  game.state.openPanels.add('game');
}
