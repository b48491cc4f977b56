// The position editor: clicks on the palette and on the board. Every change is one request to the engine, which ignores the rules of the game.

import { capital, pieceName } from '../a11y/labels.js';
import { type BoardState, type FreePiece, pieceOn, type Tool } from '../board/board-state.js';
import type { BoardDiagram } from '../engine/load.js';
import type { Side } from '../engine/names.js';
import { problemText } from '../engine/panic.js';
import { freePieceOf, freeStep } from './free-placement.js';
import { announce, type ChangeCause, type Game, labelOf } from './game.js';
import { updateScene } from './position.js';

/** A change, as the engine reads it. */
export type Change = Parameters<BoardDiagram['arrange']>[0][number];

type EditTool = Extract<Tool, { kind: 'edit' }>;

/** Clears the square that is clicked. */
export const ERASER: FreePiece = { type: 0, side: 'white' };

/** Puts a wall on the square that is clicked. */
export const WALL: FreePiece = { type: 0, side: 'nobody' };

/** Whether it clears a square. */
const erases = ({ type, side }: FreePiece): boolean => type === 0 && side !== 'nobody';

/** The editor, if it is open. */
export const editTool = ({ tool }: BoardState): EditTool | undefined => (tool.kind === 'edit' ? tool : undefined);

/** Takes a click on the palette, or one that puts a piece; `false` if it belongs to a move of a piece. */
export function editorTakes(game: Game, tool: EditTool, step: string, by: 'click' | 'drag'): boolean {
  const piece = freePieceOf(step);
  const cell = game.cellOf.get(step);
  if (piece && by === 'click') selectPiece(game, tool, piece);
  else if (tool.piece && cell !== undefined && by === 'click') putPiece(game, tool.piece, cell);
  else return piece === undefined && cell === undefined;
  return true;
}

/** Selects a piece of the palette, or deselects it. */
function selectPiece(game: Game, tool: EditTool, piece: FreePiece): void {
  const again = tool.piece !== undefined && freeStep(tool.piece) === freeStep(piece);
  tool.piece = again ? undefined : piece;
  const { board, say } = game;
  const name = erases(piece) ? say('eraser') : pieceName(say, board, { ...piece, cell: 0 });
  announce(game, again ? say('editor-none') : say('editor-chosen', { name: capital(name) }));
}

/** Puts the selected piece on a cell; the same piece again is removed. */
function putPiece(game: Game, piece: FreePiece, cell: number): void {
  const there = pieceOn(game.state, cell);
  const erased = erases(piece) || (there?.type === piece.type && there.side === piece.side);
  arrange(game, [{ cell, ...(erased ? ERASER : piece) }]);
  const { board, say } = game;
  const standing = erased ? say('empty') : pieceName(say, board, { ...piece, cell });
  announce(game, say('sentence', { text: `${labelOf(game, cell)}, ${standing}` }));
}

/** Moves a piece, or puts one that was dragged from the palette. Fails if there is no such cell. */
export function movePiece(game: Game, path: string[]): void {
  const { cellOf, diagram, state } = game;
  const from = cellOf.get(path[0] ?? '');
  const piece = freePieceOf(path[0]) ?? pieceOn(state, from);
  const changes: Change[] = from === undefined ? [] : [{ cell: from, ...ERASER }];
  if (piece) changes.push({ cell: cellOf.get(path[1] ?? '') ?? -1, type: piece.type, side: piece.side });
  diagram.arrange(changes);
  state.refusal = undefined;
  updateScene(game, 'edit');
}

/** Changes the position; keeps the problem if that is impossible. */
export function arrange(game: Game, changes: Change[], turn?: Side): void {
  attempt(game, 'edit', () => game.diagram.arrange(changes, turn));
}

/** Makes a change; keeps the problem if it is impossible. */
export function attempt(game: Game, cause: ChangeCause, change: () => void): void {
  let problem = '';
  try {
    change();
  } catch (error) {
    problem = problemText(game.say, error);
  }
  updateScene(game, cause);
  const tool = editTool(game.state);
  if (tool) tool.problem = problem;
}
