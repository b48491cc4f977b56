// What makes the site an application: its manifest and icons, and the worker that keeps it, with the version and the digests of its files.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** Scripts of the package that no board loads. */
const UNUSED = /^pkg\/(?:standalone|inline|import|remark|markdown|mdbook|bin)\.m?js$|^pkg\/(?:cli|types|hugo|wordpress)\/|^api\//;

/** What the search of the front page needs, and the list of kept games. */
const SEARCH = ['search.js', 'diagrams/index.json', 'your-games.js'];

/** What is kept from the start, beside the scripts of boards: pages, and what every page has. */
const FIRST = ['', 'index.html', 'style.css', 'icon.svg', 'variant.js', 'gallery.js', 'offline.js', ...SEARCH, 'pkg/engine.wasm'];

/** Scripts of boards: those that are loaded with the first click, and the computer. */
const OF_BOARDS = /^pkg\/(?:define|pieces|games|(?:board|engine|reader|panels|computer|keeping|watch|friend|clock|symbols)[\w-]*)\.js$/;

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The digests of all scripts, styles and engines below a folder, by their names. */
function digests(folder) {
  const names = readdirSync(folder, { recursive: true }).map((it) => it.split(sep).join('/'));
  const code = names.filter((it) => /\.(?:js|wasm|css)$/.test(it) && !UNUSED.test(it) && it !== 'offline-worker.js');
  return Object.fromEntries(code.sort().map((it) => [it, digest(readFileSync(join(folder, it)))]));
}

/** A value as JSON, for a text between single quotes. */
const quoted = (value) => JSON.stringify(value).replace(/[\\']/g, '\\$&');

/** What is said of a page that is not kept, by language. The worker puts the address of the gallery into the place of `#`. */
const missing = (says) =>
  Object.fromEntries(
    says.map((say) => [say.language, { title: say('offline-title'), text: say('offline-says', { home: '#' }) }]),
  );

/** Writes the worker over its template: to be done when all else is there. `says` say messages, each in one language. */
export function writeWorker(folder, says) {
  const found = digests(folder);
  const core = [...FIRST, ...Object.keys(found).filter((it) => OF_BOARDS.test(it))];
  const places = {
    version: digest(JSON.stringify([found, digest(readFileSync(join(folder, 'index.html')))])),
    digests: JSON.stringify(found),
    core: JSON.stringify(core),
    missing: quoted(missing(says)),
  };
  const file = join(folder, 'offline-worker.js');
  const text = readFileSync(file, 'utf8').replace(/<!-- (\w+) -->/g, (_, name) => places[name]);
  writeFileSync(file, text);
}

/** Sizes of icons that systems ask for, and where. */
const ICONS = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

/** Writes the manifest, and the icon as pictures of several sizes. */
export function writeManifest(folder) {
  const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
  for (const [name, width] of Object.entries(ICONS))
    writeFileSync(join(folder, name), new Resvg(icon, { fitTo: { mode: 'width', value: width } }).render().asPng());
  const manifest = {
    name: 'Variant Diagram',
    short_name: 'Variants',
    description: 'Chess variants to play, with rules in words and a computer opponent.',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#faf8f3',
    theme_color: '#2b654a',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
  writeFileSync(join(folder, 'site.webmanifest'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}
