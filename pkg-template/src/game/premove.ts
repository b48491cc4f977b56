// A move that is entered while the computer thinks: two clicks or a drag. It is played when the computer has answered, if it is a move then.

import { pieceOn } from '../board/board-state.js';
import { opponentOf } from '../engine/sides.js';
import { isComputersTurn } from './computers-turn.js';
import { announce, cellsOf, type Game, labelOf } from './game.js';

/** Whether a piece of the reader stands on a step, while the computer is to move. */
export function canPremove(game: Game, step: string): boolean {
  const { cellOf, state } = game;
  const { opponent } = state.computer;
  if (!opponent || !isComputersTurn(game)) return false;
  const piece = pieceOn(state, cellOf.get(step)) ?? state.scene.hands.find((it) => it.step === step);
  return piece?.side === opponentOf(opponent.side);
}

/** The move that will be tried, in words; nothing if there is none yet. */
export function premoveWords(game: Game): string {
  const { premove } = game.state.computer;
  if (premove.length < 2) return '';
  const [from = '', to] = cellsOf(game, premove).map((it) => labelOf(game, it));
  const { say } = game;
  return say('premove', { move: to === undefined ? from : say('from-to', { from, to }) });
}

/** Takes a step of such a move: where it begins, then where it ends. The same step again forgets it. */
export function takePremove(game: Game, step: string): void {
  const { say, state } = game;
  const { computer } = state;
  const [from] = computer.premove;
  const isEnd = computer.premove.length === 1 && step !== from && game.cellOf.has(step);
  if (isEnd && from !== undefined) computer.premove = [from, step];
  else computer.premove = step !== from && canPremove(game, step) ? [step] : [];
  announce(
    game,
    computer.premove.length === 1
      ? `${say('premove-begins')} ${say('thinking')}`
      : premoveWords(game) || say('thinking'),
  );
}

/** Forgets such a move; `false` if there is none. */
export function forgetPremove({ state: { computer } }: Game): boolean {
  const had = computer.premove.length > 0;
  computer.premove = [];
  return had;
}
