// Names of sides, pieces and cells, and the labels of cells for screen readers.

import type { Field } from '../board/picture.js';
import type { Side } from '../engine/names.js';
import type { BoardView, CellView, OptionView, PieceView, SceneView } from '../engine/views.js';

/** White or Black, as a word in a sentence. */
export const sideName = (side: Side): string => (side === 'white' ? 'White' : 'Black');

/** Whose turn it is, with what tells the pieces where they are neither white nor black, and what no square shows. */
export const toMoveWords = ({ turn, note }: SceneView, sign?: string): string =>
  `${sideName(turn)}${sign ? ` (${sign})` : ''} to move${note ? ` (${note})` : ''}`;

/** With a capital letter at the start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a type; that of walls for no type. */
export const typeName = ({ types, wall }: BoardView, type: number): string =>
  (type === 0 ? wall : types[type - 1]?.name) ?? 'piece';

/** A piece in words: `white knight`; what is nobody's: `duck`. */
export function pieceName(board: BoardView, { side, type }: PieceView): string {
  const name = typeName(board, type);
  return side === 'nobody' ? name : `${sideName(side).toLowerCase()} ${name}`;
}

/** The label of a cell: its name, its piece or that there is `nothing`, the effect of a click. */
export function cellLabel(
  board: BoardView,
  cell: CellView,
  piece: PieceView | undefined,
  option: OptionView | undefined,
  selected: boolean,
  nothing = 'empty',
): string {
  const does = option && option.mark !== 'origin' ? `, ${option.words || option.mark}` : '';
  return `${cell.label}, ${piece ? pieceName(board, piece) : nothing}${selected ? ', selected' : ''}${does}`;
}

/** Whether a cell is covered: what stands there is not told. Covered ground is the last kind. */
export const isCovered = ({ covers, terrain }: BoardView, { ground }: Field, index: number): boolean =>
  covers && ground.some((it) => it.cell === index && it.kind === terrain.length);

/** The part of a label about terrain and engagement. */
export function fieldLabel(board: BoardView, field: Field, index: number): string {
  if (isCovered(board, field, index)) return '';
  const { terrain } = board;
  const { ground, relations } = field;
  const kind = ground.find((it) => it.cell === index)?.kind;
  const name = kind === undefined ? undefined : terrain[kind - 1]?.name;
  const engaged = relations?.engaged.find((it) => it.cell === index);
  const count =
    engaged && (engaged.points > 0 || engaged.need > 0) ? `, engaged by ${engaged.points} of ${engaged.need}` : '';
  return (name === undefined ? '' : `, on ${name}`) + count;
}
