// Scores as people read them: always from White's side, whoever is to move.

import type { Side } from '../engine/names.js';
import { opponentOf } from '../engine/sides.js';
import type { Score } from '../search/analyse.js';
import type { Argument } from '../words/message.js';
import type { Say } from '../words/page.js';

/** Centipawns at which a side has three quarters of the gauge. */
const SCALE = 300;

/** Centipawns below which nobody is better. */
const EVEN = 25;

/** Who wins, and in how many moves; nothing while that is open. */
function winOf(score: Score, turn: Side): { side: Side; moves: number } | undefined {
  if ('winsIn' in score) return { side: turn, moves: score.winsIn };
  if ('losesIn' in score) return { side: opponentOf(turn), moves: score.losesIn };
  return undefined;
}

/** Centipawns for White. */
function forWhite(score: Score, turn: Side): number {
  const own = 'centipawns' in score ? score.centipawns : 0;
  return turn === 'white' ? own : -own;
}

/** How much better a score is for who is to move than for who is not, in centipawns; wins are far beyond pieces. */
export function worthOf(score: Score): number {
  if ('winsIn' in score) return 100_000 - score.winsIn;
  if ('losesIn' in score) return score.losesIn - 100_000;
  return score.centipawns;
}

/** Centipawns as pawns, whoever is better. */
const inPawns = (centipawns: number): Argument => ({ decimal: Math.abs(centipawns) / 100, digits: 2 });

/** A short form: `+0.35`, `−1.20`, `White in 3`. */
export function shortScore(say: Say, score: Score, turn: Side): string {
  const win = winOf(score, turn);
  if (win) return say('score-win-short', { side: say(win.side), count: win.moves });
  const centipawns = forWhite(score, turn);
  return (centipawns < 0 ? '\u2212' : '+') + say('said', { text: inPawns(centipawns) });
}

/** A sentence: `White is better by 0.35.` */
export function scoreWords(say: Say, score: Score, turn: Side): string {
  const win = winOf(score, turn);
  if (win) return say('score-win', { side: say(win.side), count: win.moves });
  const centipawns = forWhite(score, turn);
  if (Math.abs(centipawns) < EVEN) return say('score-even');
  const side = say(centipawns > 0 ? 'white' : 'black');
  return say('score-better', { side, pawns: inPawns(centipawns) });
}

/** White's share of the gauge, from 0 to 100. */
export function gaugeOf(score: Score, turn: Side): number {
  const win = winOf(score, turn);
  if (win) return win.side === 'white' ? 100 : 0;
  return Math.round(100 / (1 + 3 ** (-forWhite(score, turn) / SCALE)));
}
