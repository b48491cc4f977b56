// The sentences come after the board: what was told without them is told again.

import { act } from '../game/controller.js';
import { NOTHING, optionsAfter } from '../game/engine-answers.js';
import type { Game } from '../game/game.js';
import { refuse } from '../game/play.js';
import { readScene } from '../game/position.js';
import { loadEnglish } from '../words/say.js';

/** Tells again what the engine has put into words. */
export function retell(game: Game): void {
  const { diagram, state, zones } = game;
  const { input, puzzle, refusal } = state;
  readScene(game);
  // What clicks do and what zones mean is told with words.
  state.answers = {};
  zones.clear();
  const stops = 'trail' in input ? input.trail.filter((it) => it.options !== NOTHING) : [];
  for (const it of stops) it.options = optionsAfter(game, it.path);
  if (puzzle?.view) puzzle.view = diagram.puzzle();
  if (refusal) refuse(game, refusal.step, refusal.path);
}

/** Tells a game again when there are words, if it was made without them. */
export function awaitWords(game: Game): void {
  if (game.hasWords) return;
  loadEnglish().then(
    () => act(game, retell),
    // Without them a board says less.
    () => undefined,
  );
}
