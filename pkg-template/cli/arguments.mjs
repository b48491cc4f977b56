// Reads the command line by the table of commands, which the cargo program reads too.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languageOf, languages } from '../engine.js';
import { UsageFailure } from './failure.mjs';
import { say } from './words.mjs';

const TABLE = JSON.parse(readFileSync(new URL('command-table.json', import.meta.url), 'utf8'));
const SPECS = TABLE.options.flatMap(({ options }) => options);

const OPTIONS = Object.fromEntries(
  SPECS.map(({ name, short, values }) => [name, { type: values.length > 0 ? 'string' : 'boolean', ...(short && { short }) }]),
);

/** The options that every command takes. */
const EVERYWHERE = SPECS.filter((it) => it.everywhere).map((it) => it.name);

/** The deepest count. */
const MAX_DEPTH = 99;

/** How many values an option has. */
const countOf = (name) => SPECS.find((it) => it.name === name).values.length;

/** The parts of a command line, whatever they mean. */
const tokensOf = (args) =>
  parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true, tokens: true }).tokens;

/** The language that a command line asks for, wherever it does: what is wrong before that place is told in it, too. */
export const languageAsked = (args) =>
  tokensOf(args).findLast((it) => it.kind === 'option' && it.name === 'lang' && it.value !== undefined)?.value;

/** Reads the arguments: a command that may be run, or what to print instead, `help` or `version`. */
export function parse(args) {
  const words = [];
  const options = [];
  let waiting = 0;
  for (const token of tokensOf(args)) {
    if (token.kind === 'positional' && waiting > 0) {
      options.push([options.at(-1)[0], token.value]);
      waiting -= 1;
    } else if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    if (!Object.hasOwn(OPTIONS, name)) throw new UsageFailure(say('cli-no-option', { text: rawName }));
    if (OPTIONS[name].type === 'boolean') {
      if (token.value !== undefined) throw new UsageFailure(say('cli-value-unused', { option: `--${name}` }));
      if (name === 'help' || name === 'version') return { print: name };
    } else if (token.value === undefined) throw new UsageFailure(say('cli-value-missing', { option: `--${name}` }));
    options.push([name, OPTIONS[name].type === 'boolean' || settingOf(token)]);
    waiting = Math.max(0, countOf(name) - 1);
  }
  if (waiting > 0) throw new UsageFailure(say('cli-value-missing', { option: `--${options.at(-1)[0]}` }));
  return { command: commandOf(words, options) };
}

/** `-o=FILE` means the same as `-oFILE`. */
const settingOf = ({ rawName, inlineValue, value }) =>
  rawName.startsWith('--') || !inlineValue ? value : value.replace(/^=/, '');

/** Whether so many arguments are right: `[NAME]` may be missing, `FILE...` are one or more. */
function takes({ arguments: shape }, n) {
  const words = shape.split(' ');
  return n >= words.filter((it) => !it.startsWith('[')).length && (n <= words.length || shape.endsWith('...'));
}

/** The command, if its arguments and options fit. */
function commandOf([name, ...words], options) {
  if (name === undefined) throw new UsageFailure(say('cli-command-missing'));
  const spec = TABLE.commands.find((it) => it.name === name);
  if (spec === undefined) throw new UsageFailure(say('cli-no-command', { text: name }));
  if (!takes(spec, words.length)) {
    throw new UsageFailure(say('cli-use', { usage: `variant-diagram ${name} ${spec.arguments}` }));
  }
  const other = options.find(([option]) => !spec.options.includes(option) && !EVERYWHERE.includes(option));
  if (other) throw new UsageFailure(say('cli-option-unused', { command: name, option: `--${other[0]}` }));
  if (spec.program === 'cargo') throw new UsageFailure(say('cli-needs-program', { command: name, program: 'cargo' }));
  const values = Object.fromEntries(options);
  if (values.fen !== undefined && values.game !== undefined) {
    throw new UsageFailure(say('cli-options-exclude', { options: { all: ['--fen', '--game'] } }));
  }
  if (values.number !== undefined && values.game === undefined) {
    throw new UsageFailure(say('cli-needs-option', { option: '--number', other: '--game' }));
  }
  if (values.lang !== undefined && languageOf(values.lang) === undefined) {
    throw new UsageFailure(say('cli-no-language', { text: values.lang, languages: { listed: languages } }));
  }
  const played = options.filter(([option]) => option === 'play').map(([, value]) => value);
  return { name, words, options: values, moves: played.join(' ').split(/\s+/).filter(Boolean) };
}

/** A number of plies. */
export function depthOf(text) {
  if (!/^\d+$/.test(text) || Number(text) > MAX_DEPTH) throw new UsageFailure(say('cli-no-depth', { text, most: MAX_DEPTH }));
  return Number(text);
}
