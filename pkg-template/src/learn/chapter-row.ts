// The row of chapters of a course: a button with a picture for each, and a tick on those that are done.

import { button, html, set } from '../style/dom.js';
import { icon, type Shape } from '../style/shape.js';
import type { Say } from '../words/page.js';
import type { Chapter } from './exercise.js';

/** Drawings for the chapters about rules. */
export const RULE_ICONS = {
  drop: 'M12 3v11m-4-4l4 4 4-4M5 20h14',
  promote: 'M12 20V6m-5 5l5-5 5 5M7 3h10',
  effect: 'M12 3v5m0 8v5M3 12h5m8 0h5M6 6l3 3m6 6l3 3m0-12l-3 3m-6 6l-3 3',
  goal: 'M6 21V4h11l-2 4 2 4H6',
};

const TICK = 'M5 13l5 5 9-12';

/** A chapter as its button shows it. */
export interface ChapterLook {
  about: Chapter['about'];
  name: string;
  look: Shape;
  isDone: boolean;
  isCurrent: boolean;
}

/** The buttons of the chapters. */
export class ChapterRow {
  readonly root = html('div', { class: 'chips', role: 'group' });
  readonly #say: Say;
  readonly #open: (about: Chapter['about']) => void;

  constructor(say: Say, open: (about: Chapter['about']) => void) {
    this.#say = say;
    this.#open = open;
    set(this.root, 'aria-label', say('learn-chapters'));
  }

  #button({ about, isCurrent, isDone, look, name }: ChapterLook): HTMLButtonElement {
    const attributes = {
      class: 'chip',
      title: name,
      'data-about': String(about),
      'aria-label': isDone ? this.#say('learn-chapter-done', { name }) : name,
      'aria-current': isCurrent && 'step',
    };
    const made = button('', attributes, () => this.#open(about));
    made.append(html('span', { class: 'chip-look' }, look));
    if (isDone) made.append(html('span', { class: 'chip-done' }, icon(TICK)));
    return made;
  }

  /** Shows the chapters. The focus stays where it is. */
  show(chapters: ChapterLook[]): void {
    const { root } = this;
    const focused = root.querySelector<HTMLElement>(':focus')?.dataset.about;
    root.replaceChildren(...chapters.map((it) => this.#button(it)));
    const buttons = [...root.querySelectorAll<HTMLElement>('.chip')];
    buttons.find((it) => it.dataset.about === focused)?.focus();
    const current = root.querySelector<HTMLElement>('[aria-current]');
    // Only this row scrolls, never the page.
    if (current) root.scrollLeft = current.offsetLeft - root.clientWidth / 2 + current.clientWidth / 2;
  }
}
