// Steps that stand for pieces from nowhere, in free play and in the editor: `*3/1` is Black's piece of type 3.

/** A piece that stands nowhere yet. */
export interface Spare {
  type: number;
  side: number;
}

/** The step for a piece. */
export const spareStep = ({ type, side }: Spare): string => `*${type}/${side}`;

/** The piece of a step. */
export function spareOf(step: string | undefined): Spare | undefined {
  const found = /^\*(\d+)\/([01])$/.exec(step ?? '');
  return found ? { type: Number(found[1]), side: Number(found[2]) } : undefined;
}
