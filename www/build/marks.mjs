// Samples of what a board shows on its squares, for the page about marks: drawn by the code of the board itself.

import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/tools.mjs';
import { escaped } from './page.mjs';

/** What draws a sample: a square with a mark, a zone or a highlight, empty or under a piece. */
const SOURCE = `import { markShape } from './board/marks.js';
import { zoneShape } from './board/zones.js';
import { DRAWINGS } from './pieces/drawings.js';
import { drawingShapes } from './pieces/silhouette.js';
import { svg } from './style/shape.js';
import { svgText } from './static/svg-text.js';

const CORNERS = '-48 -48 48 -48 48 48 -48 48';
const cell = (of) => svg('polygon', { ...of, points: CORNERS });

export function sample(kind, piece) {
  const [name, what] = kind.split(' ');
  const below = what === 'zone' ? zoneShape(name, CORNERS) : what === 'highlight' && svg('g', { class: 'highlights' }, cell({ class: name }));
  const above = what === undefined && markShape(name, piece !== undefined);
  const man = piece && svg('g', { class: 'piece ' + (piece === 'king' ? 'white' : 'black') }, svg('g', { transform: 'translate(-47 -48) scale(.94)' }, ...drawingShapes(DRAWINGS[piece])));
  return svgText(svg('svg', { viewBox: '-50 -50 100 100' }, cell({ class: 'shade0' }), below, man, above), 'auto');
}`;

async function sampler() {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: join(root, 'pkg-template', 'src'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    loader: { '.css': 'text' },
  });
  const { sample } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
  return sample;
}

/** Each row: what is drawn on an empty square, around a piece, and what it means. */
const ROWS = [
  ['move-or-capture', 'pawn', 'move or capture'],
  ['move', undefined, 'move, but not capture'],
  ['capture', 'pawn', 'capture, but not move'],
  ['leap', 'pawn', 'leap here, over anything; move or capture'],
  ['first-move', undefined, 'only as the first move of this piece'],
  ['via', 'pawn', 'the move goes on from here, or over this piece: click on'],
  ['capture-own', undefined, 'capture a piece of your own, or swap with it'],
  ['castle', undefined, 'castle'],
  ['mount', undefined, 'jump over what stands here'],
  ['drop', undefined, 'drop the piece from your hand'],
  ['arrival', undefined, 'the piece arrives here, on another plane'],
  ['morph', undefined, 'the piece changes by arriving'],
  ['goal', undefined, 'win by arriving'],
  ['choice', undefined, 'several moves end here: the board asks which'],
  ['forbidden', undefined, 'attacked, but you may not go there'],
  ['check highlight', 'king', 'a king in check'],
  ['last highlight', undefined, 'the last move'],
  ['promotion zone', undefined, 'the piece promotes here'],
  ['forbidden zone', undefined, 'the piece may not end a move here'],
  ['goal zone', undefined, 'the piece wins here'],
];

/** The table of marks, as markup. */
export async function marks() {
  const sample = await sampler();
  const row = ([kind, piece, means]) => {
    const [, what] = kind.split(' ');
    const shown = what ? [sample(kind, piece)] : [sample(kind), ...(piece ? [sample(kind, piece)] : [])];
    return `<li><span class="samples" aria-hidden="true">${shown.join('')}</span> <span>${escaped(means)}</span></li>`;
  };
  return `<ul class="mark-samples">\n${ROWS.map(row).join('\n')}\n</ul>`;
}
