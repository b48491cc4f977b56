// Everything of one game that is drawn: the board, the hands, the message line, the choice, the refusal.

import type { Around } from '../controls/move-entry.js';
import { BoardDrawing } from '../board/board-svg.js';
import { html } from '../style/dom.js';
import { picture, type Look } from './board-picture.js';
import type { Pictures } from '../pieces/renderer.js';
import type { Parts } from '../controls/shadow-dom.js';
import { applyAppearance } from '../style/theme.js';
import type { BoardView, ReasonView } from '../engine/views.js';

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
export interface Offers {
  /** Aborted when the game is gone. */
  signal: AbortSignal;
  goOn(): void;
  enforce(): void;
  /** Shows what gives check, or no longer. */
  attackers(): void;
  /** A button of the move diagram was pressed. */
  demonstrate(act: 'back' | 'turn' | 'place'): void;
  /** A cell got the focus; -1 if none has it any more. */
  focused(cell: number): void;
  /** One of several choices is pointed at, or none any more. */
  point(step: string | undefined): void;
  key(event: KeyboardEvent): void;
}

/** The drawn game. */
export class View {
  drawing!: BoardDrawing;
  flipped: boolean;
  /** The cell that Tab enters. */
  focus = -1;
  #ring = false;
  /** Hands, choices and refusals, as soon as they are loaded. */
  around: Around | undefined;
  readonly #board: BoardView;
  readonly #parts: Parts;
  readonly #pictures: Pictures;
  readonly offers: Offers;
  readonly #still: boolean;

  constructor(board: BoardView, parts: Parts, pictures: Pictures, offers: Offers, still: boolean, flipped: boolean) {
    this.#board = board;
    this.#parts = parts;
    this.#pictures = pictures;
    this.offers = offers;
    this.#still = still;
    this.flipped = flipped;
    this.#title();
    this.turn(flipped);
    if (!still) this.#watchFocus();
  }

  /** Listens around the drawing: browsers let Tab stop at an SVG that listens to focus itself. */
  #watchFocus(): void {
    const { sheet } = this.#parts;
    const { signal } = this.offers;
    sheet.addEventListener(
      'focusin',
      (event) => {
        const cell = BoardDrawing.cellOf(event.target);
        if (cell === undefined) return;
        this.focus = cell;
        this.#ring = event.target instanceof Element && event.target.matches(':focus-visible');
        this.drawing.point(cell, this.#ring);
        this.offers.focused(cell);
      },
      { signal },
    );
    sheet.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        this.#ring = false;
        this.drawing.point(this.focus, false);
        if (!sheet.contains(relatedTarget as Node | null)) this.offers.focused(-1);
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
    const focused = this.holdsFocus(sheet);
    const drawing = new BoardDrawing(this.#board, this.#pictures, flipped, !this.#still);
    this.drawing = drawing;
    sheet.replaceChildren(drawing.root);
    applyAppearance(frame, this.#board, drawing.layout.box);
    scroll.before(hands[flipped ? 0 : 1]);
    tray.before(hands[flipped ? 1 : 0]);
    if (this.#still) return;
    if (this.focus < 0) this.focus = this.#board.cells.findIndex((it) => it.shade !== 3);
    drawing.root.addEventListener('keydown', (event) => this.offers.key(event));
    if (focused) this.focusOn(this.focus);
  }

  /** Whether the focus is somewhere inside. */
  holdsFocus(place: HTMLElement): boolean {
    return place.contains((place.getRootNode() as ShadowRoot).activeElement);
  }

  /** Gives a cell the focus. */
  focusOn(cell: number): void {
    this.focus = cell;
    this.drawing.point(cell, this.#ring);
    this.drawing.cells[cell]?.focus();
  }

  /** Shows everything. Returns the kinds of marks and zones on the board. */
  show(shown: Shown): string[] {
    const drawn = picture(shown);
    this.drawing.show(drawn);
    if (this.#still) return [];
    this.drawing.point(this.focus, this.#ring);
    this.around?.show(shown, this);
    return [...drawn.marks.map((it) => it.kind), ...drawn.zones.map((it) => `${it.zone} zone`)];
  }
}
