// How the board of a game is drawn, chequered, in one shade or as lines, and with which pieces.

import type { BoardView } from '../engine/views.js';

/** What the cells of a board look like. */
export type Grid = 'squares' | 'plain' | 'lines';

/** A look of the whole board. */
export interface Skin {
  grid: Grid;
  /** The set of pieces that goes with it; without one the usual set. */
  pieces?: string;
  /** Whether large boards have points a third from their edges. */
  stars?: boolean;
}

/** The skins by the names that definitions and pages use. */
const SKINS = new Map<string | undefined, Skin>(
  Object.entries({
    squares: { grid: 'squares' },
    plain: { grid: 'plain' },
    lines: { grid: 'lines' },
    shogi: { grid: 'plain', pieces: 'kanji', stars: true },
    xiangqi: { grid: 'lines', pieces: 'xiangqi' },
    janggi: { grid: 'lines', pieces: 'janggi' },
  } as const),
);

/** Pieces that Shogi and its relatives have, and no other family. */
const SHOGI = /^(?:lance|tokin|(?:gold|silver)(?: general)?)$/;

/** The most cells of a palace. */
export const PALACE = 9;

/** The skin that a board has by itself: shades are for pieces that move; palaces are those of Xiangqi or Janggi, pieces that promote as in Shogi stand on tiles. */
function usualSkin({ cells, palaces, river, types }: BoardView): string {
  if (types.length > 0 && types.every((it) => it.moves === '')) return 'plain';
  if (cells.some((it) => it.outline.length !== 8)) return 'squares';
  if (palaces.every((it) => it.length > 0 && it.length <= PALACE)) return river ? 'xiangqi' : 'janggi';
  const isShogi = types.some((it) => it.promoted > 0) && types.some((it) => SHOGI.test(it.name));
  return isShogi ? 'shogi' : 'squares';
}

/** The skin of a board: what is asked for, else what goes with its rules. */
export function skinOf(board: BoardView): Skin {
  const skin = SKINS.get(board.appearance.skin) ?? SKINS.get(usualSkin(board)) ?? { grid: 'squares' };
  // Lines join the middles of squares.
  return skin.grid === 'lines' && board.cells.some((it) => it.outline.length !== 8) ? { ...skin, grid: 'plain' } : skin;
}

/** The same board with another skin; `undefined` leaves it as it is. */
export const withSkin = (board: BoardView, skin: string | undefined): BoardView =>
  skin === undefined ? board : { ...board, appearance: { ...board.appearance, skin } };
