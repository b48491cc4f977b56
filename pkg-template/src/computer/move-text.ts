// Moves that the computer found, as the reader wants them written.

import type { AnalysedMoveView } from '../engine/views.js';
import type { Game } from '../game/game.js';

/** A move of a line; nothing for none. */
export const moveText = ({ notation }: Pick<Game, 'notation'>, move: AnalysedMoveView | undefined): string =>
  (notation && move?.players) ?? move?.san ?? '';
