// A move that gave much away, and what would have been better.

import type { BoardState, Judgement } from '../board/board-state.js';
import type { Game } from '../game/game.js';
import { moveText } from './move-text.js';
import { scoreWords, worthOf } from './score-words.js';

/** A move is a mistake if it gives that many centipawns away. */
const LOSS = 150;

/** Plies that must have been looked at before the move; one less is enough after it. */
const DEPTH = 3;

/** What was made of the position before the last move, if that move was a mistake. */
export function betterOf({ computer, scene }: BoardState): Judgement | undefined {
  const { lines: [now] = [], depth = 0, isOpen = false, before } = computer.analysis ?? {};
  if (!before || !now || depth === 0) return undefined;
  const { moves, best, turn } = before;
  // A win is proved at any depth.
  if (before.depth < DEPTH && !('winsIn' in best.score)) return undefined;
  if (isOpen && depth < Math.max(before.depth, DEPTH) - 1) return undefined;
  const isNext = scene.ply === moves.length + 1 && moves.every((it, index) => it === scene.record[index]);
  if (!isNext || String(scene.last?.path) === String(best.line[0]?.path)) return undefined;
  const worth = worthOf(now.score);
  const loss = worthOf(best.score) - (scene.turn === turn ? worth : -worth);
  return loss >= LOSS ? before : undefined;
}

/** The better move in words: `Better was Nf3: White is better by 0.35.` */
export function betterWords(game: Pick<Game, 'notation' | 'say'>, { best, turn }: Judgement): string {
  const { say } = game;
  return say('better-was', { move: moveText(game, best.line[0]), score: scoreWords(say, best.score, turn) });
}
