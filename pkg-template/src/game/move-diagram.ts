// The move diagram: one piece on an empty board, with enemies where the reader puts them. Asks the engine, draws nothing.

import '../element/element.js'; // one file for all that is loaded first
import { lineShapes } from '../board/arrows.js';
import type { Line, Picture } from '../board/board-svg.js';
import type { Diagram } from '../engine/load.js';
import { late } from '../board/late.js';
import { cellLabel } from '../a11y/labels.js';
import type { Session } from './controller.js';
import type { ArrowView, BoardView, MarkView } from '../engine/views.js';

late.lines = lineShapes;

/** What distinguishes one move diagram from another. */
interface Scene {
  type: number;
  at: number;
  side: number;
  /** The piece has moved before. */
  moved: boolean;
  /** Cells with enemies that stay. */
  enemies: number[];
  /** The cell with an enemy for as long as the pointer or the focus is there. */
  guest: number | undefined;
  /** The next click says where the piece stands. */
  placing: boolean;
}

/** The number of the type that a number, a name or an ID means. */
export function numberOf({ types }: BoardView, piece: number | string): number | undefined {
  if (typeof piece === 'number') return piece;
  const wanted = piece.trim();
  const found = types.find(({ id, key }) => key === wanted || id === wanted) ?? types.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  return found?.number;
}

const NO_ARROWS: ArrowView[] = [];

/** A move diagram as it is shown. Changing it makes another one. */
export class Demonstration {
  readonly scene: Scene;
  readonly #diagram: Diagram;
  readonly #board: BoardView;
  readonly #marks: MarkView[];

  constructor(diagram: Diagram, board: BoardView, scene: Scene) {
    this.scene = scene;
    this.#diagram = diagram;
    this.#board = board;
    const { type, at, side, moved } = scene;
    this.#marks = diagram.reach(type, at, { enemies: this.#foes(), moved, side });
  }

  /** The move diagram of a type in the middle of the board. */
  static of(diagram: Diagram, board: BoardView, type: number): Demonstration {
    const { cells, width, height } = board;
    let at = 0;
    let least = Infinity;
    cells.forEach((cell, index) => {
      const far = Math.hypot(cell.x - width / 2 + 0.01, cell.y - height / 2 - 0.01);
      if (cell.shade !== 3 && far < least) [at, least] = [index, far];
    });
    return new Demonstration(diagram, board, { type, at, side: 0, moved: false, enemies: [], guest: undefined, placing: false });
  }

  #foes(): number[] {
    const { enemies, guest } = this.scene;
    return guest === undefined ? enemies : [...enemies, guest];
  }

  /** The same with a difference. */
  with(change: Partial<Scene>): Demonstration {
    return new Demonstration(this.#diagram, this.#board, { ...this.scene, ...change });
  }

  /** A click: on the piece, on an enemy, on a marked cell. A click on another cell ends the diagram. */
  clicked(cell: number): Demonstration | undefined {
    const { at, enemies, moved, placing } = this.scene;
    const others = enemies.filter((it) => it !== cell);
    if (placing) return this.with({ at: cell, placing: false, guest: undefined, enemies: others });
    if (cell === at) return this.with({ moved: !moved });
    if (enemies.includes(cell)) return this.with({ enemies: others, guest: undefined });
    const marked = this.scene.guest === cell || this.#marks.some((it) => it.cell === cell);
    return marked ? this.with({ enemies: [...enemies, cell], guest: undefined }) : undefined;
  }

  /** The pointer or the focus is on a cell: an enemy stands there for as long. */
  visited(cell: number | undefined): Demonstration {
    const { enemies, guest, placing } = this.scene;
    if (cell === guest) return this;
    const empty = guest === undefined ? this : this.with({ guest: undefined });
    const reached = cell !== undefined && !placing && !enemies.includes(cell) && empty.#marks.some((it) => it.cell === cell);
    return reached ? this.with({ guest: cell }) : empty;
  }

  /** The cells from the piece to a square that it reaches only over others; none for other squares. */
  #way(cell: number | undefined): number[] {
    const over = this.#marks.find((it) => it.cell === cell)?.over ?? [];
    if (cell === undefined || over.length === 0) return [];
    const far = new Map(this.#marks.map((it) => [it.cell, it.over.length]));
    return [this.scene.at, ...over.sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0)), cell];
  }

  /** Lines to squares that are reached by taking an enemy on the way. */
  #detours(): Line[] {
    const { at } = this.scene;
    const taken = new Set(this.#marks.flatMap(({ after }) => after));
    const ends = this.#marks.flatMap(({ cell, after }) => (cell === at ? [] : after.map((it) => [it, cell])));
    return [...[...taken].map((it) => [at, it]), ...ends].map((cells) => ({ kind: 'over', cells }));
  }

  /** What a mark says to readers who see nothing. */
  #words({ cell, mark, sign, after }: MarkView): string {
    const { cells } = this.#board;
    const name = (it: number): string => cells[it]?.label ?? '';
    const kind = cell === this.scene.at ? 'may end here again' : mark;
    const reacts = sign === 'via' ? ', taken on the way elsewhere' : sign ? ', opens more squares' : '';
    return `, ${kind}${reacts}${after.length > 0 ? `, taking what is on ${after.map(name).join(' or ')}` : ''}`;
  }

  /** What the board shows. */
  picture(cellOf: Map<string, number>): Picture {
    const { type, at, side, guest } = this.scene;
    // It captures from where it is.
    const stays = this.#marks.some((it) => it.cell === at && it.after.length > 0);
    const words = new Map(this.#marks.map((it) => [it.cell, this.#words(it)]));
    const zones = this.#diagram.zones(type, side);
    const signs = this.#marks.flatMap(({ cell, sign }) => (sign ? [{ cell, zone: `${sign}-sign` }] : []));
    const zoneOf = new Map(zones.map(({ cell, zone }) => [cell, `, ${zone} zone`]));
    return {
      pieces: [{ cell: at, type, side }, ...this.#foes().map((cell) => ({ cell, type: 1, side: 1 - side }))],
      marks: this.#marks.map(({ cell, mark, over: before }) => ({ cell, kind: stays && cell === at ? 'capture' : mark, far: before.length })),
      highlights: stays ? [] : [[at, 'selected']],
      zones: [...zones, ...signs],
      reasons: [],
      faded: guest === undefined ? [] : [guest],
      lines: [{ kind: 'over', cells: this.#way(guest) }, ...this.#detours()],
      ghosts: [],
      arrows: NO_ARROWS,
      untouched: false,
      label: (cell, piece) => {
        const index = cellOf.get(cell.name) ?? -1;
        return cellLabel(this.#board, cell, piece, undefined, false) + (words.get(index) ?? '') + (zoneOf.get(index) ?? '');
      },
    };
  }
}

/** Makes the move diagram that somebody asks for and hands it over, unless the game is gone. */
export function demonstrate(game: Session, piece: number | string, show: (made: Demonstration) => unknown): void {
  const { board, diagram, signal } = game;
  const type = numberOf(board, piece);
  if (type && !signal.aborted) show(Demonstration.of(diagram, board, type));
}
