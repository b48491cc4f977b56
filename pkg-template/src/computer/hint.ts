// A move that the computer suggests to the reader.

import { pieceName } from '../a11y/labels.js';
import { arrowsAlong } from '../board/arrows.js';
import { pieceOn } from '../board/board-state.js';
import type { AnalysedMoveView } from '../engine/views.js';
import { stopWith } from '../game/computer-commands.js';
import { act } from '../game/controller.js';
import { announce, cellsOf, type Follower, type Game, labelOf } from '../game/game.js';
import { think } from '../search/think.js';
import { moveText } from './move-text.js';
import { positionKey, Thought } from './thought.js';

/** Milliseconds in which a hint is found. */
const TIME = 1000;

/** A move as it is suggested: `Hint: White knight g1 to f3 (Nf3).` */
function suggestion(game: Game, found: AnalysedMoveView): string {
  const { path } = found;
  const move = moveText(game, found);
  const { board, cellOf, say, state } = game;
  const [first = ''] = path;
  const slot = state.scene.hands.find((it) => it.step === first);
  const standing = pieceOn(state, cellOf.get(first)) ?? (slot && { ...slot, cell: 0 });
  const places = cellsOf(game, path).map((it) => labelOf(game, it));
  const [from, to] = [places[0], places.at(-1)];
  if (!standing || from === undefined || to === undefined) return say('hint-move', { move });
  const piece = pieceName(say, board, standing);
  if (slot) return say('hint-from-hand', { piece, squares: { listed: places }, move });
  if (places.length === 1) return say('hint-on', { piece, square: from, move });
  if (places.length === 2) return say('hint-from-to', { piece, from, to, move });
  return say('hint-over', { piece, from, over: { listed: places.slice(1, -1) }, to, move });
}

/** Asks for a hint. The computer knows the whole board: where something is hidden it gives none. */
export function askForHint(game: Game): void {
  const { say, state } = game;
  const isOpen = !state.scene.secret;
  const words = say(isOpen ? 'hint-looking' : 'hint-secret');
  state.computer.hint = { words, isOpen };
  announce(game, words);
}

/** Shows a hint, with arrows on the board. */
function showHint(game: Game, move: AnalysedMoveView | undefined): void {
  const words = move ? suggestion(game, move) : game.say('hint-none');
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
