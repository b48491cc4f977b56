// The drawing of the board: an SVG that is at the same time the ARIA grid. It shows what it is given and knows no rule.

import { set, svg } from '../style/dom.js';
import type { DrawnArrow } from './arrows.js';
import type { Field } from './terrain.js';
import { layoutOf, type Layout } from './layout.js';
import { late } from './late.js';
import { markShape } from './marks.js';
import type { Pictures } from '../pieces/renderer.js';
import type { BoardView, CellView, PieceView, ZoneView } from '../engine/views.js';

/** A mark to draw. */
export interface Mark {
  cell: number;
  kind: string;
  /** How many moves there are, if that is worth telling. */
  count?: number;
  /** The type that appears there. */
  type?: number | undefined;
  /** How far away it is in a move diagram: marks get smaller along a line. */
  far?: number;
}

/** A thin line through the centres of cells. */
export interface Line {
  /** `route` clicked so far, `attack` on the last cell, `over` what a square is reached over. */
  kind: string;
  cells: number[];
}

/** Everything on the board that changes. */
export interface Picture {
  pieces: PieceView[];
  marks: Mark[];
  /** Highlighted cells by class: `selected`, `last`, `removed`, `check`, `over`, `verdict`. */
  highlights: [cell: number, kind: string][];
  /** Squares that the selected type treats in its own way. */
  zones: ZoneView[];
  reasons: { cell: number; role: string }[];
  /** Cells whose pieces are faded. */
  faded: number[];
  lines: Line[];
  /** Pieces as they would stand. */
  ghosts: PieceView[];
  /** What each cell says to a screen reader. */
  label(cell: CellView, piece: PieceView | undefined): string;
  arrows: DrawnArrow[];
  /** Terrain, and who engages whom. */
  field?: Field;
  /** Whether the untouched start position is shown. */
  untouched: boolean;
}

/** A shape of a layer: what it looks like, how it is made, and the attribute that says where it is. */
export type Item = [look: string, make: () => SVGElement, name?: string, place?: string | undefined];

const layer = (name: string): SVGGElement => svg('g', { class: name, 'aria-hidden': 'true' });

/** Rows are called by their rank, if there is one. */
function rowName(cells: [CellView, number][], number: number): string {
  const ranks = new Set(cells.map(([cell]) => /\d+$/.exec(cell.label)?.[0]));
  return ranks.size === 1 ? `rank ${[...ranks][0]}` : `row ${number + 1}`;
}

