// Answers for screen readers, on request: the moves of a piece, the last move, the attackers of a square, the keys.

import type { Owner } from '../engine/names.js';
import type { BoardView, OptionView, SceneView, ThreatView } from '../engine/views.js';
import { lastMoveWords } from './announcements.js';
import { capital, pieceName } from './labels.js';

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

const KEYS =
  'Arrows: move over the board. Enter or space: choose, play. Escape: cancel. Backspace: one step back. A letter: the next own piece with that letter. ' +
  'Home, End: ends of the row, with Control of the board. Full stop: moves of this piece. Comma: the last move. Exclamation mark: who attacks this square. Plus, minus: larger, smaller board. Shift and Enter: begin and end an arrow; with the button for arrows pressed in, Enter alone does, and Backspace wipes out the last.';

function label({ board }: Topic, cell: number | undefined): string {
  return board.cells[cell ?? -1]?.label ?? '';
}

function standing(topic: Topic, cell: number): string {
  const piece = topic.scene.pieces.find((it) => it.cell === cell);
  return piece ? `${pieceName(topic.board, piece)} ${label(topic, cell)}` : label(topic, cell);
}

function moves(topic: Topic): string {
  const { options, reason, cell } = topic;
  if (!options || options.length === 0) return reason ?? `${capital(standing(topic, cell))}: no moves.`;
  const list = options.map((it) => `${it.cell === undefined ? it.step : label(topic, it.cell)} ${it.words}`);
  return `${capital(standing(topic, cell))}: ${list.length === 1 ? '1 move' : `${list.length} moves`}. ${list.join('; ')}.`;
}

function attackers(topic: Topic): string {
  const place = capital(standing(topic, topic.cell));
  const side = (cell: number): Owner | undefined => topic.scene.pieces.find((it) => it.cell === cell)?.side;
  const from = topic.threats.flatMap((it) => (it.cell === topic.cell ? it.from : []));
  const names = (guards: boolean): string =>
    from
      .filter((it) => (side(it) === side(topic.cell)) === guards)
      .map((it) => standing(topic, it))
      .join(', ');
  const [enemies, friends] = [names(false), names(true)];
  return `${place}: ${enemies ? `attacked by ${enemies}` : `not ${topic.scene.told ? 'seen ' : ''}attacked`}${friends ? `; guarded by ${friends}` : ''}.`;
}

/** The answer to a question. */
export function answer(question: Question, topic: Topic): string {
  switch (question) {
    case 'moves':
      return moves(topic);
    case 'last':
      return topic.scene.last ? lastMoveWords(topic.board, topic.before, topic.scene) : 'No move is known.';
    case 'attackers':
      return attackers(topic);
    case 'keys':
      return KEYS;
  }
}
