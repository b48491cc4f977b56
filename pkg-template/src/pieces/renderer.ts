// Draws pieces: the author's picture, else a drawing of ours, else a tile with the ID.

import type { Owner, Side } from '../engine/names.js';
import { ofSide } from '../engine/sides.js';
import type { BoardView, TypeView } from '../engine/views.js';
import { type Shape, svg } from '../style/shape.js';
import type { Say } from '../words/page.js';
import { DRAWINGS, type Drawing, entryOf, knownName, RARE, SYMBOLS } from './drawings.js';
import { skinOf } from './family.js';
import { FRAMES, type Frame, letterSize } from './frames.js';
import { blankTile, drawingShapes, stoneShapes } from './silhouette.js';

/** Draws symbols; loaded only for definitions that need them. */
type SymbolShapes = typeof import('./symbols.js').symbolShapes;

/** Whose characters stand on tiles. */
type Characters = import('./symbols.js').Characters;

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
  /** What is drawn stands on a tile of wood, in ink. */
  tiles?: boolean;
  /** The inks of White and Black; without them, red is that of promotion. */
  inks?: readonly [white: string, black: string];
  /** Whose characters are used. */
  characters?: Characters;
  /** Tiles of royals are larger, those of these types smaller. */
  small?: RegExp;
  /** Tiles have three sizes: of what there is one of, a few and many. */
  ranked?: boolean;
}

/** The built-in sets. A definition names one of them: what every object inherits is none. */
const SETS = new Map<string | undefined, Look>(
  Object.entries({
    chess: { frame: 'disc', drawings: true },
    letters: { frame: 'disc' },
    shogi: { frame: 'pentagon', turned: true },
    wedges: { frame: 'wedge', turned: true, tiles: true, ranked: true, drawings: true },
    kanji: { frame: 'wedge', turned: true, tiles: true, ranked: true, drawings: true, characters: 'shogi' },
    symbols: { frame: 'disc', drawings: true, symbols: true },
    discs: { frame: 'round', tiles: true, inks: ['red', 'dark'], drawings: true },
    xiangqi: { frame: 'round', tiles: true, inks: ['red', 'dark'], drawings: true, characters: 'xiangqi' },
    janggi: {
      frame: 'stone',
      tiles: true,
      inks: ['green', 'red'],
      drawings: true,
      characters: 'janggi',
      small: /^(?:soldier|guard)/,
    },
  } as const),
);

const lookOf = (set: string | undefined): Look => SETS.get(set) ?? { frame: 'disc', drawings: true };

/** Whether what is drawn for a name comes late. */
const isLate = (name: string): boolean => RARE.test(name) || SYMBOLS.test(name);

/** Whether a type needs what comes late: a character, a symbol or a rare drawing. */
const wantsSymbol = (type: TypeView, { drawings, symbols, characters }: Look): boolean =>
  characters !== undefined || symbols === true || (drawings === true && isLate(knownName(type.image, type.name)));

/** A tile with the ID: what types without a drawing look like. */
function letterTile(id: string, frame: Frame): Shape[] {
  return [...blankTile(frame), letters(id, frame)];
}

/** An ID in the middle of a tile. */
function letters(id: string, [, , room, middle]: Frame): Shape {
  const text = [...id].slice(0, 3).join('');
  const size = letterSize(text, room);
  return svg('text', { class: 'letters', x: 50, y: middle + size * 0.355, 'font-size': size }, text);
}

/** A drawing as large as a tile has room for it. */
const onTile = (shapes: Shape[], [, , room, middle]: Frame): Shape =>
  svg('g', { transform: `translate(50 ${middle - 1}) scale(${(room / 78).toFixed(2)}) translate(-50 -50)` }, ...shapes);

/** What a type looks like in a set: on a tile of wood, or alone. */
function drawn(type: TypeView, look: Look, side: Side, symbolShapes: SymbolShapes | undefined): Shape[] {
  const frame = FRAMES[look.frame];
  const character = look.characters && symbolShapes?.(type, side, look.characters);
  if (character) return character;
  const name = knownName(type.image, type.name);
  const symbol = look.symbols || (look.drawings && isLate(name)) ? symbolShapes?.(type, side, undefined) : undefined;
  const drawing = look.drawings ? entryOf(DRAWINGS, name) : undefined;
  // Draughtsmen have a ring; what never moves is a stone.
  const isStone = name === 'checker' && type.moves === '';
  const shapes = symbol ?? (isStone ? stoneShapes() : drawing && drawingShapes(drawing));
  if (!look.tiles) return shapes ?? letterTile(type.id, frame);
  return shapes ? [onTile(shapes, frame)] : [letters(type.id, frame)];
}

