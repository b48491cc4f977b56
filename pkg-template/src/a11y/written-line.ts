// The moves of the line that is shown, each with its number.

import type { LinesView } from '../engine/views.js';

/** The moves of the line that is shown as they are written one by one: `10. Nf3`, then `10... Nc6`. */
export function writtenLine({ moves }: LinesView): string[] {
  let number = '';
  return moves
    .filter((it) => it.shown)
    .map(({ san, number: own, signs }) => {
      const told = own || number.replace(/\.*$/, '...');
      number = own;
      return `${told === '...' ? '' : told} ${san}${signs.join('')}`.trim();
    });
}
