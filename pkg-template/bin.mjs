#!/usr/bin/env node
// The command of the package: draws, explains and checks definitions. What is said and drawn comes from the package.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDiagram } from './engine.js';
import { hugoFiles, replaceFences } from './markdown.js';
import { stillOf } from './still.js';

const HELP = `Draws, explains and checks chess-variant definitions.

Usage:
  variant-diagram render FILE [-o FILE.svg]   draw the board as SVG
  variant-diagram rules FILE                  say the rules in words
  variant-diagram check FILE                  report what is wrong
  variant-diagram markdown FILE [-o FILE.md]  put pictures in the place of fenced blocks of Markdown
  variant-diagram hugo [FOLDER]               make the pictures for a Hugo site, before it is built

FILE is a definition as text, or as JSON; - reads it from standard input.
The pictures of blocks turn into boards where the script of the package is loaded.

Options of render:
  -o, --output FILE     where the picture goes; without it to standard output
  --fen FEN             this position instead of the start position
  --piece NAME          the move diagram of this piece, by name or ID
  --theme THEME         light (the default), dark, or auto: as the reader's system is set
  --flipped             Black at the bottom
  --bare                no coordinates

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

const COMMANDS = {
  render(diagram, { fen, piece, theme, flipped, bare, output }) {
    const picture = `${stillOf(diagram, { fen, piece, theme, flipped, labels: !bare })}\n`;
    written(picture, output);
  },
  rules(diagram) {
    const parts = diagram.rules().topics.map(({ title, sentences }) => [title, ...sentences.map((it) => `  ${it.text}`)].join('\n'));
    process.stdout.write(`${parts.join('\n\n')}\n`);
  },
  check(diagram) {
    const problems = diagram.diagnostics();
    for (const { severity, code, message, hint } of problems) process.stdout.write(`${severity}: ${message}${hint ? ` ${hint}` : ''} [${code}]\n`);
    if (problems.some((it) => it.severity === 'error')) process.exitCode = 1;
  },
};

const written = (text, output) => (output === undefined ? process.stdout.write(text) : writeFileSync(output, text));
const reporter = (file) => (sentence) => process.stderr.write(`variant-diagram: ${file}: ${sentence}\n`);

/** Commands whose file is no definition. */
const FILES = {
  async markdown(file, { output }) {
    written(await replaceFences(readFileSync(file === '-' ? 0 : file, 'utf8'), {}, reporter(file)), output);
  },
  async hugo(folder = '.') {
    const content = join(folder, 'content');
    const pages = readdirSync(content, { recursive: true }).filter((it) => /\.(?:md|markdown)$/.test(it));
    const files = new Map();
    for (const page of pages) for (const [name, html] of await hugoFiles(readFileSync(join(content, page), 'utf8'), reporter(page))) files.set(name, html);
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
if (command === undefined) usage('a command is missing.');
if (!Object.hasOwn({ ...COMMANDS, ...FILES }, command)) usage(`there is no command "${command}".`);
if ((file === undefined && command !== 'hugo') || others.length > 0) usage(`${command} needs one file.`);
const extra = Object.keys(values).find((it) => command !== 'render' && !(command === 'markdown' && it === 'output'));
if (extra !== undefined) usage(`${command} takes no --${extra}.`);
if (values.theme !== undefined && !['light', 'dark', 'auto'].includes(values.theme)) usage('--theme is light, dark or auto.');
try {
  if (Object.hasOwn(FILES, command)) await FILES[command](file, values);
  else COMMANDS[command](await createDiagram(read(file)), values);
} catch (error) {
  process.stderr.write(`variant-diagram: ${file ?? '.'}: ${error.message}\n`);
  process.exitCode = 1;
}
