// Draws pieces: the author's picture, else a drawing of ours, else a tile with the ID.

import { DRAWINGS, FRAMES, SYMBOLS, known, letterSize, type Frame } from './drawings.js';
import { svg } from '../style/dom.js';
import { late } from '../board/late.js';
import type { BoardView, TypeView } from '../engine/views.js';

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

const SETS: Record<string, Look> = {
  chess: { frame: 'disc', drawings: true },
  letters: { frame: 'disc' },
  shogi: { frame: 'pentagon', turned: true },
  symbols: { frame: 'disc', drawings: true, symbols: true },
  xiangqi: { frame: 'octagon', symbols: true },
};

const lookOf = (set: string | undefined): Look => SETS[set ?? ''] ?? { frame: 'disc', drawings: true };

/** Whether a type has a symbol rather than a drawing or a tile, as far as one can tell without the symbols. */
const wantsSymbol = (type: TypeView, { drawings, symbols }: Look): boolean => symbols ?? (drawings === true && SYMBOLS.test(known(type.image, type.name)));

/** A silhouette in the colour of the side. */
export const body = (d: string): SVGElement[] => ['rimlight', 'body'].map((it) => svg('path', { class: it, d }));

/** A tile with nothing on it. */
export const blank = ([d, line]: Frame): SVGElement[] => [...body(d), svg('path', { class: 'thin', d: line })];

/** A tile with the ID: what types without a drawing look like. */
function tile(id: string, frame: Frame): SVGElement[] {
  const text = [...id].slice(0, 3).join('');
  const size = letterSize(text, frame[2]);
  const label = svg('text', { class: 'letters', x: 50, y: frame[3] + size * 0.355, 'font-size': size });
  label.textContent = text;
  return [...blank(frame), label];
}

function drawn(type: TypeView, look: Look, side: number): SVGElement[] {
  const symbol = wantsSymbol(type, look) && late.symbol?.(type, side, look.drawings ? undefined : FRAMES[look.frame]);
  if (symbol) return symbol;
  const drawing = look.drawings ? DRAWINGS[known(type.image, type.name)] : undefined;
  if (!drawing) return tile(type.id, FRAMES[look.frame]);
  const parts = body(drawing.body);
  if (drawing.lines) parts.push(svg('path', { class: 'lines', d: drawing.lines }));
  if (drawing.spots) parts.push(svg('path', { class: 'spots', d: drawing.spots }));
  return parts;
}

/** Pictures by the name or the ID of a type: one for both sides, or White's and Black's. SVG text or an address. */
export type PieceSet = Record<string, string | readonly [white: string, black: string]>;

const registered = new Map<string, PieceSet>();

/** Makes a set of pictures known, for definitions with `pieces=` and this name. Boards made before do not change. */
export function registerPieces(name: string, pictures: PieceSet): void {
  registered.set(name, pictures);
}

/** The address of a registered picture. SVG text becomes an image, in which no script runs and nothing is loaded. */
function registeredUrls(set: string | undefined, { name, id }: TypeView): [string, string] | undefined {
  const pictures = registered.get(set ?? '') ?? {};
  const found = [name, id].find((it) => Object.hasOwn(pictures, it));
  const picture = found === undefined ? undefined : pictures[found];
  if (picture === undefined) return undefined;
  const address = (it: string): string => (it.trimStart().startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(it)}` : it);
  return typeof picture === 'string' ? [address(picture), address(picture)] : [address(picture[0]), address(picture[1])];
}

/** The pictures of the authors that could be loaded. */
export class Pictures {
  readonly #types: TypeView[];
  readonly #look: Look;
  readonly #urls: ([string, string] | undefined)[];
  readonly loaded = new Set<string>();
  /** Settled when symbols that are needed have come, or have not. */
  readonly ready: Promise<void> | undefined;
  #waiting = false;

  /** Loads the pictures in the background and tells when some have arrived. */
  constructor({ types, appearance }: BoardView, wanted: boolean, arrived: () => void) {
    this.#types = types;
    const set = appearance.pieces;
    this.#look = lookOf(set);
    this.#urls = types.map((it) => registeredUrls(set, it) ?? (wanted ? it.urls : undefined));
    for (const url of new Set(this.#urls.flatMap((it) => it ?? []))) {
      const image = new Image();
      image.onload = () => {
        this.loaded.add(url);
        arrived();
      };
      image.src = url;
    }
    if (late.symbol || !types.some((it) => wantsSymbol(it, this.#look))) return;
    this.#waiting = true;
    const settled = (): void => {
      this.#waiting = false;
      this.loaded.add('symbols');
      arrived();
    };
    this.ready = import('./symbols.js').then(settled, settled);
  }

  /** A piece in a box of 100 by 100 around the origin. */
  piece(type: number, side: number): SVGGElement {
    const view = this.#types[type - 1];
    const group = svg('g', { class: `piece ${side === 0 ? 'white' : 'black'}`, part: 'piece' });
    if (!view) return group;
    const url = this.#urls[type - 1]?.[side === 0 ? 0 : 1];
    if (url !== undefined && this.loaded.has(url)) {
      group.append(svg('image', { href: url, x: -46, y: -46, width: 92, height: 92 }));
    } else if (!this.#waiting || !wantsSymbol(view, this.#look)) {
      const shape = svg('g', { transform: 'translate(-47 -48) scale(.94)' }, ...drawn(view, this.#look, side));
      group.append(this.#look.turned ? svg('g', { class: 'turned' }, shape) : shape);
    }
    return group;
  }

  /** A piece as a picture of its own, for hands, choosers and tables. */
  icon(type: number, side: number): SVGSVGElement {
    return svg('svg', { class: 'figure', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, this.piece(type, side));
  }
}
