// The only way into a game: events, buttons, timers and the element's methods act here. Each action changes the state, then the board is shown once.

import { type BoardState, latestStop } from '../board/board-state.js';
import { isPanic, isRefusal } from '../engine/panic.js';
import { type Game, pieceAt, tellPage } from './game.js';
import { giveUp, showGame, showStatus } from './game-view.js';
import { dragOver, pointAt } from './pointing.js';
import { recover, snapshot } from './recovery.js';

/** Runs one action, shows what came of it, and tells the page. Returns nothing if the engine panicked: then the game is as before. */
export function act<Rest extends unknown[], T>(
  game: Game,
  action: (game: Game, ...rest: Rest) => T,
  ...rest: Rest
): T | undefined {
  if (game.signal.aborted) return undefined;
  return guarded(game, () => {
    const result = action(game, ...rest);
    tellSelection(game);
    showGame(game);
    sendEvents(game);
    return result;
  });
}

/** Sends the page what it is told, now that it is shown. */
function sendEvents({ host, outbox }: Game): void {
  for (const event of outbox.splice(0)) host.dispatchEvent(event);
}

/** The page is told of the path that is entered, whenever it is another one. */
function tellSelection(game: Game): void {
  const path = latestStop(game.state.input)?.path ?? [];
  if (path.join(' ') === (game.shown.path ?? []).join(' ')) return;
  game.shown.path = path;
  tellPage(game, 'vd-select', { path, piece: pieceAt(game, path[0]) });
}

/** Shows the game again: something that it is shown with has arrived. */
export function refresh(game: Game): void {
  act(game, () => undefined);
}

/** The pointer or the focus is on a step, or on none. The board is drawn only if it looks different. */
export function hover(game: Game, step: string | undefined): void {
  if (game.signal.aborted || step === game.state.pointed) return;
  guarded(game, () => {
    if (pointAt(game, step)) showGame(game);
    else showStatus(game);
    tellPage(game, 'vd-hover', { step, piece: pieceAt(game, step) });
    sendEvents(game);
  });
}

/** The dragged piece is over a step, or over none. */
export function dragTo(game: Game, step: string | undefined): void {
  if (game.signal.aborted) return;
  guarded(game, () => {
    if (dragOver(game, step)) showGame(game);
  });
}

/** Asks something that changes nothing. Returns nothing if the engine panicked. */
export function query<Rest extends unknown[], T>(
  game: Game,
  question: (game: Game, ...rest: Rest) => T,
  ...rest: Rest
): T | undefined {
  return game.signal.aborted ? undefined : guarded(game, () => question(game, ...rest));
}

/** Games that are asked something: what else comes for them meanwhile comes from a routine of the page, or from a listener. */
const asked = new WeakSet<Game>();

/** Asks something for which a routine of the page may be asked in turn. */
export function asking<T>(game: Game, work: () => T): T {
  const isInside = asked.has(game);
  asked.add(game);
  try {
    return work();
  } catch (error) {
    // Nothing is broken: the engine's object waits for the routine, and takes no other call.
    if (isInside && isRefusal(error)) throw new Error('A routine of the page cannot use the board that asks it.');
    throw error;
  } finally {
    if (!isInside) asked.delete(game);
  }
}

/** A panic of the engine undoes the action. If the engine cannot even be started again, the text of the definition is shown. */
function guarded<T>(game: Game, work: () => T): T | undefined {
  const before = snapshot(game);
  try {
    return asking(game, work);
  } catch (error) {
    if (!isPanic(error)) throw error;
    game.outbox.length = 0;
    restore(game, before);
    return undefined;
  }
}

function restore(game: Game, before: BoardState): void {
  try {
    recover(game, before);
    showGame(game);
  } catch (error) {
    giveUp(game);
    if (!isPanic(error)) throw error;
  }
}
