// The keyboard on the board: one cell has the focus, arrows move it as the eye sees the board.

import type { BoardView, CellView } from '../engine/views.js';

/** What keys can do. */
export interface Keys {
  board: BoardView;
  flipped: boolean;
  /** The cell with the focus. */
  cell: number;
  focus(cell: number): void;
  click(cell: number): void;
  /** Whether a click on this cell would go on with the open path. */
  marked(cell: number): boolean;
  /** Plays the open path, if it is whole. */
  finish(): boolean;
  /** Forgets the open path; `false` if there was none. */
  cancel(): boolean;
  back(): boolean;
  /** Begins an arrow, or ends it. */
  draw(): void;
  /** Answers a question; `false` if the key asks none. */
  ask(key: string): boolean;
  /** The cells of own pieces with an ID that begins with this letter, in reading order. */
  own(letter: string): number[];
}

const ARROWS: Record<string, number> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

const solid = (cell: CellView): boolean => cell.shade !== 3;

/** The first or last cell of a row, or of the board, as drawn. */
function end(keys: Keys, last: boolean, whole: boolean): number {
  const { board, flipped, cell } = keys;
  const row = board.cells[cell]?.row;
  const places = board.cells.flatMap((it, index) => (solid(it) && (whole || it.row === row) ? [index] : []));
  return (last === flipped ? places[0] : places[places.length - 1]) ?? cell;
}

function move(keys: Keys, direction: number): void {
  const turned = keys.flipped ? (direction + 2) % 4 : direction;
  const next = keys.board.cells[keys.cell]?.neighbors[turned] ?? -1;
  if (next >= 0) keys.focus(next);
}

function jump(keys: Keys, letter: string, back: boolean): boolean {
  const places = keys.own(letter);
  if (back) places.reverse();
  const next = places[(places.indexOf(keys.cell) + 1) % places.length];
  if (next === undefined) return false;
  keys.focus(next);
  return true;
}

function act(keys: Keys, event: KeyboardEvent): boolean {
  const direction = ARROWS[event.key];
  if (direction !== undefined) {
    move(keys, direction);
    return true;
  }
  switch (event.key) {
    case 'Home':
    case 'End':
      keys.focus(end(keys, event.key === 'End', event.ctrlKey));
      return true;
    case 'Enter':
      if (event.shiftKey) keys.draw();
      else if (keys.marked(keys.cell) || !keys.finish()) keys.click(keys.cell);
      return true;
    case ' ':
      keys.click(keys.cell);
      return true;
    case 'Escape':
      return keys.cancel();
    case 'Backspace':
      return keys.back();
    default:
      return event.key.length === 1 && (jump(keys, event.key, event.shiftKey) || keys.ask(event.key));
  }
}

/** Handles a key. Keys without a meaning here are left to the page; the others do not reach it. */
export function handleKey(keys: Keys, event: KeyboardEvent): void {
  const modified = event.altKey || event.metaKey || (event.ctrlKey && event.key !== 'Home' && event.key !== 'End');
  if (modified || !act(keys, event)) return;
  event.preventDefault();
  event.stopPropagation();
}
