// The question how the computer shall play: the reader's side, a level, and the time for a move.

import { controlField, takeControls } from '../clock/clock-dialog.js';
import type { Side } from '../engine/names.js';
import { opponentOf, SIDES } from '../engine/sides.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { button, html } from '../style/dom.js';
import { icon, type Shape } from '../style/shape.js';
import type { Say } from '../words/page.js';
import { begin, isHiding, tellPairing } from './actions.js';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Milliseconds for a move. Nothing: what the level usually has. */
const TIMES = [undefined, 1000, 3000, 10_000, 30_000];

/** Two arrows that change places. */
const EITHER = 'M4 8h13m-4-4l4 4-4 4M20 16H7m4-4l-4 4 4 4';

/** One of several radio buttons, drawn as a tile. */
function tile(name: string, value: string, words: string, picture: Shape | string, checked: boolean): HTMLElement {
  const input = html('input', { type: 'radio', name, value, checked });
  return html('label', { class: 'tile' }, input, html('span', {}, picture, words && html('span', {}, words)));
}

/** Which side the reader may choose, with the piece that stands for it. */
export function sideTiles({ board, pieces, say, state }: Game): HTMLElement[] {
  const { opponent } = state.computer;
  const type = board.types.find((it) => it.royal) ?? board.types[0];
  const own = opponent ? opponentOf(opponent.side) : state.scene.turn;
  const side = (it: Side): HTMLElement =>
    tile('side', it, say(it), type ? pieces.icon(type.number, it) : '', it === own);
  return [...SIDES.map(side), tile('side', 'either', say('computer-random-side'), icon(EITHER), false)];
}

/** Whether the computer may know what is hidden. */
function honesty(say: Say, checked: boolean): HTMLElement {
  const box = html('input', { type: 'checkbox', name: 'honest', checked });
  return html('label', { class: 'time' }, box, say('computer-honest'));
}

/** Takes the answers, and begins. The opponent comes last: the computer may be to move at once. */
function start(game: Game, answers: FormData): void {
  const { host } = game;
  const chosen = answers.get('side');
  const side = SIDES.find((it) => it === chosen) ?? (Math.random() < 0.5 ? 'white' : 'black');
  act(game, begin);
  host.level = Number(answers.get('level'));
  host.time = TIMES[Number(answers.get('time'))];
  if (isHiding(game)) host.honest = answers.has('honest');
  host.flipped = side === 'black';
  const clock = answers.get('clock');
  takeControls(game, clock, clock);
  host.opponent = opponentOf(side);
  act(game, tellPairing);
}

/** Opens a question over the page. It closes with an answer, or Escape; the focus goes back to where it was. */
function ask(
  { parts, say, signal }: Game,
  title: string,
  rows: Node[],
  answer: string,
  take: (form: FormData) => void,
): void {
  const form: HTMLFormElement = html(
    'form',
    { method: 'dialog' },
    html('h2', { id: 'computer-title' }, title),
    ...rows,
    html(
      'div',
      { class: 'answers' },
      button(say('button-cancel'), { class: 'wide' }, () => dialog.close()),
      html('button', { type: 'submit', class: 'wide done' }, answer),
    ),
  );
  const dialog: HTMLDialogElement = html('dialog', { part: 'dialog', 'aria-labelledby': 'computer-title' }, form);
  // The page may move the focus with the answer: after the dialog has given it back.
  let answers: FormData | undefined;
  form.addEventListener('submit', () => (answers = new FormData(form)));
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (answers) take(answers);
  });
  signal.addEventListener('abort', () => dialog.remove());
  parts.frame.append(dialog);
  dialog.showModal();
}

/** Asks whether the reader gives the game up. */
export function askToResign(game: Game, giveUp: () => void): void {
  ask(game, game.say('resign-question'), [], game.say('computer-resign'), giveUp);
}

/** Asks how the computer shall play. */
export function openDialog(game: Game): void {
  const { host, say } = game;
  const levels = LEVELS.map((it) => tile('level', String(it), '', String(it), it === host.level));
  const times = html('select', { name: 'time' });
  for (const [index, time] of TIMES.entries()) {
    const name = time === undefined ? say('computer-usual-time') : say('computer-most-time', { count: time / 1000 });
    times.append(html('option', { value: index, selected: time === host.time }, name));
  }
  const rows = [
    html('fieldset', { class: 'sides' }, html('legend', {}, say('computer-you-play')), ...sideTiles(game)),
    html(
      'fieldset',
      { class: 'levels' },
      html('legend', {}, say('computer-levels')),
      ...levels,
      html('p', {}, say('computer-levels-note')),
    ),
    html('label', { class: 'time' }, say('computer-thinks'), times),
    controlField(say, 'clock', say('tool-clock')),
    ...(isHiding(game) ? [honesty(say, host.opponent === undefined || host.honest)] : []),
  ];
  ask(game, say('computer-title'), rows, say('computer-start'), (answers) => start(game, answers));
}
