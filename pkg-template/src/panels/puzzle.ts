// A puzzle: what has to be done, whether a move was right, hints, the answer of the other side. What is right is asked of the engine.

import '../element/element.js'; // one file for all that is loaded first
import { calm, html, icon, set } from '../style/dom.js';
import { pieceName } from '../a11y/labels.js';
import style from '../style/puzzle.css';
import { dress } from '../style/theme.js';
import type { Session } from '../game/controller.js';
import type { ArrowView, PuzzleView, ReasonView } from '../engine/views.js';

/** How long the other side thinks, in milliseconds: so that a reader sees the own move first. */
const THOUGHT = 600;

/** What the reader sees of the last try. */
type Mood = 'ready' | 'right' | 'wrong' | 'solved' | 'failed' | 'shown';

/** A shape and words for each mood: nothing is told by colour alone. */
const MOODS: Record<Mood, { path: string; words: string }> = {
  ready: { path: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5M12 2.500a9.500 9.500 0 1 0 .1 0', words: '' },
  right: { path: 'M5 13l5 5 9-12', words: 'Right!' },
  wrong: { path: 'M6 6l12 12M18 6L6 18', words: '' },
  solved: { path: 'M12 3l2.700 5.800 6.300.8-4.600 4.400 1.200 6.300-5.600-3.100-5.600 3.100 1.200-6.300L3 9.600l6.300-.8z', words: 'Solved!' },
  failed: { path: 'M6 6l12 12M18 6L6 18', words: 'That was not it.' },
  shown: { path: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .1 0', words: 'This is the solution.' },
};

/** The puzzle of one game. */
export class Puzzle {
  readonly #game: Session;
  /** Opens the record. */
  readonly #open: () => void;
  readonly #root = html('div', { class: 'puzzle', part: 'puzzle', role: 'group', 'aria-label': 'Puzzle', tabindex: -1 });
  readonly #badge = html('span', { class: 'badge' });
  readonly #task = html('strong', {});
  readonly #left = html('span', { class: 'left' });
  readonly #words = html('p', { class: 'words' });
  readonly #hint = this.#button('Hint', () => this.#help());
  readonly #retry = this.#button('Try again', () => this.#again());
  readonly #solve = this.#button('Show the solution', () => this.#reveal());
  #view: PuzzleView | undefined;
  #mood: Mood = 'ready';
  #mistakes = 0;
  /** How many hints were given, and how far the one for this move went. */
  #hints = 0;
  #told = 0;
  #timer = 0;
  /** The answer that is about to be played. */
  #reply: string[] | undefined;
  /** Circles and arrows of a hint. */
  arrows: ArrowView[] = [];

  constructor(game: Session, problem: string, open: () => void) {
    this.#game = game;
    this.#open = open;
    const { parts, signal } = game;
    dress(parts.frame.getRootNode() as ShadowRoot, style);
    const head = html('p', { class: 'task' }, this.#badge, html('span', {}, this.#task, ' ', this.#left));
    const tools = html('div', { class: 'puzzle-tools' }, this.#hint, this.#retry, this.#solve);
    this.#root.append(head, this.#words, tools);
    parts.message.after(this.#root);
    signal.addEventListener('abort', () => {
      this.#stop();
      this.#root.remove();
    });
    this.#look();
    this.#set('ready', problem);
  }

  /** Why a move is not the solution. */
  reason(path: string[]): ReasonView | undefined {
    return this.#view ? this.#game.diagram.judge(path) : undefined;
  }

  /** Whether a move may be played; one that is no solution is counted and told. */
  refuses(path: string[]): boolean {
    const reason = this.reason(path);
    if (!reason) return false;
    this.#mistakes += 1;
    this.#set('wrong', reason.sentence);
    return true;
  }

  /** A move was played. Returns what is said about it. */
  played(): string {
    const before = this.#view;
    const view = this.#look();
    if (!view) {
      this.#show();
      return '';
    }
    // What is said about the move before an answer stays.
    const remarks = [...(before?.reply ? before.remarks : []), ...view.remarks].join(' ');
    if (view.state === 'open') {
      const known = view.reply !== undefined || view.hint !== undefined;
      // An answer leaves the word about the move before it.
      if (!before?.reply) this.#mood = known && before?.hint ? 'right' : 'ready';
      this.#set(this.#mood, remarks);
      this.#answer(view.reply);
    } else {
      const why = view.state === 'failed' ? (this.#game.scene.verdict?.sentence ?? '') : '';
      this.#set(view.state as Mood, remarks || why);
      if (view.state !== before?.state) this.#tell();
    }
    return this.#mood === 'ready' ? '' : (this.#words.textContent ?? '');
  }

  /** The position is about to change. */
  clear(): void {
    this.arrows = [];
    this.#told = 0;
  }

  /** Another position was chosen. */
  moved(): void {
    this.#stop();
    this.clear();
    const view = this.#look();
    this.#set(!view || view.state === 'open' ? 'ready' : (view.state as Mood), view?.remarks.join(' ') ?? '');
  }

  /** The reader does something: an answer that is due is played now. */
  hurry(): void {
    if (this.#mood === 'wrong') this.#set('ready', '');
    const reply = this.#reply;
    if (!reply) return;
    this.#stop();
    this.#game.interaction.settle();
    this.#game.played(this.#game.diagram.play(reply));
  }

  #answer(reply: string[] | undefined): void {
    this.#stop();
    this.#reply = reply;
    if (!reply) return;
    this.#timer = setTimeout(() => this.hurry(), calm() ? 0 : THOUGHT);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#reply = undefined;
  }

  #look(): PuzzleView | undefined {
    this.#view = this.#game.diagram.puzzle();
    return this.#view;
  }

  #set(mood: Mood, words: string): void {
    this.#mood = mood;
    this.#words.textContent = [MOODS[mood].words, words].filter((it) => it !== '').join(' ');
    this.#show();
  }

  #show(): void {
    const view = this.#view;
    this.#root.hidden = !view;
    if (!view) return;
    set(this.#root, 'data-mood', this.#mood);
    this.#badge.replaceChildren(icon(MOODS[this.#mood].path));
    this.#task.textContent = view.task;
    const { left } = view;
    const open = view.state === 'open';
    this.#left.textContent = left === undefined || !open ? '' : left === 1 ? '1 move left' : `${left} moves left`;
    this.#words.hidden = this.#words.textContent === '';
    this.#hint.hidden = !view.solution || !open;
    this.#hint.textContent = this.#told === 1 ? 'Show the move' : 'Hint';
    this.#retry.hidden = this.#game.scene.plies === 0 && this.#mood !== 'shown';
    this.#solve.hidden = !view.solution || view.state === 'shown';
  }

  #button(name: string, act: () => void): HTMLButtonElement {
    const button = html('button', { type: 'button', class: 'wide' }, name);
    button.addEventListener('click', act);
    return button;
  }

  /** First which piece, then where it goes. */
  #help(): void {
    // What is asked about is the position after the answer that is due.
    this.hurry();
    const { board, cellOf, scene } = this.#game;
    const hint = this.#view?.hint;
    if (!hint) return this.#say('There is no hint here. The known solution goes another way.');
    const [from = ''] = hint.path;
    const cell = cellOf.get(from);
    const squares = hint.path.flatMap((it) => cellOf.get(it) ?? []);
    if (this.#told === 0) {
      const piece = scene.pieces.find((it) => it.cell === cell);
      const slot = scene.hands.find((it) => it.step === from);
      const place = cell === undefined ? 'in hand' : `on ${board.cells[cell]?.label}`;
      const name = piece ? pieceName(board, piece) : `${slot ? (board.types[slot.type - 1]?.name ?? 'piece') : 'piece'}`;
      this.#say(`Look at the ${name} ${place}.`);
      this.arrows = cell === undefined ? [] : [{ from: cell, to: undefined, color: undefined }];
      this.#hints += 1;
    } else {
      this.#say(`The move is ${hint.san}.`);
      const pairs = squares.slice(1).map((to, index) => ({ from: squares[index] ?? to, to, color: undefined }));
      this.arrows = pairs.length > 0 ? pairs : squares.map((it) => ({ from: it, to: undefined, color: undefined }));
    }
    this.#told = 1;
    // A refusal that is still shown would hide the hint.
    this.#game.changed();
    this.#show();
  }

  #say(words: string): void {
    this.#set('ready', words);
    this.#game.say(words);
  }

  #again(): void {
    this.#stop();
    this.#game.diagram.retry();
    this.#game.leave();
    this.#game.say(`Try again. ${this.#view?.task ?? ''}`);
    // The button that was pressed is gone.
    (this.#hint.hidden ? this.#root : this.#hint).focus();
  }

  #reveal(): void {
    this.#stop();
    this.#game.diagram.solve();
    this.#game.leave();
    this.#game.say(`${MOODS.shown.words} The moves are in the record.`);
    this.#open();
    this.#retry.focus();
  }

  /** Tells the page. */
  #tell(): void {
    this.#game.settings.send('vd-puzzle', { state: this.#view?.state, mistakes: this.#mistakes, hints: this.#hints });
  }
}
