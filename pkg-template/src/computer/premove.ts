// Plays what the reader has entered while the computer was thinking.

import { latestStop } from '../board/board-state.js';
import { optionsAfter } from '../game/engine-answers.js';
import { announce, type Game } from '../game/game.js';
import { choose, click, settle } from '../game/move-input.js';
import { forgetPremove } from '../game/premove.js';
import { sentences } from '../words/sentences.js';

/** Plays it if it begins a move, with the first of several outcomes; else it is forgotten. A move of more steps stays open. */
export function playPremove(game: Game): void {
  const { say, state } = game;
  const [from, to] = state.computer.premove;
  forgetPremove(game);
  if (from === undefined || to === undefined) return;
  settle(game);
  const origin = optionsAfter(game, []).options.find((it) => it.step === from);
  const isMove = origin && optionsAfter(game, origin.path).options.some((it) => it.step === to);
  if (!isMove) return announce(game, sentences(say, state.announcement.text, say('premove-no-move')));
  click(game, from);
  click(game, to);
  const stop = state.input.kind === 'choosing' ? latestStop(state.input) : undefined;
  const first = stop?.options.options.find((it) => it.mark === 'choice' && it.plays);
  if (first) choose(game, first);
}
