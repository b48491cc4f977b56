// Takes over the engine's position after it has changed, and forgets what belonged to the one before.

import { announcement } from '../a11y/announcements.js';
import { forgetAnnotations } from '../board/annotations.js';
import { update } from '../board/board-state.js';
import { announce, type Game } from './game.js';
import { followPuzzle, forgetHint } from './puzzle.js';
import { saveGame } from './saved-game.js';

/** The engine's position has changed. */
export function updateScene(game: Game): void {
  const { diagram, state } = game;
  state.scene = diagram.scene();
  update(state, {
    answers: {},
    before: undefined,
    preview: undefined,
    notice: undefined,
    untouched: false,
    atStart: false,
  });
  forgetAnnotations(state.annotations);
  forgetHint(game);
  game.saved = saveGame(diagram, state.scene);
}

/** Another position was chosen: what was begun is forgotten, and the position is announced. */
export function changePosition(game: Game): void {
  const { board, state } = game;
  update(state, { input: { kind: 'idle' }, refusal: undefined, moveDiagram: undefined });
  updateScene(game);
  followPuzzle(game);
  announce(game, announcement(board, undefined, state.scene));
}
