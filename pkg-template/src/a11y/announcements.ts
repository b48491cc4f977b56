// Announcements for screen readers after a move.

import { opponentOf } from '../engine/sides.js';
import type { BoardView, PieceView, SceneView } from '../engine/views.js';
import { sideName, toMoveWords, typeName } from './labels.js';

/** The last move in words: `White pawn e4 to d5, captures pawn d5.` */
export function lastMoveWords(board: BoardView, before: SceneView | undefined, after: SceneView): string {
  const { last } = after;
  if (!last) return '';
  const at = (cell: number): string => board.cells[cell]?.label ?? '';
  const old = new Map(before?.pieces.map((it) => [it.cell, it]));
  const now = new Map(after.pieces.map((it) => [it.cell, it]));
  const name = (piece: PieceView | undefined): string => (piece ? typeName(board, piece.type) : 'piece');
  const parts = last.moved.map(({ from, to }) => {
    const [piece, end] = [old.get(from) ?? now.get(to), now.get(to)];
    const becomes = end && name(end) !== name(piece) ? `, becomes ${name(end)}` : '';
    return `${name(piece)} ${at(from)} to ${at(to)}${becomes}${end && end.side !== piece?.side ? ', changes sides' : ''}`;
  });
  const isEnd = (cell: number): boolean => last.moved.some((it) => it.to === cell);
  const turns = (cell: number): boolean => {
    const [piece, end] = [old.get(cell), now.get(cell)];
    return !isEnd(cell) && piece?.type === end?.type && piece?.side !== end?.side;
  };
  const turned = last.added.filter(turns).map((cell) => `${name(now.get(cell))} ${at(cell)}`);
  const put = last.added.filter((cell) => !isEnd(cell) && !turns(cell) && now.has(cell));
  parts.push(...put.map((cell) => `${name(now.get(cell))} on ${at(cell)}`));
  const first = last.moved[0];
  const mover = first ? (old.get(first.from) ?? now.get(first.to)) : now.get(put[0] ?? -1);
  const owner = mover?.side === 'nobody' ? undefined : mover?.side;
  const side = owner ?? before?.turn ?? opponentOf(after.turn);
  const gone = last.removed.filter((cell) => cell !== first?.from);
  if (parts.length === 0 && gone.length > 0) parts.push(...wayOfMover(board, last.path, old, now));
  const told = (cells: number[]): string => cells.map((cell) => `${name(old.get(cell))} ${at(cell)}`).join(' and ');
  const isOwn = (cell: number): boolean => old.get(cell)?.side === side;
  const [captured, lost] = [gone.filter((it) => !isOwn(it)), gone.filter(isOwn)];
  if (captured.length > 0) parts.push(`captures ${told(captured)}`);
  if (lost.length > 0) parts.push(`loses ${told(lost)}`);
  if (turned.length > 0) parts.push(`turns ${turned.join(' and ')}`);
  const words = parts.length > 0 ? parts.join(', ') : (tileWords(board, before, after) ?? 'passes');
  return `${sideName(side)}: ${words}.`;
}

/** The piece that no move tells of, as it explodes, burns, or captures without leaving its square: `pawn a7 to b8`. */
function wayOfMover(
  board: BoardView,
  path: readonly string[],
  old: Map<number, PieceView>,
  now: Map<number, PieceView>,
): string[] {
  const way = path.map((step) => board.cells.findIndex((it) => it.name === step)).filter((it) => it >= 0);
  const [start, end] = [way[0] ?? -1, way.at(-1) ?? -1];
  const piece = old.get(start);
  if (!piece || (!now.has(start) && start === end)) return [];
  const label = (cell: number): string => board.cells[cell]?.label ?? '';
  return [`${typeName(board, piece.type)} ${label(start)}${now.has(start) ? '' : ` to ${label(end)}`}`];
}

/** A move that lays ground and leaves no piece: `lays tile 6 on b6, water c6`. */
function tileWords(
  { types, terrain, cells }: BoardView,
  before: SceneView | undefined,
  { last, ground }: SceneView,
): string | undefined {
  const [slot, place] = last?.path ?? [];
  const type = types.find((it) => `${it.key}@` === slot);
  if (!type || !last) return undefined;
  const old = new Map(before?.ground.map((it) => [it.cell, it.kind]));
  const laid = ground
    .filter((it) => old.get(it.cell) !== it.kind)
    .map((it) => `, ${terrain[it.kind - 1]?.name ?? ''} ${cells[it.cell]?.label ?? ''}`);
  return `lays ${type.name} on ${cells.find((it) => it.name === place)?.label ?? ''}${laid.join('')}`;
}

/** What is announced after a move. */
export function announcement(board: BoardView, before: SceneView | undefined, scene: SceneView): string {
  const moved = scene.last ? `${lastMoveWords(board, before, scene)} ` : '';
  const check = scene.checks.map((it) => board.cells[it]?.label).join(', ');
  const end = scene.verdict?.sentence ?? `${toMoveWords(scene)}${check ? `, in check on ${check}` : ''}.`;
  return board.enforce ? moved + end : moved;
}
