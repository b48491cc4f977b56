// Turns mouse, pen and touch into taps and drags that play. It knows steps, not squares or rules.

import { stopOf, type Interaction } from '../game/move-input.js';

/** What gestures need from the board. */
export interface Ground {
  interaction(): Interaction | undefined;
  /** The step a click on this element would be. */
  stepOf(target: EventTarget | null): string | undefined;
  /** The element at a place on the screen. */
  under(x: number, y: number): Element | null;
  /** Makes the picture that follows the pointer. */
  lift(step: string): HTMLElement | undefined;
  /** Says over what the dragged piece is. */
  over(step: string | undefined): void;
  /** Says what the pointer rests on while nothing is dragged. */
  hover(step: string | undefined): void;
  /** Whether the context menu and a long press are for the board here. */
  claims(step: string): boolean;
  /** Shows what stands on a square. */
  inspect(step: string): void;
}

interface Press {
  pointer: number;
  step: string;
  x: number;
  y: number;
  touch: boolean;
  held: HTMLElement | undefined;
}

/** How far a pointer may shake before a press is a drag, in pixels. */
export const SHAKE = { mouse: 4, touch: 9 };

/** Whether a pointer has moved too far for a click. */
const far = ({ x, y, touch }: Press, event: PointerEvent): boolean => Math.hypot(event.clientX - x, event.clientY - y) >= (touch ? SHAKE.touch : SHAKE.mouse);

/** How long a finger rests for a long press, in milliseconds. */
const LONG = 550;

/** Listens on an element until the signal aborts. */
export class Gestures {
  #press: Press | undefined;
  #timer = 0;
  readonly #area: HTMLElement;
  readonly #ground: Ground;

  constructor(area: HTMLElement, ground: Ground, signal: AbortSignal) {
    this.#area = area;
    this.#ground = ground;
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void, passive = true): void =>
      area.addEventListener(type, act, { signal, passive });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => event.pointerId === this.#press?.pointer && this.#cancel());
    // A finger is captured by what it touched first; that it is handed to us from there is no loss.
    on('lostpointercapture', (event) => {
      if (event.target === area) this.#cancel();
    });
    on('pointerleave', () => ground.hover(undefined));
    on(
      'contextmenu',
      (event) => {
        const step = ground.stepOf(event.target);
        const { held, touch } = this.#press ?? {};
        if (held || touch || (step !== undefined && ground.claims(step))) event.preventDefault();
      },
      false,
    );
    signal.addEventListener('abort', () => {
      clearTimeout(this.#timer);
      this.#press?.held?.remove();
      this.#press = undefined;
    });
    // A finger on a piece drags it; anywhere else it scrolls the page.
    on('touchstart', (event) => this.#touch(event), false);
    // Else a tap would click once more, on what it has opened under the finger.
    on('touchend', (event) => this.#ground.stepOf(event.target) !== undefined && event.cancelable && event.preventDefault(), false);
    // Keyboards and screen readers click without a pointer.
    on('click', (event) => {
      const step = event.detail === 0 ? ground.stepOf(event.target) : undefined;
      if (step !== undefined) ground.interaction()?.click(step);
    });
  }

  /** Puts the held piece away if nothing is dragged any more. */
  check(): void {
    if (this.#press?.held && this.#ground.interaction()?.state.kind !== 'dragging') this.#end();
  }

  #touch(event: TouchEvent): void {
    const step = this.#ground.stepOf(event.target);
    if (event.touches.length === 1 && step !== undefined && this.#ground.interaction()?.grabs(step)) event.preventDefault();
  }

  #down(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const step = this.#ground.stepOf(event.target);
    if (this.#press?.held || step === undefined) return;
    clearTimeout(this.#timer);
    if (event.button !== 0) return;
    const touch = event.pointerType === 'touch';
    this.#press = {
      pointer: event.pointerId,
      step,
      x: event.clientX,
      y: event.clientY,
      touch,
      held: undefined,
    };
    // A quick mouse leaves the area before it has moved far enough for a drag.
    if (!touch) return this.#area.setPointerCapture(event.pointerId);
    this.#ground.hover(step);
    // A mark shows what it does for as long as it is pressed.
    const interaction = this.#ground.interaction();
    const marked = interaction && stopOf(interaction.state)?.options.options.some((it) => it.step === step);
    if (marked || !this.#ground.claims(step)) return;
    // A page that was busy all the time first hears whether the finger has moved.
    this.#timer = setTimeout(() => (this.#timer = setTimeout(() => this.#rest(step))), LONG);
  }

  /** A finger that rests asks what this is. */
  #rest(step: string): void {
    this.#end();
    this.#ground.inspect(step);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) {
      if (!press && event.pointerType === 'mouse') this.#ground.hover(this.#ground.stepOf(event.target));
      return;
    }
    const { clientX: x, clientY: y } = event;
    if (!press.held) {
      if (!far(press, event)) return;
      clearTimeout(this.#timer);
      if (!this.#ground.interaction()?.grab(press.step)) return this.#end();
      press.held = this.#ground.lift(press.step);
      if (!press.held) return this.#cancel();
      press.held.classList.toggle('touch', press.touch);
      this.#area.append(press.held);
      this.#area.setPointerCapture(press.pointer);
    }
    const box = this.#area.getBoundingClientRect();
    press.held.style.translate = `${x - box.left - this.#area.clientLeft}px ${y - box.top - this.#area.clientTop}px`;
    this.#ground.over(this.#ground.stepOf(this.#ground.under(x, y)));
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    const interaction = this.#ground.interaction();
    const dragged = press.held !== undefined;
    // To ask what lies under the pointer costs as much as to draw the marks.
    const step = dragged || far(press, event) ? this.#ground.stepOf(this.#ground.under(event.clientX, event.clientY)) : press.step;
    // Browsers let go of the pointer themselves now.
    this.#end(false);
    if (dragged) interaction?.drop(step);
    else if (step === press.step) interaction?.click(step);
  }

  #cancel(): void {
    if (!this.#press) return;
    const dragged = this.#press.held !== undefined;
    this.#end();
    if (dragged) this.#ground.interaction()?.release();
  }

  #end(release = true): void {
    const press = this.#press;
    clearTimeout(this.#timer);
    this.#press = undefined;
    press?.held?.remove();
    this.#ground.over(undefined);
    if (press?.touch) this.#ground.hover(undefined);
    if (release && press && this.#area.hasPointerCapture(press.pointer)) this.#area.releasePointerCapture(press.pointer);
  }
}
