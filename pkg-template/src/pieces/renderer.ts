// Draws pieces: the author's picture, else a drawing of ours, else a tile with the ID.

import type { Owner, Side } from '../engine/names.js';
import { ofSide } from '../engine/sides.js';
import type { BoardView, TypeView } from '../engine/views.js';
import { type Shape, svg } from '../style/shape.js';
import { DRAWINGS, type Drawing, entryOf, FRAMES, type Frame, knownName, letterSize, SYMBOLS } from './drawings.js';
import { BLOCK, blankTile, silhouette } from './silhouette.js';

/** Draws symbols; loaded only for definitions that need them. */
type SymbolShapes = typeof import('./symbols.js').symbolShapes;

/** From the box of drawings to that of pieces. */
const BOX = 'translate(-47 -48) scale(.94)';

/** A built-in set. */
interface Look {
  /** The form of its tiles. */
  frame: keyof typeof FRAMES;
  /** Its pieces point at the enemy. */
  turned?: boolean;
  /** Drawings are used. */
  drawings?: boolean;
  /** Symbols are used, before drawings. */
  symbols?: boolean;
}

/** The built-in sets. A definition names one of them: what every object inherits is none. */
const SETS = new Map<string | undefined, Look>(
  Object.entries({
    chess: { frame: 'disc', drawings: true },
    letters: { frame: 'disc' },
    shogi: { frame: 'pentagon', turned: true },
    symbols: { frame: 'disc', drawings: true, symbols: true },
    xiangqi: { frame: 'octagon', symbols: true },
  } as const),
);

const lookOf = (set: string | undefined): Look => SETS.get(set) ?? { frame: 'disc', drawings: true };

/** Whether a type has a symbol rather than a drawing or a tile, as far as its name tells. */
const wantsSymbol = (type: TypeView, { drawings, symbols }: Look): boolean =>
  symbols ?? (drawings === true && SYMBOLS.test(knownName(type.image, type.name)));

/** A tile with the ID: what types without a drawing look like. */
function letterTile(id: string, frame: Frame): Shape[] {
  const text = [...id].slice(0, 3).join('');
  const size = letterSize(text, frame[2]);
  return [
    ...blankTile(frame),
    svg('text', { class: 'letters', x: 50, y: frame[3] + size * 0.355, 'font-size': size }, text),
  ];
}

/** What a wall looks like: the drawing of its name, or a block. */
function wallShapes(name: string): Shape[] {
  return drawingShapes(entryOf(DRAWINGS, knownName(name)) ?? BLOCK);
}

function drawingShapes({ body, lines, spots }: Drawing): Shape[] {
  const parts = silhouette(body);
  if (lines) parts.push(svg('path', { class: 'lines', d: lines }));
  if (spots) parts.push(svg('path', { class: 'spots', d: spots }));
  return parts;
}

function drawn(type: TypeView, look: Look, side: Side, symbolShapes: SymbolShapes | undefined): Shape[] {
  const symbol = wantsSymbol(type, look) && symbolShapes?.(type, side, look.drawings ? undefined : FRAMES[look.frame]);
  if (symbol) return symbol;
  const drawing = look.drawings ? entryOf(DRAWINGS, knownName(type.image, type.name)) : undefined;
  return drawing ? drawingShapes(drawing) : letterTile(type.id, FRAMES[look.frame]);
}

/** Pictures by the name or the ID of a type: one for both sides, or White's and Black's. SVG text or a URL. */
export type PieceSet = Record<string, string | readonly [white: string, black: string]>;

const registered = new Map<string, PieceSet>();

/** Registers a set of pictures for definitions with `pieces=` and this name. Boards made before do not change. */
export function registerPieces(name: string, pictures: PieceSet): void {
  registered.set(name, pictures);
}

