// The question for clocks of two who play at one board.

import { sideFields, takeControls } from '../clock/clock-dialog.js';
import type { Game } from '../game/game.js';
import { button, html } from '../style/dom.js';
import { openDialog } from './dialog.js';

/** Opens the question. */
export function openClock(game: Game): void {
  const { say } = game;
  openDialog(game, say('tool-clock'), (close) => {
    const form = html('form', { method: 'dialog', class: 'clock-form' }, ...sideFields(say));
    const start = button(say('set-clocks'), { class: 'wide done' }, () => {
      const answers = new FormData(form);
      close();
      takeControls(game, answers.get('white'), answers.get('black'));
    });
    return [
      html('p', {}, say('clock-remark')),
      form,
      html('div', { class: 'answers' }, button(say('button-cancel'), { class: 'wide' }, close), start),
    ];
  });
}
