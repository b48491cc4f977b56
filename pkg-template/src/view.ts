// Everything of one game that is drawn: the board, the hands, the message line, the choice, the refusal.

import { BoardDrawing, heldPiece } from './board.js';
import { chooser } from './chooser.js';
import { html, set } from './dom.js';
import { showHand } from './hands.js';
import { stopOf, type Interaction } from './interaction.js';
import { message } from './messages.js';
import { picture, type Look } from './picture.js';
import type { Pictures } from './pieces.js';
import type { Parts } from './skeleton.js';
import { spareOf } from './spare.js';
import { applyAppearance } from './theme.js';
import type { BoardView, ReasonView } from './views.js';

/** A refused click. */
export interface Refusal {
  text: string;
  step: string;
  reason: ReasonView | undefined;
}

/** What is shown: the picture of the board, and what is said about it. */
export interface Shown extends Look {
  refusal: Refusal | undefined;
  /** The step that the pointer rests on. */
  hovered: string | undefined;
  /** An earlier position is shown, and the game does not go on from it yet. */
  past: boolean;
  /** The position is being edited. */
  editing: boolean;
}

/** What the view tells the game. */
interface Offers {
  /** Aborted when the game is gone. */
  signal: AbortSignal;
  goOn(): void;
  enforce(): void;
  /** Shows what gives check, or no longer. */
  attackers(): void;
  /** A button of the move diagram was pressed. */
  demonstrate(act: 'back' | 'turn' | 'place'): void;
  /** A cell got the focus. */
  focused(cell: number): void;
  key(event: KeyboardEvent): void;
}

/** The drawn game. */
export class View {
  drawing!: BoardDrawing;
  flipped: boolean;
  /** The cell that Tab enters. */
  focus = -1;
  #ring = false;
  #choosing: HTMLElement | undefined;
  readonly #board: BoardView;
  readonly #parts: Parts;
  readonly #pictures: Pictures;
  readonly #interaction: Interaction;
  readonly #offers: Offers;
  readonly #still: boolean;

  constructor(board: BoardView, parts: Parts, pictures: Pictures, interaction: Interaction, offers: Offers, still: boolean, flipped: boolean) {
    this.#board = board;
    this.#parts = parts;
    this.#pictures = pictures;
    this.#interaction = interaction;
    this.#offers = offers;
    this.#still = still;
    this.flipped = flipped;
    this.#title();
    this.turn(flipped);
    if (!still) this.#watchFocus();
  }

  /** Listens around the drawing: browsers let Tab stop at an SVG that listens to focus itself. */
  #watchFocus(): void {
    const { sheet } = this.#parts;
    const { signal } = this.#offers;
    sheet.addEventListener(
      'focusin',
      (event) => {
        const cell = BoardDrawing.cellOf(event.target);
        if (cell === undefined) return;
        this.focus = cell;
        this.#ring = event.target instanceof Element && event.target.matches(':focus-visible');
        this.drawing.point(cell, this.#ring);
        this.#offers.focused(cell);
      },
      { signal },
    );
    sheet.addEventListener(
      'focusout',
      () => {
        this.#ring = false;
        this.drawing.point(this.focus, false);
      },
      { signal },
    );
  }

