// What the board says, in words: the message line, the cells, the announcements. English, and nothing else.

import type { Demonstration } from './demonstration.js';
import type { State, Stop } from './interaction.js';
import type { BoardView, CellView, OptionView, PieceView, SceneView } from './views.js';

/** White or Black, as a word in a sentence. */
export const side = (number: number): string => (number === 0 ? 'White' : 'Black');

/** With a capital letter at the start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A piece in words: `white knight`. */
export function pieceName(board: BoardView, piece: PieceView): string {
  return `${side(piece.side).toLowerCase()} ${board.types[piece.type - 1]?.name ?? 'piece'}`;
}

/** What the message line needs to know. */
export interface Situation {
  board: BoardView;
  scene: SceneView;
  state: State;
  stop: Stop | undefined;
  /** Why the last click was refused. */
  refused: string | undefined;
  /** What the pointer or the focus rests on. */
  hovered: OptionView | undefined;
  /** An earlier position is shown, and the game does not go on from it yet. */
  past: boolean;
  /** The move diagram that is shown. */
  demonstration: Demonstration | undefined;
  /** The position is being edited. */
  editing: boolean;
}

function asked({ stop, board, scene }: Situation): string {
  if (!stop) return '';
  const first = stop.path[0] ?? '';
  const cell = board.cells.findIndex((it) => it.name === first);
  const piece = scene.pieces.find((it) => it.cell === cell);
  const slot = scene.hands.find((it) => it.step === first);
  const name = board.types[(piece?.type ?? slot?.type ?? 0) - 1]?.name ?? 'piece';
  if (stop.path.length === 1) return slot ? `Put the ${name} on a marked square.` : `${capital(name)} on ${board.cells[cell]?.label ?? first}: go to a marked square.`;
  if (stop.options.whole) return 'Go on to a marked square, or click the last square again to stop there.';
  return 'Go on to a marked square.';
}

/** The message line: its key for styling, and its text. */
export function message(situation: Situation): { key: string; text: string } {
  const { board, scene, state, refused, hovered, demonstration } = situation;
  if (refused !== undefined) return { key: 'refused', text: refused };
  if (demonstration) {
    const { type, placing, moved } = demonstration.scene;
    const how = `How the ${board.types[type - 1]?.name ?? 'piece'} moves${moved ? ' after its first move' : ''}.`;
    return { key: 'diagram', text: placing ? 'Click the square where it shall stand.' : how };
  }
  if (situation.editing) return { key: 'edit', text: 'Put pieces, or move them.' };
  if (state.kind === 'choosing') return { key: 'choose-promotion', text: 'Choose one of the pictures.' };
  if (state.kind === 'spelling' || state.kind === 'dragging') {
    const key = situation.stop?.path.length === 1 ? 'choose-target' : 'choose-next';
    return { key, text: hovered?.words ? `${capital(hovered.words)}.` : asked(situation) };
  }
  if (situation.past) return { key: 'not-current', text: `Position after ply ${scene.ply} of ${scene.plies}.` };
  if (scene.verdict) return { key: 'verdict', text: scene.verdict.sentence };
  if (!board.enforce) return { key: 'free', text: 'Free play: rules are not enforced.' };
  const turn = `${side(scene.turn)} to move`;
  if (scene.checks.length > 0) return { key: 'check', text: `${turn}, in check.` };
  return scene.plies === 0 ? { key: 'start', text: `${turn}: click a piece, or drag it.` } : { key: 'turn', text: `${turn}.` };
}

/** What a cell says: its name, its piece, and what a click would do. */
export function cellLabel(board: BoardView, cell: CellView, piece: PieceView | undefined, option: OptionView | undefined, selected: boolean): string {
  const parts = [cell.label, piece ? pieceName(board, piece) : 'empty'];
  if (selected) parts.push('selected');
  if (option && option.mark !== 'origin') parts.push(option.words || option.mark);
  return parts.join(', ');
}

/** The last move in words, for a reader who sees nothing: `White pawn e4 to d5, captures pawn d5.` */
export function telling(board: BoardView, before: SceneView | undefined, after: SceneView): string {
  const { last } = after;
  if (!last) return '';
  const at = (cell: number): string => board.cells[cell]?.label ?? '';
  const old = new Map(before?.pieces.map((it) => [it.cell, it]));
  const now = new Map(after.pieces.map((it) => [it.cell, it]));
  const name = (piece: PieceView | undefined): string => board.types[(piece?.type ?? 0) - 1]?.name ?? 'piece';
  const parts = last.moved.map(({ from, to }) => {
    const [piece, end] = [old.get(from) ?? now.get(to), now.get(to)];
    return `${name(piece)} ${at(from)} to ${at(to)}${end && name(end) !== name(piece) ? `, becomes ${name(end)}` : ''}`;
  });
  const put = last.added.filter((cell) => last.moved.every((it) => it.to !== cell) && now.has(cell));
  parts.push(...put.map((cell) => `${name(now.get(cell))} on ${at(cell)}`));
  const first = last.moved[0];
  const gone = last.removed.filter((cell) => cell !== first?.from).map((cell) => `${name(old.get(cell))} ${at(cell)}`);
  if (gone.length > 0) parts.push(`${parts.length > 0 ? 'captures' : 'loses'} ${gone.join(' and ')}`);
  const mover = first ? (old.get(first.from) ?? now.get(first.to)) : now.get(put[0] ?? -1);
  const words = parts.length > 0 ? parts.join(', ') : 'passes';
  return `${side(mover?.side ?? 1 - after.turn)}: ${words}.`;
}

/** What is announced after a move. */
export function announcement(board: BoardView, before: SceneView | undefined, scene: SceneView): string {
  const moved = scene.last ? `${telling(board, before, scene)} ` : '';
  const check = scene.checks.map((it) => board.cells[it]?.label).join(', ');
  const end = scene.verdict?.sentence ?? `${side(scene.turn)} to move${check ? `, in check on ${check}` : ''}.`;
  return board.enforce ? moved + end : moved;
}
