// The commands that draw. The native program has none of them.

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hugoFiles, replaceFences } from '../markdown.js';
import { boardTextOf, filmOf, filmPictures, gamePage, gifOf, pdfFor, stillOf, tikzOf } from '../still.js';
import { Failure, PlaceFailure, UsageFailure } from './failure.mjs';
import { read, write } from './input.mjs';
import { warn } from './printable.mjs';
import { start } from './start.mjs';
import { say, spoken } from './words.mjs';

const THEMES = ['light', 'dark', 'auto'];
const VIEWS = ['white', 'black', 'both'];
/** What a picture may be written as: pictures, a game, and the texts of a position. */
const FORMATS = ['svg', 'png', 'pdf', 'tex', 'gif', 'page', 'text', 'wikitext', 'forum'];

/** Formats of a position as text. */
const TEXTS = ['text', 'wikitext', 'forum'];

/** The formats that names of files ask for. */
const ENDINGS = { png: 'png', pdf: 'pdf', tex: 'tex', gif: 'gif', html: 'page', htm: 'page' };

/** Options that only some formats take. */
const FILMS = ['film', 'range', 'pace'];

/** The slowest film, and the longest range: what is more is taken as less. */
const MAX_PACE = 10_000;

/** The widest PNG. */
const MAX_WIDTH = 9999;

/** An option takes one of some words, or none. */
function choose(option, value, values) {
  if (value === undefined || values.includes(value)) return;
  throw new UsageFailure(say('cli-option-values', { option, values: { any: values } }));
}

export const PICTURES = {
  async render(command) {
    const { piece, view, theme, flipped, bare, film, image, output, range, pace, to, width } = command.options;
    choose('--theme', theme, THEMES);
    choose('--view', view, VIEWS);
    if (width !== undefined && !(/^[1-9]\d*$/.test(width) && Number(width) <= MAX_WIDTH)) {
      throw new UsageFailure(say('cli-no-width', { most: MAX_WIDTH }));
    }
    choose('--to', to, FORMATS);
    const format = to ?? ENDINGS[/\.(\w+)$/.exec(output ?? '')?.[1].toLowerCase()] ?? 'svg';
    const isFilm = format === 'gif' || (film === true && format === 'svg');
    refuse(command, format, isFilm ? [] : FILMS);
    if (image !== undefined && format !== 'forum') {
      throw new UsageFailure(say('cli-option-unused', { command: `render --to ${format}`, option: '--image' }));
    }
    const isText = TEXTS.includes(format);
    // The letters of a position have neither marks nor colours, a film has no single piece, and readers of a page choose.
    if (isText) refuse(command, format, ['piece', 'theme']);
    if (isFilm) refuse(command, format, ['piece', 'fen']);
    if (format === 'page') refuse(command, format, ['piece', 'theme', 'view', 'bare', 'width']);
    // Nobody chooses a scheme for another picture afterwards.
    const scheme = format !== 'svg' && theme === 'auto' ? 'light' : theme;
    // Arrows of the definition belong to its start position: the picture has to know that this is another one.
    const fen = command.moves.length === 0 ? command.options.fen : undefined;
    const options = { fen, piece, view, theme: scheme, flipped, labels: !bare, lang: spoken() };
    if (format === 'page') {
      write(output, await page(await start(command), { flipped }));
      return;
    }
    if (isFilm) {
      const [from, to] = rangeOf(range);
      const timing = { from, to, pace: paceOf(pace), width: width === undefined ? undefined : Number(width) };
      const diagram = await start(command);
      const made = { ...options, ...timing };
      write(output, format === 'gif' ? await gif(await drawn(filmPictures, diagram, made)) : `${await drawn(filmOf, diagram, made)}\n`);
      return;
    }
    if (isText) {
      write(output, await drawn(boardTextOf, await start(command), { ...options, format, image }));
      return;
    }
    if (format === 'pdf') {
      write(output, await drawn(pdfFor, await start(command), options));
      return;
    }
    const picture = await drawn(format === 'tex' ? tikzOf : stillOf, await start(command), options);
    write(output, format === 'png' ? await png(picture, width) : `${picture.trimEnd()}\n`);
  },

  async markdown({ words: [file], options: { output } }) {
    write(output, await replaceFences(read(file), {}, reporter(file)));
  },

  async hugo({ words: [folder = '.'] }) {
    const content = join(folder, 'content');
    const files = new Map();
    let pages = 0;
    for (const page of listed(content)) {
      const text = textOf(join(content, page), page);
      if (text === undefined) continue;
      await hugoFiles(text, reporter(page), files);
      pages += 1;
    }
    // Pictures of blocks that are gone go too.
    const out = join(folder, 'assets', 'variant-diagram');
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    for (const [name, html] of files) writeFileSync(join(out, name), html);
    process.stdout.write(`${say('cli-pictures-made', { count: files.size, pages })}\n`);
  },
};

