// Pointing at squares: previews of moves, enemies of a move diagram, the end of an arrow, attacked squares.

import { latestStop } from '../board/board-state.js';
import { clickable } from './engine-answers.js';
import { type Game, isOccupied } from './game.js';
import { visitDiagram } from './move-diagram.js';
import { openPreview, previewOf } from './move-preview.js';

/** The pointer or the focus is on a step, or on none. Returns whether the board looks different now. */
export function pointAt(game: Game, step: string | undefined): boolean {
  const { cellOf, state } = game;
  state.pointed = step;
  const cell = step === undefined ? undefined : cellOf.get(step);
  const goesOn = forgetRefusal(game, step, cell);
  if (!state.moveDiagram) return preview(game, step, cell) || goesOn;
  const before = state.moveDiagram;
  state.moveDiagram = visitDiagram(game, before, cell);
  return state.moveDiagram !== before;
}

/** A reader who points at another piece has read why the last click was none; not who looks at what the reason is about. */
function forgetRefusal(game: Game, step: string | undefined, cell: number | undefined): boolean {
  const { refusal } = game.state;
  if (!refusal || step === undefined || !isOccupied(game, step)) return false;
  if ([refusal.step, ...refusal.path].includes(step) || refusal.reason?.marks.some((it) => it.cell === cell))
    return false;
  game.state.refusal = undefined;
  return true;
}

function preview(game: Game, step: string | undefined, cell: number | undefined): boolean {
  const { board, diagram, state } = game;
  const { annotations, scene } = state;
  if (annotations.from !== undefined) {
    annotations.to = cell;
    return true;
  }
  const before = state.preview;
  const option = clickable(game).find(
    (it) => it.step === step && (it.cell !== undefined || it.mark === 'choice' || it.mark === 'drop'),
  );
  const falls = option?.cell === undefined && option?.mark === 'drop';
  state.preview = option ? previewOf(diagram.preview(option.path), scene, falls) : openPreview(game);
  if (annotations.attacks) annotations.attackersOf = cell === undefined ? [] : [cell];
  return annotations.attacks || board.relations || state.preview !== before;
}

/** The dragged piece is over a step, or over nothing. Returns whether the board looks different now. */
export function dragOver(game: Game, step: string | undefined): boolean {
  const { state } = game;
  const cell = latestStop(state.input)?.options.options.find((it) => it.step === step)?.cell;
  if (cell === state.dropTarget) return false;
  state.dropTarget = cell;
  if (!state.moveDiagram) preview(game, step, step === undefined ? undefined : game.cellOf.get(step));
  return true;
}
