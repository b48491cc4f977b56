// Turns mouse, pen and touch into taps and drags that play.

import { latestStop } from '../board/board-state.js';
import { moveHeldPiece } from '../controls/held-piece.js';
import { inspect } from '../game/commands.js';
import { act, dragTo, hover, query } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { canGrab, click, drop, grab } from '../game/move-input.js';
import { isClaimed, stepAt, stepUnder } from './targets.js';

interface Press {
  pointer: number;
  step: string;
  x: number;
  y: number;
  touch: boolean;
  dragging: boolean;
}

/** How far a pointer may shake before a press is a drag, in pixels. */
const SHAKE = { mouse: 4, touch: 9 };

/** How long a finger rests for a long press, in milliseconds. */
const LONG = 550;

/** Whether a pointer has moved too far for a click. */
export function isFar(press: { x: number; y: number; touch: boolean }, event: PointerEvent): boolean {
  return Math.hypot(event.clientX - press.x, event.clientY - press.y) >= (press.touch ? SHAKE.touch : SHAKE.mouse);
}

/** Taps and drags inside an element, until the game is gone. */
export class PointerGestures {
  #press: Press | undefined;
  #timer = 0;
  readonly #game: Game;
  readonly #area: HTMLElement;

  constructor(game: Game, area: HTMLElement) {
    this.#game = game;
    this.#area = area;
    const { signal } = game;
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      take: (event: HTMLElementEventMap[K]) => void,
      passive = true,
    ): void => area.addEventListener(type, take, { signal, passive });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => event.pointerId === this.#press?.pointer && this.#cancel());
    // A finger is captured by what it touched first; that it is handed to us from there is no loss.
    on('lostpointercapture', (event) => event.target === area && this.#cancel());
    on('pointerleave', () => hover(game, undefined));
    on('contextmenu', (event) => this.#contextMenu(event), false);
    // A finger on a piece drags it; anywhere else it scrolls the page.
    on('touchstart', (event) => this.#touch(event), false);
    // Else a tap would click once more, on what it has opened under the finger.
    on(
      'touchend',
      (event) => stepAt(game, event.target) !== undefined && event.cancelable && event.preventDefault(),
      false,
    );
    // Keyboards and screen readers click without a pointer.
    on('click', (event) => {
      const step = event.detail === 0 ? stepAt(game, event.target) : undefined;
      if (step !== undefined) act(game, click, step);
    });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  #contextMenu(event: MouseEvent): void {
    const step = stepAt(this.#game, event.target);
    const { dragging, touch } = this.#press ?? {};
    if (dragging || touch || (step !== undefined && isClaimed(this.#game, step))) event.preventDefault();
  }

  #touch(event: TouchEvent): void {
    const step = stepAt(this.#game, event.target);
    if (event.touches.length === 1 && step !== undefined && query(this.#game, canGrab, step)) event.preventDefault();
  }

  #down(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const game = this.#game;
    const step = stepAt(game, event.target);
    if (this.#press?.dragging || step === undefined) return;
    clearTimeout(this.#timer);
    if (event.button !== 0) return;
    const touch = event.pointerType === 'touch';
    this.#press = { pointer: event.pointerId, step, x: event.clientX, y: event.clientY, touch, dragging: false };
    // A quick mouse leaves the area before it has moved far enough for a drag.
    if (!touch) return this.#area.setPointerCapture(event.pointerId);
    hover(game, step);
    // A mark shows what it does for as long as it is pressed.
    const marked = latestStop(game.state.input)?.options.options.some((it) => it.step === step);
    if (marked || !isClaimed(game, step)) return;
    // A page that was busy all the time first hears whether the finger has moved.
    this.#timer = setTimeout(() => (this.#timer = setTimeout(() => this.#rest(step))), LONG);
  }

  /** A finger that rests asks what this is. */
  #rest(step: string): void {
    this.#end();
    act(this.#game, inspect, step);
  }

  #move(event: PointerEvent): void {
    const game = this.#game;
    const press = this.#press;
    if (press?.pointer !== event.pointerId) {
      if (!press && event.pointerType === 'mouse') hover(game, stepAt(game, event.target));
      return;
    }
    if (!press.dragging) {
      if (!isFar(press, event)) return;
      clearTimeout(this.#timer);
      if (!act(game, grab, press.step)) return this.#end();
      press.dragging = true;
      this.#area.setPointerCapture(press.pointer);
    }
    moveHeldPiece(game.parts, event.clientX, event.clientY, press.touch);
    dragTo(game, stepUnder(game, event.clientX, event.clientY));
  }

  #up(event: PointerEvent): void {
    const game = this.#game;
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    // To ask what lies under the pointer costs as much as to draw the marks.
    const step = press.dragging || isFar(press, event) ? stepUnder(game, event.clientX, event.clientY) : press.step;
    // Browsers let go of the pointer themselves now.
    this.#end(false);
    if (press.dragging) act(game, drop, step);
    else if (step === press.step) act(game, click, step);
  }

  /** The platform took the pointer away: everything is as before the drag. */
  #cancel(): void {
    const dragging = this.#press?.dragging;
    if (this.#press) this.#end();
    if (dragging) act(this.#game, drop, undefined);
  }

  #end(release = true): void {
    const press = this.#press;
    clearTimeout(this.#timer);
    this.#press = undefined;
    dragTo(this.#game, undefined);
    if (press?.touch) hover(this.#game, undefined);
    if (release && press && this.#area.hasPointerCapture(press.pointer))
      this.#area.releasePointerCapture(press.pointer);
  }
}
