// After a panic the engine's object is dead. Another one takes its place, and the game goes on where it was before the action that failed.

import { type BoardState, update } from '../board/board-state.js';
import type { BoardDiagram, Diagram } from '../engine/load.js';
import { restoreGame, type SavedGame } from '../engine/saved-game.js';
import type { Argument } from '../words/message.js';
import { announce, type Game, type GameSettings } from './game.js';
import { updateScene } from './position.js';

/** Gives a new engine's object its viewer and the routines of the page, then a game. Returns what is wrong with that game. */
export function prepareDiagram(
  diagram: BoardDiagram,
  { hooks, language, view: wanted }: GameSettings,
  saved: SavedGame | undefined,
  view = wanted,
): Argument | undefined {
  diagram.viewAs(view);
  diagram.tellIn(language);
  // Where there are routines, the engine with everything was loaded.
  if (hooks) (diagram as Diagram).install(hooks);
  return saved && restoreGame(diagram, saved);
}

/** What a state is before an action, for as long as the action runs. */
export function snapshot({ state }: Game): BoardState {
  return {
    ...state,
    annotations: { ...state.annotations },
    puzzle: state.puzzle && { ...state.puzzle },
    computer: { ...state.computer },
  };
}

/** Builds the engine's object anew and goes back to the state before the action. Fails if the engine fails again. */
export function recover(game: Game, before: BoardState): void {
  const { settings, saved, state } = game;
  const diagram = new game.Diagram(settings.definition);
  prepareDiagram(diagram, settings, saved, before.view);
  if (settings.solution !== null && before.puzzle) diagram.pose(settings.solution);
  // The dead object is not freed: it would refuse that as well.
  game.diagram = diagram;
  game.zones.clear();
  updateScene(game);
  const { scene } = state;
  // The move diagram and what was begun may be what the engine failed at.
  const cautious = {
    scene,
    answers: {},
    input: { kind: 'idle' } as const,
    moveDiagram: undefined,
    preview: undefined,
    refusal: undefined,
    dropTarget: undefined,
    autoplay: false,
  };
  const notice = game.say('restored');
  update(state, { ...before, ...cautious, notice });
  announce(game, notice);
}