/** The URLs of a registered picture. SVG text becomes an image, in which no script runs and nothing is loaded. */
function registeredUrls(set: string | undefined, { name, id }: TypeView): [string, string] | undefined {
  const pictures = registered.get(set ?? '') ?? {};
  const found = [name, id].find((it) => Object.hasOwn(pictures, it));
  const picture = found === undefined ? undefined : pictures[found];
  if (picture === undefined) return undefined;
  const url = (it: string): string =>
    it.trimStart().startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(it)}` : it;
  return typeof picture === 'string' ? [url(picture), url(picture)] : [url(picture[0]), url(picture[1])];
}

/** Which pictures of a definition are used: all, those of the page's own origin, or none. */
export type Images = 'all' | 'same-origin' | 'none';

/** Whether a picture may be loaded. One that is written in its address asks nobody. */
function isAllowed(address: string, images: Images): boolean {
  if (images !== 'same-origin') return images === 'all';
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  return url !== undefined && (url.protocol === 'data:' || url.origin === location.origin);
}

/** Draws the pieces of one board, and knows which pictures have arrived. */
export class PieceRenderer {
  /** Grows whenever pieces look different from before. */
  version = 0;
  readonly #types: TypeView[];
  readonly #wall: string | undefined;
  readonly #appearance: BoardView['appearance'];
  readonly #images: Images;
  #look!: Look;
  #urls: ([string, string] | undefined)[] = [];
  /** The set of the reader. */
  #chosen: string | undefined;
  readonly #arrived = new Set<string>();
  #symbols: SymbolShapes | undefined;
  #waiting = false;

  /** `images`: which of the author's pictures are used. `symbols`: the symbols of problems, where they are at hand. */
  constructor({ types, wall, appearance }: BoardView, images: Images, symbols?: SymbolShapes) {
    this.#types = types;
    this.#wall = wall;
    this.#appearance = appearance;
    this.#images = images;
    this.#symbols = symbols;
    this.#choose();
  }

  /** Uses the built-in set that the reader wants, or again what the definition says. Returns whether that is another one. */
  use(set: string | undefined): boolean {
    if (set === this.#chosen) return false;
    this.#chosen = set;
    this.version += 1;
    this.#choose();
    return true;
  }

  #choose(): void {
    const set = this.#chosen ?? this.#appearance.pieces;
    const allowed = (urls: TypeView['urls']): TypeView['urls'] =>
      urls?.every((url) => isAllowed(url, this.#images)) ? urls : undefined;
    this.#look = lookOf(set);
    // Whoever chooses a set wants it for all pieces.
    this.#urls = this.#types.map((it) =>
      this.#chosen === undefined ? (registeredUrls(set, it) ?? allowed(it.urls)) : undefined,
    );
    this.#waiting = !this.#symbols && this.#types.some((it) => wantsSymbol(it, this.#look));
  }

  /** Loads the pictures, and calls back when some have arrived. Resolves when symbols have come, or have failed to. */
  async load(arrived: () => void): Promise<void> {
    for (const url of new Set(this.#urls.flatMap((it) => it ?? []))) {
      const image = new Image();
      image.onload = () => {
        this.#arrived.add(url);
        this.version += 1;
        arrived();
      };
      // Whoever keeps the pictures is not told who looks at them, and where.
      image.referrerPolicy = 'no-referrer';
      image.src = url;
    }
    if (!this.#waiting) return;
    this.#symbols = await import('./symbols.js').then(
      (it) => it.symbolShapes,
      () => undefined,
    );
    this.#waiting = false;
    this.version += 1;
    arrived();
  }

  /** A piece in a box of 100 by 100 around the origin. */
  piece(type: number, side: Owner): Shape {
    if (side === 'nobody') {
      const shape = svg('g', { transform: BOX }, ...wallShapes(this.#wall ?? ''));
      return svg('g', { class: 'piece nobody', part: 'piece' }, shape);
    }
    const view = this.#types[type - 1];
    const urls = this.#urls[type - 1];
    const url = urls && ofSide(urls, side);
    const shapes: Shape[] = [];
    if (url !== undefined && this.#arrived.has(url)) {
      shapes.push(svg('image', { href: url, x: -46, y: -46, width: 92, height: 92 }));
    } else if (view && !(this.#waiting && wantsSymbol(view, this.#look))) {
      const shape = svg('g', { transform: BOX }, ...drawn(view, this.#look, side, this.#symbols));
      shapes.push(this.#look.turned ? svg('g', { class: 'turned' }, shape) : shape);
    }
    return svg('g', { class: `piece ${side}`, part: 'piece' }, ...shapes);
  }

  /** A piece as a picture of its own, for hands, dialogs and tables. */
  icon(type: number, side: Owner, viewBox = '-50 -50 100 100'): Shape {
    return svg('svg', { class: 'figure', viewBox, 'aria-hidden': 'true' }, this.piece(type, side));
  }
}
