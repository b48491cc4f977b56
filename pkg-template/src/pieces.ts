// Draws pieces: the author's picture, else a drawing of ours, else a tile with the ID.

import { ALIASES, DRAWINGS } from './art.js';
import { svg } from './dom.js';
import type { TypeView } from './views.js';

/** The drawing for a name, however it is written: `wElephant2.png` and `elephant` are the same. */
function drawingOf(name: string): string | undefined {
  const key = name
    .toLowerCase()
    .replace(/^.*\//, '')
    .replace(/[%\d]|\.\w+$/g, '')
    .trim();
  const found = ALIASES[key] ?? key;
  return Object.hasOwn(DRAWINGS, found) ? found : undefined;
}

/** A tile: what types without a drawing look like. Long IDs get smaller letters. */
function tile(id: string): SVGElement[] {
  const text = [...id].slice(0, 3).join('');
  const size = [0, 50, 40, 30][[...text].length] ?? 30;
  const label = svg('text', { class: 'letters', x: 50, y: 50 + size * 0.355, 'font-size': size });
  label.textContent = text;
  return [
    svg('path', { class: 'body', d: 'M50 12a38 38 0 1 0 .1 0z' }),
    svg('path', { class: 'thin', d: 'M50 19a31 31 0 1 0 .1 0z' }),
    label,
  ];
}

function drawn(type: TypeView): SVGElement[] {
  const drawing = DRAWINGS[drawingOf(type.image) ?? drawingOf(type.name) ?? ''];
  if (!drawing) return tile(type.id);
  const parts = [svg('path', { class: 'rimlight', d: drawing.body }), svg('path', { class: 'body', d: drawing.body })];
  if (drawing.lines) parts.push(svg('path', { class: 'lines', d: drawing.lines }));
  if (drawing.spots) parts.push(svg('path', { class: 'spots', d: drawing.spots }));
  return parts;
}

/** The pictures of the authors that could be loaded. */
export class Pictures {
  readonly #types: TypeView[];
  readonly #loaded = new Set<string>();

  /** Loads the pictures in the background and tells when some have arrived. */
  constructor(types: TypeView[], wanted: boolean, arrived: () => void) {
    this.#types = types;
    if (!wanted) return;
    for (const url of new Set(types.flatMap((it) => it.urls ?? []))) {
      const image = new Image();
      image.onload = () => {
        this.#loaded.add(url);
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
    const url = view.urls?.[side === 0 ? 0 : 1];
    if (url !== undefined && this.#loaded.has(url)) {
      group.append(svg('image', { href: url, x: -46, y: -46, width: 92, height: 92 }));
    } else {
      group.append(svg('g', { transform: 'translate(-47 -48) scale(.94)' }, ...drawn(view)));
    }
    return group;
  }

  /** A piece as a picture of its own, for hands, choosers and tables. */
  icon(type: number, side: number): SVGSVGElement {
    return svg('svg', { class: 'figure', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, this.piece(type, side));
  }
}
