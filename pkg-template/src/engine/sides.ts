// White and Black.

import type { Side } from './names.js';

/** The sides, White first: the order of pairs in views. */
export const SIDES = ['white', 'black'] as const;

/** The other side. */
export const opponentOf = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** What holds for a side, of a pair. */
export const ofSide = <T>([white, black]: readonly [T, T], side: Side): T => (side === 'white' ? white : black);
