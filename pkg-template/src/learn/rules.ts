// Exercises about what a game has beside its pieces: drops, promotion, captures beside the way, and how it is won.

import type { Side } from '../engine/names.js';
import type { SceneView } from '../engine/views.js';
import { type Desk, sideOfType } from './desk.js';
import type { Exercise } from './exercise.js';
import type { Chance } from './random.js';

/** Squares or pieces in question, so that a task is short. */
const ASKED = { right: 3, wrong: 3 };

/** Games by chance, and their longest. */
const GAMES = { drop: 3, effect: 3, goal: 8, plies: 140 };

/** Moves that are tried out for one exercise: after so many none is looked for any more. */
const MOST_TRIED = { effect: 900, goal: 1600 };

/** A position that a game by chance came to. */
interface Moment {
  scene: SceneView;
  moves: string[];
}

/** Plays games by chance, and stops at each position. Captures are played more often than others, so that something happens. */
function* moments(desk: Desk, chance: Chance, games: number): Generator<Moment, void> {
  for (let game = 0; game < games; game += 1) {
    desk.begin();
    for (let ply = 0; ply < GAMES.plies; ply += 1) {
      const { diagram } = desk;
      const scene = diagram.scene();
      const moves = scene.verdict ? [] : diagram.moves('path');
      if (moves.length === 0) break;
      yield { scene, moves };
      // Where an exercise was made of the position, it stands there as one of its own.
      const offered = chance.some(moves, 3);
      const taken = offered.find((it) => diagram.preview(it.split(' ')).removed.length > 0) ?? offered[0];
      if (taken === undefined) break;
      diagram.play(taken.split(' '));
    }
  }
}

/** A position without an answer. */
const posed = (desk: Desk, scene: SceneView, side: Side, type: number): Omit<Exercise, 'kind' | 'right' | 'traps'> => ({
  type,
  side,
  fen: desk.diagram.fen(),
  pieces: scene.pieces,
  ground: scene.ground,
  note: scene.note,
  moves: 1,
});

/** Right and wrong answers, mixed, so many of each. */
function asked(
  chance: Chance,
  right: number[],
  wrong: number[],
): { right: number[]; traps: number[]; asked: number[] } {
  const some = chance.some(right, 1 + chance.below(ASKED.right));
  const traps = chance.some(wrong, ASKED.wrong);
  return { right: some, traps, asked: [...some, ...traps].sort((a, b) => a - b) };
}

/** Where a piece of the hand may be dropped, and where not: on empty squares, if some of them are forbidden. */
export function* dropping(desk: Desk, chance: Chance): Generator<Exercise | undefined, void> {
  if (!desk.board.hands && desk.start.hands.length === 0) return;
  const types = desk.board.types.filter((it) => !it.royal);
  for (const { scene } of moments(desk, chance, GAMES.drop)) {
    yield undefined;
    if (scene.ply < 3 && scene.hands.length === 0) continue;
    const fen = desk.diagram.fen();
    const inHand = scene.hands.filter((it) => it.side === scene.turn);
    // Who has nothing in hand yet is given something.
    const given = inHand.length > 0 ? undefined : chance.pick(types)?.number;
    const type = given ?? chance.pick(inHand)?.type;
    if (type === undefined) continue;
    try {
      if (given !== undefined) desk.diagram.arrange([{ type: given, side: scene.turn, count: 1 }], scene.turn);
      const found = dropIn(desk, chance, type);
      if (found) return yield found;
    } catch {
      // A game whose hands are filled by play alone.
    }
    if (given !== undefined && !desk.stand(fen)) return;
  }
}

/** The exercise about dropping a type in the position that stands there. */
function dropIn(desk: Desk, chance: Chance, type: number): Exercise | undefined {
  const scene = desk.stand(desk.diagram.fen());
  const slot = scene?.hands.find((it) => it.type === type && it.side === scene.turn);
  if (!scene || !slot || scene.checks.length > 0) return undefined;
  const ends = desk.diagram.options([slot.step]).options.flatMap((it) => it.cell ?? []);
  const taken = new Set(scene.pieces.map((it) => it.cell));
  const empty = desk.cells.filter((it) => !taken.has(it) && !ends.includes(it));
  const full = [...taken].filter((it) => !ends.includes(it));
  if (ends.length === 0 || (empty.length === 0 && full.length === 0)) return undefined;
  const wrong = empty.length > 0 ? empty : full;
  return { ...posed(desk, scene, scene.turn, type), kind: 'drop', ...asked(chance, ends, wrong) };
}

/** Whether a piece on a cell can become another with its next move. */
function promotes(desk: Desk, cell: number, type: number): boolean {
  const deeds = desk.deeds(desk.name(cell)) ?? [];
  return deeds.some((it) => it.changed.some((piece) => piece.cell === it.to && piece.type !== type));
}

/** Which pieces can become another with their next move. */
export function* promoting(desk: Desk, chance: Chance): Generator<Exercise | undefined, void> {
  const zoned = desk.board.types.flatMap(({ number, royal }) => {
    const side = sideOfType(desk.board, number);
    const cells = desk.diagram.zones(number, side).filter((it) => it.zone === 'promotion' || it.zone === 'morph');
    return cells.length > 0 && !royal ? { number, side, cells: cells.map((it) => it.cell) } : [];
  });
  for (let tried = 0; tried < 40 && zoned.length > 0; tried += 1) {
    yield undefined;
    const subject = chance.pick(zoned);
    if (!subject) return;
    const { cells, number, side } = subject;
    const royals = desk.royals(() => false);
    const free = desk.cells.filter((cell) => !royals.some((it) => it.cell === cell) && !cells.includes(cell));
    const zone = new Set(cells.flatMap((it) => desk.near(it)));
    const near = chance.some(
      free.filter((it) => zone.has(it)),
      2,
    );
    const far = chance.some(
      free.filter((it) => !near.includes(it)),
      3,
    );
    const placed = [...near, ...far].map((cell) => ({ cell, type: number, side }));
    const scene = desk.place([...royals, ...placed], side);
    if (!scene || scene.checks.length > 0) continue;
    const right: number[] = [];
    const traps: number[] = [];
    for (const { cell, type } of scene.pieces.filter((it) => it.type === number && it.side === side))
      (promotes(desk, cell, type) ? right : traps).push(cell);
    if (right.length === 0 || traps.length === 0) continue;
    const all = [...right, ...traps].sort((a, b) => a - b);
    return yield { ...posed(desk, scene, side, number), kind: 'promote', right, traps, asked: all };
  }
}

