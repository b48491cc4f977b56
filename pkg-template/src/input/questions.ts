// Questions of the keyboard about a square, answered aloud. The answers are loaded with the first question.

import { toggleAttackers } from '../game/commands.js';
import { act } from '../game/controller.js';
import { optionsAfter, threatsOf } from '../game/engine-answers.js';
import { announce, type Game, isOccupied } from '../game/game.js';
import { loadEnglish } from '../words/say.js';

type Answers = typeof import('../a11y/spoken-queries.js');

/** The answer to the question of a key about a cell. */
function answerTo(game: Game, { answer, QUESTIONS }: Answers, key: string, cell: number): string {
  const { board, state, diagram, say } = game;
  const question = QUESTIONS[key];
  if (!question) return '';
  const step = board.cells[cell]?.name ?? '';
  const origin = optionsAfter(game, []).options.find((it) => it.step === step && it.mark === 'origin');
  const options = origin && optionsAfter(game, origin.path).options;
  const explained = !options && isOccupied(game, step) && state.tool.kind !== 'edit';
  const reason = explained ? diagram.why([step])?.sentence : undefined;
  const threats = question === 'attackers' ? threatsOf(game).flat() : [];
  return answer(say, question, { board, scene: state.scene, before: state.before, cell, options, reason, threats });
}

/** What was asked last: an answer that comes later is not wanted any more. */
let latest: unknown;

/** Answers a question about some cells. */
export async function ask(game: Game, key: string, cells: number[]): Promise<void> {
  const loading = Promise.all([import('../a11y/spoken-queries.js'), loadEnglish()]);
  latest = loading;
  const [answers] = await loading.catch(() => []);
  if (latest !== loading) return;
  if (!answers) return act(game, announce, game.say('not-loaded'));
  for (const it of cells) act(game, () => announce(game, answerTo(game, answers, key, it)));
}

/** Shows what attacks some cells, and tells it; or no longer. */
export function showAttackers(game: Game, cells: number[]): void {
  if (act(game, toggleAttackers, cells)) void ask(game, '!', cells);
}
