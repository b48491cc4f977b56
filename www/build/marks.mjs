// Samples of what a board shows on its squares, for the page about marks: drawn by the code of the board itself.

import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/tools.mjs';

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

/** Each row: what is drawn on an empty square, and around which piece. A message says what it means. */
const ROWS = [
  ['move-or-capture', 'pawn'],
  ['move'],
  ['capture', 'pawn'],
  ['leap', 'pawn'],
  ['first-move'],
  ['via', 'pawn'],
  ['capture-own'],
  ['castle'],
  ['mount'],
  ['drop'],
  ['arrival'],
  ['morph'],
  ['goal'],
  ['choice'],
  ['forbidden'],
  ['check highlight', 'king'],
  ['last highlight'],
  ['promotion zone'],
  ['forbidden zone'],
  ['goal zone'],
];

/** What writes the table of marks as markup, in the language of what says messages. */
export async function marks() {
  const sample = await sampler();
  const row = ([kind, piece], say) => {
    const [, what] = kind.split(' ');
    const shown = what ? [sample(kind, piece)] : [sample(kind), ...(piece ? [sample(kind, piece)] : [])];
    return `<li><span class="samples" aria-hidden="true">${shown.join('')}</span> <span>${say(`means-${kind.replace(' ', '-')}`)}</span></li>`;
  };
  return (say) => `<ul class="mark-samples">\n${ROWS.map((it) => row(it, say)).join('\n')}\n</ul>`;
}
