#!/usr/bin/env node
// The command of the package: draws, explains and checks definitions. What is said and drawn comes from the package.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDiagram } from './engine.js';
import { toJson, toText } from './import.js';
import { hugoFiles, replaceFences } from './markdown.js';
import { stillOf } from './still.js';

const HELP = `Draws, explains and checks chess-variant definitions.

Usage:
  variant-diagram render FILE [-o FILE.svg]   draw the board as SVG, or as PNG with -o FILE.png
  variant-diagram rules FILE                  say the rules in words
  variant-diagram check FILE                  report what is wrong
  variant-diagram game FILE RECORD [-o FILE]  play the game of a record, print it as text with its result
  variant-diagram json FILE [-o FILE]         write the definition as JSON
  variant-diagram text FILE [-o FILE]         write the definition as text
  variant-diagram markdown FILE [-o FILE.md]  put pictures in the place of fenced blocks of Markdown
  variant-diagram hugo [FOLDER]               make the pictures for a Hugo site, before it is built

FILE is a definition as text, or as JSON; - reads it from standard input.
RECORD is a file with moves in any notation that the engine reads, as "1. e4 e5" or "e2e4 e7e5".
PNG needs a renderer that does not come along: npm install @resvg/resvg-js
The pictures of blocks turn into boards where the script of the package is loaded.

Options of render:
  -o, --output FILE     where the picture goes; without it to standard output
  --fen FEN             this position instead of the start position
  --game RECORD         the position at the end of this game
  --piece NAME          the move diagram of this piece, by name or ID
  --theme THEME         light (the default), dark, or auto: as the reader's system is set
  --flipped             Black at the bottom
  --bare                no coordinates
  --width PIXELS        how wide a PNG is; without it twice the width on a page

  -h, --help            print this text
`;

/** Ends with a message and the code of a wrong command line. */
function usage(message) {
  process.stderr.write(`variant-diagram: ${message}\nTry: variant-diagram --help\n`);
  process.exit(2);
}

function read(file) {
  const text = readFileSync(file === '-' ? 0 : file, 'utf8');
  return text.trimStart().startsWith('{') ? JSON.parse(text) : text;
}

/** Plays the game of a record. What does not fit is named with its line. */
function replay(diagram, record) {
  const text = readFileSync(record === '-' ? 0 : record, 'utf8');
  try {
    diagram.load(text);
  } catch (error) {
    const [start, end] = error.span ?? [0, 0];
    const place = error.span ? `line ${text.slice(0, start).split('\n').length}, ${text.slice(start, end)}: ` : '';
    throw new Error(`${record}: ${place}${error.message}`);
  }
}

/** What npm cannot know to install. */
const MISSING = 'PNG needs a renderer: npm install @resvg/resvg-js (or write an .svg, which any browser opens).';

