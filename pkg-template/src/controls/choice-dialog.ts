// The choice at the square: what a piece becomes, or which of several moves is meant.

import { html, icon, set } from '../style/dom.js';
import type { Pictures } from '../pieces/renderer.js';
import { groundPicture } from '../board/tile-preview.js';
import type { BoardView, GroundView, OptionView, OptionsView } from '../engine/views.js';

/** What the chooser needs. */
export interface Choice {
  options: OptionsView;
  side: number;
  /** Black is at the bottom. */
  flipped: boolean;
  /** What choices make of the ground. */
  laid: Map<OptionView, GroundView[]>;
  /** A choice is pointed at, or none any more. */
  point(option: OptionView | undefined): void;
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
      if (type) {
        // As large as the button allows: pictures leave a margin for the square.
        const picture = pictures.icon(type.number, choice.side);
        set(picture, 'viewBox', '-46 -46 92 92');
        button.append(picture);
      } else {
        const ground = choice.laid.get(option) ?? [];
        button.append(ground.length > 0 ? groundPicture(board, ground, choice.flipped) : name);
      }
      button.addEventListener('click', () => choice.choose(option));
      button.addEventListener('pointerenter', () => choice.point(option));
      button.addEventListener('pointerleave', () => choice.point(undefined));
      // The first choice has the focus at once: only who uses the keyboard points with it.
      button.addEventListener('focus', () => button.matches(':focus-visible') && choice.point(option));
      button.addEventListener('blur', () => choice.point(undefined));
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
  box.style.setProperty('--_columns', String(made.length > 6 ? Math.ceil(Math.sqrt(made.length)) : made.length));
  // The board would say that nothing is pointed at.
  box.addEventListener('pointermove', (event) => event.stopPropagation());
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
