// Steps that stand for pieces from nowhere, in free play and in the editor: `*3/1` is Black's piece of type 3.

import type { FreePiece } from '../board/board-state.js';
import type { Owner } from '../engine/names.js';

/** The step for a piece. */
export const freeStep = ({ type, side }: FreePiece): string => `*${type}/${side}`;

/** The piece of a step. */
export function freePieceOf(step: string | undefined): FreePiece | undefined {
  const found = /^\*(\d+)\/(white|black|nobody)$/.exec(step ?? '');
  return found ? { type: Number(found[1]), side: found[2] as Owner } : undefined;
}
