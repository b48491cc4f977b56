// Attaches everything that a reader can do to a game.

import type { Game } from '../game/game.js';
import { ArrowGestures } from './arrow-gestures.js';
import { listenToChoices } from './choice.js';
import { listenToKeyboard } from './keyboard.js';
import { PointerGestures } from './pointer.js';
import { listenToStatusLine } from './status-buttons.js';

/** Lets pieces be clicked, dragged and drawn upon inside an element. */
export function listenToPointer(game: Game, area: HTMLElement): void {
  new ArrowGestures(game, area);
  new PointerGestures(game, area);
}

/** Listens to everything of one game, until it is gone. */
export function listen(game: Game): void {
  listenToPointer(game, game.parts.stage);
  listenToChoices(game);
  listenToKeyboard(game);
  listenToStatusLine(game);
}
