// What a reader does in a game against the computer, beside moves. Each is one action of the controller.

import type { Opponent } from '../board/board-state.js';
import type { Side } from '../engine/names.js';
import { opponentOf } from '../engine/sides.js';
import { restart, showDiagram, toggleEditor } from '../game/commands.js';
import { thinkingWords } from '../game/computers-turn.js';
import { announce, type Game, tellPage } from '../game/game.js';
import { changePosition } from '../game/position.js';
import { sentences } from '../words/sentences.js';

/** The side of the reader. */
const readerOf = (opponent: Opponent): Side => opponentOf(opponent.side);

/** Whether something of the game may be hidden from a side. */
export const isHiding = ({ board, state }: Game): boolean => board.covers || state.scene.secret;

/** Who plays what, and what the computer knows, in words. */
export function pairing(game: Game, opponent: Opponent): string {
  const { say } = game;
  const { level, honest } = opponent;
  const pair = say('computer-pairing', { reader: say(readerOf(opponent)), level });
  return isHiding(game) ? sentences(say, pair, say(honest ? 'computer-sees-own' : 'computer-sees-all')) : pair;
}

/** Goes on against the computer from the position that is shown; from the start if that game is over. */
export function begin(game: Game): void {
  const { computer, puzzle, scene, tool } = game.state;
  showDiagram(game, undefined);
  if (tool.kind === 'edit') toggleEditor(game);
  if (scene.verdict) restart(game);
  if (puzzle) puzzle.aside = true;
  computer.asked = true;
}

/** Tells who plays what from now on. */
export function tellPairing(game: Game): void {
  const { opponent } = game.state.computer;
  if (opponent) announce(game, sentences(game.say, pairing(game, opponent), thinkingWords(game)));
}

/** The computer goes on from here, though other moves follow in the record. */
export function goOn({ state: { computer } }: Game): void {
  computer.asked = true;
}

/** The last earlier position in which the reader was to move, as the number of its ply. */
function lastTurnOf(game: Game, side: Side): number | undefined {
  const { diagram, state } = game;
  const { ply } = state.scene;
  let found: number | undefined;
  for (let it = ply - 1; it >= 0 && found === undefined; it -= 1) {
    diagram.goto(it);
    if (diagram.scene().turn === side) found = it;
  }
  diagram.goto(ply);
  return found;
}

/** Takes the reader's last move back, and what the computer has answered; `false` if there is none. */
export function takeBack(game: Game): boolean {
  const { diagram, state } = game;
  const { opponent } = state.computer;
  const ply = opponent && lastTurnOf(game, readerOf(opponent));
  if (ply === undefined) return false;
  // Moves that were taken back are replaced by what is played instead.
  while (diagram.scene().ply > ply) diagram.undo();
  changePosition(game, 'undo');
  return true;
}

/** The reader gives the game up. */
export function resign(game: Game): void {
  const { diagram, state } = game;
  const { opponent } = state.computer;
  if (!opponent || !diagram.resign(readerOf(opponent))) return;
  changePosition(game, 'edit');
  if (state.scene.verdict) tellPage(game, 'vd-verdict', state.scene.verdict);
}
