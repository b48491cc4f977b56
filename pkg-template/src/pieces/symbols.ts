// Pieces as the symbols of problems, the characters of Xiangqi, rare drawings. Loaded when a definition needs them.

import type { Side } from '../engine/names.js';
import type { TypeView } from '../engine/views.js';
import { type Shape, svg } from '../style/shape.js';
import { ALIASES, DRAWINGS, entryOf, plainName } from './drawings.js';
import { RARE_DRAWINGS } from './rare-drawings.js';
import { drawingShapes, silhouette } from './silhouette.js';
import { CHARACTERS, PIECES } from './symbol-outlines.js';

/** Where the top of a symbol points, clockwise in steps of 45 degrees. */
const POINTS = ['', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/**
 * What problems use turned symbols for. Only the first three are fixed among their composers; the others follow the same idea:
 * hoppers stand on their heads, the pieces of Chinese chess lie on their left side. A Rook upside down looks too much like a Rook.
 */
const TURNED: Record<string, string> = {
  grasshopper: 'queensouth',
  nightrider: 'knightsouth',
  nonstopequihopper: 'equihoppereast',
  rookhopper: 'rooknortheast',
  bishophopper: 'bishopsouth',
  kinghopper: 'kingsouth',
  berolina: 'pawnsouth',
  leo: 'queenwest',
  cannon: 'rookwest',
  vao: 'bishopwest',
  mao: 'knightwest',
  camel: 'knighteast',
  zebra: 'knightnortheast',
};

/** Other names of the characters. */
const OTHERS: Record<string, string> = {
  adviser: 'advisor',
  mandarin: 'advisor',
  guard: 'advisor',
  mao: 'horse',
  pao: 'cannon',
};

/** A piece by the name of its symbol and where it points. */
function turned(name: string): Shape[] | undefined {
  const [, upright = '', point = ''] = /^(.*?)((?:north|south)?(?:east|west)?|north|south)$/.exec(name) ?? [];
  const turn = 45 * POINTS.indexOf(point.replace(/^north$/, ''));
  // A knight on its edge has a symbol of its own.
  const slanted = turn % 90 !== 0;
  const knight = slanted && upright === 'knight';
  const found = entryOf(PIECES, knight ? 'tilted' : upright);
  if (!found) return undefined;
  const [body, details] = found;
  const shapes = silhouette(body);
  // The thin line gives fine details the weight that lines have in our drawings.
  if (details) shapes.push(...['spots', 'thin'].map((it) => svg('path', { class: it, d: details })));
  const angle = knight ? turn - 45 : turn;
  // Corners of what stands on its edge would reach into the next square.
  const smaller = slanted && !knight ? ' translate(6 5.76) scale(.88)' : '';
  return angle === 0 ? shapes : [svg('g', { transform: `rotate(${angle} 50 48)${smaller}` }, ...shapes)];
}

/** Whose characters are drawn. Those of Shogi and Janggi come with `kanji.ts`. */
export type Characters = 'shogi' | 'janggi' | 'xiangqi';

/** Draws a type in a box of 100 by 100; with the characters of Xiangqi, what stands on its tile. */
export function symbolShapes(type: TypeView, side: Side, characters: Characters | undefined): Shape[] | undefined {
  if (characters === 'shogi' || characters === 'janggi') return undefined;
  for (const it of [plainName(type.image), plainName(type.name)]) {
    if (characters === 'xiangqi') {
      const found = entryOf(CHARACTERS, entryOf(OTHERS, it) ?? it)?.[side === 'white' ? 0 : 1];
      if (found) return [svg('path', { class: 'stamp', d: found })];
    } else {
      const key = entryOf(ALIASES, it) ?? it;
      const rare = entryOf(RARE_DRAWINGS, key);
      if (rare) return drawingShapes(rare);
      const found = turned(entryOf(TURNED, key) ?? key);
      // A picture that is drawn goes before the name of the piece.
      if (found || Object.hasOwn(DRAWINGS, key)) return found;
    }
  }
  return undefined;
}
