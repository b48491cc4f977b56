// What readers and pages lay over the position: arrows, circles, attacked squares. It keeps them and draws nothing.

import type { Line } from './board-svg.js';
import type { Extra } from '../game/board-picture.js';
import type { DrawnArrow } from './arrows.js';
import type { ArrowView, SceneView, ThreatView, ZoneView } from '../engine/views.js';

const NONE: ArrowView[] = [];

const same = (a: ArrowView, b: ArrowView): boolean => a.from === b.from && a.to === b.to;

/** What lies over the position of one game. */
export class Overlay {
  /** Arrows of the page stay. */
  #page: ArrowView[] = NONE;
  /** Those of the reader go with the next move. */
  #reader: ArrowView[] = NONE;
  #all: DrawnArrow[] = NONE;
  #key = '';
  /** Where an arrow begins that has no end yet. */
  anchor: number | undefined;
  /** Where it would end now. */
  aim: number | undefined;
  /** What both sides attack is shown. */
  all = false;
  /** The cells whose attackers are shown. */
  attacked: number[] = [];
  #threats: [ThreatView[], ThreatView[]] | undefined;

  /** Arrows that the page asked for. */
  get page(): ArrowView[] {
    return this.#page;
  }

  set page(arrows: ArrowView[]) {
    this.#page = arrows;
  }

  /** All arrows, with those of the definition before them. The same list as long as nothing changes. */
  arrows(before: ArrowView[]): DrawnArrow[] {
    const { anchor, aim } = this;
    const open = anchor === undefined ? NONE : [{ from: anchor, to: aim === anchor ? undefined : aim, color: undefined, open: true }];
    const all = [...before, ...this.#page, ...this.#reader, ...open];
    const key = JSON.stringify(all);
    if (key !== this.#key) [this.#key, this.#all] = [key, all];
    return this.#all;
  }

  /** Draws an arrow or a circle, or wipes it out if it is there. */
  draw(from: number, to: number): void {
    const arrow = { from, to: from === to ? undefined : to, color: undefined };
    const rest = this.#reader.filter((it) => !same(it, arrow));
    this.#reader = rest.length < this.#reader.length ? rest : [...rest, arrow];
  }

  /** How many arrows and circles the reader has drawn. */
  get drawn(): number {
    return this.#reader.length;
  }

  /** Wipes out the arrow that was begun, else the one that was drawn last, or all of the reader; `false` if there was nothing. */
  rub(all: boolean): boolean {
    const had = this.anchor !== undefined || this.drawn > 0;
    if (all) this.#reader = NONE;
    else if (this.anchor === undefined) this.#reader = this.#reader.slice(0, -1);
    this.anchor = undefined;
    return had;
  }

  /** Attacked squares, each side's with its own sign, and lines from the attackers of some of them. */
  layers(scene: SceneView, ask: (side: number) => ThreatView[]): Pick<Extra, 'zones' | 'lines'> & { attackedBy?: Map<number, string> } {
    if (!this.all && this.attacked.length === 0) return {};
    this.#threats ??= [ask(0), ask(1)];
    const zones: ZoneView[] = [];
    const lines: Line[] = [];
    const attackedBy = new Map<number, string>();
    const sides = new Map(scene.pieces.map((it) => [it.cell, it.side]));
    this.#threats.forEach((list, side) => {
      for (const { cell, from } of list) {
        const guards = sides.get(cell) === side;
        if (this.all) {
          zones.push({ cell, zone: side === 0 ? 'white-threat' : 'black-threat' });
          const name = side === 0 ? 'White' : 'Black';
          attackedBy.set(cell, attackedBy.has(cell) ? `White and ${name}` : name);
        }
        if (this.attacked.includes(cell) && (this.all || !guards)) {
          lines.push(...from.map((it) => ({ kind: guards ? 'guard' : 'attack', cells: [it, cell] })));
        }
      }
    });
    return { zones, lines, attackedBy };
  }

  /** Forgets what belongs to one position. */
  moved(): void {
    this.#threats = undefined;
    this.#reader = NONE;
    this.attacked = [];
    this.anchor = undefined;
  }

  /** Wipes out an arrow that was begun, else all that the reader asked for; `false` if there was nothing. */
  wipe(): boolean {
    if (this.anchor !== undefined) return this.rub(false);
    const had = this.all || this.attacked.length > 0 || this.drawn > 0;
    this.moved();
    this.all = false;
    return had;
  }
}
