// The commands of buttons, keys and pages, beside moves. Each is one action of the controller.

import { clearAnnotations } from '../board/annotations.js';
import { type PanelName, update } from '../board/board-state.js';
import type { Preferences } from '../board/preferences.js';
import type { View } from '../engine/names.js';
import { restoreGame, type SavedGame } from '../engine/saved-game.js';
import { opponentOf } from '../engine/sides.js';
import { drawingWords } from './arrow-tool.js';
import { announce, type Game, typeAt } from './game.js';
import { changeDiagram, moveDiagramOf, typeNumber } from './move-diagram.js';
import { cancel } from './move-input.js';
import { changePosition, saveChange, updateScene } from './position.js';

// The record.

/** Shows the position after so many plies. */
export function goTo(game: Game, ply: number): void {
  game.diagram.goto(Math.max(0, Math.min(ply, game.state.scene.plies)));
  changePosition(game, 'goto');
}

/** Shows the position after a move of the game tree, by its number in the order of reading. */
export function visit(game: Game, number: number): void {
  game.diagram.visit(number);
  changePosition(game, 'goto');
}

/** Takes a move back, or plays it again; another move from there begins a variation. `false` if there is none. */
export function stepThrough(game: Game, by: 'undo' | 'redo'): boolean {
  const { ply, plies } = game.state.scene;
  if (by === 'undo' ? ply === 0 : ply >= plies) return false;
  game.diagram.goto(by === 'undo' ? ply - 1 : ply + 1);
  changePosition(game, by);
  return true;
}

/** Begins the game anew; a game with a shuffle from another start. */
export function restart(game: Game): void {
  if (game.diagram.shuffle() === undefined) game.diagram.restart();
  changePosition(game, 'restart');
  update(game.state, { untouched: true, atStart: true });
}

/** Begins with what was saved; returns what is wrong with it, in words. */
function restore(game: Game, saved: SavedGame): string | undefined {
  const problem = restoreGame(game.diagram, saved);
  changePosition(game, 'load');
  return problem === undefined ? undefined : game.say('said', { text: problem });
}

/** Reads a record and shows a place in it; returns what is wrong with it. */
export const loadRecord = (game: Game, record: string, ply?: number): string | undefined =>
  restore(game, ply === undefined ? { record } : { record, ply });

/** Sets up a position; returns what is wrong with it. */
export const setPosition = (game: Game, fen: string): string | undefined => restore(game, { fen });

/** Makes the variation of a move the main line; `false` if it is nested too deep. */
export function promoteVariation(game: Game, number: number): boolean {
  const done = game.diagram.promote(number);
  changePosition(game, 'edit');
  return done;
}

/** Deletes a move, and what follows it. */
export function removeMove(game: Game, number: number): void {
  game.diagram.remove(number);
  changePosition(game, 'edit');
}

/** Comments on a move, or on the start. */
export function annotateMove(game: Game, number: number, comment: string, annotation: string): void {
  game.diagram.annotate(number, comment, annotation);
  saveChange(game, 'edit');
}

// The board.

/** Turns the board. */
export function setFlipped({ state }: Game, flipped: boolean): void {
  state.flipped = flipped;
}

/** Shows the game as one side sees it, or whole. */
export function setView(game: Game, view: View): void {
  const { computer } = game.state;
  const { asked } = computer;
  game.diagram.viewAs(view);
  game.state.view = view;
  changePosition(game, 'goto');
  computer.asked = asked;
}

/** Shows the board as the reader wants all boards. */
export function setPreferences(game: Game, preferences: Preferences): void {
  game.state.preferences = preferences;
}

/** Makes the squares larger, and at last small again. */
export function zoom({ state }: Game): void {
  state.zoom = state.zoom < 2 ? state.zoom + 0.5 : 1;
}

/** Shows what both sides attack, or no longer. */
export function toggleAttacks({ state: { annotations } }: Game): void {
  update(annotations, { attacks: !annotations.attacks, attackersOf: [] });
}

/** Shows what attacks some cells, or no longer. Returns whether it is shown. */
export function toggleAttackers(game: Game, cells: number[]): boolean {
  const { annotations } = game.state;
  const shown = cells.every((it) => annotations.attackersOf.includes(it));
  annotations.attackersOf = shown ? [] : cells;
  return !shown;
}

/** Wipes out a refusal and what the reader drew, then puts the arrow tool away; `false` if there was nothing. */
export function clearMarks(game: Game): boolean {
  const { state } = game;
  const refused = state.refusal !== undefined || state.notice !== undefined;
  update(state, { refusal: undefined, notice: undefined });
  if (clearAnnotations(state.annotations) || refused) return true;
  if (state.tool.kind !== 'draw') return false;
  state.tool = { kind: 'play' };
  return true;
}

// Panels.

/** Opens a panel, or closes it. */
export function togglePanel({ state: { openPanels } }: Game, name: PanelName): void {
  if (!openPanels.delete(name)) openPanels.add(name);
}

/** Shows the row of the piece on a step in the table of the pieces. */
export function inspect(game: Game, step: string): void {
  const type = typeAt(game, step);
  if (type === undefined) return;
  game.state.selectedType = type;
  game.state.openPanels.add('pieces');
}

// Tools.

/** Takes the arrow tool in hand, or puts it away. */
export function toggleDrawing(game: Game): void {
  const { state } = game;
  state.annotations.from = undefined;
  if (state.tool.kind === 'draw') {
    state.tool = { kind: 'play' };
    return;
  }
  if (state.tool.kind === 'edit') toggleEditor(game);
  state.tool = { kind: 'draw' };
  cancel(game);
  // A move diagram has no arrows.
  showDiagram(game, undefined);
  announce(game, drawingWords(game));
}

/** Opens the editor of positions, or closes it. */
export function toggleEditor(game: Game): void {
  const { state } = game;
  cancel(game);
  if (state.tool.kind === 'edit') {
    state.tool = { kind: 'play' };
    return changePosition(game, 'edit');
  }
  state.annotations.from = undefined;
  state.tool = { kind: 'edit', piece: undefined, problem: '' };
  showDiagram(game, undefined);
  updateScene(game);
}

// Move diagrams.

/** Shows the move diagram of a type by its number, name or ID, or the game again. */
export function showDiagram(game: Game, piece: number | string | undefined): void {
  cancel(game);
  const type = piece === undefined ? undefined : typeNumber(game.board, piece);
  if (piece !== undefined && !type) return;
  if (type !== undefined) game.state.selectedType = type;
  update(game.state, { refusal: undefined, moveDiagram: type === undefined ? undefined : moveDiagramOf(game, type) });
}

/** A click on a name: the move diagram, then that of the promoted form, then the game. */
export function cycleDiagram(game: Game, type: number): void {
  const shown = game.state.moveDiagram?.type;
  const promoted = game.board.types[type - 1]?.promoted ?? 0;
  if (shown === type) showDiagram(game, promoted > 0 ? promoted : undefined);
  else showDiagram(game, shown !== undefined && shown === promoted ? undefined : type);
}

/** Shows the move diagram from the other side. */
export function turnDiagram(game: Game): void {
  const { moveDiagram } = game.state;
  if (moveDiagram) game.state.moveDiagram = changeDiagram(game, moveDiagram, { side: opponentOf(moveDiagram.side) });
}

/** The next click puts the piece of the move diagram elsewhere. */
export function placeDiagram(game: Game): void {
  const { moveDiagram } = game.state;
  if (moveDiagram) game.state.moveDiagram = changeDiagram(game, moveDiagram, { placing: true });
}