  #title(): void {
    const { title, author, rulePage } = this.#board.appearance;
    const place = this.#parts.title;
    place.hidden = this.#still || (title === undefined && author === undefined);
    const address = rulePage !== undefined && URL.canParse(rulePage, document.baseURI) ? new URL(rulePage, document.baseURI) : undefined;
    const name = title ?? '';
    place.replaceChildren(address && /^https?:$/.test(address.protocol) ? html('a', { href: address.href }, name || 'Rules') : name);
    if (author !== undefined) place.append(' ', html('small', {}, author));
  }

  /** Draws the board anew, this way up. */
  turn(flipped: boolean): void {
    this.flipped = flipped;
    const { sheet, frame, hands, scroll, tray } = this.#parts;
    const focused = this.#holdsFocus(sheet);
    const drawing = new BoardDrawing(this.#board, this.#pictures, flipped, !this.#still);
    this.drawing = drawing;
    sheet.replaceChildren(drawing.root);
    applyAppearance(frame, this.#board, drawing.layout.box);
    scroll.before(hands[flipped ? 0 : 1]);
    tray.before(hands[flipped ? 1 : 0]);
    if (this.#still) return;
    if (this.focus < 0) this.focus = this.#board.cells.findIndex((it) => it.shade !== 3);
    drawing.root.addEventListener('keydown', (event) => this.#offers.key(event));
    if (focused) this.focusOn(this.focus);
  }

  #holdsFocus(place: HTMLElement): boolean {
    return place.contains((place.getRootNode() as ShadowRoot).activeElement);
  }

  /** Gives a cell the focus. */
  focusOn(cell: number): void {
    this.focus = cell;
    this.drawing.point(cell, this.#ring);
    this.drawing.cells[cell]?.focus();
  }

  /** The picture of a piece that is lifted from a step. */
  lift({ scene, cellOf }: Look, step: string): HTMLElement | undefined {
    const cell = cellOf.get(step);
    const piece =
      spareOf(step) ??
      (cell === undefined
        ? scene.hands.find((it) => it.step === step && it.side === scene.turn)
        : scene.pieces.find((it) => it.cell === cell));
    if (!piece) return undefined;
    const held = heldPiece(this.#pictures, piece.type, piece.side);
    const size = (this.drawing.root.getBoundingClientRect().width / this.drawing.layout.box[2]) * 100;
    held.style.setProperty('--_px', `${size}px`);
    return held;
  }

  /** Shows everything. Returns the kinds of marks and zones on the board. */
  show(shown: Shown): string[] {
    const drawn = picture(shown);
    this.drawing.show(drawn);
    if (this.#still) return [];
    this.drawing.point(this.focus, this.#ring);
    this.#hands(shown);
    this.message(shown);
    this.#choose(shown);
    this.#bubble(shown);
    return [...drawn.marks.map((it) => it.kind), ...drawn.zones.map((it) => `${it.zone} zone`)];
  }

  #hands({ scene, state }: Shown): void {
    const stop = stopOf(state);
    for (const side of [0, 1] as const) {
      const own = side === scene.turn;
      showHand(this.#parts.hands[side], this.#board, this.#pictures, {
        slots: scene.hands.filter((it) => it.side === side),
        side,
        options: own ? (stop?.options.options ?? []) : [],
        selected: own ? stop?.path[0] : undefined,
      });
    }
  }

  /** Shows the message line. */
  message(shown: Shown): void {
    const line = this.#parts.message;
    const { state, demonstration } = shown;
    const stop = stopOf(state);
    const { key, text } = message({
      board: this.#board,
      scene: shown.scene,
      state,
      stop,
      refused: shown.refusal?.text,
      hovered: stop?.options.options.find((it) => it.step === shown.hovered),
      past: shown.past,
      demonstration,
      editing: shown.editing,
    });
    set(line, 'data-key', key);
    line.textContent = text;
    const offer = (name: string, act: () => void): void => {
      const button = html('button', { type: 'button' }, name);
      button.addEventListener('click', act);
      line.append(button);
    };
    if (stop?.options.whole && state.kind === 'spelling') offer('Finish', () => void this.#interaction.finish());
    if (demonstration) {
      offer('Back to the game', () => this.#offers.demonstrate('back'));
      offer(demonstration.scene.side === 0 ? 'As Black' : 'As White', () => this.#offers.demonstrate('turn'));
      offer('Put it elsewhere', () => this.#offers.demonstrate('place'));
    }
    if (key === 'check' || (key === 'verdict' && shown.scene.checks.length > 0)) offer(shown.attacked.length > 0 ? 'Hide the attackers' : 'Show the attackers', () => this.#offers.attackers());
    if (key === 'free') offer('Enforce the rules', () => this.#offers.enforce());
    if (shown.past && !demonstration && !shown.editing) offer('Go on from here', () => this.#offers.goOn());
  }

  #choose({ state, scene, cellOf }: Shown): void {
    const had = this.#choosing;
    if (state.kind !== 'choosing') {
      this.#choosing = undefined;
      if (!had) return;
      const focused = this.#holdsFocus(had);
      had.remove();
      if (focused) this.focusOn(this.focus);
      return;
    }
    if (had) return;
    const stop = state.trail[state.trail.length - 1] ?? state.trail[0];
    const cells = stop.path.flatMap((it) => cellOf.get(it) ?? []);
    const veil = html('div', { class: 'veil' });
    veil.addEventListener('pointerdown', () => this.#interaction.cancel());
    const box = chooser(this.#board, this.#pictures, {
      options: stop.options,
      side: scene.turn,
      at: this.drawing.percent(cells[cells.length - 1] ?? 0),
      choose: (option) => this.#interaction.choose(option),
      finish: () => void this.#interaction.finish(),
      cancel: () => this.#interaction.cancel(),
    });
    this.#choosing = html('div', { class: 'choosing' }, veil, box);
    this.#parts.sheet.append(this.#choosing);
    box.querySelector('button')?.focus();
  }

  #bubble({ refusal, cellOf }: Shown): void {
    const { sheet } = this.#parts;
    sheet.querySelector('.bubble')?.remove();
    const cell = refusal ? cellOf.get(refusal.step) : undefined;
    if (cell === undefined || !refusal) return;
    const bubble = html('div', { class: 'bubble', part: 'bubble', 'aria-hidden': 'true' }, refusal.text);
    const { x, y } = this.drawing.percent(cell);
    const half = 5000 / this.drawing.layout.box[3];
    const low = y > 50;
    bubble.style.cssText = `--_x:${x}%;--_dx:${-x}%;--_y:${low ? y - half - 2 : y + half}%;--_dy:${low ? '-100%' : '0%'}`;
    sheet.append(bubble);
  }
}
