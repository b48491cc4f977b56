// The dialog of a course: chapters, a bar of progress, one exercise at a time on a board of its own.

import { capital, nameWord, typeName } from '../a11y/labels.js';
import { figure } from '../board/tile-preview.js';
import { movesInWords } from '../engine/in-words.js';
import type { Game } from '../game/game.js';
import { openDialog } from '../reader/dialog.js';
import { button, html, set } from '../style/dom.js';
import { icon } from '../style/shape.js';
import { sentences } from '../words/sentences.js';
import { Answer, type Fault } from './answer.js';
import { ChapterRow, RULE_ICONS } from './chapter-row.js';
import { deskOf, subjectsOf } from './course.js';
import { CourseMaker } from './course-maker.js';
import { type Desk, sideOfType } from './desk.js';
import type { Chapter, Exercise } from './exercise.js';
import { LessonBoard } from './lesson-board.js';
import { nameOf, type Progress, readProgress, writeProgress } from './progress.js';

/** Drawings for what is said of an answer. */
const ICONS = {
  right: 'M5 13l5 5 9-12',
  wrong: 'M6 6l12 12M18 6L6 18',
  shown: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .1 0',
};

/** How many exercises a chapter has that is not there yet, as far as one can tell. */
const EXPECTED = { type: 3, rule: 1 };

const keyOf = (about: Chapter['about'], { kind }: Exercise): string => `${about} ${kind}`;

/** One course on the page. */
class Course {
  readonly #game: Game;
  readonly #name: string;
  readonly #subjects: Chapter['about'][];
  readonly #desk: Desk;
  readonly #abort = new AbortController();
  /** How the pieces move, as soon as there are words for it. */
  #moves: string[] = [];
  readonly #close: () => void;
  #maker: CourseMaker;
  #progress: Progress;
  #about: Chapter['about'] | undefined;
  #at = 0;
  #answer: Answer | undefined;
  #board: LessonBoard | undefined;
  #hint: number | undefined;
  readonly #bar = html('div', { class: 'bar-done' });
  readonly #meter = html('div', { class: 'progress', role: 'progressbar', 'aria-valuemin': 0 }, this.#bar);
  readonly #count = html('span', { class: 'left' });
  readonly #chips: ChapterRow;
  readonly #place = html('div', { class: 'lesson-board' });
  readonly #card = html('div', { class: 'lesson-piece' });
  readonly #task = html('p', { class: 'lesson-task', tabindex: -1 });
  readonly #said = html('p', { class: 'lesson-said', role: 'status' });
  readonly #check: HTMLButtonElement;
  readonly #next: HTMLButtonElement;
  readonly #help: HTMLButtonElement;
  readonly #reveal: HTMLButtonElement;
  readonly root: HTMLElement;

