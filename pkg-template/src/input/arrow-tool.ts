// The tool with which readers draw: whether it is on, what presses and keys draw then, what it says and offers.

import { Sketch, type Paper } from './arrow-gestures.js';
import type { Overlay } from '../board/annotations.js';
import type { Extra } from '../game/board-picture.js';
import type { Session } from '../game/controller.js';

/** The pencil of one game. */
export class Pencil {
  /** Every click draws. */
  on = false;
  readonly #game: Session;
  readonly #overlay: Overlay;

  constructor(game: Session, overlay: Overlay) {
    this.#game = game;
    this.#overlay = overlay;
  }

  /** Lets presses inside an element draw. */
  listen(area: HTMLElement): void {
    new Sketch(area, this.#paper(), this.#game.signal);
  }

  #paper(): Paper {
    const game = this.#game;
    const overlay = this.#overlay;
    const cell = (step: string | undefined): number | undefined => game.cellOf.get(step ?? '');
    return {
      ...game.ground(),
      drawsOn: (step) => this.on && !game.demonstrating && cell(step) !== undefined,
      aim: (from, to) => {
        if (game.demonstrating) return;
        overlay.aim = cell(to);
        overlay.anchor = overlay.aim === undefined ? undefined : cell(from);
        game.render();
      },
      draw: (from, to) => this.#draw(cell(from), cell(to)),
      pick: (step) => this.pick(cell(step)),
    };
  }

  #place(cell: number): string {
    return this.#game.board.cells[cell]?.label ?? '';
  }

  /** Draws an arrow, or a circle, or wipes it out. */
  #draw(from: number | undefined, to: number | undefined): void {
    const game = this.#game;
    const overlay = this.#overlay;
    overlay.anchor = undefined;
    if (from === undefined || to === undefined || game.demonstrating) return;
    const before = overlay.drawn;
    overlay.draw(from, to);
    const what = from === to ? `Circle on ${this.#place(to)}` : `Arrow from ${this.#place(from)} to ${this.#place(to)}`;
    game.say(overlay.drawn < before ? `${what} wiped out.` : `${what}.`);
    game.render();
  }

  /** Begins an arrow, or ends it. */
  pick(at: number | undefined): void {
    const overlay = this.#overlay;
    const game = this.#game;
    if (at === undefined || game.demonstrating) return;
    if (overlay.anchor !== undefined) return this.#draw(overlay.anchor, at);
    overlay.anchor = overlay.aim = at;
    game.say(`Arrow from ${this.#place(at)}.`);
    game.render();
  }

  /** Turns the tool on or off. */
  turn(on: boolean): void {
    const game = this.#game;
    this.on = on;
    this.#overlay.anchor = undefined;
    game.parts.sheet.classList.toggle('drawing', on);
    if (!on) return game.render();
    game.interaction.cancel();
    game.say(this.told()?.text ?? '');
    // A move diagram has no arrows.
    void game.demonstrate(undefined);
  }

  /** What is said while the tool is on, and what it offers. */
  told(): Extra['sketch'] {
    if (!this.on) return undefined;
    const { anchor, drawn } = this.#overlay;
    const rub = (all: boolean) => (): void => void this.rub(all);
    const offers: [string, () => void][] = [];
    if (anchor !== undefined || drawn > 0) offers.push(['Wipe the last', rub(false)], ['Wipe all', rub(true)]);
    offers.push(['Stop drawing', () => this.turn(false)]);
    const text =
      anchor === undefined
        ? 'Drawing: drag an arrow, or choose its two ends. A square twice makes a circle.'
        : `Arrow from ${this.#place(anchor)}: choose where it ends. The same square makes a circle.`;
    return { text, offers };
  }

  /** Wipes out the last arrow, or all; `false` if there is none, or the tool is off. */
  rub(all: boolean): boolean {
    if (!this.on || !this.#overlay.rub(all)) return false;
    this.#game.say(all ? 'All wiped out.' : 'Wiped out.');
    this.#game.render();
    return true;
  }
}