/** The board of one definition, drawn one way up. */
export class BoardDrawing {
  readonly root: SVGSVGElement;
  readonly layout: Layout;
  readonly cells: SVGGElement[] = [];
  /** The drawn pieces, by where they stand and how they look. */
  #drawn = new Map<string, SVGElement>();
  /** What the pieces were drawn from. */
  #stood: unknown[] = [];
  /** What cells say. */
  readonly #said: string[] = [];
  /** The shapes of each layer, with their looks. */
  readonly #laid = new Map<SVGElement, [look: string, shape: SVGElement][]>();
  #focused = -1;
  readonly #board: BoardView;
  readonly #pictures: Pictures;
  readonly #layers = {
    terrain: layer('terrain'),
    highlights: layer('highlights'),
    zones: layer('zones'),
    under: layer('marks'),
    pieces: layer('pieces'),
    marks: layer('marks'),
    field: layer('field'),
    arrows: layer('arrows'),
    focus: layer('focus'),
  };

  constructor(board: BoardView, pictures: Pictures, flipped: boolean, live: boolean) {
    this.#board = board;
    this.#pictures = pictures;
    this.layout = layoutOf(board, flipped);
    const { appearance } = board;
    this.root = svg('svg', {
      viewBox: this.layout.box.join(' '),
      part: 'board',
      class: `board markers${appearance.useMarkers}${appearance.borders ? ' borders' : ''}${flipped ? ' flipped' : ''}`,
      role: live ? 'grid' : 'img',
      'aria-label': appearance.title ?? 'Board',
    });
    if (live) {
      set(this.root, 'aria-rowcount', board.rows);
      set(this.root, 'aria-colcount', board.columns);
    }
    this.#drawRim();
    this.#drawCells(live);
    this.#drawLabels();
    this.root.append(...Object.values(this.#layers));
  }

  #drawRim(): void {
    const rim = this.#board.appearance.rimColor !== undefined;
    const [x, y, width, height] = rim ? this.layout.box : this.layout.inner;
    this.root.append(svg('rect', { class: rim ? 'rim' : 'edge', x, y, width, height, rx: rim ? 8 : 0, 'aria-hidden': 'true' }));
  }

  #drawCells(live: boolean): void {
    const rows = new Map<number, [CellView, number][]>();
    this.#board.cells.forEach((cell, index) => {
      const row = rows.get(cell.row) ?? [];
      row.push([cell, index]);
      rows.set(cell.row, row);
    });
    const order = [...rows].sort(([a], [b]) => a - b);
    if (this.layout.flipped) order.reverse();
    const grid = svg('g', { class: 'cells', role: live ? 'presentation' : undefined, 'aria-hidden': live ? undefined : 'true' });
    for (const [number, cells] of order) {
      const row = svg('g', live ? { role: 'row', 'aria-rowindex': number + 1, 'aria-label': rowName(cells, number) } : {});
      if (this.layout.flipped) cells.reverse();
      let shown = 0;
      for (const [cell, index] of cells) {
        const hole = cell.shade === 3;
        const shape = svg('polygon', { points: this.layout.points(cell), class: `shade${cell.shade}`, part: hole ? 'hole' : 'cell' });
        const group = svg('g', { 'data-cell': hole ? undefined : index }, shape);
        if (hole) set(group, 'aria-hidden', 'true');
        else if (live) {
          set(group, 'role', 'gridcell');
          set(group, 'tabindex', -1);
          set(group, 'aria-colindex', cell.column + 1);
          shown += 1;
        }
        this.cells[index] = group;
        row.append(group);
      }
      if (shown === 0) row.removeAttribute('role');
      grid.append(row);
    }
    this.root.append(grid);
  }

  #drawLabels(): void {
    const labels = layer('labels');
    for (const label of this.#board.labels) {
      const [x, y] = this.layout.at(label);
      const text = svg('text', { x, y: y + 9.500 });
      text.textContent = label.text;
      labels.append(text);
    }
    this.root.append(labels);
  }

  /** Draws a layer. A shape that looks as the one before it in its place is only moved there: a click changes little. */
  #lay(place: SVGElement, items: Item[]): void {
    const before = this.#laid.get(place) ?? [];
    const after = items.map(([look, make, name, value], index): [string, SVGElement] => {
      const old = before[index];
      const same = old?.[0] === look;
      const shape = same ? old[1] : make();
      if (name) set(shape, name, value);
      if (!old) place.append(shape);
      else if (!same) old[1].replaceWith(shape);
      return [look, shape];
    });
    for (const [, shape] of before.slice(items.length)) shape.remove();
    this.#laid.set(place, after);
  }

  /** Draws a position with everything that is said about it. */
  show(picture: Picture): void {
    const { terrain, highlights, zones, under, marks, field, arrows } = this.#layers;
    const { cells } = this.#board;
    set(this.root, 'data-untouched', picture.untouched);
    const occupied = new Map(picture.pieces.map((it) => [it.cell, it]));
    const tints = picture.marks.map((it): [number, string] => [it.cell, `tint ${it.kind}`]);
    this.#lay(
      highlights,
      [...picture.highlights, ...tints].flatMap(([index, kind]): Item[] => {
        const cell = cells[index];
        return cell ? [[kind, () => svg('polygon', { class: kind, part: !/ /.test(kind) && kind }), 'points', this.layout.points(cell)]] : [];
      }),
    );
    this.#lay(zones, late.zones?.(this.layout, cells, picture.zones) ?? []);
    this.#stand(picture);
    // What would stand there is seen as well as what does.
    const seen = new Set([...picture.ghosts, ...picture.pieces.filter((it) => !picture.faded.includes(it.cell))].map((it) => it.cell));
    const marked = (on: boolean): Item[] => picture.marks.filter((it) => seen.has(it.cell) === on).map((it) => this.#mark(it, on));
    // A piece hides less of a ring than a ring would hide of it.
    this.#lay(under, [...(late.lines?.(this.layout, cells, picture.lines) ?? []), ...marked(true)]);
    this.#lay(marks, [...marked(false), ...(late.reasons?.(this.layout, cells, picture.reasons) ?? [])]);
    arrows.replaceChildren(...picture.arrows.flatMap((it) => late.arrow?.(this.layout, cells, it) ?? []));
    late.field?.(this.#board, this.layout, picture.field, terrain, field);
    cells.forEach((cell, index) => {
      const element = this.cells[index];
      const text = picture.label(cell, occupied.get(index));
      // Holes say nothing, nor do pictures.
      if (text !== this.#said[index] && element?.hasAttribute('role')) set(element, 'aria-label', (this.#said[index] = text));
    });
  }

  /** Draws the pieces. Most stand as they stood: a page with eight hundred shapes is slow to make anew. */
  #stand({ pieces, ghosts, faded }: Picture): void {
    const { size } = this.#pictures.loaded;
    const stood = [pieces, JSON.stringify([faded, ghosts]), size];
    if (stood.every((it, index) => it === this.#stood[index])) return;
    this.#stood = stood;
    const drawn = new Map<string, SVGElement>();
    const put = (it: PieceView, look: string): void => {
      const name = `${it.cell} ${it.type} ${it.side} ${look} ${size}`;
      let group = this.#drawn.get(name);
      if (!group) {
        group = this.piece(it);
        if (look) group.classList.add(look);
        if (look !== 'ghost') set(group, 'data-on', it.cell);
        this.#layers.pieces.append(group);
      }
      drawn.set(name, group);
    };
    for (const it of pieces) put(it, faded.includes(it.cell) ? 'faded' : '');
    for (const it of ghosts) put(it, 'ghost');
    for (const [name, group] of this.#drawn) if (!drawn.has(name)) group.remove();
    this.#drawn = drawn;
  }

  #mark({ cell, kind, type, count = 0, far }: Mark, occupied: boolean): Item {
    const make = (): SVGElement => {
      const shape = markShape(kind, occupied);
      if (type !== undefined && kind === 'morph') {
        shape.replaceChildren(svg('g', { transform: 'scale(.45)' }, this.#pictures.piece(type, 0)));
      }
      if (count > 1) {
        const text = svg('text', { class: 'count', x: 34, y: -26 });
        text.textContent = String(count);
        shape.append(text);
      }
      return shape;
    };
    return [`${kind} ${count} ${type} ${this.#pictures.loaded.size}`, make, 'transform', this.#at(cell, far === undefined ? 1 : Math.max(0.62, 1 - 0.07 * far))];
  }

  /** Where a cell is, as a transformation. */
  #at(index: number, scale = 1): string | undefined {
    const cell = this.#board.cells[index];
    const size = scale === 1 ? '' : ` scale(${scale.toFixed(2)})`;
    return cell && `translate(${this.layout.at(cell).join(' ')})${size}`;
  }

  /** Draws a piece where it stands, without putting it on the board. */
  piece({ type, side, cell }: PieceView): SVGGElement {
    const group = this.#pictures.piece(type, side);
    set(group, 'transform', this.#at(cell));
    return group;
  }

  /** Makes a cell the one that Tab enters, and shows or hides the ring around it. */
  point(index: number, ring: boolean): void {
    if (this.#focused !== index) {
      const before = this.cells[this.#focused];
      if (before) set(before, 'tabindex', -1);
      const now = this.cells[index];
      if (now) set(now, 'tabindex', 0);
      this.#focused = index;
    }
    const cell = ring && this.#board.cells[index];
    this.#lay(this.#layers.focus, cell ? ['outer', 'inner'].map((it) => [it, () => svg('polygon', { class: it }), 'points', this.layout.points(cell, 0.94)]) : []);
  }

  /** The cell under a place on the screen, if there is one. */
  static cellOf(target: EventTarget | null): number | undefined {
    const text = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
    return text == null ? undefined : Number(text);
  }
}