/** What else a move changes, besides the piece that moves and what it lands on. */
export function* affecting(desk: Desk, chance: Chance): Generator<Exercise | undefined, void> {
  let found: Exercise | undefined;
  let count = 0;
  let tried = 0;
  for (const { scene, moves } of moments(desk, chance, GAMES.effect)) {
    yield undefined;
    if (tried > MOST_TRIED.effect) break;
    if (scene.checks.length > 0) continue;
    const before = new Map(scene.pieces.map((it) => [it.cell, it]));
    for (const text of chance.some(moves, 6)) {
      tried += 1;
      const path = text.split(' ');
      const [from, end] = [path[0] ?? '', path.at(-1) ?? ''].map((it) => desk.cellOf.get(it));
      const { moved, pieces, removed } = desk.diagram.preview(path);
      const [mover] = moved;
      const to = mover?.to ?? end;
      const turned = pieces.filter(({ cell, side, type }) => {
        const old = before.get(cell);
        return cell !== to && old && (old.side !== side || old.type !== type);
      });
      const right = [...new Set([...removed, ...turned.map((it) => it.cell)])].filter((it) => it !== from);
      if (to === undefined || moved.length > 1 || !right.some((it) => it !== to)) continue;
      const traps = scene.pieces.map((it) => it.cell).filter((it) => !right.includes(it) && it !== from);
      if (traps.length === 0 || right.length > 8) continue;
      const type = before.get(mover?.from ?? -1)?.type ?? pieces.find((it) => it.cell === to)?.type ?? 1;
      const made: Exercise = {
        ...posed(desk, scene, scene.turn, type),
        kind: 'effect',
        from: mover?.from,
        target: to,
        right: right.sort((a, b) => a - b),
        traps,
      };
      // The first that comes may be a chance of the opening; of three the one with most effect.
      if (!found || made.right.length > found.right.length) found = made;
      count += 1;
      break;
    }
    if (count >= 3) break;
  }
  yield found;
}

/** Moves that win at once, where one of few does. */
export function* winning(desk: Desk, chance: Chance): Generator<Exercise | undefined, void> {
  let tried = 0;
  for (const { scene, moves } of moments(desk, chance, GAMES.goal)) {
    yield undefined;
    if (tried > MOST_TRIED.goal) return;
    if (scene.ply < 4 || moves.length > 90 || moves.length < 2 || scene.checks.length > 0) continue;
    tried += moves.length;
    const made = winIn(desk, scene, moves);
    if (made) return yield made;
  }
}

/** The clicks of a move: where it begins and where it ends, or the only square of a drop. */
function clicks(desk: Desk, text: string): number[] | undefined {
  const steps = text.split(' ');
  const cells = steps.map((it) => desk.cellOf.get(it));
  if (steps.length === 2 && cells[0] !== undefined && cells[1] !== undefined) return [cells[0], cells[1]];
  return undefined;
}

function winIn(desk: Desk, scene: SceneView, moves: string[]): Exercise | undefined {
  const { diagram } = desk;
  const fen = diagram.fen();
  const wins: string[] = [];
  for (const text of moves) {
    diagram.play(text.split(' '));
    if (diagram.scene().verdict?.result === scene.turn) wins.push(text);
    diagram.undo();
  }
  const isDrop = moves.every((it) => it.split(' ').length === 2 && it.includes('@'));
  if (wins.length === 0 || wins.length > 2 || wins.length === moves.length) return undefined;
  // A position of its own, as readers get it.
  const copy = desk.stand(fen, scene.turn);
  if (!copy) return undefined;
  const base = posed(desk, copy, scene.turn, 1);
  const cellsOf = (all: string[]): number[] => all.flatMap((it) => desk.cellOf.get(it.split(' ')[1] ?? '') ?? []);
  if (isDrop) {
    const right = cellsOf(wins);
    const traps = cellsOf(moves).filter((it) => !right.includes(it));
    return right.length > 0 && traps.length > 0 ? { ...base, kind: 'goal', right, traps } : undefined;
  }
  const pairs = wins.map((it) => clicks(desk, it));
  const [first] = pairs;
  // One piece alone can win, and by moves that are told by two squares.
  if (!first || pairs.some((it) => it?.[0] !== first[0])) return undefined;
  const ways: Record<number, number[]> = {};
  for (const [from, to] of moves.flatMap((it) => [clicks(desk, it) ?? []])) {
    if (from !== undefined && to !== undefined) ways[from] = [...(ways[from] ?? []), to];
  }
  const right = pairs.flatMap((it) => it?.[1] ?? []);
  const traps = (ways[first[0] ?? -1] ?? []).filter((it) => !right.includes(it));
  const type = copy.pieces.find((it) => it.cell === first[0])?.type ?? 1;
  const isFair = traps.length > 0 || Object.keys(ways).length > 1;
  return isFair ? { ...base, kind: 'goal', type, from: first[0], right, traps, ways } : undefined;
}
