// Plays a move, or says why it is none, and tells readers and the page what has happened.

import { update } from '../board/board-state.js';
import { isPanic } from '../engine/panic.js';
import type { PlayedView } from '../engine/views.js';
import { joined } from '../words/page.js';
import { thinkingWords } from './computers-turn.js';
import { freePieceOf } from './free-placement.js';
import { announce, type Game, tellPage } from './game.js';
import { updateScene } from './position.js';
import { movePiece } from './position-editor.js';
import { countMistake, judgeMove, whyNotSolution } from './puzzle.js';

/** Plays the move of a path, for the editor, for free play, or for the game. Throws if it is none, or not the solution of the puzzle. */
export function playPath(game: Game, path: string[]): void {
  const { cellOf, diagram, state } = game;
  if (state.tool.kind === 'edit') return movePiece(game, path);
  const free = freePieceOf(path[0]);
  const cell = cellOf.get(path[1] ?? '');
  if (free && free.side !== 'nobody' && cell !== undefined)
    return showMove(game, diagram.put(free.type, free.side, cell));
  const wrong = whyNotSolution(game, path);
  if (wrong) {
    countMistake(game, wrong);
    throw Object.assign(new Error(wrong.sentence), { code: wrong.code, span: undefined });
  }
  showMove(game, diagram.play(path));
}

/** The same as a thing to do. Returns why it was not done: what there is to tell of it is told all the same. */
export function playWhole(game: Game, path: string[]): true | Error {
  try {
    playPath(game, path);
    return true;
  } catch (error) {
    if (isPanic(error) || !(error instanceof Error)) throw error;
    return error;
  }
}

/** Plays the move of a path, or says why it is none. */
export function tryPath(game: Game, path: string[]): void {
  try {
    playPath(game, path);
  } catch (error) {
    if (isPanic(error)) throw error;
    refuse(game, path[path.length - 1] ?? '', path);
  }
}

/** A move was played: it is animated, announced and told. */
export function showMove(game: Game, played: PlayedView): void {
  const { state } = game;
  const before = state.scene;
  state.refusal = undefined;
  updateScene(game, 'move');
  update(state, { before, input: { kind: 'animating', played } });
  const words = judgeMove(game);
  announce(game, joined(game.say, 'sentence-more', game.tellPosition(before), words, thinkingWords(game)));
  const { ply, verdict } = state.scene;
  tellPage(game, 'vd-moved', { path: played.path, san: played.san, ply, fen: game.saved.fen });
  if (verdict) tellPage(game, 'vd-verdict', verdict);
}

/** The answer of a puzzle that is due is played now. */
export function playReply(game: Game): void {
  const { diagram, state } = game;
  const reply = state.puzzle?.reply;
  if (!state.puzzle || !reply) return;
  state.puzzle.reply = undefined;
  if (state.input.kind === 'animating') state.input = { kind: 'idle' };
  showMove(game, diagram.play(reply));
}

/** Says why a path is no move. */
export function refuse(game: Game, step: string, path: string[]): void {
  const { board, diagram, state } = game;
  // What is no definition has no game whose end could be told; the status line says what it is.
  if (board.types.length === 0) return;
  const reason = state.tool.kind === 'edit' ? undefined : (whyNotSolution(game, path) ?? diagram.why(path));
  // The words may still be on their way; the marks are there at once.
  const text = reason?.sentence || game.say('no-move');
  state.refusal = { text, step, path, reason };
  announce(game, text);
}
