// Changes that a page makes with the engine's game itself: the board follows them as if they were made through it.

import { update } from '../board/board-state.js';
import type { BoardDiagram, Diagram } from '../engine/load.js';
import { isPanic } from '../engine/panic.js';
import type { PlayedView } from '../engine/views.js';
import { act, asking } from './controller.js';
import { type ChangeCause, type Game, tellPage } from './game.js';
import { showMove } from './play.js';
import { changePosition } from './position.js';

/** The methods after which the board may have to show something else, and what they do. */
const CAUSES = new Map<PropertyKey, ChangeCause>(
  Object.entries({
    play: 'move',
    put: 'move',
    undo: 'undo',
    redo: 'redo',
    goto: 'goto',
    visit: 'goto',
    load: 'load',
    setFen: 'load',
    imagine: 'load',
    solve: 'load',
    restart: 'restart',
    shuffle: 'restart',
    retry: 'restart',
    annotate: 'edit',
    arrange: 'edit',
    claim: 'edit',
    custom: 'edit',
    ending: 'edit',
    install: 'edit',
    pose: 'edit',
    resign: 'edit',
    promote: 'edit',
    remove: 'edit',
    veto: 'edit',
  } satisfies { [K in keyof Diagram]?: ChangeCause }),
);

/** What pages were given: always the same for one object of the engine. */
const given = new WeakMap<BoardDiagram, BoardDiagram>();

/** The engine's game for a page: the same object, but the board shows what the page does with it. */
export function diagramOfPage(game: Game): BoardDiagram {
  const known = given.get(game.diagram) ?? proxyOf(game);
  given.set(game.diagram, known);
  return known;
}

function proxyOf(game: Game): BoardDiagram {
  return new Proxy(game.diagram, {
    get(diagram, name) {
      const value: unknown = Reflect.get(diagram, name);
      if (typeof value !== 'function' || name === 'constructor') return value;
      const cause = CAUSES.get(name);
      if (cause === undefined)
        return (...all: unknown[]) => asking(game, () => Reflect.apply(value, diagram, all) as unknown);
      return (...all: unknown[]) => changeByPage(game, cause, () => Reflect.apply(value, diagram, all) as unknown);
    },
  });
}

/** Makes a change and shows what came of it, also if it is refused half way. Errors are for the page. */
function changeByPage(game: Game, cause: ChangeCause, change: () => unknown): unknown {
  if (game.signal.aborted) return change();
  let refusal: { error: unknown } | undefined;
  const done = act(game, () => {
    let value: unknown;
    try {
      value = change();
    } catch (error) {
      if (isPanic(error)) throw error;
      refusal = { error };
    }
    if (cause === 'move' && !refusal) showMove(game, value as PlayedView);
    else followEngine(game, cause);
    return { value };
  });
  if (refusal) throw refusal.error;
  if (!done) throw new Error('Something went wrong in the engine; nothing was changed.');
  return done.value;
}

function followEngine(game: Game, cause: ChangeCause): void {
  const { state } = game;
  const before = state.scene.verdict;
  changePosition(game, cause);
  const { verdict } = state.scene;
  if (cause === 'restart') update(state, { untouched: true, atStart: true });
  // A claim or a resignation ends the game where it stands.
  if (verdict && !before && cause === 'edit') tellPage(game, 'vd-verdict', verdict);
}
