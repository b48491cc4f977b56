// What other sites show beside a link to a page: its title and description, and for a game a picture of its start.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { project } from '../../scripts/project.mjs';
import { root } from '../../scripts/tools.mjs';
import { escaped, upFrom } from './page.mjs';

/** The size that sites ask for, and the room around what is in it. */
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 40];

/** Pictures stay from build to build: most games do not change. */
const KEPT = join(root, 'target', 'link-previews');

/** The name of such a picture beside the page of a game. */
const PICTURE = 'preview.png';

/** Words as lines of so many letters at most; what is more than `most` lines ends in dots. */
export function linesOf(text, letters, most) {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  return lines.length > most ? [...shown.slice(0, -1), `${shown.at(-1).replace(/[.,;:]$/, '')} …`] : shown;
}

const textOf = (lines, { x, y, size, step, weight, fill }) =>
  lines
    .map((it, n) => `<text x="${x}" y="${y + n * step}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(it)}</text>`)
    .join('');

/** The picture of a game: its board, its name, and what it is about. */
export function previewSvg({ title, summary, plain }) {
  const [, , across, down] = /viewBox="([^"]*)"/.exec(plain)[1].split(' ').map(Number);
  const scale = Math.min((HEIGHT - 2 * MARGIN) / down, (WIDTH * 0.56) / across);
  const [width, height] = [across * scale, down * scale];
  const x = MARGIN + width + 50;
  const letters = (size, wide) => Math.max(8, Math.floor((WIDTH - x - MARGIN) / (size * wide)));
  const size = title.length > 2 * letters(60, 0.7) ? 46 : 60;
  const heading = linesOf(title, letters(size, 0.7), 3);
  const about = linesOf(summary ?? '', letters(30, 0.6), 6);
  const top = (HEIGHT - heading.length * size * 1.15 - (about.length * 42 + 30)) / 2 + size * 0.8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="DejaVu Sans, Noto Sans, sans-serif">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f3ea"/><rect width="${WIDTH}" height="12" fill="#2b654a"/>
${plain.replace('<svg', `<svg x="${MARGIN}" y="${(HEIGHT - height) / 2 + 6}" width="${width}" height="${height}"`)}
${textOf(heading, { x, y: top, size, step: size * 1.15, weight: 700, fill: '#1f2125' })}
${textOf(about, { x, y: top + heading.length * size * 1.15 + 14, size: 30, step: 42, weight: 400, fill: '#4b4e55' })}
<text x="${x}" y="${HEIGHT - MARGIN}" font-size="26" font-weight="700" fill="#2b654a">Variant Diagram</text>
</svg>`;
}

/** Writes the picture of a game beside its page. */
export function writePreview(folder, variant) {
  const svg = previewSvg(variant);
  const kept = join(KEPT, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`);
  if (!existsSync(kept)) {
    mkdirSync(KEPT, { recursive: true });
    const renderer = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: true } });
    writeFileSync(kept, renderer.render().asPng());
  }
  writeFileSync(join(folder, PICTURE), readFileSync(kept));
}

/** What the head of a page says to sites that show links. Addresses are whole once the home of the site is known. */
export function linkTags(page, path, language) {
  const title = /<title>([^<]*)<\/title>/.exec(page)?.[1];
  const description = /<meta name="description" content="([^"]*)">/.exec(page)?.[1];
  const game = /^(games\/[^/]+\/)index\.html$/.exec(path)?.[1];
  // Pages of other languages stand one folder deeper.
  const up = `${language === 'en' ? '' : '../'}${upFrom(path)}`;
  const picture = game && `${project.home ? `${project.home.replace(/\/$/, '')}/` : up}${game}${PICTURE}`;
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Variant Diagram',
    'og:locale': language.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:width': picture && WIDTH,
    'og:image:height': picture && HEIGHT,
    'og:image:alt': picture && title,
  };
  const known = Object.entries(tags).filter(([, it]) => it !== undefined);
  const lines = known.map(([name, it]) => `<meta property="${name}" content="${it}">`);
  return [...lines, ...(picture ? ['<meta name="twitter:card" content="summary_large_image">'] : [])].join('\n');
}
