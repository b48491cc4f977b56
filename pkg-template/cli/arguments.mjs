// Reads the command line by the table of commands, which the cargo program reads too.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageFailure } from './failure.mjs';

const TABLE = JSON.parse(readFileSync(new URL('command-table.json', import.meta.url), 'utf8'));
const SPECS = TABLE.options.flatMap(({ options }) => options);

const OPTIONS = Object.fromEntries(
  SPECS.map(({ name, short, values }) => [name, { type: values.length > 0 ? 'string' : 'boolean', ...(short && { short }) }]),
);

/** How many values an option has. */
const countOf = (name) => SPECS.find((it) => it.name === name).values.length;

/** Reads the arguments: a command that may be run, or what to print instead, `help` or `version`. */
export function parse(args) {
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  const words = [];
  const options = [];
  let waiting = 0;
  for (const token of tokens) {
    if (token.kind === 'positional' && waiting > 0) {
      options.push([options.at(-1)[0], token.value]);
      waiting -= 1;
    } else if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    if (!Object.hasOwn(OPTIONS, name)) throw new UsageFailure(`there is no option "${rawName}".`);
    if (OPTIONS[name].type === 'boolean') {
      if (token.value !== undefined) throw new UsageFailure(`--${name} takes no value.`);
      if (name === 'help' || name === 'version') return { print: name };
    } else if (token.value === undefined) throw new UsageFailure(`--${name} needs a value.`);
    options.push([name, OPTIONS[name].type === 'boolean' || settingOf(token)]);
    waiting = Math.max(0, countOf(name) - 1);
  }
  if (waiting > 0) throw new UsageFailure(`--${options.at(-1)[0]} needs a value.`);
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
  if (name === undefined) throw new UsageFailure('a command is missing.');
  const spec = TABLE.commands.find((it) => it.name === name);
  if (spec === undefined) throw new UsageFailure(`there is no command "${name}".`);
  if (!takes(spec, words.length)) {
    throw new UsageFailure(`use it as "variant-diagram ${name} ${spec.arguments}".`);
  }
  const other = options.find(([option]) => !spec.options.includes(option));
  if (other) throw new UsageFailure(`${name} takes no --${other[0]}.`);
  if (spec.program === 'cargo') throw new UsageFailure(`${name} needs the cargo program.`);
  const values = Object.fromEntries(options);
  if (values.fen !== undefined && values.game !== undefined) {
    throw new UsageFailure('--fen and --game exclude each other.');
  }
  const played = options.filter(([option]) => option === 'play').map(([, value]) => value);
  return { name, words, options: values, moves: played.join(' ').split(/\s+/).filter(Boolean) };
}

/** A number of plies. */
export function depthOf(text) {
  if (!/^\d+$/.test(text) || Number(text) > 99) throw new UsageFailure(`"${text}" is no depth from 0 to 99.`);
  return Number(text);
}
