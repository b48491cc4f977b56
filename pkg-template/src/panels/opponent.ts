// The computer plays one side. What it plays comes from the engine's search, in the worker of the page.

import type { Side } from '../engine/names.js';
import { SIDES } from '../engine/sides.js';
import { act } from '../game/controller.js';
import { type Follower, type Game, notify } from '../game/game.js';
import { playPath } from '../game/play.js';
import { think } from '../search/think.js';

/** The level without the attribute `level`. */
const USUAL_LEVEL = 3;

/** The side that the computer plays; nothing if the attribute names none. */
function sideOf({ host }: Game): Side | undefined {
  const name = host.getAttribute('opponent');
  return SIDES.find((it) => it === name);
}

function levelOf({ host }: Game): number {
  const level = Math.round(Number(host.getAttribute('level') ?? USUAL_LEVEL));
  return Number.isFinite(level) ? Math.min(8, Math.max(1, level)) : USUAL_LEVEL;
}

/** Whether the computer is to move: its turn, at the end of the game as it stands, and nothing else is going on. */
function isDue(game: Game): boolean {
  const { scene, tool, puzzle } = game.state;
  const isEnd = scene.ply === scene.plies && !scene.verdict;
  return isEnd && scene.turn === sideOf(game) && tool.kind !== 'edit' && !puzzle;
}

/** Thinks, and plays unless the position has changed meanwhile. */
async function reply(game: Game, signal: AbortSignal): Promise<void> {
  const { diagram, saved, settings } = game;
  const { definition, hooks } = settings;
  let path: string[] | undefined;
  try {
    for await (const { line } of think({ diagram, definition, saved, hooks }, { level: levelOf(game), signal }))
      path = line[0]?.path;
    if (path && !signal.aborted && !game.signal.aborted) act(game, playPath, path);
  } catch (error) {
    if (!signal.aborted) act(game, notify, error instanceof Error ? error.message : String(error));
  }
}

/** Follows a game, and plays when it is the computer's turn. */
export function opponent(game: Game): Follower {
  let thinking: { fen: string | undefined; abort: AbortController } | undefined;
  game.signal.addEventListener('abort', () => thinking?.abort.abort());
  return {
    show() {
      const due = isDue(game);
      if (thinking && (!due || thinking.fen !== game.saved.fen)) {
        thinking.abort.abort();
        thinking = undefined;
      }
      if (!due || thinking) return;
      const abort = new AbortController();
      thinking = { fen: game.saved.fen, abort };
      void reply(game, abort.signal);
    },
  };
}
