// One thing that the computer thinks about: begun when it is wanted, ended as soon as it is not.

import { EngineError } from '../engine/errors.js';
import { messageOf } from '../engine/panic.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { EngineStopped } from '../search/background.js';
import type { Say } from '../words/page.js';

/** What a position is known by while it is thought about. */
export function positionKey({ saved }: Game): string {
  return `${saved.ply} ${saved.fen}`;
}

/** Why the computer could not go on, in words. */
function reasonOf(say: Say, error: unknown): string {
  if (error instanceof EngineStopped) return say('computer-failed');
  const isMissing = error instanceof Error && error.cause instanceof EngineError;
  return isMissing ? say('not-loaded') : messageOf(error, say);
}

/** A thought that comes and goes with the state of a game. */
export class Thought {
  readonly #game: Game;
  readonly #work: (signal: AbortSignal) => Promise<void>;
  readonly #failed: (game: Game, why: string) => void;
  #key: string | undefined;
  #abort: AbortController | undefined;

  /** `work` runs until its signal ends it; `failed` is the action that tells why it could not. */
  constructor(game: Game, work: (signal: AbortSignal) => Promise<void>, failed: (game: Game, why: string) => void) {
    this.#game = game;
    this.#work = work;
    this.#failed = failed;
    game.signal.addEventListener('abort', () => this.follow(undefined));
  }

  /** Thinks about what the key stands for, unless it does so already. Without a key it stops. */
  follow(key: string | undefined): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#abort?.abort();
    this.#abort = undefined;
    if (key === undefined) return;
    const abort = new AbortController();
    this.#abort = abort;
    this.#work(abort.signal).catch((error: unknown) => {
      if (!abort.signal.aborted) act(this.#game, this.#failed, reasonOf(this.#game.say, error));
    });
  }
}
