// The attributes that change the game that is open. All others open another one.

import { setFlipped, setView } from '../game/commands.js';
import { setAnalysis, setOpponent } from '../game/computer-commands.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { wantedOpponent } from './opponent-attributes.js';

/** The computer plays as the element says now, and what is hidden from the reader is hidden. */
function followOpponent(game: Game): void {
  const { board, host, state } = game;
  act(game, setOpponent, wantedOpponent(host));
  if (board.covers && state.view !== host.view) act(game, setView, host.view);
}

const FOLLOW: Readonly<Record<string, (game: Game) => void>> = {
  flipped: (game) => act(game, setFlipped, game.host.hasAttribute('flipped')),
  analysis: (game) => act(game, setAnalysis, game.host.hasAttribute('analysis')),
  view: (game) => act(game, setView, game.host.view),
  opponent: followOpponent,
  level: followOpponent,
  time: followOpponent,
  honest: followOpponent,
};

/** Whether the game goes on when this attribute changes. */
export const isFollowed = (name: string): boolean => Object.hasOwn(FOLLOW, name);

/** Does in the open game, if there is one, what an attribute says now. */
export function followAttribute(game: Game | undefined, name: string): void {
  if (game) FOLLOW[name]?.(game);
}
