// Keeps the game of a board in the browser, and brings it back: loaded for boards that ask for it by the attribute `keep`.

import type { ClockState } from '../board/board-state.js';
import { isSame } from '../engine/definition-text.js';
import type { BoardDiagramConstructor } from '../engine/load.js';
import type { Definition } from '../engine/names.js';
import { restoreGame, type SavedGame } from '../engine/saved-game.js';
import { act } from '../game/controller.js';
import { type Follower, type Game, type Host, notify } from '../game/game.js';
import { openPuzzle } from '../game/puzzle.js';
import dialogStyle from '../style/dialog.css';
import { loadEnglish } from '../words/say.js';
import { type KeptGame, keptGame, keyOf } from './kept-game.js';
import { forgetGame, readGame, writeGame } from './store.js';

export { openGames } from './list.js';

/** The style sheet of the list. */
export const styles = [dialogStyle];

/** The clocks of games that have come back, until the game is open. */
const stopped = new WeakMap<Host, ClockState>();

/** Boards whose game was played by other rules than the page has now. */
const former = new WeakSet<Host>();

/** Whether this page is here once more: it was loaded again, or the reader came back to it. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}

/** Whether a game can be played on by a definition. */
function fits(Diagram: BoardDiagramConstructor, definition: Definition, game: SavedGame): boolean {
  const diagram = new Diagram(definition);
  try {
    return restoreGame(diagram, game) === undefined;
  } finally {
    diagram.free();
  }
}

/** Gives the element the opponent and the clocks that a game had. */
function giveOpponent(host: Host, { clock, opponent, flipped }: KeptGame): void {
  if (clock) stopped.set(host, clock);
  if (opponent) Object.assign(host, { level: opponent.level, time: opponent.time, honest: opponent.honest });
  host.opponent = opponent?.side;
  host.flipped = flipped;
}

/** The game that the browser keeps for a board. One that is over is shown again to whoever loads the page again, not to whoever comes anew. */
export async function recallGame(
  host: Host,
  definition: Definition,
  Diagram: BoardDiagramConstructor,
): Promise<SavedGame | undefined> {
  const kept = await readGame(keyOf(host));
  if (!kept || (kept.over && !isReturn())) return undefined;
  if (!isSame(kept.definition, definition) && !fits(Diagram, definition, kept.game)) {
    former.add(host);
    return undefined;
  }
  giveOpponent(host, kept);
  return kept.game;
}

/** Follows a game, and keeps it after every change. */
export function keeper(game: Game): Follower {
  const { host, say, state } = game;
  // Told at every beginning until the reader plays: a board begins again when its language has come.
  if (former.has(host))
    loadEnglish().then(
      () => act(game, notify, say('kept-elsewhere')),
      () => undefined,
    );
  const clock = stopped.get(host);
  stopped.delete(host);
  if (clock) state.clock = clock;
  let known = '';
  let isKept = false;
  return {
    show() {
      const { clock, computer, flipped, scene, tool } = state;
      if (openPuzzle(state) || tool.kind === 'edit' || state.friend) return;
      const { record, ply, ending } = game.saved;
      // Clocks take account of a move after it: then the game is kept once more.
      const look = JSON.stringify([record, ply, ending, computer.opponent, flipped, clock?.plies, clock?.running]);
      if (look === known) return;
      known = look;
      const isWorth = scene.plies > 0 || computer.opponent !== undefined;
      if (scene.plies > 0) former.delete(host);
      if (isWorth) void writeGame(keptGame(game, Date.now()));
      else if (isKept) void forgetGame(keyOf(host));
      isKept = isWorth;
    },
  };
}
