// The actions of the buttons in the status line.

import { changeInk, erase } from '../game/arrow-tool.js';
import { placeDiagram, restart, showDiagram, toggleDrawing, turnDiagram } from '../game/commands.js';
import { tryAgain } from '../game/computer-commands.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { click, finish } from '../game/move-input.js';
import type { StatusAction } from '../game/status.js';
import { isElement } from '../style/dom.js';
import { showAttackers } from './questions.js';

/** The event that asks the element to open the game again with enforced rules. It does not leave the shadow tree. */
export const ENFORCE = 'enforce-rules';

const ACTIONS: Record<StatusAction, (game: Game) => unknown> = {
  finish,
  pass: (game) => click(game, 'pass'),
  'close-diagram': (game) => showDiagram(game, undefined),
  'turn-diagram': turnDiagram,
  'place-diagram': placeDiagram,
  attackers: (game) => showAttackers(game, game.state.scene.checks),
  'erase-last': (game) => erase(game, false),
  'erase-all': (game) => erase(game, true),
  'stop-drawing': toggleDrawing,
  'change-ink': changeInk,
  shuffle: restart,
  'try-again': tryAgain,
  enforce: ({ parts }) => parts.frame.dispatchEvent(new Event(ENFORCE)),
};

/** Listens to the buttons of the status line. */
export function listenToStatusLine(game: Game): void {
  game.parts.message.addEventListener(
    'click',
    ({ target }) => {
      const name = isElement(target) ? target.closest('[data-action]')?.getAttribute('data-action') : undefined;
      if (name) act(game, ACTIONS[name as StatusAction]);
    },
    { signal: game.signal },
  );
}
