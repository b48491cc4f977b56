// Announcements for screen readers after a move.

import { opponentOf } from '../engine/sides.js';
import type { BoardView, PieceView, SceneView } from '../engine/views.js';
import type { Argument, Message } from '../words/message.js';
import { joined, type Say } from '../words/page.js';
import { groundName, toMoveWords, typeName } from './labels.js';

const message = (id: string, args: Message['args']): Message => ({ id, args });

/** The last move in words: `White: pawn e4 to d5, captures pawn d5.` */
export function lastMoveWords(say: Say, board: BoardView, before: SceneView | undefined, after: SceneView): string {
  const { last } = after;
  if (!last) return '';
  const at = (cell: number): string => board.cells[cell]?.label ?? '';
  const old = new Map(before?.pieces.map((it) => [it.cell, it]));
  const now = new Map(after.pieces.map((it) => [it.cell, it]));
  const name = (piece: PieceView | undefined): Argument => (piece ? typeName(board, piece.type) : say('some-piece'));
  const standing = (piece: PieceView | undefined, cell: number): Message =>
    message('stands-at', { piece: name(piece), square: at(cell) });
  const parts: Argument[] = last.moved.flatMap(({ from, to }) => {
    const [piece, end] = [old.get(from) ?? now.get(to), now.get(to)];
    const told: Argument[] = [message('goes-from-to', { piece: name(piece), from: at(from), to: at(to) })];
    if (end && end.type !== piece?.type) told.push(message('becomes', { piece: name(end) }));
    if (end && end.side !== piece?.side) told.push(message('changes-sides', {}));
    return told;
  });
  const isEnd = (cell: number): boolean => last.moved.some((it) => it.to === cell);
  const turns = (cell: number): boolean => {
    const [piece, end] = [old.get(cell), now.get(cell)];
    return !isEnd(cell) && piece?.type === end?.type && piece?.side !== end?.side;
  };
  const turned = last.added.filter(turns);
  const put = last.added.filter((cell) => !isEnd(cell) && !turns(cell) && now.has(cell));
  parts.push(...put.map((cell) => message('put-on', { piece: name(now.get(cell)), square: at(cell) })));
  const first = last.moved[0];
  const mover = first ? (old.get(first.from) ?? now.get(first.to)) : now.get(put[0] ?? -1);
  const owner = mover?.side === 'nobody' ? undefined : mover?.side;
  const side = owner ?? before?.turn ?? opponentOf(after.turn);
  const gone = last.removed.filter((cell) => cell !== first?.from);
  if (parts.length === 0 && gone.length > 0) parts.push(...wayOfMover(board, last.path, old, now));
  const told = (cells: number[], pieces: Map<number, PieceView>): Argument => ({
    all: cells.map((cell) => standing(pieces.get(cell), cell)),
  });
  const isOwn = (cell: number): boolean => old.get(cell)?.side === side;
  const [captured, lost] = [gone.filter((it) => !isOwn(it)), gone.filter(isOwn)];
  if (captured.length > 0) parts.push(message('captures', { pieces: told(captured, old) }));
  if (lost.length > 0) parts.push(message('loses', { pieces: told(lost, old) }));
  if (turned.length > 0) parts.push(message('turns', { pieces: told(turned, now) }));
  if (parts.length === 0) parts.push(...(tileWords(board, before, after) ?? [message('passes', {})]));
  return say('side-has', { side: say(side), deeds: { listed: parts } });
}

/** The piece that no move tells of, as it explodes, burns, or captures without leaving its square: `pawn a7 to b8`. */
function wayOfMover(
  board: BoardView,
  path: readonly string[],
  old: Map<number, PieceView>,
  now: Map<number, PieceView>,
): Message[] {
  const way = path.map((step) => board.cells.findIndex((it) => it.name === step)).filter((it) => it >= 0);
  const [start, end] = [way[0] ?? -1, way.at(-1) ?? -1];
  const standing = old.get(start);
  if (!standing || (!now.has(start) && start === end)) return [];
  const label = (cell: number): string => board.cells[cell]?.label ?? '';
  const piece = typeName(board, standing.type);
  if (now.has(start)) return [message('stands-at', { piece, square: label(start) })];
  return [message('goes-from-to', { piece, from: label(start), to: label(end) })];
}

/** A move that lays ground and leaves no piece: `lays tile 6 on b6, water c6`. */
function tileWords(
  board: BoardView,
  before: SceneView | undefined,
  { last, ground }: SceneView,
): Argument[] | undefined {
  const { types, terrain, cells } = board;
  const [slot, place] = last?.path ?? [];
  const type = types.find((it) => `${it.key}@` === slot);
  if (!type || !last) return undefined;
  const old = new Map(before?.ground.map((it) => [it.cell, it.kind]));
  const laid = ground.flatMap(({ cell, kind }) => {
    const type = terrain[kind - 1];
    if (!type || old.get(cell) === kind) return [];
    return [message('stands-at', { piece: groundName(type), square: cells[cell]?.label ?? '' })];
  });
  const square = cells.find((it) => it.name === place)?.label ?? '';
  return [message('lays-tile', { tile: typeName(board, type.number), square }), ...laid];
}

/** What is announced after a move. */
export function announcement(say: Say, board: BoardView, before: SceneView | undefined, scene: SceneView): string {
  const moved = scene.last && lastMoveWords(say, board, before, scene);
  const squares = joined(say, 'label-more', ...scene.checks.map((it) => board.cells[it]?.label));
  const turn = toMoveWords(say, scene);
  const end =
    scene.verdict?.sentence ?? say('sentence', { text: squares ? say('in-check-on', { what: turn, squares }) : turn });
  return joined(say, 'sentence-more', moved, board.enforce && end);
}
