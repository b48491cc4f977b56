// Presses that draw arrows and circles: the right button, Shift, or any press with the arrow tool. They come before the gestures that play.

import { aimArrow, drawArrow, pickArrowEnd } from '../game/arrow-tool.js';
import { inspect } from '../game/commands.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { isFar } from '../input/pointer.js';
import { isClaimed, stepAt, stepUnder } from '../input/targets.js';

interface Press {
  pointer: number;
  by: 'right' | 'shift' | 'tool';
  from: string;
  to: string | undefined;
  /** It has been elsewhere. */
  moved: boolean;
  x: number;
  y: number;
  touch: boolean;
  /** The ink that keys choose; without one, that of the tool. */
  ink: number | undefined;
}

/** The ink of a press of the right button: Shift or Control, Alt or Meta, both, or neither. */
function inkOf({ altKey, ctrlKey, metaKey, shiftKey }: PointerEvent): number {
  return (shiftKey || ctrlKey ? 1 : 0) + (altKey || metaKey ? 2 : 0);
}

/** Presses inside an element that draw, until the game is gone. */
export class ArrowGestures {
  #press: Press | undefined;
  /** The context menu of the last press is not wanted. On some systems it comes with the press, on others after it. */
  #noMenu = false;
  readonly #game: Game;
  readonly #area: HTMLElement;

  constructor(game: Game, area: HTMLElement) {
    this.#game = game;
    this.#area = area;
    const on = <K extends keyof HTMLElementEventMap>(type: K, take: (event: HTMLElementEventMap[K]) => void): void =>
      area.addEventListener(type, take, { signal: game.signal, capture: true });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => event.pointerId === this.#press?.pointer && this.#stop());
    on('contextmenu', (event) => {
      if (this.#noMenu || this.#press) event.preventDefault();
      this.#noMenu = false;
    });
  }

  /** What makes a press draw; nothing, if it plays. */
  #reason({ button, shiftKey }: PointerEvent, step: string): Press['by'] | undefined {
    const { cellOf, state } = this.#game;
    if (button === 2)
      return isClaimed(this.#game, step) || (cellOf.has(step) && !state.moveDiagram) ? 'right' : undefined;
    if (button !== 0) return undefined;
    if (shiftKey) return 'shift';
    return state.tool.kind === 'draw' && !state.moveDiagram && cellOf.has(step) ? 'tool' : undefined;
  }

  #down(event: PointerEvent): void {
    // A second finger is for the page: it zooms or scrolls.
    if (this.#press) this.#stop();
    this.#noMenu = false;
    const step = event.isPrimary ? stepAt(this.#game, event.target) : undefined;
    const by = step === undefined ? undefined : this.#reason(event, step);
    if (step === undefined || !by) return;
    event.stopPropagation();
    const { pointerId: pointer, clientX: x, clientY: y, pointerType } = event;
    const touch = pointerType === 'touch';
    const ink = by === 'right' ? inkOf(event) : undefined;
    this.#press = { pointer, by, from: step, to: step, moved: false, x, y, touch, ink };
    this.#noMenu = by === 'right';
    if (!touch) this.#area.setPointerCapture(pointer);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    event.stopPropagation();
    if (!press.moved && !isFar(press, event)) return;
    const to = stepUnder(this.#game, event.clientX, event.clientY);
    if (to === press.to) return;
    Object.assign(press, { to, moved: true });
    this.#aim(press.from, to);
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    event.stopPropagation();
    this.#move(event);
    const { by, from, to, moved, ink } = press;
    this.#stop();
    // Back where it began: the reader thought better of it.
    if (to === undefined || (moved && to === from)) return;
    const { cellOf } = this.#game;
    if (moved || by === 'shift') act(this.#game, drawArrow, cellOf.get(from), cellOf.get(to), ink);
    else if (by === 'right' && isClaimed(this.#game, from)) act(this.#game, inspect, from);
    else if (by === 'right') act(this.#game, drawArrow, cellOf.get(from), cellOf.get(from), ink);
    else act(this.#game, pickArrowEnd, cellOf.get(from));
  }

  /** Nothing is drawn. */
  #stop(): void {
    const press = this.#press;
    this.#press = undefined;
    if (!press) return;
    if (press.moved) this.#aim(press.from, undefined);
    if (this.#area.hasPointerCapture(press.pointer)) this.#area.releasePointerCapture(press.pointer);
  }

  #aim(from: string, to: string | undefined): void {
    const { cellOf } = this.#game;
    act(this.#game, aimArrow, cellOf.get(from), to === undefined ? undefined : cellOf.get(to));
  }
}
