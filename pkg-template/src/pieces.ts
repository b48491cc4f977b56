// Draws pieces: the author's picture, else a drawing of ours, else a tile with the ID.

import { ALIASES, DRAWINGS } from './art.js';
import { svg } from './dom.js';
import type { BoardView, TypeView } from './views.js';

/** The drawing for a name, however it is written: `Elephant2.png` and `elephant` are the same, `Crown Prince` and `crownprince`. */
function drawingOf(name: string): string | undefined {
  const key = name
    .toLowerCase()
    .replace(/^.*\//, '')
    .replace(/[%\d\s_-]|\.\w+$/g, '');
  const found = ALIASES[key] ?? key;
  return Object.hasOwn(DRAWINGS, found) ? found : undefined;
}

/** The outline of a tile, and a thin line inside it. */
type Frame = [body: string, line: string];

const FRAMES: Record<string, Frame> = {
  disc: ['M50 12a38 38 0 1 0 .1 0z', 'M50 19a31 31 0 1 0 .1 0z'],
  octagon: ['M35 13h30L87 35v30L65 87H35L13 65V35z', 'M38 20h24L80 38v24L62 80H38L20 62V38z'],
  pentagon: ['M50 7L76 19 87 90H13L24 19z', 'M50 14L70.500 24 80 84H20L29.500 24z'],
};

/** Built-in sets: the frame of their tiles, whether they point at the enemy, and whether drawings are used. */
const SETS: Record<string, { frame: string; turned?: boolean; drawings?: boolean }> = {
  chess: { frame: 'disc', drawings: true },
  letters: { frame: 'disc' },
  shogi: { frame: 'pentagon', turned: true },
  xiangqi: { frame: 'octagon' },
};

/** A tile with the ID: what types without a drawing look like. Long IDs get smaller letters. */
function tile(id: string, [body, line]: Frame): SVGElement[] {
  const text = [...id].slice(0, 3).join('');
  const size = [0, 46, 36, 27][[...text].length] ?? 27;
  const low = body === FRAMES['pentagon']?.[0] ? 6 : 0;
  const label = svg('text', { class: 'letters', x: 50, y: 50 + low + size * 0.355, 'font-size': size });
  label.textContent = text;
  return [svg('path', { class: 'rimlight', d: body }), svg('path', { class: 'body', d: body }), svg('path', { class: 'thin', d: line }), label];
}

function drawn(type: TypeView, set: string | undefined): SVGElement[] {
  const { frame, drawings } = SETS[set ?? 'chess'] ?? { frame: 'disc', drawings: true };
  const drawing = drawings ? DRAWINGS[drawingOf(type.image) ?? drawingOf(type.name) ?? ''] : undefined;
  if (!drawing) return tile(type.id, FRAMES[frame] ?? ['', '']);
  const parts = [svg('path', { class: 'rimlight', d: drawing.body }), svg('path', { class: 'body', d: drawing.body })];
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
  readonly #set: string | undefined;
  readonly #urls: ([string, string] | undefined)[];
  readonly loaded = new Set<string>();

  /** Loads the pictures in the background and tells when some have arrived. */
  constructor({ types, appearance }: BoardView, wanted: boolean, arrived: () => void) {
    this.#types = types;
    this.#set = appearance.pieces;
    this.#urls = types.map((it) => registeredUrls(this.#set, it) ?? (wanted ? it.urls : undefined));
    for (const url of new Set(this.#urls.flatMap((it) => it ?? []))) {
      const image = new Image();
      image.onload = () => {
        this.loaded.add(url);
        arrived();
      };
      image.src = url;
    }
  }

  /** A piece in a box of 100 by 100 around the origin. */
  piece(type: number, side: number): SVGGElement {
    const view = this.#types[type - 1];
    const group = svg('g', { class: `piece ${side === 0 ? 'white' : 'black'}`, part: 'piece' });
    if (!view) return group;
    const url = this.#urls[type - 1]?.[side === 0 ? 0 : 1];
    if (url !== undefined && this.loaded.has(url)) {
      group.append(svg('image', { href: url, x: -46, y: -46, width: 92, height: 92 }));
    } else {
      const shape = svg('g', { transform: 'translate(-47 -48) scale(.94)' }, ...drawn(view, this.#set));
      group.append(SETS[this.#set ?? '']?.turned ? svg('g', { class: 'turned' }, shape) : shape);
    }
    return group;
  }

  /** A piece as a picture of its own, for hands, choosers and tables. */
  icon(type: number, side: number): SVGSVGElement {
    return svg('svg', { class: 'figure', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, this.piece(type, side));
  }
}
