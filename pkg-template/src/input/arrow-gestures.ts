// Presses that draw arrows and circles: the right button, Shift, or any press while the tool is on. It comes before the gestures that play.

import { SHAKE } from './pointer.js';

/** What drawing needs from the board. */
export interface Paper {
  /** The step a click on this element would be. */
  stepOf(target: EventTarget | null): string | undefined;
  /** The element at a place on the screen. */
  under(x: number, y: number): Element | null;
  /** Whether the right button is for the board here. */
  claims(step: string): boolean;
  /** Shows what stands on a square. */
  inspect(step: string): void;
  /** Whether every press on this square draws. */
  drawsOn(step: string): boolean;
  /** Shows what would be drawn; nothing, if there is no end. */
  aim(from: string, to: string | undefined): void;
  /** Draws an arrow, or a circle if both squares are the same. */
  draw(from: string, to: string): void;
  /** A press without a drag, while the tool is on: one of the two ends. */
  pick(step: string): void;
}

interface Press {
  pointer: number;
  by: 'right' | 'shift' | 'tool';
  from: string;
  to: string | undefined;
  /** It has been elsewhere. */
  moved: boolean;
  x: number;
  y: number;
  /** How far the pointer may shake before it draws, in pixels. */
  shake: number;
}

/** Listens on an element until the signal aborts. */
export class Sketch {
  #press: Press | undefined;
  /** The context menu of the last press is not wanted. On some systems it comes with the press, on others after it. */
  #menu = false;
  readonly #area: HTMLElement;
  readonly #paper: Paper;

  constructor(area: HTMLElement, paper: Paper, signal: AbortSignal) {
    this.#area = area;
    this.#paper = paper;
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      area.addEventListener(type, act, { signal, capture: true });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => {
      if (event.pointerId === this.#press?.pointer) this.#stop();
    });
    on('contextmenu', (event) => {
      if (this.#menu || this.#press) event.preventDefault();
      this.#menu = false;
    });
  }

  #down(event: PointerEvent): void {
    const paper = this.#paper;
    // A second finger is for the page: it zooms or scrolls.
    if (this.#press) this.#stop();
    this.#menu = false;
    const step = event.isPrimary ? paper.stepOf(event.target) : undefined;
    if (step === undefined) return;
    const { button, shiftKey, pointerId: pointer, clientX: x, clientY: y, pointerType } = event;
    const touch = pointerType === 'touch';
    const by = button === 2 && paper.claims(step) ? 'right' : button !== 0 ? undefined : shiftKey ? 'shift' : paper.drawsOn(step) ? 'tool' : undefined;
    if (!by) return;
    event.stopPropagation();
    this.#press = { pointer, by, from: step, to: step, moved: false, x, y, shake: touch ? SHAKE.touch : SHAKE.mouse };
    this.#menu = by === 'right';
    if (!touch) this.#area.setPointerCapture(pointer);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    event.stopPropagation();
    const { clientX: x, clientY: y } = event;
    if (!press.moved && Math.hypot(x - press.x, y - press.y) < press.shake) return;
    const to = this.#paper.stepOf(this.#paper.under(x, y));
    if (to === press.to) return;
    press.to = to;
    press.moved = true;
    this.#paper.aim(press.from, to);
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    event.stopPropagation();
    this.#move(event);
    const { by, from, to, moved } = press;
    this.#stop();
    // Back where it began: the reader thought better of it.
    if (to === undefined || (moved && to === from)) return;
    if (moved || by === 'shift') this.#paper.draw(from, to);
    else if (by === 'right') this.#paper.inspect(from);
    else this.#paper.pick(from);
  }

  /** Nothing is drawn. */
  #stop(): void {
    const press = this.#press;
    this.#press = undefined;
    if (!press) return;
    if (press.moved) this.#paper.aim(press.from, undefined);
    if (this.#area.hasPointerCapture(press.pointer)) this.#area.releasePointerCapture(press.pointer);
  }
}
