// Names of sides, pieces and cells, and the labels of cells for screen readers.

import type { Field } from '../board/picture.js';
import type { BoardView, CellView, OptionView, PieceView, SceneView, TerrainView } from '../engine/views.js';
import type { Argument } from '../words/message.js';
import { joined, type Say } from '../words/page.js';

/** Whose turn it is, with what tells the pieces where they are neither white nor black, and what no square shows. */
export function toMoveWords(say: Say, { turn, note }: SceneView, sign?: string): string {
  const told = (what: string, remark: string | undefined): string =>
    remark ? say('with-remark', { what, remark }) : what;
  return told(say('to-move', { side: told(say(turn), sign) }), note);
}

/** With a capital letter at the start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a type as an argument of a message: as its author says it in the reader's language, else as the message does; that of walls for no type. */
export function typeName({ types, wall, ownWall }: BoardView, type: number): Argument {
  const { name, ownName } = type === 0 ? { name: wall, ownName: ownWall } : (types[type - 1] ?? {});
  return ownName ?? { piece: name ?? 'piece' };
}

/** The name of a kind of terrain as an argument of a message. */
export const groundName = ({ name, ownName }: TerrainView): Argument => ownName ?? { word: name };

/** The name of a piece by itself. */
export const nameWord = (say: Say, name: Argument): string => say('name-alone', { name });

/** A piece in words: `white knight`, but `white horse of Black`; what is nobody's: `duck`. */
export function pieceName(say: Say, board: BoardView, { side, type }: PieceView): string {
  const piece = typeName(board, type);
  if (side === 'nobody') return nameWord(say, piece);
  const hasColour = /^(?:white|black)(?: |$)/i.test(board.types[type - 1]?.name ?? '');
  const [white, black] = hasColour
    ? (['owned-white', 'owned-black'] as const)
    : (['white-piece', 'black-piece'] as const);
  return say(side === 'white' ? white : black, { piece });
}

/** A cell for its label: its piece or that there is `nothing`, and the effect of a click. */
export interface CellWords {
  piece: PieceView | undefined;
  option?: OptionView | undefined;
  selected?: boolean;
  nothing?: string;
}

/** The label of a cell: its name, what is there, and the effect of a click. */
export function cellLabel(say: Say, board: BoardView, cell: CellView, words: CellWords): string {
  const { piece, option, selected, nothing = say('empty') } = words;
  const does = option && option.mark !== 'origin' ? option.words || say(`mark-${option.mark}`) : '';
  const stands = piece ? pieceName(say, board, piece) : nothing;
  return joined(say, 'label-more', cell.label, stands, selected && say('selected'), does);
}

/** Whether a cell is covered: what stands there is not told. Covered ground is the last kind. */
export const isCovered = ({ covers, terrain }: BoardView, { ground }: Field, index: number): boolean =>
  covers && ground.some((it) => it.cell === index && it.kind === terrain.length);

/** The part of a label about terrain and engagement. */
export function fieldLabel(say: Say, board: BoardView, field: Field, index: number): string {
  if (isCovered(board, field, index)) return '';
  const { terrain } = board;
  const { ground, relations } = field;
  const kind = ground.find((it) => it.cell === index)?.kind;
  const type = kind === undefined ? undefined : terrain[kind - 1];
  const engaged = relations?.engaged.find((it) => it.cell === index);
  const isEngaged = engaged && (engaged.points > 0 || engaged.need > 0);
  const count = isEngaged && say('engaged-by', { points: engaged.points, need: engaged.need });
  return joined(say, 'label-more', type && say('on-terrain', { terrain: groundName(type) }), count);
}
