// The dialog of a collection of puzzles: one after the other on a board of its own, with what was solved and how many in a row.

import type { Game } from '../game/game.js';
import { openDialog } from '../reader/dialog.js';
import { button, html, set } from '../style/dom.js';
import { type CollectedPuzzle, readCollection } from './collection.js';
import { nameOf, type Progress, readProgress, writeProgress } from './progress.js';

/** What the board of a puzzle tells is not told of the board of the page. */
const EVENTS = [
  'vd-step',
  'vd-move',
  'vd-moved',
  'vd-change',
  'vd-select',
  'vd-hover',
  'vd-verdict',
  'vd-time',
  'vd-friend',
  'vd-puzzle',
  'vd-diagnostics',
] as const;

/** The puzzles that the page has for a board; none if they cannot be read. */
async function collectionOf({ host }: Game): Promise<CollectedPuzzle[]> {
  const address = host.getAttribute('puzzles') ?? '';
  const response = await fetch(new URL(address, host.baseURI)).catch(() => undefined);
  return response?.ok ? readCollection(await response.text()) : [];
}

/** One collection on the page. */
class Puzzles {
  readonly #game: Game;
  readonly #puzzles: CollectedPuzzle[];
  readonly #name: string;
  #progress: Progress;
  #at = 0;
  /** Whether this try of the puzzle can add to the row. */
  #isClean = true;
  readonly #bar = html('div', { class: 'bar-done' });
  readonly #meter = html('div', { class: 'progress', role: 'progressbar', 'aria-valuemin': 0 }, this.#bar);
  readonly #count = html('span', { class: 'left' });
  readonly #streak = html('strong', { class: 'streak', role: 'status' });
  readonly #list = html('div', { class: 'dots', role: 'group' });
  readonly #stars = html('p', { class: 'stars-line' });
  readonly #place = html('div', { class: 'course-puzzle' });
  readonly #next: HTMLButtonElement;
  readonly root: HTMLElement;

