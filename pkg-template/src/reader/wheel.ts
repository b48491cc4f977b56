// The wheel walks through the game, once the reader has come to the board. Elsewhere, and at both ends, it scrolls the page.

import { stepThrough } from '../game/commands.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';

/** How far a wheel turns for one move, in pixels: fine wheels send many small turns. */
const TURN = 40;

/** Listens to the wheel over the board. */
export function listenToWheel(game: Game): void {
  const { parts, signal, state } = game;
  let turned = 0;
  parts.scroll.addEventListener(
    'wheel',
    (event) => {
      const { deltaY, deltaMode } = event;
      const { ply, plies } = state.scene;
      const isIdle = event.ctrlKey || event.shiftKey || deltaY === 0 || state.tool.kind === 'edit';
      if (isIdle || !parts.root.activeElement || (deltaY < 0 ? ply === 0 : ply >= plies)) {
        turned = 0;
        return;
      }
      event.preventDefault();
      turned += deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : Math.sign(deltaY) * TURN;
      if (Math.abs(turned) < TURN) return;
      turned = 0;
      act(game, stepThrough, deltaY < 0 ? 'undo' : 'redo');
    },
    { signal, passive: false },
  );
}
