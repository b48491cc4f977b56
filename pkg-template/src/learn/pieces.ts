// Exercises about one type of piece: where it goes, what it takes, how it gets somewhere.

import type { Side } from '../engine/names.js';
import type { PieceView, SceneView } from '../engine/views.js';
import { type Deed, Desk, foeOf, sideOfType } from './desk.js';
import { distances, type Exercise } from './exercise.js';
import type { Chance } from './random.js';

/** Positions that are tried for a type, and good ones after which no more are if there is something to go to and to take. */
const TRIES = { all: 40, good: 6 };

/** Squares to mark: fewer are no task, more are a chore. */
const ENOUGH = { least: 1, most: 18, best: 7 };

/** A position with the piece in question. */
interface Setting {
  scene: SceneView;
  fen: string;
  from: number;
  deeds: Deed[];
}

/** What is needed to make exercises about a type. */
interface Subject {
  desk: Desk;
  chance: Chance;
  type: number;
  side: Side;
}

const unique = (cells: number[]): number[] => [...new Set(cells)].sort((a, b) => a - b);

/** Where the piece would go on an empty board. */
function open({ desk, side, type }: Subject, from: number): { cell: number; over: number[] }[] {
  try {
    return desk.diagram.reach(type, from, { side });
  } catch {
    return [];
  }
}

/** The royals at home, and the piece somewhere. A royal piece takes the place of its own. */
function alone({ chance, desk, side, type }: Subject): { from: number; pieces: PieceView[] } | undefined {
  const isRoyal = desk.board.types[type - 1]?.royal;
  const royals = desk.royals((it) => it.side === side && isRoyal === true && it.type === type);
  const odd = desk.odd(type);
  const free = desk.cells.filter((cell) => !odd.has(cell) && !royals.some((it) => it.cell === cell));
  const from = chance.pick(free);
  return from === undefined ? undefined : { from, pieces: [...royals, { cell: from, type, side }] };
}

/** Pieces of both sides where they matter: on the way, behind it, and near. */
function crowd(subject: Subject, from: number, taken: number[], foes: boolean): PieceView[] {
  const { chance, desk, side, type } = subject;
  const marks = open(subject, from);
  const reached = marks.map((it) => it.cell);
  const over = marks.flatMap((it) => it.over);
  const own = desk.blocker(side, type) ?? type;
  const foe = desk.blocker(foeOf(side), 0) ?? type;
  const isFree = (it: number): boolean => it !== from && !taken.includes(it);
  const all = unique([...reached, ...over, ...desk.near(from)]).filter(isFree);
  const places = all.filter((it) => !desk.odd(own).has(it) && !desk.odd(foe).has(it));
  // What stands on the way makes the difference; what stands near only looks so.
  const near = chance.some(
    over.filter((it) => places.includes(it)),
    1 + chance.below(2),
  );
  const others = chance.some(
    places.filter((it) => !near.includes(it)),
    2 + chance.below(4),
  );
  return unique([...near, ...others]).map((cell) => {
    const isFoe = foes && chance.below(5) > 1;
    return { cell, type: isFoe ? foe : own, side: isFoe ? foeOf(side) : side };
  });
}

/** A position with a crowd, in which the piece can move and no royal is in check. */
function setting(subject: Subject): Setting | undefined {
  const { desk, side } = subject;
  const base = alone(subject);
  if (!base) return undefined;
  const pieces = [
    ...base.pieces,
    ...crowd(
      subject,
      base.from,
      base.pieces.map((it) => it.cell),
      true,
    ),
  ];
  const scene = desk.place(pieces, side);
  return scene && studied(subject, scene, base.from);
}

/** A position as the engine has it, with what the piece can do. */
function studied({ desk, side, type }: Subject, scene: SceneView, from: number): Setting | undefined {
  const stands = scene.pieces.some((it) => it.cell === from && it.type === type && it.side === side);
  if (!stands || scene.checks.length > 0) return undefined;
  const deeds = desk.deeds(desk.name(from));
  return deeds && deeds.length > 0 ? { scene, fen: desk.diagram.fen(), from, deeds } : undefined;
}

/** A position of a game played by chance, where pieces cannot be set up at will. */
function* played(subject: Subject): Generator<Setting | undefined, void> {
  const { chance, desk, side, type } = subject;
  for (let game = 0; game < 3; game += 1) {
    desk.begin();
    for (let ply = 0; ply < 60; ply += 1) {
      const scene = desk.diagram.scene();
      const moves = scene.verdict ? [] : desk.diagram.moves('path');
      const move = chance.pick(moves);
      if (move === undefined) break;
      const own = chance.pick(scene.pieces.filter((it) => it.type === type && it.side === side));
      if (scene.turn === side && own && ply % 3 === game % 3) {
        const fen = desk.diagram.fen();
        const copy = desk.stand(fen, side);
        yield copy && studied(subject, copy, own.cell);
        // The game went on as a position of its own.
        if (!copy) break;
      }
      desk.diagram.play(move.split(' '));
    }
  }
}

/** Positions to choose from, set up, and played where that gives none. */
function* settings(subject: Subject): Generator<Setting | undefined, void> {
  let isGood = false;
  for (let tried = 0; tried < TRIES.all; tried += 1) {
    const found = setting(subject);
    isGood ||= found !== undefined;
    yield found;
    // Where pieces cannot be set up, they never can.
    if (tried === 20 && !isGood) break;
  }
  if (!isGood) yield* played(subject);
}

