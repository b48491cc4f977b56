// The drawing of the board: an SVG that is at the same time the ARIA grid. It shows what it is given and knows no rule.

import { set, svg } from './dom.js';
import type { DrawnArrow } from './arrows.js';
import type { Field } from './engagement.js';
import { layoutOf, type Layout } from './layout.js';
import { late } from './late.js';
import { markShape } from './marks.js';
import type { Pictures } from './pieces.js';
import type { BoardView, CellView, PieceView, ZoneView } from './views.js';

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
  #focused = -1;
  readonly #board: BoardView;
  readonly #pictures: Pictures;
  readonly #layers = {
    highlights: layer('highlights'),
    zones: layer('zones'),
    under: layer('marks'),
    pieces: layer('pieces'),
    marks: layer('marks'),
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

  /** Draws a position with everything that is said about it. */
  show(picture: Picture): void {
    const { arrows, highlights, zones, under, pieces, marks } = this.#layers;
    set(this.root, 'data-untouched', picture.untouched);
    const occupied = new Map(picture.pieces.map((it) => [it.cell, it]));
    const faded = new Set(picture.faded);

    highlights.replaceChildren(
      ...picture.highlights.flatMap(([index, kind]) => {
        const cell = this.#board.cells[index];
        return cell ? [svg('polygon', { class: kind, part: kind, points: this.layout.points(cell) })] : [];
      }),
    );
    zones.replaceChildren(...(late.zones?.(this.#board, this.layout, picture.zones) ?? []));
    // Most pieces stand as they stood: a page with eight hundred shapes is slow to make anew.
    const drawn = new Map<string, SVGElement>();
    const put = (it: PieceView, look: string): void => {
      const name = `${it.cell} ${it.type} ${it.side} ${look} ${this.#pictures.loaded.size}`;
      let group = this.#drawn.get(name);
      if (!group) {
        group = this.piece(it);
        if (look) group.classList.add(look);
        if (look !== 'ghost') set(group, 'data-on', it.cell);
        pieces.append(group);
      }
      drawn.set(name, group);
    };
    for (const it of picture.pieces) put(it, faded.has(it.cell) ? 'faded' : '');
    for (const it of picture.ghosts) put(it, 'ghost');
    for (const [name, group] of this.#drawn) if (!drawn.has(name)) group.remove();
    this.#drawn = drawn;
    under.replaceChildren(...picture.lines.flatMap((it) => this.#line(it)));
    marks.replaceChildren();
    arrows.replaceChildren(...picture.arrows.flatMap((it) => late.arrow?.(this.layout, this.#board.cells, it) ?? []));
    // What would stand there is seen as well as what does.
    const seen = new Set([...picture.ghosts, ...picture.pieces.filter((it) => !faded.has(it.cell))].map((it) => it.cell));
    for (const mark of picture.marks) this.#mark(mark, seen.has(mark.cell));
    for (const reason of picture.reasons) {
      const shape = late.reason?.(reason.role, this.#board.cells[reason.cell]?.outline);
      if (!shape) continue;
      this.#place(shape, reason.cell);
      marks.append(shape);
    }
    late.field?.(this.#board, this.layout, picture.field, highlights, marks);
    this.#board.cells.forEach((cell, index) => {
      const element = this.cells[index];
      if (cell.shade !== 3 && element?.hasAttribute('role')) {
        set(element, 'aria-label', picture.label(cell, occupied.get(index)));
      }
    });
  }

  #mark(mark: Mark, occupied: boolean): void {
    const cell = this.#board.cells[mark.cell];
    if (!cell) return;
    const { under, marks, highlights } = this.#layers;
    highlights.append(svg('polygon', { class: `tint ${mark.kind}`, points: this.layout.points(cell) }));
    const shape = markShape(mark.kind, occupied);
    this.#place(shape, mark.cell, mark.far === undefined ? 1 : Math.max(0.62, 1 - 0.07 * mark.far));
    if (mark.type !== undefined && mark.kind === 'morph') {
      shape.replaceChildren(svg('g', { transform: 'scale(.45)' }, this.#pictures.piece(mark.type, 0)));
    }
    if (mark.count !== undefined && mark.count > 1) {
      const count = svg('text', { class: 'count', x: 34, y: -26 });
      count.textContent = String(mark.count);
      shape.append(count);
    }
    // A piece hides less of a ring than a ring would hide of it.
    (occupied ? under : marks).append(shape);
  }

  #line({ kind, cells }: Line): SVGElement[] {
    if (cells.length < 2) return [];
    const points = cells.flatMap((it) => this.#board.cells[it] ?? []).map((it) => this.layout.at(it).join(' '));
    return ['route halo', `route ${kind}`].map((it) => svg('polyline', { class: it, points: points.join(' ') }));
  }

  #place(element: SVGElement, index: number, scale = 1): void {
    const cell = this.#board.cells[index];
    const size = scale === 1 ? '' : ` scale(${scale.toFixed(2)})`;
    if (cell) set(element, 'transform', `translate(${this.layout.at(cell).join(' ')})${size}`);
  }

  /** Draws a piece where it stands, without putting it on the board. */
  piece({ type, side, cell }: PieceView): SVGGElement {
    const group = this.#pictures.piece(type, side);
    this.#place(group, cell);
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
    const cell = this.#board.cells[index];
    this.#layers.focus.replaceChildren(
      ...(ring && cell ? ['outer', 'inner'].map((it) => svg('polygon', { class: it, points: this.layout.points(cell, 0.94) })) : []),
    );
  }

  /** The cell under a place on the screen, if there is one. */
  static cellOf(target: EventTarget | null): number | undefined {
    const text = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
    return text == null ? undefined : Number(text);
  }
}
