// Routes clicks on the board: the move diagram, the arrow tool, the editor, or the game.

import { pickArrowEnd } from './arrow-tool.js';
import { isComputersTurn } from './computers-turn.js';
import { awaitsFriend } from './friends-turn.js';
import type { Game } from './game.js';
import { clickDiagram } from './move-diagram.js';
import { playReply } from './play.js';
import { editorTakes } from './position-editor.js';
import { takePremove } from './premove.js';
import { forgetMistake } from './puzzle.js';

/** Whether a click or a drag on a step may belong to a move. If not, it has been dealt with. */
export function acceptsForMove(game: Game, step: string, by: 'click' | 'drag'): boolean {
  const { cellOf, state } = game;
  state.autoplay = false;
  forgetMistake(game);
  playReply(game);
  const cell = cellOf.get(step);
  if (state.moveDiagram) {
    state.refusal = undefined;
    state.moveDiagram = cell === undefined ? undefined : clickDiagram(game, state.moveDiagram, cell);
    return false;
  }
  if (state.tool.kind === 'draw') {
    if (by === 'click') pickArrowEnd(game, cell);
    return false;
  }
  if (state.tool.kind === 'edit') return !editorTakes(game, state.tool, step, by);
  if (awaitsFriend(game)) return false;
  if (!isComputersTurn(game)) return true;
  takePremove(game, step);
  return false;
}
