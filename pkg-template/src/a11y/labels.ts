// Names in English: of sides, pieces and cells.

import type { BoardView, CellView, OptionView, PieceView } from '../engine/views.js';

/** White or Black, as a word in a sentence. */
export const side = (number: number): string => (number === 0 ? 'White' : 'Black');

/** With a capital letter at the start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A piece in words: `white knight`. */
export function pieceName(board: BoardView, piece: PieceView): string {
  return `${side(piece.side).toLowerCase()} ${board.types[piece.type - 1]?.name ?? 'piece'}`;
}

/** What a cell says: its name, its piece, and what a click would do. */
export function cellLabel(board: BoardView, cell: CellView, piece: PieceView | undefined, option: OptionView | undefined, selected: boolean): string {
  const does = option && option.mark !== 'origin' ? `, ${option.words || option.mark}` : '';
  return `${cell.label}, ${piece ? pieceName(board, piece) : 'empty'}${selected ? ', selected' : ''}${does}`;
}
