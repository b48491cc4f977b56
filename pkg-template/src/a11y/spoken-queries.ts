// Answers for screen readers, on request: the moves of a piece, the last move, the attackers of a square, the keys.

import type { Owner } from '../engine/names.js';
import type { BoardView, OptionView, SceneView, ThreatView } from '../engine/views.js';
import type { Say } from '../words/page.js';
import { sentences } from '../words/sentences.js';
import { lastMoveWords } from './announcements.js';
import { pieceName } from './labels.js';

/** The questions. */
export type Question = 'moves' | 'last' | 'attackers' | 'keys';

/** The questions by the key that asks them. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  '.': 'moves',
  ',': 'last',
  '!': 'attackers',
  '?': 'keys',
};

/** The facts behind an answer. */
export interface Topic {
  board: BoardView;
  scene: SceneView;
  /** The cell that is asked about. */
  cell: number;
  /** What may follow a click on it; `undefined` if nothing may. */
  options: OptionView[] | undefined;
  /** Why nothing may. */
  reason: string | undefined;
  /** The position before the last move. */
  before: SceneView | undefined;
  /** What White and Black attack. */
  threats: ThreatView[];
}

/** The keys, one sentence each. */
const KEYS = [
  'spoken-key-arrows',
  'spoken-key-enter',
  'spoken-key-escape',
  'spoken-key-backspace',
  'spoken-key-letter',
  'spoken-key-ends',
  'spoken-key-moves',
  'spoken-key-last',
  'spoken-key-attackers',
  'spoken-key-size',
  'spoken-key-draw',
];

function label({ board }: Topic, cell: number | undefined): string {
  return board.cells[cell ?? -1]?.label ?? '';
}

function standing(say: Say, topic: Topic, cell: number): string {
  const piece = topic.scene.pieces.find((it) => it.cell === cell);
  const square = label(topic, cell);
  return piece ? say('stands-at', { piece: pieceName(say, topic.board, piece), square }) : square;
}

function movesWords(say: Say, topic: Topic): string {
  const { options, reason, cell } = topic;
  const what = standing(say, topic, cell);
  const [first, ...others] = options ?? [];
  if (!first) return reason ?? say('spoken-no-moves', { what });
  const told = (it: OptionView): string => {
    const square = it.cell === undefined ? it.step : label(topic, it.cell);
    return it.words ? say('spoken-move', { square, effect: it.words }) : square;
  };
  const list = others.reduce((all, it) => say('spoken-more-moves', { moves: all, move: told(it) }), told(first));
  return say('spoken-moves', { what, count: 1 + others.length, moves: list });
}

function attackersWords(say: Say, topic: Topic): string {
  const { cell, scene, threats } = topic;
  const what = standing(say, topic, cell);
  const side = (at: number): Owner | undefined => scene.pieces.find((it) => it.cell === at)?.side;
  const from = threats.flatMap((it) => (it.cell === cell ? it.from : []));
  const pieces = (guards: boolean): string[] =>
    from.filter((it) => (side(it) === side(cell)) === guards).map((it) => standing(say, topic, it));
  const [enemies, friends] = [pieces(false), pieces(true)];
  const attacked = { choice: enemies.length > 0 ? 'yes' : scene.told ? 'unseen' : 'no' };
  const attackers = { listed: enemies };
  if (friends.length === 0) return say('spoken-attackers', { what, attacked, attackers });
  return say('spoken-attackers-guards', { what, attacked, attackers, guards: { listed: friends } });
}

/** The answer to a question. */
export function answer(say: Say, question: Question, topic: Topic): string {
  switch (question) {
    case 'moves':
      return movesWords(say, topic);
    case 'last':
      return topic.scene.last ? lastMoveWords(say, topic.board, topic.before, topic.scene) : say('spoken-no-last');
    case 'attackers':
      return attackersWords(say, topic);
    case 'keys':
      return sentences(say, ...KEYS.map((it) => say(it)));
  }
}