const reporter = (file) => (sentence) => warn(file, sentence);

/** The pages below a folder; folders may have such names too. */
function listed(folder) {
  try {
    const all = readdirSync(folder, { recursive: true });
    return all.filter((it) => /\.(?:md|markdown)$/.test(it) && !statSync(join(folder, it)).isDirectory());
  } catch {
    throw new PlaceFailure(folder, say('cli-folder-missing'));
  }
}

/** The text of a page. One that cannot be read costs a site its own pictures, and no others. */
function textOf(file, page) {
  try {
    return read(file);
  } catch (error) {
    if (!(error instanceof PlaceFailure)) throw error;
    warn(page, say('cli-page-without-pictures', { why: error.why }));
    return undefined;
  }
}

async function drawn(draw, diagram, options) {
  try {
    return await draw(diagram, options);
  } catch (error) {
    throw new Failure(error.message);
  }
}

/** Refuses options that a format does not take. */
function refuse({ options }, format, names) {
  for (const name of names) {
    if (options[name] === undefined) continue;
    throw new UsageFailure(say('cli-options-exclude', { options: { all: [`--to ${format}`, `--${name}`] } }));
  }
}

/** The first and the last position of a film, by the moves before them. */
function rangeOf(text = '0-') {
  const found = /^(\d{1,4})-(\d{0,4})$/.exec(text);
  if (!found) throw new UsageFailure(say('cli-no-range', { text }));
  return [Number(found[1]), found[2] === '' ? undefined : Number(found[2])];
}

/** Milliseconds for a move. */
function paceOf(text) {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > MAX_PACE) throw new UsageFailure(say('cli-no-pace', { most: MAX_PACE }));
  return Number(text);
}

/** A game as one page, with the script of the package in it. */
async function page(diagram, { flipped = false }) {
  const script = readFileSync(new URL('../standalone.js', import.meta.url), 'utf8');
  const { title = 'Variant Diagram' } = diagram.board().appearance;
  return gamePage({ definition: diagram.definition(), record: diagram.record(), script, title, lang: spoken(), flipped });
}

/** The renderer, which does not come along. */
async function renderer() {
  const { Resvg } = await import('@resvg/resvg-js').catch((error) => {
    throw error.code === 'ERR_MODULE_NOT_FOUND' ? new Failure(say('cli-png-renderer')) : error;
  });
  return Resvg;
}

/** The bytes of a GIF file. */
async function gif(pictures) {
  const Resvg = await renderer();
  return gifOf(pictures, async (svg) => new Resvg(svg, { font: { loadSystemFonts: true } }).render());
}

/** The bytes of a PNG file. */
async function png(picture, width) {
  const Resvg = await renderer();
  // A board is about half as wide on a page as in its own units.
  const across = width ?? Math.round(0.96 * Number(/viewBox="\S+ \S+ (\S+)/.exec(picture)[1]));
  const fitTo = { mode: 'width', value: Number(across) };
  return new Resvg(picture, { fitTo, font: { loadSystemFonts: true } }).render().asPng();
}
