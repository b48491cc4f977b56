// Reads the command line.

import { parseArgs } from 'node:util';
import { UsageFailure } from './failure.mjs';

const POSITION = ['fen', 'game', 'play'];

/** What long work takes. */
const MEASURED = ['games', 'seed', 'jobs', 'shard', 'results'];

/**
 * The commands: their arguments as the help calls them, how many there are at least and at most, their options.
 * The second value of `--engines` is an argument here: who plays a match is told to use the other program.
 */
const COMMANDS = {
  check: ['FILE...', 1, Number.POSITIVE_INFINITY, []],
  moves: ['FILE', 1, 1, [...POSITION, 'notation', 'output']],
  perft: ['FILE DEPTH', 2, 2, [...POSITION, 'sequences', 'output']],
  divide: ['FILE DEPTH', 2, 2, [...POSITION, 'notation', 'output']],
  go: ['FILE', 1, 1, [...POSITION, 'notation', 'time', 'depth', 'lines', 'output']],
  match: ['FILE', 1, 2, ['engines', 'games', 'openings', 'plies', 'seed', 'jobs', 'shard', 'results', 'records', 'output']],
  facts: ['FILE', 1, 1, [...MEASURED, 'nodes', 'time', 'date', 'json', 'html', 'csv', 'output']],
  values: ['FILE', 1, 1, [...MEASURED, 'nodes', 'pieces', 'pawn', 'json', 'output']],
  merge: ['FILE...', 1, Number.POSITIVE_INFINITY, ['date', 'json', 'html', 'csv', 'output']],
  solve: ['FILE', 1, 1, [...POSITION, 'notation', 'stipulation', 'variations', 'output']],
  endings: ['FILE', 1, 1, [...POSITION, 'men', 'mates', 'json', 'output']],
  uci: ['[FILE]', 0, 1, []],
  rules: ['FILE', 1, 1, ['output']],
  explain: ['XBETZA', 1, 1, ['board', 'output']],
  legs: ['FILE', 1, 1, ['output']],
  record: ['FILE', 1, 1, [...POSITION, 'to', 'output']],
  render: ['FILE', 1, 1, [...POSITION, 'piece', 'view', 'theme', 'flipped', 'bare', 'width', 'output']],
  import: ['FILE [NAME]', 1, 2, ['output']],
  json: ['FILE', 1, 1, ['output']],
  text: ['FILE', 1, 1, ['output']],
  markdown: ['FILE', 1, 1, ['output']],
  hugo: ['[FOLDER]', 0, 1, []],
};

const FLAGS = ['sequences', 'variations', 'json', 'html', 'csv', 'flipped', 'bare'];
const SETTINGS = [
  ...POSITION,
  ...['notation', 'stipulation', 'men', 'mates', 'time', 'depth', 'lines', 'engines', 'games', 'openings', 'plies', 'seed', 'jobs', 'records'],
  ...['shard', 'results', 'nodes', 'date', 'pieces', 'pawn'],
  ...['board', 'piece', 'view', 'theme', 'to', 'width', 'output'],
];

const OPTIONS = {
  ...Object.fromEntries(FLAGS.map((it) => [it, { type: 'boolean' }])),
  ...Object.fromEntries(SETTINGS.map((it) => [it, { type: 'string' }])),
  output: { type: 'string', short: 'o' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
};

/** Reads the arguments: a command that may be run, or what to print instead, `help` or `version`. */
export function parse(args) {
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  const words = [];
  const options = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    if (!Object.hasOwn(OPTIONS, name)) throw new UsageFailure(`there is no option "${rawName}".`);
    if (OPTIONS[name].type === 'boolean') {
      if (token.value !== undefined) throw new UsageFailure(`--${name} takes no value.`);
      if (name === 'help' || name === 'version') return { print: name };
    } else if (token.value === undefined) throw new UsageFailure(`--${name} needs a value.`);
    options.push([name, settingOf(token)]);
  }
  return { command: commandOf(words, options) };
}

/** `-o=FILE` means the same as `-oFILE`. */
const settingOf = ({ rawName, inlineValue, value }) =>
  rawName.startsWith('--') || !inlineValue ? value : value.replace(/^=/, '');

/** The command, if its arguments and options fit. */
function commandOf([name, ...words], options) {
  if (name === undefined) throw new UsageFailure('a command is missing.');
  if (!Object.hasOwn(COMMANDS, name)) throw new UsageFailure(`there is no command "${name}".`);
  const [shape, least, most, known] = COMMANDS[name];
  if (words.length < least || words.length > most) {
    throw new UsageFailure(`use it as "variant-diagram ${name} ${shape}".`);
  }
  const other = options.find(([option]) => !known.includes(option));
  if (other) throw new UsageFailure(`${name} takes no --${other[0]}.`);
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