/** The exercise that a position makes, without an answer. */
const posed = ({ side, type }: Subject, { fen, from, scene }: Setting): Omit<Exercise, 'kind' | 'right' | 'traps'> => ({
  type,
  side,
  fen,
  pieces: scene.pieces,
  ground: scene.ground,
  note: scene.note,
  from,
  moves: 1,
});

/** Where the piece can go. The traps: what it would reach on an empty board, else what is near. */
function reaching(subject: Subject, it: Setting): Exercise | undefined {
  const right = Desk.ends(it.deeds).filter((cell) => cell !== it.from);
  const isRight = new Set([...right, it.from]);
  const reach = open(subject, it.from).map(({ cell }) => cell);
  const blocked = unique(reach).filter((cell) => !isRight.has(cell));
  const traps = blocked.length > 0 ? blocked : subject.desk.near(it.from).filter((cell) => !isRight.has(cell));
  if (right.length < ENOUGH.least || right.length > ENOUGH.most || traps.length === 0) return undefined;
  return { ...posed(subject, it), kind: 'reach', right, traps };
}

/** What the piece can take; the traps are other enemies. */
function taking(subject: Subject, it: Setting): Exercise | undefined {
  const foes = it.scene.pieces.filter(({ side }) => side === foeOf(subject.side)).map(({ cell }) => cell);
  const taken = new Set(it.deeds.flatMap(({ removed }) => removed));
  const right = foes.filter((cell) => taken.has(cell));
  const traps = foes.filter(
    (cell) => !taken.has(cell) && !subject.desk.royals(() => false).some((r) => r.cell === cell),
  );
  if (right.length === 0 || traps.length === 0) return undefined;
  return { ...posed(subject, it), kind: 'take', right, traps };
}

/** How good an exercise is: traps are what it is for. */
function worth({ kind, right, traps, fen }: Exercise): number {
  const far = kind === 'take' ? right.length - 1 : Math.abs(right.length - ENOUGH.best);
  return Math.min(traps.length, 4) * 2 - far * 0.7 - (fen.length > 120 ? 4 : 0);
}

const better = (a: Exercise | undefined, b: Exercise | undefined): Exercise | undefined =>
  !a || (b && worth(b) > worth(a)) ? b : a;

/** Where the piece can go without taking anything, if it is all that moves. */
function quietEnds({ desk, side, type }: Subject, others: PieceView[], from: number): number[] | undefined {
  const scene = desk.place([...others, { cell: from, type, side }], side);
  if (!scene || scene.checks.length > 0 || scene.pieces.length !== others.length + 1) return undefined;
  const deeds = desk.deeds(desk.name(from)) ?? [];
  return Desk.ends(deeds.filter((it) => it.removed.length === 0 && it.changed.length <= 1 && isSame(it, type))).filter(
    (cell) => cell !== from,
  );
}

/** Whether the piece stays what it is. */
const isSame = ({ changed, to }: Deed, type: number): boolean =>
  changed.every((it) => it.cell !== to || it.type === type);

/** A journey of two or three moves, with first moves that lead astray. */
function* travelling(subject: Subject): Generator<Exercise | undefined, void> {
  const { chance, desk, side, type } = subject;
  for (let tried = 0; tried < 14; tried += 1) {
    yield undefined;
    const base = alone(subject);
    if (!base) continue;
    const { from } = base;
    const still = base.pieces.filter((it) => it.cell !== from);
    const others = [
      ...still,
      ...crowd(
        subject,
        from,
        still.map((it) => it.cell),
        false,
      ),
    ];
    const first = quietEnds(subject, others, from);
    if (!first || first.length < 2 || first.length > 16) continue;
    const ways: Record<number, number[]> = { [from]: first };
    const second = new Set<number>();
    for (const cell of first) {
      const ends = quietEnds(subject, others, cell) ?? [];
      ways[cell] = ends;
      for (const end of ends) second.add(end);
    }
    let moves = 2;
    let goals = [...second].filter((it) => it !== from && !first.includes(it));
    if (first.length <= 8 && second.size <= 24) {
      const third = new Set<number>();
      for (const cell of second) {
        ways[cell] ??= quietEnds(subject, others, cell) ?? [];
        for (const end of ways[cell] ?? []) third.add(end);
      }
      const far = [...third].filter((it) => it !== from && !first.includes(it) && !second.has(it));
      if (far.length > 0) [moves, goals] = [3, far];
    }
    const target = chance.pick(goals);
    if (target === undefined) continue;
    const far = distances(ways, target);
    const right = first.filter((cell) => (far.get(cell) ?? Infinity) < moves);
    const traps = first.filter((cell) => !right.includes(cell));
    if (right.length === 0 || traps.length === 0) continue;
    const scene = desk.place([...others, { cell: from, type, side }], side);
    if (!scene) continue;
    const it = { scene, fen: desk.diagram.fen(), from, deeds: [] };
    yield { ...posed(subject, it), kind: 'travel', target, moves, right, traps, ways };
    return;
  }
}

/** The exercises about a type, after some work that is done in parts. */
export function* exercisesOf(desk: Desk, type: number, chance: Chance): Generator<undefined, Exercise[]> {
  const subject = { desk, chance, type, side: sideOfType(desk.board, type) };
  let reach: Exercise | undefined;
  let take: Exercise | undefined;
  let travel: Exercise | undefined;
  let good = 0;
  for (const it of settings(subject)) {
    if (it) good += 1;
    reach = better(reach, it && reaching(subject, it));
    take = better(take, it && taking(subject, it));
    yield;
    if (good >= TRIES.good && reach && take) break;
  }
  for (const it of travelling(subject)) {
    travel = it ?? travel;
    yield;
  }
  return [reach, take, travel].flatMap((it) => it ?? []);
}
