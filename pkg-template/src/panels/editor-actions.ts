// What the buttons of the editor do to the position. Each is one action of the controller.

import { opponentOf } from '../engine/sides.js';
import type { Game } from '../game/game.js';
import { arrange, attempt, ERASER, editTool } from '../game/position-editor.js';

/** Puts the piece in hand into the hand of its side, or takes one out. */
export function changeHand(game: Game, more: number): void {
  const tool = editTool(game.state);
  if (!tool?.piece || tool.piece.type === 0) {
    if (tool) tool.problem = game.say('editor-select-first');
    return;
  }
  const { type, side } = tool.piece;
  const slot = game.state.scene.hands.find((it) => it.type === type && it.side === side);
  arrange(game, [{ type, side, count: Math.max(0, (slot?.count ?? 0) + more) }]);
}

/** Empties the board. */
export function clearBoard(game: Game): void {
  arrange(
    game,
    game.state.scene.pieces.map(({ cell }) => ({ cell, ...ERASER })),
  );
}

/** Gives the turn to the other side. */
export function passTurn(game: Game): void {
  arrange(game, [], opponentOf(game.state.scene.turn));
}

/** Goes back to the start position. */
export function resetPosition(game: Game): void {
  attempt(game, 'restart', () => game.diagram.restart());
}
