// The course of a game: chapters about its pieces that are not of chess, and about its rules, made from its definition by the engine.

import type { BoardDiagram } from '../engine/load.js';
import type { BoardView, TypeView } from '../engine/views.js';
import { Desk } from './desk.js';
import type { Chapter, Exercise } from './exercise.js';
import { exercisesOf } from './pieces.js';
import { Chance, seedOf } from './random.js';
import { affecting, dropping, promoting, winning } from './rules.js';

/** The moves of the pieces of chess, as definitions write them: of the King with and without castling, of pawns with and without a double step. */
const OF_CHESS = /^(?:(?:K|WF|FW)(?:isO\d)*|Q|RB|BR|R|B|N|fmWfce?F(?:ifmnD)?)$/;

/** Whether a type is one of chess: who comes here knows how it moves. */
export const isOfChess = ({ moves }: TypeView): boolean => OF_CHESS.test(moves.replaceAll(' ', ''));

/** The types that have a chapter: those that are not of chess, and of those that move alike the first. */
export function taughtTypes({ types }: BoardView): TypeView[] {
  const known = new Set<string>();
  return types.filter((it) => {
    const look = `${it.moves} ${it.royal}`;
    if (it.moves === '' || isOfChess(it) || known.has(look)) return false;
    known.add(look);
    return true;
  });
}

/** What a course can have beside pieces. */
const RULES = { drop: dropping, promote: promoting, effect: affecting, goal: winning };

/** Takes the exercise that comes at last, if one does. */
function* found(work: Generator<Exercise | undefined, void>): Generator<undefined, Exercise[]> {
  let last: Exercise | undefined;
  for (const it of work) {
    last = it ?? last;
    yield;
  }
  return last ? [last] : [];
}

/** What the chapters of a course are about, in their order. */
export function subjectsOf(board: BoardView): Chapter['about'][] {
  const types = taughtTypes(board).map((it) => it.number);
  return [...types, ...(Object.keys(RULES) as (keyof typeof RULES)[])];
}

/** Makes one chapter, in parts, so that whoever asks can do other things in between. The same round gives the same exercises. */
export function* makeChapter(desk: Desk, about: Chapter['about'], round = 0): Generator<undefined, Chapter> {
  const chance = new Chance(seedOf(`${JSON.stringify(desk.diagram.definition())} ${about} ${round}`));
  desk.begin();
  const exercises =
    typeof about === 'number' ? yield* exercisesOf(desk, about, chance) : yield* found(RULES[about](desk, chance));
  return { about, exercises };
}

/** A game of its own for a course. */
export const deskOf = (diagram: BoardDiagram): Desk => new Desk(diagram);
