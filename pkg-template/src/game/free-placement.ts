// Steps that stand for pieces from nowhere, in free play and in the editor: `*3/1` is Black's piece of type 3.

import type { FreePiece } from '../board/board-state.js';

/** The step for a piece. */
export const freeStep = ({ type, side }: FreePiece): string => `*${type}/${side}`;

/** The piece of a step. */
export function freePieceOf(step: string | undefined): FreePiece | undefined {
  const found = /^\*(\d+)\/(white|black)$/.exec(step ?? '');
  return found ? { type: Number(found[1]), side: found[2] === 'black' ? 'black' : 'white' } : undefined;
}
