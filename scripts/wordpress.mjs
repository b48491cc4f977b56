// `npm run wordpress`: the plugin as the plugin directory of WordPress wants it, into `target/wordpress`: `trunk` is the
// plugin, `assets` what stands beside it there. Needs the built package.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { root } from './tools.mjs';

const at = (...names) => path.join(root, ...names);

/** Boards of the banner, from left to right. */
const BOARDS = ['xiangqi', 'glinski', 'shogi'];

/** The size of the banner; the larger one of the directory is twice as large. */
const [WIDTH, HEIGHT, MARGIN] = [772, 250, 24];

/** Part of a picture, without its frame: fitted into a square. */
function placed(svg, { x, y, size }) {
  const [, , across, down] = /viewBox="([^"]*)"/.exec(svg)[1].split(' ').map(Number);
  const scale = size / Math.max(across, down);
  const [width, height] = [across * scale, down * scale];
  const [left, top] = [x + (size - width) / 2, y + (size - height) / 2];
  return svg.replace('<svg', `<svg x="${left}" y="${top}" width="${width}" height="${height}"`);
}

/** The banner: some boards that are not of chess. */
async function banner() {
  const { still } = await import(pathToFileURL(at('pkg', 'still.js')));
  const size = HEIGHT - 2 * MARGIN;
  const step = (WIDTH - 2 * MARGIN - size) / (BOARDS.length - 1);
  const boards = [];
  for (const [n, name] of BOARDS.entries()) {
    const svg = await still(readFileSync(at('tests', 'diagrams', `${name}.txt`), 'utf8'), { labels: false });
    boards.push(placed(svg, { x: MARGIN + n * step, y: MARGIN, size }));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f3ea"/><rect width="${WIDTH}" height="6" fill="#2b654a"/>
${boards.join('\n')}
</svg>`;
}

const png = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** The files of `assets` by their names, which the directory prescribes. */
export async function assets() {
  const icon = readFileSync(at('www', 'icon.svg'), 'utf8');
  const boards = await banner();
  return {
    'icon.svg': Buffer.from(icon),
    'icon-128x128.png': png(icon, 128),
    'icon-256x256.png': png(icon, 256),
    'banner-772x250.png': png(boards, WIDTH),
    'banner-1544x500.png': png(boards, 2 * WIDTH),
  };
}

async function main() {
  const out = at('target', 'wordpress');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, 'assets'), { recursive: true });
  cpSync(at('pkg', 'wordpress'), path.join(out, 'trunk'), { recursive: true });
  cpSync(at('pkg', 'standalone.js'), path.join(out, 'trunk', 'standalone.js'));
  for (const [name, bytes] of Object.entries(await assets())) writeFileSync(path.join(out, 'assets', name), bytes);
  console.log(`The plugin and its pictures are in ${path.relative(root, out)}.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
