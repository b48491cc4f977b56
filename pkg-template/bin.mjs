#!/usr/bin/env node
// The command of the package: draws, explains and checks definitions. What is said and drawn comes from the package.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createDiagram } from './engine.js';
import { stillOf } from './still.js';

const HELP = `Draws, explains and checks chess-variant definitions.

Usage:
  variant-diagram render FILE [-o FILE.svg]   draw the board as SVG
  variant-diagram rules FILE                  say the rules in words
  variant-diagram check FILE                  report what is wrong

FILE is a definition as text, or as JSON; - reads it from standard input.

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
    if (output === undefined) process.stdout.write(picture);
    else writeFileSync(output, picture);
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
if (!Object.hasOwn(COMMANDS, command)) usage(`there is no command "${command}".`);
if (file === undefined || others.length > 0) usage(`${command} needs one file.`);
if (command !== 'render' && Object.keys(values).length > 0) usage(`${command} takes no options.`);
if (values.theme !== undefined && !['light', 'dark', 'auto'].includes(values.theme)) usage('--theme is light, dark or auto.');
try {
  COMMANDS[command](await createDiagram(read(file)), values);
} catch (error) {
  process.stderr.write(`variant-diagram: ${file}: ${error.message}\n`);
  process.exitCode = 1;
}