  constructor(game: Game, close: () => void) {
    this.#game = game;
    this.#close = close;
    const { Diagram, say, settings } = game;
    this.#name = nameOf(settings.definition);
    this.#progress = readProgress(this.#name);
    const diagram = new Diagram(settings.definition);
    diagram.tellIn(settings.language);
    this.#desk = deskOf(diagram);
    this.#subjects = subjectsOf(game.board);
    movesInWords(game.diagram).then(
      (words) => {
        this.#moves = words;
        if (this.#answer) this.#showCard(this.#answer.exercise);
      },
      () => undefined,
    );
    const wide = (words: string, look: string, does: () => void): HTMLButtonElement =>
      button(words, { class: `wide${look}` }, does);
    this.#check = wide(say('learn-check'), ' done', () => this.#judge());
    this.#next = wide(say('learn-next'), ' done', () => this.#goOn());
    this.#help = wide(say('button-hint'), '', () => this.#giveHint());
    this.#reveal = wide(say('learn-show'), '', () => this.#show());
    this.#chips = new ChapterRow(say, (about) => void this.#open(about));
    set(this.#meter, 'aria-label', say('learn-progress-label'));
    const tools = html('div', { class: 'answers' }, this.#help, this.#reveal, this.#check, this.#next);
    const words = html('div', { class: 'lesson-words' }, this.#card, this.#task, this.#said, tools);
    this.root = html(
      'div',
      { class: 'course-body' },
      html('div', { class: 'course-head' }, this.#meter, this.#count),
      this.#chips.root,
      html('div', { class: 'lesson' }, this.#place, words),
    );
    this.#maker = this.#make();
    game.signal.addEventListener('abort', () => this.end());
    void this.#open(this.#firstOpen());
  }

  /** Begins where the task is read. */
  focus(): void {
    this.#task.focus();
  }

  /** Nothing is made or shown any more. */
  end(): void {
    if (this.#abort.signal.aborted) return;
    this.#abort.abort();
    // What is being made lets go of the game first.
    setTimeout(() => this.#desk.diagram.free(), 1000);
  }

  #make(): CourseMaker {
    const { round } = this.#progress;
    return new CourseMaker(this.#desk, this.#subjects, round, () => this.#showProgress(), this.#abort.signal);
  }

  #isDone(about: Chapter['about'], it: Exercise): boolean {
    return this.#progress.done.includes(keyOf(about, it));
  }

  /** Whether a chapter is done, as far as it is known. */
  #isLearnt(about: Chapter['about']): boolean {
    const made = this.#maker.made.get(about)?.exercises;
    if (made) return made.every((it) => this.#isDone(about, it));
    // What was made once is made alike again.
    return this.#progress.done.filter((it) => it.startsWith(`${about} `)).length >= this.#expected(about);
  }

  #expected(about: Chapter['about']): number {
    return this.#maker.made.get(about)?.exercises.length ?? (typeof about === 'number' ? EXPECTED.type : EXPECTED.rule);
  }

  /** The first chapter with something to do, from a place on. */
  #firstOpen(from = 0): Chapter['about'] | undefined {
    const turned = [...this.#subjects.slice(from), ...this.#subjects.slice(0, from)];
    return turned.find((it) => !this.#isLearnt(it) && this.#expected(it) > 0);
  }

  #nameOf(about: Chapter['about']): string {
    const { board, say } = this.#game;
    return typeof about === 'number'
      ? capital(nameWord(say, typeName(board, about)))
      : say('learn-chapter', { chapter: { choice: about } });
  }

  /** Opens a chapter at its first exercise that is not done, else at its first. */
  async #open(about: Chapter['about'] | undefined): Promise<void> {
    if (about === undefined) return this.#finish();
    const { say } = this.#game;
    this.#about = about;
    if (!this.#maker.made.has(about)) {
      this.#answer = undefined;
      this.#task.textContent = say('learn-making');
      this.#said.textContent = '';
      this.#showTools();
    }
    this.#showProgress();
    const { exercises } = await this.#maker.chapter(about);
    if (this.#about !== about || this.#abort.signal.aborted) return;
    const first = exercises.findIndex((it) => !this.#isDone(about, it));
    if (exercises.length === 0) return this.#open(this.#firstOpen(this.#subjects.indexOf(about) + 1));
    this.#pose(Math.max(first, 0));
  }

  /** Shows an exercise of the chapter. */
  #pose(at: number): void {
    const exercise = this.#about === undefined ? undefined : this.#maker.made.get(this.#about)?.exercises[at];
    if (!exercise) return;
    const hadFocus = this.#place.matches(':focus-within') || this.#next.matches(':focus');
    this.#at = at;
    this.#hint = undefined;
    this.#answer = new Answer(exercise);
    this.#board = new LessonBoard(this.#game, this.#answer, (cell) => this.#click(cell));
    this.#place.replaceChildren(this.#board.root);
    this.#showCard(exercise);
    this.#say('');
    this.#refresh();
    if (hadFocus) this.#task.focus();
  }

  /** What is taught: the piece, and how it moves. */
  #showCard({ kind, side, type }: Exercise): void {
    const { board, pieces } = this.#game;
    const isAboutPiece = typeof this.#about === 'number' || kind === 'drop';
    this.#card.hidden = !isAboutPiece;
    if (!isAboutPiece) return;
    this.#card.replaceChildren(
      html('span', { class: 'lesson-figure' }, figure(board, pieces, type, side)),
      html(
        'div',
        {},
        html('strong', {}, this.#nameOf(type)),
        ' ',
        html('span', { class: 'in-words' }, this.#moves[type - 1]),
      ),
    );
  }

  /** Shows the answer as it stands. */
  #refresh(): void {
    this.#board?.show(this.#hint);
    const answer = this.#answer;
    if (answer) this.#task.textContent = this.#taskWords(answer);
    this.#showTools();
    this.#showProgress();
  }

  #taskWords({ exercise: { kind, moves, note, side, type }, left, isOver }: Answer): string {
    const { board, say } = this.#game;
    const task = say(`learn-asks-${kind}`, { piece: typeName(board, type), count: moves, side: say(side) });
    const remains = kind === 'travel' && left < moves && !isOver ? say('puzzle-moves-left', { count: left }) : '';
    return [task, note && `(${note})`, remains].filter(Boolean).join(' ');
  }

  #showTools(): void {
    const answer = this.#answer;
    this.#check.hidden = !answer?.isChecked || answer.isOver;
    set(this.#check, 'aria-disabled', answer?.marked.size === 0 ? 'true' : undefined);
    this.#next.hidden = !answer?.isOver;
    this.#help.hidden = !answer || answer.isOver;
    this.#reveal.hidden = !answer || answer.isOver || answer.mistakes + answer.hints === 0;
  }

  /** Says something of an answer, with a sign for its mood. */
  #say(text: string): void {
    const mood = this.#answer?.mood ?? 'open';
    set(this.root, 'data-mood', mood);
    const sign = mood === 'open' || text === '' ? undefined : html('span', { class: 'badge' }, icon(ICONS[mood]));
    this.#said.replaceChildren(...(sign ? [sign] : []), text);
  }

  #click(cell: number): void {
    const answer = this.#answer;
    if (!answer || answer.isOver) return;
    this.#hint = undefined;
    this.#judged(answer.click(cell));
  }

  #judge(): void {
    if (this.#answer?.marked.size) this.#judged(this.#answer.check());
  }

  #judged(fault: Fault | undefined): void {
    const answer = this.#answer;
    if (!answer) return;
    const { say } = this.#game;
    const hadFocus = this.#check.matches(':focus') || this.#place.matches(':focus-within');
    if (answer.mood === 'right') {
      this.#learn(answer.exercise);
      this.#say(say('puzzle-right'));
    } else this.#say(fault ? this.#faultWords(answer.exercise, fault) : '');
    this.#refresh();
    if (answer.isOver && hadFocus) this.#next.focus();
  }

  /** Why an answer is wrong: as the engine says, where it is about a move. */
  #faultWords(exercise: Exercise, fault: Fault): string {
    const { board, say } = this.#game;
    const piece = typeName(board, exercise.type);
    if (fault.kind === 'missing') return say('learn-missing', { count: fault.count });
    if (fault.kind !== 'wrong') return say(`learn-${fault.kind}`, { piece });
    const square = board.cells[fault.cell]?.label ?? '';
    const wrong = say('learn-wrong', { square });
    return sentences(say, wrong, this.#why(exercise, fault.cell));
  }

  #why({ fen, from, kind, side, type }: Exercise, cell: number): string {
    const { Diagram, settings } = this.#game;
    if (kind !== 'drop' && (from === undefined || !['reach', 'take'].includes(kind))) return '';
    const diagram = new Diagram(settings.definition);
    try {
      diagram.tellIn(settings.language);
      diagram.setFen(fen);
      const slot = diagram.scene().hands.find((it) => it.type === type && it.side === side)?.step;
      const first = kind === 'drop' ? slot : this.#desk.name(from ?? -1);
      return first === undefined ? '' : (diagram.why([first, this.#desk.name(cell)])?.sentence ?? '');
    } catch {
      return '';
    } finally {
      diagram.free();
    }
  }

  #giveHint(): void {
    const answer = this.#answer;
    if (!answer) return;
    const { board, say } = this.#game;
    const { kind, right } = answer.exercise;
    // Of many squares the first hint tells how many there are.
    const counts = answer.isChecked && answer.hints === 0 && right.length > 1;
    const cell = answer.hint();
    this.#hint = counts
      ? undefined
      : kind === 'goal' && answer.at === undefined
        ? (answer.exercise.from ?? cell)
        : cell;
    const square = board.cells[this.#hint ?? -1]?.label ?? '';
    this.#say(counts ? say('learn-hint-count', { count: right.length }) : say('learn-hint-square', { square }));
    this.#refresh();
  }

  #show(): void {
    this.#answer?.show();
    this.#hint = undefined;
    this.#say(this.#game.say('learn-shown'));
    this.#refresh();
    this.#next.focus();
  }

  #learn(exercise: Exercise): void {
    if (this.#about === undefined || this.#isDone(this.#about, exercise)) return;
    const done = [...this.#progress.done, keyOf(this.#about, exercise)];
    this.#progress = writeProgress(this.#name, { done });
  }

  /** To the next exercise of the chapter, or to the next chapter with something to do. */
  #goOn(): void {
    if (this.#about === undefined) return;
    const exercises = this.#maker.made.get(this.#about)?.exercises ?? [];
    if (this.#at + 1 < exercises.length) return this.#pose(this.#at + 1);
    void this.#open(this.#firstOpen(this.#subjects.indexOf(this.#about) + 1));
  }

  /** All is done, or there is nothing to do. */
  #finish(): void {
    const { host, say } = this.#game;
    const isEmpty = this.#progress.done.length === 0 && this.#maker.isDone;
    this.#about = undefined;
    this.#answer = undefined;
    this.#showTools();
    this.#card.hidden = true;
    this.#place.replaceChildren();
    this.#task.textContent = say(isEmpty ? 'learn-nothing' : 'learn-done');
    set(this.root, 'data-mood', 'right');
    const again = button(say('learn-again'), { class: 'wide' }, () => {
      this.#progress = writeProgress(this.#name, { round: this.#progress.round + 1, done: [] });
      this.#maker = this.#make();
      void this.#open(this.#firstOpen());
    });
    const play = button(say('tool-play-computer'), { class: 'wide done' }, () => {
      host.opponent = sideOfReader(host.flipped);
      this.#close();
    });
    again.hidden = isEmpty;
    this.#said.replaceChildren(html('span', { class: 'answers' }, again, play));
    this.#showProgress();
    this.#task.focus();
  }

  #showProgress(): void {
    const { board, pieces, say } = this.#game;
    const all = this.#subjects.reduce<number>((sum, it) => sum + this.#expected(it), 0);
    const done = Math.min(all, this.#progress.done.length);
    set(this.#meter, 'aria-valuemax', all);
    set(this.#meter, 'aria-valuenow', done);
    this.#bar.style.inlineSize = `${all === 0 ? 100 : (100 * done) / all}%`;
    this.#count.textContent = say('learn-progress', { done, all });
    // Whether there is something about a rule is known when it has been looked for.
    const isThere = (it: Chapter['about']): boolean => typeof it === 'number' || this.#maker.made.has(it);
    const shown = this.#subjects.filter((it) => isThere(it) && this.#expected(it) > 0);
    this.#chips.show(
      shown.map((about) => ({
        about,
        name: this.#nameOf(about),
        isDone: this.#isLearnt(about),
        isCurrent: about === this.#about,
        look:
          typeof about === 'number' ? figure(board, pieces, about, sideOfType(board, about)) : icon(RULE_ICONS[about]),
      })),
    );
  }
}

/** The computer plays the side that the reader does not see from below. */
const sideOfReader = (flipped: boolean): 'white' | 'black' => (flipped ? 'white' : 'black');

/** Opens the course of a game. */
export function openCourse(game: Game): void {
  const { board, say } = game;
  const { title } = board.appearance;
  const course: { made?: Course } = {};
  const dialog = openDialog(game, title ? say('learn-title', { title }) : say('tool-learn'), (close) => {
    course.made = new Course(game, close);
    return [button('×', { class: 'close', 'aria-label': say('button-close') }, close), course.made.root];
  });
  dialog.classList.add('course');
  dialog.addEventListener('close', () => course.made?.end());
  course.made?.focus();
}
