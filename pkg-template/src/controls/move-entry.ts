// What stands on and beside the board while a move is entered: hands, the choice at the square, the sentence of a refusal.

import { at, common, place, type Box, type Kept } from './popover-position.js';
import { chooser } from './choice-dialog.js';
import { html, set } from '../style/dom.js';
import { showHand } from './hand.js';
import { stopOf, type Interaction } from '../game/move-input.js';
import { message } from './status-line.js';
import type { Pictures } from '../pieces/renderer.js';
import type { Parts } from './shadow-dom.js';
import { spareOf } from '../game/free-placement.js';
import { figure } from '../board/tile-preview.js';
import type { Offers, Shown, View } from '../game/game-view.js';
import type { BoardView } from '../engine/views.js';

/** A button of the message line. */
type Offered = [name: string, act: () => void, label?: string];

/** How wide the edge is at which a board fades out (desk.css), in pixels. */
const FADE = 28;

/** Where cells are on the screen. */
const boxesOf = ({ drawing }: View, cells: Iterable<number>): Box[] => [...cells].flatMap((it) => drawing.cells[it]?.firstElementChild?.getBoundingClientRect() ?? []);

/** The surroundings of one drawn game. */
export class Around {
  #choosing: HTMLElement | undefined;
  #offered: Offered[] = [];
  /** The sentence of a refusal, on the board. */
  #said: HTMLElement | undefined;
  readonly #board: BoardView;
  readonly #parts: Parts;
  readonly #pictures: Pictures;
  readonly #interaction: Interaction;
  readonly #offers: Offers;

  constructor(board: BoardView, parts: Parts, pictures: Pictures, interaction: Interaction, offers: Offers) {
    this.#board = board;
    this.#parts = parts;
    this.#pictures = pictures;
    this.#interaction = interaction;
    this.#offers = offers;
  }

  /** Shows everything. */
  show(shown: Shown, view: View): void {
    this.message(shown);
    this.#hands(shown, view.flipped);
    this.#choose(shown, view);
    this.#bubble(shown, view);
  }

  /** The picture of a piece that is lifted from a step. It lies outside the drawing, so that nothing clips it. */
  lift({ scene, cellOf }: Shown, step: string, { drawing, flipped }: View): HTMLElement | undefined {
    const cell = cellOf.get(step);
    const piece =
      spareOf(step) ??
      (cell === undefined
        ? scene.hands.find((it) => it.step === step && it.side === scene.turn)
        : scene.pieces.find((it) => it.cell === cell));
    if (!piece) return undefined;
    const held = html('div', { class: 'held' }, cell === undefined ? figure(this.#board, this.#pictures, piece.type, piece.side, flipped) : this.#pictures.icon(piece.type, piece.side));
    const size = (drawing.root.getBoundingClientRect().width / drawing.layout.box[2]) * 100;
    held.style.setProperty('--_px', `${size}px`);
    return held;
  }

  #hands({ scene, state }: Shown, flipped: boolean): void {
    const stop = stopOf(state);
    for (const side of [0, 1] as const) {
      const own = side === scene.turn;
      showHand(this.#parts.hands[side], this.#board, this.#pictures, {
        slots: scene.hands.filter((it) => it.side === side),
        side,
        options: own ? (stop?.options.options ?? []) : [],
        selected: own ? stop?.path[0] : undefined,
        flipped,
      });
    }
  }