/** A tile of wood with something in ink on it. */
function tile([d, line]: Frame, ink: string, shapes: Shape[]): Shape[] {
  return [
    svg('path', { class: 'plate', d }),
    svg('path', { class: 'bevel', d, transform: 'translate(2.5 2.5) scale(.95)' }),
    svg('g', { class: `ink ${ink}` }, line && svg('path', { class: 'thin', d: line }), ...shapes),
  ];
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

/** Which pictures of a definition are used: all, those of the page's own origin, those in the text itself, or none. */
export type Images = 'all' | 'same-origin' | 'written' | 'none';

/** Whether a picture may be loaded. One that is written in its address asks nobody. */
function isAllowed(address: string, images: Images): boolean {
  if (images === 'all' || images === 'none') return images === 'all';
  if (/^data:/i.test(address)) return true;
  const isNear = images === 'same-origin' && URL.canParse(address, document.baseURI);
  return isNear && new URL(address, document.baseURI).origin === location.origin;
}

/** Draws the pieces of one board, and knows which pictures have arrived. */
export class PieceRenderer {
  /** Grows whenever pieces look different from before. */
  version = 0;
  readonly #types: TypeView[];
  readonly #wall: string | undefined;
  /** What the definition says, else what goes with the board. */
  readonly #set: string | undefined;
  /** The numbers of types that others promote to, and that are not there from the start. */
  readonly #promoted: ReadonlySet<number>;
  readonly #images: Images;
  /** Drawn once: a picture in the text is there at once, and nothing comes later. */
  readonly #isStill: boolean;
  #look!: Look;
  #urls: ([string, string] | undefined)[] = [];
  /** The set of the reader. */
  #chosen: string | undefined;
  /** The reader wants pictures on tiles that have characters by themselves. */
  #pictures = false;
  readonly #arrived = new Set<string>();
  #symbols: SymbolShapes | undefined;
  /** The characters of Shogi and Janggi are among the symbols. */
  #complete: boolean;
  #waiting = false;

  /** `images`: which of the author's pictures are used. `symbols`: the symbols of problems, where a drawing is made at once. */
  constructor(board: BoardView, images: Images, symbols?: SymbolShapes) {
    this.#types = board.types;
    this.#wall = board.wall;
    this.#set = board.appearance.pieces ?? skinOf(board).pieces;
    const later = new Set(board.types.filter((it) => it.counts.every((n) => n === 0)).map((it) => it.number));
    this.#promoted = new Set(board.types.map((it) => it.promoted).filter((it) => later.has(it)));
    this.#images = images;
    this.#isStill = symbols !== undefined;
    this.#symbols = symbols;
    this.#complete = symbols !== undefined;
    this.#choose();
  }

  /** Whether the usual tiles of this board have characters, which a reader may change for pictures. */
  get hasKanji(): boolean {
    return this.#set === 'kanji' && this.#chosen === undefined;
  }

  /** Uses the built-in set that the reader wants, or again what the definition says. Returns whether that is another one. */
  use({ pieces, tiles }: { pieces?: string; tiles?: 'pictures' }): boolean {
    if (pieces === this.#chosen && (tiles !== undefined) === this.#pictures) return false;
    this.#chosen = pieces;
    this.#pictures = tiles !== undefined;
    this.version += 1;
    this.#choose();
    return true;
  }

  get #wantsKanji(): boolean {
    return /shogi|janggi/.test(this.#look.characters ?? '');
  }

  #choose(): void {
    const set = this.hasKanji && this.#pictures ? 'wedges' : (this.#chosen ?? this.#set);
    const allowed = (urls: TypeView['urls']): TypeView['urls'] =>
      urls?.every((url) => isAllowed(url, this.#images)) ? urls : undefined;
    this.#look = lookOf(set);
    // Whoever chooses a set wants it for all pieces.
    this.#urls = this.#types.map((it) =>
      this.#chosen === undefined ? (registeredUrls(set, it) ?? allowed(it.urls)) : undefined,
    );
    const ready = this.#wantsKanji ? this.#complete : this.#symbols;
    this.#waiting = !ready && this.#types.some((it) => wantsSymbol(it, this.#look));
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
    this.#complete = this.#wantsKanji;
    this.#symbols = await (this.#complete
      ? import('./kanji.js').then((it) => it.shapesWithKanji)
      : import('./symbols.js').then((it) => it.symbolShapes)
    ).catch(() => this.#symbols);
    this.#waiting = false;
    this.version += 1;
    arrived();
  }

  /** Whether pieces stand on tiles, which hide what lies under them. */
  get onTiles(): boolean {
    return this.#look.tiles === true || this.#look.turned === true;
  }

  /** A piece in a box of 100 by 100 around the origin. */
  piece(type: number, side: Owner): Shape {
    if (type === 0) {
      // A wall is drawn by its name, or as a block.
      const name = knownName(this.#wall ?? '', 'wall');
      const shape = svg('g', { transform: BOX }, ...drawingShapes(DRAWINGS[name] as Drawing));
      return svg('g', { class: `piece nobody wall-${name}`, part: 'piece' }, shape);
    }
    const view = this.#types[type - 1];
    const urls = this.#urls[type - 1];
    const drawn = side === 'nobody' ? 'white' : side;
    const url = urls && ofSide(urls, drawn);
    const shapes: Shape[] = [];
    if (url !== undefined && (this.#isStill || this.#arrived.has(url))) {
      shapes.push(svg('image', { href: url, x: -46, y: -46, width: 92, height: 92 }));
    } else if (view && !(this.#waiting && wantsSymbol(view, this.#look))) {
      const shape = svg('g', { transform: BOX }, ...this.#shapes(view, drawn));
      const placed = (...parts: Shape[]): Shape =>
        this.#look.turned ? svg('g', { class: 'turned' }, ...parts) : svg('g', {}, ...parts);
      // The light comes from above, whichever way a tile points.
      if (this.#look.tiles) shapes.push(svg('g', { transform: 'translate(0 3)' }, placed(this.#shadow(view))));
      shapes.push(placed(shape));
    }
    return svg('g', { class: `piece ${side}`, part: 'piece' }, ...shapes);
  }

  /** The ink of a side, where its pieces are neither white nor black. */
  inkOf(side: Side): string | undefined {
    const { inks } = this.#look;
    const ink = inks && !this.#urls.some(Boolean) ? ofSide(inks, side) : undefined;
    return ink === 'dark' ? undefined : ink;
  }

  /** What tells the pieces of a side where they look otherwise than it is called, in a word or two. */
  signOf(say: Say, side: Side, flipped: boolean): string | undefined {
    if (this.#urls.some(Boolean)) return undefined;
    if (this.#look.turned) return say((side === 'white') === flipped ? 'sign-pointing-down' : 'sign-pointing-up');
    // Nothing is said of a colour that is the name of the side.
    return say(`sign-${this.inkOf(side) ?? side}`) || undefined;
  }

  /** A type in the box of drawings. */
  #shapes(type: TypeView, side: Side): Shape[] {
    const look = this.#look;
    const shapes = drawn(type, look, side, this.#symbols);
    if (!look.tiles) return shapes;
    const ink = look.inks ? ofSide(look.inks, side) : this.#promoted.has(type.number) ? 'red' : 'dark';
    return [svg('g', { transform: this.#size(type) }, ...tile(FRAMES[look.frame], ink, shapes))];
  }

  /** The shadow of a tile on the board. */
  #shadow(type: TypeView): Shape {
    const [d] = FRAMES[this.#look.frame];
    return svg('g', { transform: BOX }, svg('path', { class: 'cast', d, transform: this.#size(type) }));
  }

  /** How large the tile of a type is, as a transformation; a promoted piece is on the tile that was turned over. */
  #size(type: TypeView): string | undefined {
    const { ranked, small } = this.#look;
    let size = 1;
    if (small) size = type.royal ? 1.12 : small.test(type.name) ? 0.84 : 1;
    if (ranked && !type.royal) {
      const front = this.#types.find((it) => it.promoted === type.number && this.#promoted.has(type.number)) ?? type;
      const count = Math.max(...front.counts);
      size = count > 4 ? 0.87 : count > 1 ? 0.94 : 1;
    }
    return size === 1 ? undefined : `translate(50 50) scale(${size}) translate(-50 -50)`;
  }

  /** A piece as a picture of its own, for hands, dialogs and tables. */
  icon(type: number, side: Owner, viewBox = '-50 -50 100 100'): Shape {
    return svg('svg', { class: 'figure', viewBox, 'aria-hidden': 'true' }, this.piece(type, side));
  }
}
