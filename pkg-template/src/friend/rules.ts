// What the pages of two friends ask of a game of the engine.

import type { Diagram } from '../engine/board-wasm.js';
import type { Side } from '../engine/names.js';

/** A game of the engine, as far as a log is played on it. */
export type Rules = Pick<Diagram, 'moves' | 'play' | 'restart' | 'shuffle' | 'scene' | 'viewAs'>;

/** The side to move. */
export const turnOf = (rules: Pick<Rules, 'scene'>): Side => rules.scene().turn;
