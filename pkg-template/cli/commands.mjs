// The commands: each prints one thing.

import { readFileSync } from 'node:fs';
import { check, explain, loadEngine } from '../engine.js';
import { importIni, toIdiagram, toIdiagramPage, toIni } from '../import.js';
import { depthOf } from './arguments.mjs';
import { asJson, asText, parseDefinition } from './definition.mjs';
import { Failure, reported, UsageFailure } from './failure.mjs';
import { note, read, write } from './input.mjs';
import { diagnosticForPrograms, diagnosticText, moveErrorText } from './report.mjs';
import { rulesText } from './rules-text.mjs';
import { diagramOf, over, start, withAll } from './start.mjs';
import { say, tellAll } from './words.mjs';

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

  async why(command) {
    return (await start(command)).trace(command.words[1]);
  },

  completion({ words: [shell] }) {
    if (!Object.hasOwn(COMPLETIONS, shell)) {
      throw new UsageFailure(say('cli-none-of', { text: shell, known: { any: Object.keys(COMPLETIONS) } }));
    }
    return readFileSync(new URL(COMPLETIONS[shell], import.meta.url), 'utf8');
  },

  async rules({ words: [file] }) {
    return rulesText((await diagramOf(file)).rules().topics);
  },

  async legs({ words: [file] }) {
    return (await diagramOf(file)).legs();
  },

  import: ({ words: [file, name] }) => imported(file, name),
  json: ({ words: [file] }) => asJson(file),
  text: ({ words: [file] }) => asText(file),
};

/** The files that complete a command line, by the shell that reads them. */
const COMPLETIONS = { bash: 'completion.bash', zsh: 'completion.bash', fish: 'completion.fish' };

/** What stands between two games of a text, in formats that have something of their own. */
const PARTINGS = { csa: '/\n' };

/** Commands that write themselves. */
const OTHERS = {
  async record(command) {
    const { output, to } = command.options;
    const texts = [];
    const take = (diagram) => texts.push(`${recordOf(diagram, to).trimEnd()}\n`);
    const written = () => write(output, texts.join(PARTINGS[to] ?? '\n'));
    try {
      if (!(await withAll(command, take))) {
        const diagram = await start(command);
        take(diagram);
        // As far as it could be read.
        if (diagram.isCut) throw reported();
      }
    } finally {
      if (texts.length > 0) written();
    }
  },

  async check({ words, options: { json } }) {
    let bad = false;
    const all = [];
    for (const file of words) {
      const [text, problems] = await problemsOf(file);
      bad ||= problems === undefined || problems.some((it) => it.severity === 'error');
      if (json) all.push(...(problems ?? []).map((it) => diagnosticForPrograms(file, text, it)));
      else write(undefined, (problems ?? []).map((it) => diagnosticText(file, text, it)).join(''));
    }
    if (json) write(undefined, `${JSON.stringify(all, undefined, 2)}\n`);
    if (bad) throw reported();
  },

  async export({ words, options: { to = 'ini', html, output } }) {
    if (!Object.hasOwn(WRITERS, to)) {
      throw new UsageFailure(say('cli-none-of', { text: to, known: { any: Object.keys(WRITERS) } }));
    }
    if (html && to === 'ini') {
      throw new UsageFailure(say('cli-option-unused', { command: 'export --to ini', option: '--html' }));
    }
    const all = [];
    for (const file of words) all.push(await exported(file, html ? toIdiagramPage : WRITERS[to]));
    write(output, all.filter((it) => it !== '').join('\n'));
    if (all.includes('')) throw reported();
  },

  async explain({ words: [text], options: { board, output } }) {
    const words = await explain(text, board).catch((error) => {
      throw error.code === 'no-such-board' ? new UsageFailure(error.message) : error;
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

/** What definitions are written as. */
const WRITERS = { ini: toIni, idiagram: toIdiagram };

/** A file as another program reads it; empty if it is wrong, or cannot be said there, which is told. */
async function exported(file, writer) {
  const text = read(file);
  const { definition, problem } = await parseDefinition(file, text);
  const wrong = problem ? [problem] : (await check(definition)).filter((it) => it.severity === 'error');
  const told = wrong.length > 0 ? { text: '', notes: [], refusals: wrong } : await writer(definition, file);
  for (const it of [...told.notes, ...told.refusals]) process.stderr.write(diagnosticText(file, text, it));
  return told.text;
}

/** Commands that write pages. What these say is in a language of their own. */
const FOR_PAGES = ['markdown', 'hugo'];

/** Does what the command line asks for. What draws is loaded only then. */
export async function run(command) {
  const { name, options } = command;
  // What programs read is in English.
  if (!options.json && !FOR_PAGES.includes(name)) await tellAll();
  if (Object.hasOwn(OTHERS, name)) await OTHERS[name](command);
  else if (Object.hasOwn(TEXTS, name)) write(options.output, await TEXTS[name](command));
  else await (await import('./pictures.mjs')).PICTURES[name](command);
}

/** The text of a file and its problems. Of one that cannot be read that is reported, and there are none. */
async function problemsOf(file) {
  try {
    const text = read(file);
    const { definition, problem } = await parseDefinition(file, text);
    return [text, problem ? [problem] : await check(definition)];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    error.report();
    return [];
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
  if (chosen.length === 0) {
    throw new Failure(name === undefined ? say('cli-no-section', { file }) : say('cli-no-section-named', { file, name }));
  }
  for (const { name, notes } of chosen) {
    for (const { line, message } of notes) {
      process.stderr.write(`${file}${line === undefined ? '' : `:${line}`}: [${name}] ${message}\n`);
    }
  }
  if (chosen.length === 1) return chosen[0].definition;
  return chosen.map(({ name, definition }) => `# ${name}\n${definition}\n`).join('');
}