  constructor(game: Game, puzzles: CollectedPuzzle[]) {
    this.#game = game;
    this.#puzzles = puzzles;
    this.#name = nameOf(game.settings.definition);
    this.#progress = readProgress(this.#name);
    const { say } = game;
    set(this.#meter, 'aria-label', say('learn-progress-label'));
    set(this.#meter, 'aria-valuemax', puzzles.length);
    set(this.#list, 'aria-label', say('learn-puzzles-list'));
    this.#next = button(say('learn-next-puzzle'), { class: 'wide done' }, () => this.#open(this.#following()));
    this.root = html(
      'div',
      { class: 'course-body' },
      html('div', { class: 'course-head' }, this.#meter, this.#count, this.#streak),
      html('div', { class: 'which' }, this.#list, this.#stars),
      this.#place,
      html('div', { class: 'answers' }, this.#next),
      html('p', { class: 'kept' }, say('learn-puzzles-kept')),
    );
    this.#open(this.#following(-1));
  }

  /** Begins at the number of the puzzle that is shown. */
  focus(): void {
    this.#list.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }

  #isSolved = ({ id }: CollectedPuzzle): boolean => this.#progress.solved.includes(id);

  /** The next puzzle that is not solved; where all are, the next one. */
  #following(after = this.#at): number {
    const count = this.#puzzles.length;
    const order = Array.from({ length: count }, (_, step) => (after + 1 + step) % count);
    return order.find((it) => this.#puzzles[it] && !this.#isSolved(this.#puzzles[it])) ?? order[0] ?? 0;
  }

  #open(at: number): void {
    const puzzle = this.#puzzles[at];
    if (!puzzle) return;
    const hadFocus = this.#next.matches(':focus');
    const { host, settings } = this.#game;
    this.#at = at;
    this.#isClean = true;
    const board = host.ownerDocument.createElement(host.localName as 'variant-diagram');
    board.hooks = settings.hooks;
    board.definition = settings.definition;
    for (const name of ['skin', 'theme', 'images']) {
      const value = host.getAttribute(name);
      if (value !== null) board.setAttribute(name, value);
    }
    board.setAttribute('lang', settings.language);
    board.setAttribute('fen', puzzle.fen);
    board.setAttribute('solution', puzzle.solution);
    // Who solves it sits below.
    board.toggleAttribute('flipped', puzzle.fen.split(' ')[1] === 'b');
    board.addEventListener('vd-puzzle', ({ detail }) => this.#told(puzzle, detail));
    for (const name of EVENTS) board.addEventListener(name, (event) => event.stopPropagation());
    this.#place.replaceChildren(board);
    if (hadFocus) void board.ready.then(() => board.focus({ preventScroll: true }));
    this.#show();
  }

  /** What became of a puzzle. */
  #told(puzzle: CollectedPuzzle, { hints, mistakes, state }: HTMLElementEventMap['vd-puzzle']['detail']): void {
    const isKnown = this.#isSolved(puzzle);
    if (state === 'solved') {
      const isClean = this.#isClean && mistakes === 0 && hints === 0;
      const streak = isClean ? this.#progress.streak + (isKnown ? 0 : 1) : this.#progress.streak;
      const solved = isKnown ? this.#progress.solved : [...this.#progress.solved, puzzle.id];
      const best = Math.max(this.#progress.best, streak);
      this.#progress = writeProgress(this.#name, { solved, streak, best });
    } else if (!isKnown && this.#isClean) this.#progress = writeProgress(this.#name, { streak: 0 });
    if (state !== 'solved') this.#isClean = false;
    // Hints break a row as well, when the puzzle is solved with them.
    else if (hints > 0 && !isKnown) this.#progress = writeProgress(this.#name, { streak: 0 });
    this.#show();
    if (state === 'solved') this.#next.focus();
  }

  #show(): void {
    const { say } = this.#game;
    const done = this.#puzzles.filter(this.#isSolved).length;
    const all = this.#puzzles.length;
    const { best, streak } = this.#progress;
    set(this.#meter, 'aria-valuenow', done);
    this.#bar.style.inlineSize = `${(100 * done) / all}%`;
    this.#count.textContent = say('learn-solved', { done, all });
    const row = streak > 0 ? say('learn-streak', { count: streak }) : '';
    const record = best > streak ? say('learn-best', { count: best }) : '';
    const words = row && record ? `${row} · ${record}` : row || record;
    if (this.#streak.textContent !== words) this.#streak.textContent = words;
    const puzzle = this.#puzzles[this.#at];
    const stars = puzzle?.difficulty ?? 0;
    this.#stars.hidden = stars === 0;
    this.#stars.replaceChildren(
      html('span', { class: 'stars', 'aria-hidden': 'true' }, '★'.repeat(stars) + '☆'.repeat(5 - stars)),
      ' ',
      html('span', {}, say('learn-difficulty', { stars })),
    );
    const hadFocus = [...this.#list.children].findIndex((it) => it.matches(':focus'));
    this.#list.replaceChildren(
      ...this.#puzzles.map((it, index) => {
        const isSolved = this.#isSolved(it);
        const number = index + 1;
        const name = say(isSolved ? 'learn-puzzle-solved' : 'learn-puzzle', { number });
        return button(
          isSolved ? `${number} ✓` : String(number),
          {
            class: `dot${isSolved ? ' solved' : ''}`,
            'aria-label': name,
            'aria-current': index === this.#at ? 'step' : undefined,
          },
          () => this.#open(index),
        );
      }),
    );
    if (hadFocus >= 0) (this.#list.children[hadFocus] as HTMLElement | undefined)?.focus();
    this.#next.hidden = !puzzle || !this.#isSolved(puzzle) || all < 2;
  }
}

/** Opens the puzzles of a board. */
export async function openPuzzles(game: Game): Promise<void> {
  const { board, say } = game;
  const puzzles = await collectionOf(game);
  if (game.signal.aborted) return;
  const { title } = board.appearance;
  const heading = title ? say('learn-puzzles-title', { title }) : say('tool-puzzles');
  const collection = puzzles.length > 0 ? new Puzzles(game, puzzles) : undefined;
  const dialog = openDialog(game, heading, (close) => [
    button('×', { class: 'close', 'aria-label': say('button-close') }, close),
    collection?.root ?? html('p', {}, say('learn-no-puzzles')),
  ]);
  collection?.focus();
  dialog.classList.add('course');
  set(dialog, 'data-kind', 'puzzles');
}
