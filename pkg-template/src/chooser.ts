// The choice at the square: what a piece becomes, or which of several moves is meant.

import { html, icon } from './dom.js';
import type { Pictures } from './pieces.js';
import { groundPicture } from './tile.js';
import type { BoardView, GroundView, OptionView, OptionsView } from './views.js';

/** What the chooser needs. */
export interface Choice {
  options: OptionsView;
  side: number;
  /** Black is at the bottom. */
  flipped: boolean;
  /** What a path makes of the ground. */
  laid: ((path: string[]) => GroundView[]) | undefined;
  /** Where the square is, in percent of the board. */
  at: { x: number; y: number };
  choose(option: OptionView): void;
  finish(): void;
  cancel(): void;
}

function buttons(board: BoardView, pictures: Pictures, choice: Choice): HTMLButtonElement[] {
  const made = choice.options.options
    .filter((option) => option.mark === 'choice')
    .map((option) => {
      const type = option.type === undefined ? undefined : board.types[option.type - 1];
      const name = option.words || type?.name || option.step;
      const button = html('button', { type: 'button', class: 'choice', part: 'choice', 'aria-label': name, title: name });
      if (type) button.append(pictures.icon(type.number, choice.side));
      else {
        const ground = choice.laid?.(option.path) ?? [];
        button.append(ground.length > 0 ? groundPicture(board, ground, choice.flipped) : name);
      }
      button.addEventListener('click', () => choice.choose(option));
      return button;
    });
  if (choice.options.whole) {
    const finish = html('button', { type: 'button', class: 'choice', 'aria-label': 'finish here', title: 'finish here' });
    finish.append(icon('M5 13l5 5 9-12'));
    finish.addEventListener('click', choice.finish);
    made.push(finish);
  }
  return made;
}

/** Builds the chooser. The first choice wants the focus. */
export function chooser(board: BoardView, pictures: Pictures, choice: Choice): HTMLElement {
  const made = buttons(board, pictures, choice);
  const box = html('div', { class: 'chooser', part: 'chooser', role: 'dialog', 'aria-label': 'Choose' }, ...made);
  const { x, y } = choice.at;
  box.style.setProperty('--_x', `${x}%`);
  box.style.setProperty('--_y', `${y}%`);
  box.style.setProperty('--_dx', `${-x}%`);
  box.style.setProperty('--_dy', `${-y}%`);
  box.style.setProperty('--_columns', String(made.length > 6 ? Math.ceil(Math.sqrt(made.length)) : made.length));
  box.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const here = made.findIndex((it) => it.matches(':focus'));
    if (step !== undefined) made[(here + step + made.length) % made.length]?.focus();
    else if (event.key === 'Tab') made[(here + (event.shiftKey ? made.length - 1 : 1)) % made.length]?.focus();
    else if (event.key === 'Escape' || event.key === 'Backspace') choice.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return box;
}
