// The computer plays one side. What it plays comes from the engine's search.

import type { Opponent } from '../board/board-state.js';
import { shareOf } from '../clock/clock.js';
import { stopWith } from '../game/computer-commands.js';
import { isComputersTurn } from '../game/computers-turn.js';
import { act } from '../game/controller.js';
import type { Follower, Game } from '../game/game.js';
import { playPath } from '../game/play.js';
import { anySeed } from '../search/seed.js';
import type { TaskOptions } from '../search/task.js';
import { think } from '../search/think.js';
import { reducedMotion } from '../style/dom.js';
import { isHiding } from './actions.js';
import { playPremove } from './premove.js';
import { positionKey, Thought } from './thought.js';

/** How long an answer takes at least, in milliseconds: so that a reader sees the own move first. */
const PAUSE = 450;

/** Resolves after so many milliseconds. */
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many positions it imagines at most until a move that it finds there is one. */
const IMAGINED = 4;

/** The best move that is found in so much time; nothing if there is none. */
async function found(game: Game, options: TaskOptions): Promise<string[] | undefined> {
  let path: string[] | undefined;
  for await (const { line } of think(game, options)) path = line[0]?.path;
  return path;
}

/** The move of the computer; nothing if it has none. */
async function bestMove(
  game: Game,
  { side, level, time: most, honest }: Opponent,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  const share = shareOf(game.state.clock, side, performance.now());
  const time = share === undefined ? most : Math.min(most ?? Number.POSITIVE_INFINITY, share);
  // The chance is the page's, not the worker's: pages and tests may take it away.
  const options = { level, seed: anySeed(), signal, ...(time === undefined ? {} : { time }) };
  if (!honest || !isHiding(game)) return found(game, options);
  const moves = game.diagram.moves();
  for (let n = 0; n < IMAGINED && !signal.aborted; n += 1) {
    const path = await found(game, { ...options, imagined: anySeed() });
    if (path && moves.includes(path.join(' '))) return path;
  }
  return moves[options.seed % Math.max(1, moves.length)]?.split(' ');
}

/** Thinks, and plays unless the position has changed meanwhile. */
async function reply(game: Game, opponent: Opponent, signal: AbortSignal): Promise<void> {
  const begin = performance.now();
  const path = await bestMove(game, opponent, signal);
  const rest = PAUSE - (performance.now() - begin);
  if (rest > 0 && !reducedMotion()) await sleep(rest);
  if (signal.aborted) return;
  if (!path) throw new Error(game.say('computer-no-move'));
  act(game, playPath, path);
  act(game, playPremove);
}

/** Follows a game, and plays when it is the computer's turn. */
export function opponent(game: Game): Follower {
  const { computer } = game.state;
  const thought = new Thought(
    game,
    async (signal) => computer.opponent && reply(game, computer.opponent, signal),
    stopWith,
  );
  return { show: () => thought.follow(isComputersTurn(game) ? positionKey(game) : undefined) };
}
