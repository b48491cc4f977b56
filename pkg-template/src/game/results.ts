// How games end, as players write it.

import type { GameResult } from '../engine/names.js';

/** The score by the result. */
export const RESULTS: Readonly<Record<GameResult, string>> = { white: '1–0', black: '0–1', draw: '½–½' };