  #choose({ state, scene, cellOf, extra }: Shown, view: View): void {
    const had = this.#choosing;
    if (state.kind !== 'choosing') {
      this.#choosing = undefined;
      if (!had) return;
      const focused = view.holdsFocus(had);
      had.remove();
      if (focused) view.focusOn(view.focus);
      return;
    }
    if (had) return;
    const stop = state.trail[state.trail.length - 1] ?? state.trail[0];
    const cells = stop.path.flatMap((it) => cellOf.get(it) ?? []);
    const veil = html('div', { class: 'veil' });
    veil.addEventListener('pointerdown', () => this.#interaction.cancel());
    const laid = new Map(stop.options.options.map((it) => [it, (it.mark === 'choice' && it.type === undefined && extra?.laid?.(it.path)) || []]));
    const box = chooser(this.#board, this.#pictures, {
      options: stop.options,
      side: scene.turn,
      flipped: view.flipped,
      laid,
      point: (option) => this.#offers.point(option?.step),
      choose: (option) => this.#interaction.choose(option),
      finish: () => void this.#interaction.finish(),
      cancel: () => this.#interaction.cancel(),
    });
    this.#choosing = html('div', { class: 'choosing' }, veil, box);
    this.#parts.sheet.append(this.#choosing);
    // Whoever chooses a tile sees where it will lie.
    const ground = new Set([...laid.values()].flatMap((it) => it.map(({ cell }) => cell)));
    const squares = boxesOf(view, ground);
    if (squares.length > 0) this.#put(box, (width, height, room) => place(width, height, room, squares, squares.map((it) => [it, 1])));
    else this.#put(box, (width, height, room, area) => at(width, height, room, area, boxesOf(view, cells.slice(-1))[0] ?? room));
    box.querySelector('button')?.focus();
  }

  /** Puts a box where it is in sight. */
  #put(box: HTMLElement, where: (width: number, height: number, room: Box, area: Box) => [left: number, top: number]): void {
    const { sheet, scroll } = this.#parts;
    const [area, seen, { width, height }] = [sheet, scroll, box].map((it) => it.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    // A board that is wider than its place fades out at its right.
    const fading = Math.max(0, Math.min(FADE, scroll.scrollWidth - scroll.clientWidth - scroll.scrollLeft));
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const [left, top] = where(width, height, common(common(area, { left: seen.left, top: seen.top, right: seen.right - fading, bottom: seen.bottom }), screen), area);
    box.style.cssText += `left:${((left - area.left) / area.width) * 100}%;top:${((top - area.top) / area.height) * 100}%`;
  }

  #bubble({ refusal, state, cellOf }: Shown, view: View): void {
    const { sheet } = this.#parts;
    this.#said?.remove();
    const cell = refusal ? cellOf.get(refusal.step) : undefined;
    if (cell === undefined || !refusal) return;
    const bubble = html('div', { class: 'bubble', part: 'bubble', 'aria-hidden': 'true' }, refusal.text);
    sheet.append(bubble);
    this.#said = bubble;
    const stop = stopOf(state);
    const squares = boxesOf(view, [cell, ...(stop?.path.flatMap((it) => cellOf.get(it) ?? []) ?? [])]);
    const kept = [
      ...squares.map((it): Kept => [it, 100]),
      ...boxesOf(view, refusal.reason?.marks.map((it) => it.cell) ?? []).map((it): Kept => [it, 9]),
      ...boxesOf(view, stop?.options.options.map((it) => it.cell ?? -1) ?? []).map((it): Kept => [it, 1]),
    ];
    this.#put(bubble, (width, height, room) => place(width, height, room, squares, kept));
  }

  /** Shows the message line. Its buttons stay as they are while they say the same: somebody may be pressing one. */
  message(shown: Shown): void {
    const line = this.#parts.message;
    const { state, demonstration } = shown;
    const stop = stopOf(state);
    const { sketch } = shown.extra ?? {};
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
      drawing: sketch?.text,
    });
    const offers: Offered[] = [];
    if (stop?.options.whole && state.kind === 'spelling') offers.push(['Finish', () => void this.#interaction.finish()]);
    if (demonstration) {
      offers.push(['Back to the game', () => this.#offers.demonstrate('back')]);
      offers.push([demonstration.scene.side === 0 ? 'As Black' : 'As White', () => this.#offers.demonstrate('turn')]);
      offers.push(['Elsewhere', () => this.#offers.demonstrate('place'), 'Put it elsewhere']);
    }
    if (key === 'check' || (key === 'verdict' && shown.scene.checks.length > 0)) offers.push([(shown.extra?.lines?.length ?? 0) > 0 ? 'Hide the attackers' : 'Show the attackers', () => this.#offers.attackers()]);
    if (key === 'draw') offers.push(...(sketch?.offers ?? []));
    if (key === 'free') offers.push(['Enforce the rules', () => this.#offers.enforce()]);
    if (shown.past && key !== 'draw' && !demonstration && !shown.editing) offers.push(['Go on from here', () => this.#offers.goOn()]);
    this.#offered = offers;
    set(line, 'data-key', key);
    // The words are English whatever the page is; the buttons stay together.
    if (line.childElementCount === 0) line.replaceChildren(html('span', { dir: 'ltr' }), html('span', { class: 'offers' }));
    const [words, place] = line.children;
    if (words && words.textContent !== text) {
      if (words.firstChild) words.firstChild.nodeValue = text;
      else words.textContent = text;
    }
    if (place) this.#offer(place);
  }

  /** Shows the buttons of the message line. */
  #offer(place: Element): void {
    const before = [...place.querySelectorAll('button')];
    const focused = before.findIndex((it) => it.matches(':focus'));
    const after = this.#offered.map(([name, , label], index) => {
      const old = before[index];
      if (old?.textContent === name) return old;
      const button = html('button', { type: 'button', 'aria-label': label }, name);
      button.addEventListener('click', () => this.#offered[index]?.[1]());
      if (old) old.replaceWith(button);
      else place.append(button);
      return button;
    });
    for (const it of before.slice(after.length)) it.remove();
    // The button that was pressed is gone: another one takes its place, or the board.
    if (focused >= 0 && before[focused] !== after[focused]) (after[focused] ?? this.#parts.sheet.querySelector<SVGElement>('[tabindex="0"]'))?.focus();
  }
}