/** The bytes of a PNG file. */
async function png(picture, width) {
  const { Resvg } = await import('@resvg/resvg-js').catch((error) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') throw new Error(MISSING);
    throw error;
  });
  // A board is about half as wide on a page as in its own units.
  const across = width ?? Math.round(0.96 * Number(/viewBox="\S+ \S+ (\S+)/.exec(picture)[1]));
  return new Resvg(picture, { fitTo: { mode: 'width', value: across }, font: { loadSystemFonts: true } })
    .render()
    .asPng();
}

const COMMANDS = {
  async render(diagram, { fen, game, piece, theme, flipped, bare, output, width }) {
    const isPng = /\.png$/i.test(output ?? '');
    if (game !== undefined) replay(diagram, game);
    // Nobody chooses a scheme for a PNG afterwards.
    const picture = stillOf(diagram, {
      fen,
      piece,
      theme: isPng && theme === 'auto' ? 'light' : theme,
      flipped,
      labels: !bare,
    });
    written(isPng ? await png(picture, width === undefined ? undefined : Number(width)) : `${picture}\n`, output);
  },
  rules(diagram) {
    const parts = diagram
      .rules()
      .topics.map(({ title, sentences }) => [title, ...sentences.map((it) => `  ${it.text}`)].join('\n'));
    process.stdout.write(`${parts.join('\n\n')}\n`);
  },
  check(diagram) {
    const problems = diagram.diagnostics();
    for (const { severity, code, message, hint } of problems)
      process.stdout.write(`${severity}: ${message}${hint ? ` ${hint}` : ''} [${code}]\n`);
    if (problems.some((it) => it.severity === 'error')) process.exitCode = 1;
  },
};

const written = (text, output) => (output === undefined ? process.stdout.write(text) : writeFileSync(output, text));
const reporter = (file) => (sentence) => process.stderr.write(`variant-diagram: ${file}: ${sentence}\n`);

/** Commands that need no game from their file. */
const FILES = {
  async game(file, { output }, record) {
    const diagram = await createDiagram(read(file));
    replay(diagram, record);
    written(`${diagram.record().trimEnd()}\n`, output);
  },
  async json(file, { output }) {
    const definition = read(file);
    const json = typeof definition === 'string' ? await toJson(definition) : definition;
    written(`${JSON.stringify(json, undefined, 2)}\n`, output);
  },
  async text(file, { output }) {
    const definition = read(file);
    written(typeof definition === 'string' ? definition : await toText(definition), output);
  },
  async markdown(file, { output }) {
    written(await replaceFences(readFileSync(file === '-' ? 0 : file, 'utf8'), {}, reporter(file)), output);
  },
  async hugo(folder = '.') {
    const content = join(folder, 'content');
    const pages = readdirSync(content, { recursive: true }).filter((it) => /\.(?:md|markdown)$/.test(it));
    const files = new Map();
    for (const page of pages) await hugoFiles(readFileSync(join(content, page), 'utf8'), reporter(page), files);
    // Pictures of blocks that are gone go too.
    const out = join(folder, 'assets', 'variant-diagram');
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    for (const [name, html] of files) writeFileSync(join(out, name), html);
    process.stdout.write(`${files.size} diagrams in ${pages.length} pages\n`);
  },
};

const OPTIONS = {
  output: { type: 'string', short: 'o' },
  fen: { type: 'string' },
  game: { type: 'string' },
  width: { type: 'string' },
  piece: { type: 'string' },
  theme: { type: 'string' },
  flipped: { type: 'boolean' },
  bare: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

let line;
try {
  line = parseArgs({ options: OPTIONS, allowPositionals: true });
} catch (error) {
  usage(error.message);
}
const { values, positionals } = line;
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const [command, file, ...others] = positionals;
const wanted = command === 'game' ? 1 : 0;
if (command === undefined) usage('a command is missing.');
if (!Object.hasOwn({ ...COMMANDS, ...FILES }, command)) usage(`there is no command "${command}".`);
if (command !== 'hugo' ? file === undefined || others.length !== wanted : others.length > 0)
  usage(`${command} needs ${wanted ? 'a definition and a record' : 'one file'}.`);
const extra = Object.keys(values).find(
  (it) => command !== 'render' && !(it === 'output' && ['markdown', 'game', 'json', 'text'].includes(command)),
);
if (extra !== undefined) usage(`${command} takes no --${extra}.`);
if (values.width !== undefined && !/^[1-9]\d{0,3}$/.test(values.width))
  usage('--width is a number of pixels up to 9999.');
if (values.fen !== undefined && values.game !== undefined) usage('--fen and --game exclude each other.');
if (values.theme !== undefined && !['light', 'dark', 'auto'].includes(values.theme))
  usage('--theme is light, dark or auto.');
try {
  if (Object.hasOwn(FILES, command)) await FILES[command](file, values, ...others);
  else await COMMANDS[command](await createDiagram(read(file)), values);
} catch (error) {
  process.stderr.write(`variant-diagram: ${file ?? '.'}: ${error.message}\n`);
  process.exitCode = 1;
}
