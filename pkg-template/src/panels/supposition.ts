// What if the selected piece were another one? Asks an engine's object of its own, so that the game is not touched.

import { latestStop, pieceOn } from '../board/board-state.js';
import type { OptionView, PieceView } from '../engine/views.js';
import { type Game, isEnforced } from '../game/game.js';

/** The piece that is told about: one of the type in the place of the selected one, else the first of its side on the board. */
function supposedPiece({ cellOf, state }: Game, type: number): PieceView | undefined {
  const { pieces, turn } = state.scene;
  const selected = pieceOn(state, cellOf.get(latestStop(state.input)?.path[0] ?? ''));
  if (selected) return { ...selected, type };
  return pieces.find((it) => it.type === type && it.side === turn);
}

/** Where a piece could go if it stood there. */
function optionsOf({ Diagram, board, saved, settings, state }: Game, piece: PieceView): OptionView[] {
  const { cell, type, side } = piece;
  const from = board.cells[cell]?.name;
  if (side === 'nobody' || from === undefined) return [];
  const diagram = new Diagram(settings.definition);
  try {
    diagram.viewAs(state.view);
    diagram.setFen(saved.fen);
    diagram.arrange([{ cell, type, side }], side);
    return diagram.options([from]).options;
  } catch {
    // Some positions cannot be, such as one without a king.
    return [];
  } finally {
    diagram.free();
  }
}

/** Shows what a type would do on the board, or the game again. */
export function suppose(game: Game, type: number | undefined): void {
  const { state } = game;
  const isOpen = isEnforced(game) && !state.moveDiagram && state.input.kind !== 'choosing';
  const piece = type === undefined || !isOpen ? undefined : supposedPiece(game, type);
  state.supposition = piece && { piece, options: optionsOf(game, piece) };
}
