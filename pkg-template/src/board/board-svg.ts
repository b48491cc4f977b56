// The drawing of a live board. It shows the picture it is given and knows no rule; a click changes only what it has to.

import type { BoardView, PieceView } from '../engine/views.js';
import type { PieceRenderer } from '../pieces/renderer.js';
import { isElement, set, toElement } from '../style/dom.js';
import { svg } from '../style/shape.js';
import type { Say } from '../words/page.js';
import { gridShape } from './grid.js';
import type { Item } from './item.js';
import { type Canvas, LAYERS, type LayerName, layerItems, layerShape, pieceShape } from './layers.js';
import { type Coordinates, corners, type Layout, layoutOf } from './layout.js';
import type { Picture } from './picture.js';

/** A shape of a layer as it stands. */
interface Drawn {
  look: string;
  element: SVGElement;
}

/** The cell that a target of an event lies in. */
export function cellAt(target: EventTarget | null): number | undefined {
  const text = isElement(target) ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
  return text == null ? undefined : Number(text);
}

/** How a board is drawn. */
export interface DrawingOptions {
  say: Say;
  flipped: boolean;
  /** The board is an ARIA grid whose cells can be focused, else a picture. */
  live: boolean;
  coordinates?: Coordinates;
  /** Planes in a row. */
  across?: number;
}

/** The board of one definition, drawn one way up. */
export class BoardDrawing implements Canvas {
  readonly board: BoardView;
  readonly pieces: PieceRenderer;
  readonly layout: Layout;
  readonly coordinates: Coordinates;
  readonly across: number;
  readonly root: SVGSVGElement;
  /** The elements of the cells, by index; none for holes. */
  readonly cells: SVGElement[] = [];
  readonly #layers = new Map<LayerName, SVGElement>();
  readonly #drawn = new Map<LayerName, Drawn[]>();
  readonly #labels: string[] = [];
  #focused = -1;

  constructor(board: BoardView, pieces: PieceRenderer, options: DrawingOptions) {
    const { say, flipped, live, coordinates = 'outside', across = Infinity } = options;
    this.board = board;
    this.pieces = pieces;
    this.coordinates = coordinates;
    this.across = across;
    this.layout = layoutOf(board, flipped, coordinates, across);
    this.root = toElement(gridShape(say, board, this.layout, live)) as SVGSVGElement;
    for (const it of this.root.querySelectorAll<SVGElement>('[data-cell]')) this.cells[Number(it.dataset.cell)] = it;
    for (const name of LAYERS) this.#layers.set(name, toElement(layerShape(name)));
    this.root.append(...this.#layers.values());
  }

  /** Draws a position with everything that is said about it. */
  show(picture: Picture): void {
    set(this.root, 'data-untouched', picture.untouched);
    const { pieces, ...others } = layerItems(this, picture);
    for (const [name, items] of Object.entries(others)) this.#lay(name as LayerName, items);
    this.#layPieces(pieces);
    picture.labels.forEach((text, index) => {
      // To compare is cheaper than to ask the document.
      if (text === this.#labels[index] || !this.cells[index]) return;
      this.#labels[index] = text;
      set(this.cells[index], 'aria-label', text);
    });
  }

  /** Draws a layer. A shape that looks as the one before it in its place is only moved there. */
  #lay(name: LayerName, items: Item[]): void {
    const layer = this.#layers.get(name);
    const before = this.#drawn.get(name) ?? [];
    const after = items.map(({ look, draw, place }, index): Drawn => {
      const old = before[index];
      const element = old?.look === look ? old.element : toElement(draw());
      if (place) set(element, ...place);
      if (!old) layer?.append(element);
      else if (old.element !== element) old.element.replaceWith(element);
      return { look, element };
    });
    for (const it of before.slice(items.length)) it.element.remove();
    this.#drawn.set(name, after);
  }

  /** Draws the pieces. Those that stand as they stood stay, whatever their order: a board may have hundreds. */
  #layPieces(items: Item[]): void {
    const layer = this.#layers.get('pieces');
    const before = new Map(this.#drawn.get('pieces')?.map((it) => [it.look, it]));
    const after = items.map(({ look, draw }): Drawn => {
      const old = before.get(look);
      before.delete(look);
      if (old) return old;
      const element = toElement(draw());
      layer?.append(element);
      return { look, element };
    });
    for (const it of before.values()) it.element.remove();
    this.#drawn.set('pieces', after);
  }

  /** Makes a cell the one that Tab enters, and shows or hides the ring around it. */
  focus(index: number, ring: boolean): void {
    if (this.#focused !== index) {
      const before = this.cells[this.#focused];
      if (before) set(before, 'tabindex', -1);
      const now = this.cells[index];
      if (now) set(now, 'tabindex', 0);
      this.#focused = index;
    }
    const cell = ring ? this.board.cells[index] : undefined;
    const lines = cell ? ['outer', 'inner'] : [];
    this.#lay(
      'focus',
      lines.map((it) => ({
        look: it,
        draw: () => svg('polygon', { class: it }),
        place: ['points', cell ? corners(this.layout, cell, 0.94) : ''],
      })),
    );
  }

  /** The element of a piece where it stands. */
  pieceOn(cell: number): SVGElement | undefined {
    return this.root.querySelector<SVGElement>(`[data-on="${cell}"]`) ?? undefined;
  }

  /** Puts a piece below all others, for as long as it takes to vanish. */
  addVanishing(piece: PieceView): SVGElement {
    const element = toElement(pieceShape(this, piece));
    // It stands there no more.
    element.removeAttribute('data-on');
    this.#layers.get('pieces')?.prepend(element);
    return element;
  }
}
