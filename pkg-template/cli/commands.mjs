// The commands: each prints one thing.

import { check, createDiagram, explain, loadEngine } from '../engine.js';
import { importIni } from '../import.js';
import { depthOf } from './arguments.mjs';
import { asJson, asText, parseDefinition, readDefinition } from './definition.mjs';
import { Failure, reported, UsageFailure } from './failure.mjs';
import { note, read, write } from './input.mjs';
import { diagnosticText, moveErrorText } from './report.mjs';
import { over, start } from './start.mjs';

/** Commands whose answer is a text. */
const TEXTS = {
  async moves(command) {
    const form = await notation(command);
    const diagram = await start(command);
    const ended = over(diagram);
    if (ended === undefined)
      return sorted(diagram.moves(form))
        .map((it) => `${it}\n`)
        .join('');
    note(ended);
    return '';
  },

  async perft(command) {
    const depth = depthOf(command.words[1]);
    return `${(await start(command)).perft(depth, command.options.sequences)}\n`;
  },

  async divide(command) {
    const [depth, form] = [depthOf(command.words[1]), await notation(command)];
    const counts = (await start(command)).divide(depth, form);
    const total = counts.reduce((sum, it) => sum + it.count, 0);
    return `${sorted(counts.map(({ text, count }) => `${text}: ${count}\n`)).join('')}${total}\n`;
  },

  async rules({ words: [file] }) {
    const { topics } = (await createDiagram(await readDefinition(file))).rules();
    const part = ({ title, sentences }) => `${title}\n${sentences.map(({ text }) => `  ${text}\n`).join('')}`;
    return topics.map(part).join('\n');
  },

  async legs({ words: [file] }) {
    return (await createDiagram(await readDefinition(file))).legs();
  },

  import: ({ words: [file, name] }) => imported(file, name),
  json: ({ words: [file] }) => asJson(file),
  text: ({ words: [file] }) => asText(file),
};

/** Commands that write themselves. */
const OTHERS = {
  go: native,
  match: native,
  facts: native,
  values: native,
  merge: native,
  solve: native,
  endings: native,
  uci: native,

  async record(command) {
    const diagram = await start(command);
    write(command.options.output, `${recordOf(diagram, command.options.to).trimEnd()}\n`);
    // As far as it could be read.
    if (diagram.isCut) throw reported();
  },

  async check({ words }) {
    let bad = false;
    for (const file of words) bad = (await hasErrors(file)) || bad;
    if (bad) throw reported();
  },

  async explain({ words: [text], options: { board, output } }) {
    const words = await explain(text, board).catch((error) => {
      throw error.code === 'no-such-board' ? new UsageFailure(`${error.message}.`) : error;
    });
    write(output, `${words}\n`);
    // A definition of one piece tells what is wrong with its moves.
    const problems = (await check({ pieces: [{ name: 'piece', move: text }] })).filter((it) =>
      it.code.startsWith('xbetza.'),
    );
    for (const it of problems) process.stderr.write(moveErrorText(text, it));
    if (problems.some((it) => it.severity === 'error')) throw reported();
  },
};

/** The game as text, or in the format of other programs. What that has no room for is told. */
function recordOf(diagram, format) {
  if (format === undefined) return diagram.record();
  try {
    const { text, notes } = diagram.recordAs(format);
    for (const it of notes) note(it);
    return text;
  } catch (error) {
    throw new Failure(error.message);
  }
}

/** What only the cargo program does. */
function native({ name }) {
  throw new UsageFailure(`${name} searches natively: use the cargo program for it.`);
}

/** Does what the command line asks for. What draws is loaded only then. */
export async function run(command) {
  const { name, options } = command;
  if (Object.hasOwn(OTHERS, name)) await OTHERS[name](command);
  else if (Object.hasOwn(TEXTS, name)) write(options.output, await TEXTS[name](command));
  else await (await import('./pictures.mjs')).PICTURES[name](command);
}

/** Reports the problems of a file, and says whether one of them is an error. */
async function hasErrors(file) {
  try {
    const text = read(file);
    const { definition, problem } = await parseDefinition(file, text);
    const problems = problem ? [problem] : await check(definition);
    write(undefined, problems.map((it) => diagnosticText(file, text, it)).join(''));
    return problems.some((it) => it.severity === 'error');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    error.report();
    return true;
  }
}

/** The name that the engine has for a notation. What it calls `path` has blanks in it. */
async function notation({ options: { notation = 'path' } }) {
  const form = notation === 'path' ? 'coordinates' : notation.replace(/^coordinates$/, '');
  const Diagram = await loadEngine();
  try {
    new Diagram('').moves(form);
    return form;
  } catch (error) {
    throw error.code === 'no-such-notation' ? new UsageFailure(error.message) : error;
  }
}

/** Texts in the order of their bytes. */
const sorted = (texts) => texts.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

/** The definition of one section of a `variants.ini`, or of all with their names between them. */
async function imported(file, name) {
  const chosen = (await importIni(read(file))).filter((it) => name === undefined || it.name === name);
  if (chosen.length === 0) throw new Failure(`${file} has no section${name === undefined ? '' : ` "${name}"`}.`);
  for (const { name, notes } of chosen) {
    for (const { line, message } of notes) {
      process.stderr.write(`${file}${line === undefined ? '' : `:${line}`}: [${name}] ${message}\n`);
    }
  }
  if (chosen.length === 1) return chosen[0].definition;
  return chosen.map(({ name, definition }) => `# ${name}\n${definition}\n`).join('');
}
