// Sets up positions for exercises and asks the engine what its moves do there. It knows no rule.

import { HOLE } from '../board/layout.js';
import type { BoardDiagram } from '../engine/load.js';
import type { Side } from '../engine/names.js';
import { opponentOf, SIDES } from '../engine/sides.js';
import type { BoardView, PieceView, SceneView } from '../engine/views.js';

/** What a legal move does. */
export interface Deed {
  path: string[];
  /** Where the piece that moves stands in the end; nothing if that is not told. */
  to: number | undefined;
  /** The cells of pieces that it removes. */
  removed: number[];
  /** What stands on cells that it changes. */
  changed: PieceView[];
}

/** Legal moves of one piece beyond which a position is too much for an exercise. */
const MOST_MOVES = 120;

/** A game of its own, to try positions with. */
export class Desk {
  readonly diagram: BoardDiagram;
  readonly board: BoardView;
  readonly cellOf: ReadonlyMap<string, number>;
  /** The cells that are there. */
  readonly cells: number[];
  /** The start of the game. */
  readonly start: SceneView;
  readonly #startFen: string;
  readonly #odd = new Map<number, ReadonlySet<number>>();

  constructor(diagram: BoardDiagram) {
    this.diagram = diagram;
    this.board = diagram.board();
    this.cellOf = new Map(this.board.cells.map((it, index) => [it.name, index]));
    this.cells = this.board.cells.flatMap((it, index) => (it.shade === HOLE ? [] : index));
    this.start = diagram.scene();
    this.#startFen = diagram.fen();
  }

  /** Goes back to the start. */
  begin(): void {
    this.diagram.setFen(this.#startFen);
  }

  /** Sets up a position as text; what it looks like, if it is one in which a side can move. */
  stand(fen: string, side?: Side): SceneView | undefined {
    try {
      if (this.diagram.setFen(fen).length > 0) return undefined;
    } catch {
      return undefined;
    }
    const scene = this.diagram.scene();
    const isFit = scene.verdict === undefined && (side === undefined || scene.turn === side);
    return isFit ? scene : undefined;
  }

  /** Sets up some pieces and nothing else, as a position that can be written down; what it looks like. */
  place(pieces: PieceView[], side: Side): SceneView | undefined {
    const { diagram, start } = this;
    const bare = (cell: number) => ({ cell, type: 0, side });
    const taken = new Set(pieces.map((it) => it.cell));
    const cleared = start.pieces.filter((it) => !taken.has(it.cell)).map((it) => bare(it.cell));
    const hands = start.hands.map(({ type, side: owner }) => ({ type, side: owner, count: 0 }));
    try {
      this.begin();
      diagram.arrange([...cleared, ...pieces, ...hands], side);
      return this.stand(diagram.fen(), side);
    } catch {
      // A rule that does not let the position be.
      return undefined;
    }
  }

  /** What the legal moves do that begin with some steps; nothing if there are too many. */
  deeds(...first: string[]): Deed[] | undefined {
    const { diagram } = this;
    const paths = diagram.moves('path').map((it) => it.split(' '));
    const fitting = paths.filter((path) => first.every((step, at) => path[at] === step));
    return fitting.length > MOST_MOVES ? undefined : fitting.map((path) => this.#deed(path));
  }

  #deed(path: string[]): Deed {
    const { moved, pieces, removed } = this.diagram.preview(path);
    // A piece that makes two steps is told of twice, beside others that move with it. One that takes from where it is stays.
    let to = this.cellOf.get(path[0] ?? '');
    if (to === undefined) to = moved[0]?.to;
    else for (const it of moved) if (it.from === to) to = it.to;
    const own = new Set(moved.map((it) => it.to));
    const changed = pieces.filter((it) => !own.has(it.cell) || it.cell === to);
    return { path, to, removed, changed };
  }

  /** The cells where a piece can stand after one move. */
  static ends(deeds: Deed[]): number[] {
    return [...new Set(deeds.flatMap(({ to }) => to ?? []))].sort((a, b) => a - b);
  }

  /** The name of a cell, as steps have it. */
  name(cell: number): string {
    return this.board.cells[cell]?.name ?? '';
  }

  /** The royals of the start, without those in the way. */
  royals(without: (piece: PieceView) => boolean): PieceView[] {
    return this.start.pieces.filter((it) => this.board.types[it.type - 1]?.royal && !without(it));
  }

  /** The type that blocks the way in exercises: what there is most of, and not royal. */
  blocker(side: Side, other: number): number | undefined {
    const at = side === 'white' ? 0 : 1;
    const types = this.board.types.filter((it) => it.counts[at] > 0 && !it.royal && it.number !== other);
    return types.sort((a, b) => b.counts[at] - a.counts[at])[0]?.number;
  }

  /** Cells where pieces of a type look out of place: behind their own lines, or where they would have become something else. */
  odd(type: number): ReadonlySet<number> {
    const known = this.#odd.get(type);
    if (known) return known;
    const zones = SIDES.flatMap((side) => this.diagram.zones(type, side));
    const cells = (...kinds: string[]): Set<number> =>
      new Set(zones.filter(({ zone }) => kinds.includes(zone)).map(({ cell }) => cell));
    const ends = cells('promotion', 'forbidden');
    // Where zones are large, pieces stand in them all the time.
    const odd = ends.size * 3 > this.cells.length ? cells('forbidden') : ends;
    this.#odd.set(type, odd);
    return odd;
  }

  /** Cells beside one, and those a knight's leap away: where pieces of chess that look alike would go. */
  near(cell: number): number[] {
    const here = this.board.cells[cell];
    if (!here) return [];
    return this.cells.filter((it) => {
      const there = this.board.cells[it];
      if (!there || it === cell) return false;
      return Math.hypot(there.x - here.x, there.y - here.y) < 2.3;
    });
  }
}

/** The side that has a type at the start; White where none or both have. */
export function sideOfType({ types }: BoardView, type: number): Side {
  const [white, black] = types[type - 1]?.counts ?? [0, 0];
  return white === 0 && black > 0 ? 'black' : 'white';
}

/** The other side of a piece. */
export const foeOf = opponentOf;
