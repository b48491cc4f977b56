// Whether the computer is to move. The board waits then.

import { isPast } from '../board/board-state.js';
import type { Game } from './game.js';
import { openPuzzle } from './puzzle.js';

/** Whether the computer is to move: it is its turn where the game stands, and nothing else is going on. */
export function isComputersTurn({ board, state }: Game): boolean {
  const { computer, scene, tool } = state;
  const { asked, opponent, problem } = computer;
  const isHere = board.enforce && tool.kind !== 'edit' && !openPuzzle(state);
  const isOpen = !scene.verdict && (asked || !isPast(state));
  return isHere && isOpen && scene.turn === opponent?.side && problem === undefined;
}

/** What is said about a new position beside its own words. */
export function thinkingWords(game: Game): string {
  return isComputersTurn(game) ? game.say('thinking') : '';
}
