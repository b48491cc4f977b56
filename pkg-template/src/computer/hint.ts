// A move that the computer suggests to the reader.

import { capital, pieceName } from '../a11y/labels.js';
import { arrowsAlong } from '../board/arrows.js';
import { pieceOn } from '../board/board-state.js';
import type { AnalysedMoveView } from '../engine/views.js';
import { stopWith } from '../game/computer-commands.js';
import { act } from '../game/controller.js';
import { announce, cellsOf, type Follower, type Game, labelOf } from '../game/game.js';
import { think } from '../search/think.js';
import { positionKey, Thought } from './thought.js';

/** Milliseconds in which a hint is found. */
const TIME = 1000;

/** The computer knows the whole board. */
const SECRET = 'A hint would tell what is hidden.';

const LOOKING = 'Looking for a good move.';

/** A move in words and as it is written: `White knight g1 to f3 (Nf3)`. */
export function moveWords(game: Game, { path, san }: AnalysedMoveView): string {
  const { board, cellOf, state } = game;
  const [first = ''] = path;
  const slot = state.scene.hands.find((it) => it.step === first);
  const piece = pieceOn(state, cellOf.get(first)) ?? (slot && { ...slot, cell: 0 });
  const places = cellsOf(game, path).map((it) => labelOf(game, it));
  if (!piece || places.length === 0) return san;
  const where = slot ? `from the hand to ${places.join(', ')}` : places.join(' to ');
  return `${capital(pieceName(board, piece))} ${where} (${san})`;
}

/** Asks for a hint. */
export function askForHint(game: Game): void {
  if (game.state.scene.secret) {
    game.state.computer.hint = { words: SECRET, isOpen: false };
    return announce(game, SECRET);
  }
  game.state.computer.hint = { words: LOOKING, isOpen: true };
  announce(game, LOOKING);
}

/** Shows a hint, with arrows on the board. */
function showHint(game: Game, move: AnalysedMoveView | undefined): void {
  const words = move ? `Hint: ${moveWords(game, move)}.` : 'There is no move to suggest.';
  const { computer } = game.state;
  computer.hint = { words, isOpen: false };
  computer.arrows = [...computer.arrows, ...arrowsAlong(cellsOf(game, move?.path ?? []))];
  announce(game, words);
}

/** Follows a game, and looks for a hint when somebody wants one. */
export function hints(game: Game): Follower {
  const look = async (signal: AbortSignal): Promise<void> => {
    let move: AnalysedMoveView | undefined;
    for await (const { line } of think(game, { time: TIME, signal })) move = line[0];
    if (!signal.aborted) act(game, showHint, move);
  };
  const failed = (it: Game, why: string): void => {
    it.state.computer.hint = undefined;
    stopWith(it, why);
  };
  const thought = new Thought(game, look, failed);
  return { show: ({ state }) => thought.follow(state.computer.hint?.isOpen ? positionKey(game) : undefined) };
}
