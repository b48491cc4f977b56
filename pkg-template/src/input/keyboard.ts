// The keyboard on the board: one cell has the focus, arrows move it as the eye sees the board.

import { latestStop } from '../board/board-state.js';
import { cellAt } from '../board/board-svg.js';
import { centre, drawnRow, HOLE } from '../board/layout.js';
import { erase, pickArrowEnd } from '../game/arrow-tool.js';
import { clearMarks, showDiagram, stepThrough } from '../game/commands.js';
import { act, hover } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { cancel, click, finish, stepBack } from '../game/move-input.js';
import { forgetPremove } from '../game/premove.js';
import { isElement, isNode } from '../style/dom.js';
import { ask, showAttackers } from './questions.js';

const ARROWS: Record<string, number> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** Gives a cell the focus. */
function focusCell({ drawing, state }: Game, cell: number): void {
  state.focus = cell;
  drawing.focus(cell, state.ring);
  drawing.cells[cell]?.focus();
}

/** The first or last cell of the row with the focus, or of the board, as drawn. */
function endOf({ board, drawing, state }: Game, last: boolean, whole: boolean): number {
  const rows = board.cells.map((it) => drawnRow(board, drawing.layout, it));
  const cells = board.cells.flatMap((it, index) =>
    it.shade !== HOLE && (whole || rows[index] === rows[state.focus]) ? [index] : [],
  );
  return (last === state.flipped ? cells[0] : cells[cells.length - 1]) ?? state.focus;
}

/** The cell that is next as drawn: planes in several rows have other neighbours than planes in one. */
function nextDrawn({ board, drawing, state }: Game, direction: number): number {
  const places = board.cells.map((it) => centre(drawing.layout, it));
  const [x, y] = places[state.focus] ?? [0, 0];
  let next = -1;
  let least = Infinity;
  places.forEach(([u, v], index) => {
    const [right, down] = [u - x, v - y];
    const far = [-down, right, down, -right][direction] ?? 0;
    const isStraight = Math.abs(direction % 2 ? down : right) < 1;
    if (isStraight && far > 1 && far < least && board.cells[index]?.shade !== HOLE) [next, least] = [index, far];
  });
  return next;
}

function moveFocus(game: Game, direction: number): void {
  const { board, drawing, state } = game;
  const turned = state.flipped ? (direction + 2) % 4 : direction;
  const next = drawing.layout.stacked
    ? nextDrawn(game, direction)
    : (board.cells[state.focus]?.neighbors[turned] ?? -1);
  if (next >= 0) focusCell(game, next);
}

/** Left and right go through the game wherever they do not move the focus; `false` for other keys. */
function walk(game: Game, key: string): boolean {
  const by = { ArrowLeft: 'undo', ArrowRight: 'redo' }[key] as 'undo' | 'redo' | undefined;
  if (by === undefined || game.state.tool.kind === 'edit') return false;
  act(game, stepThrough, by);
  return true;
}

/** Goes to the next own piece with an ID that begins with a letter, in reading order; `false` if there is none. */
function findPiece(game: Game, letter: string, backwards: boolean): boolean {
  const { board, state } = game;
  const begins = (type: number): boolean =>
    board.types[type - 1]?.id.toLowerCase().startsWith(letter.toLowerCase()) ?? false;
  const cells = state.scene.pieces.filter((it) => it.side === state.scene.turn && begins(it.type)).map((it) => it.cell);
  cells.sort((a, b) => (backwards ? b - a : a - b));
  const next = cells[(cells.indexOf(state.focus) + 1) % cells.length];
  if (next === undefined) return false;
  focusCell(game, next);
  return true;
}

/** Enter goes on with the open path, or plays it where it stands. */
function enter(game: Game): void {
  const { board, state } = game;
  const marked = latestStop(state.input)?.options.options.some((it) => it.cell === state.focus);
  if (marked || !finish(game)) click(game, board.cells[state.focus]?.name ?? '');
}

/** Escape forgets what was begun last; `false` if there is nothing. */
function forgetLatest(game: Game): boolean {
  const { state } = game;
  if (state.moveDiagram) showDiagram(game, undefined);
  else if (latestStop(state.input)) cancel(game);
  else return forgetPremove(game) || clearMarks(game);
  return true;
}

/** Backspace takes one step back, or wipes out the last arrow; `false` if there is neither. */
function backspace(game: Game): boolean {
  return stepBack(game) || erase(game, false);
}

/** What a key does; `false` if it has no meaning here. */
function press(game: Game, { key, shiftKey, ctrlKey }: KeyboardEvent): boolean {
  const { focus, ring } = game.state;
  const direction = ARROWS[key];
  // Who came with the mouse sees no focus that could move.
  if (!ring && walk(game, key)) return true;
  if (direction !== undefined) moveFocus(game, direction);
  else if (key === 'Home' || key === 'End') focusCell(game, endOf(game, key === 'End', ctrlKey));
  else if (key === 'Enter' && shiftKey) act(game, pickArrowEnd, focus);
  else if (key === 'Enter') act(game, enter);
  else if (key === ' ') act(game, click, game.board.cells[focus]?.name ?? '');
  else if (key === 'Escape') return act(game, forgetLatest) ?? true;
  else if (key === 'Backspace') return act(game, backspace) ?? true;
  else if (key.length !== 1) return false;
  else if (findPiece(game, key, shiftKey)) return true;
  else if (key === 'f') game.host.flip();
  else if (key === '!') showAttackers(game, [focus]);
  else if ('.,?'.includes(key)) void ask(game, key, [focus]);
  else return false;
  return true;
}

/** Fields in which left and right move something else. */
const OWN_ARROWS = 'textarea, select, input, [role="gridcell"], .chooser, .record';

/** Left and right, and `f`, beside the board, wherever nothing else needs them. */
function listenBeside(game: Game): void {
  game.parts.root.addEventListener(
    'keydown',
    (it) => {
      const event = it as KeyboardEvent;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isElement(event.target) && event.target.closest(OWN_ARROWS)) return;
      if (event.key === 'f') game.host.flip();
      else if (walk(game, event.key)) event.preventDefault();
    },
    { signal: game.signal },
  );
}

/** Listens to keys and to the focus. Keys without a meaning here are left to the page; the others do not reach it. */
export function listenToKeyboard(game: Game): void {
  const { parts, signal, state } = game;
  listenBeside(game);
  // Around the drawing: browsers let Tab stop at an SVG that listens to the focus itself.
  const { sheet } = parts;
  sheet.addEventListener(
    'keydown',
    (event) => {
      const { altKey, metaKey, ctrlKey, key } = event;
      const modified = altKey || metaKey || (ctrlKey && key !== 'Home' && key !== 'End');
      if (modified || cellAt(event.target) === undefined || !press(game, event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  sheet.addEventListener(
    'focusin',
    ({ target }) => {
      const cell = cellAt(target);
      if (cell === undefined) return;
      state.focus = cell;
      state.ring = isElement(target) && target.matches(':focus-visible');
      game.drawing.focus(cell, state.ring);
      hover(game, game.board.cells[cell]?.name);
    },
    { signal },
  );
  sheet.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      state.ring = false;
      game.drawing.focus(state.focus, false);
      if (!(isNode(relatedTarget) && sheet.contains(relatedTarget))) hover(game, undefined);
    },
    { signal },
  );
}
