// The commands that draw. The native program has none of them.

import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hugoFiles, replaceFences } from '../markdown.js';
import { boardTextOf, stillOf, tikzOf } from '../still.js';
import { Failure, PlaceFailure, UsageFailure } from './failure.mjs';
import { read, write } from './input.mjs';
import { warn } from './printable.mjs';
import { start } from './start.mjs';
import { say, spoken } from './words.mjs';

const THEMES = ['light', 'dark', 'auto'];
const VIEWS = ['white', 'black', 'both'];
/** What a picture may be written as; the last three are texts of a position. */
const FORMATS = ['svg', 'png', 'tex', 'text', 'wikitext', 'forum'];

/** The widest PNG. */
const MAX_WIDTH = 9999;

/** An option takes one of some words, or none. */
function choose(option, value, values) {
  if (value === undefined || values.includes(value)) return;
  throw new UsageFailure(say('cli-option-values', { option, values: { any: values } }));
}

export const PICTURES = {
  async render(command) {
    const { piece, view, theme, flipped, bare, image, output, to, width } = command.options;
    choose('--theme', theme, THEMES);
    choose('--view', view, VIEWS);
    if (width !== undefined && !(/^[1-9]\d*$/.test(width) && Number(width) <= MAX_WIDTH)) {
      throw new UsageFailure(say('cli-no-width', { most: MAX_WIDTH }));
    }
    choose('--to', to, FORMATS);
    const format = to ?? /\.(png|tex)$/i.exec(output ?? '')?.[1].toLowerCase() ?? 'svg';
    if (image !== undefined && format !== 'forum') {
      throw new UsageFailure(say('cli-option-unused', { command: `render --to ${format}`, option: '--image' }));
    }
    const isText = FORMATS.indexOf(format) > 2;
    // The letters of a position have neither marks nor colours.
    const excluded = { '--piece': piece, '--theme': theme };
    for (const [option, value] of Object.entries(excluded)) {
      if (!isText || value === undefined) continue;
      throw new UsageFailure(say('cli-options-exclude', { options: { all: [`--to ${format}`, option] } }));
    }
    // Nobody chooses a scheme for another picture afterwards.
    const scheme = format !== 'svg' && theme === 'auto' ? 'light' : theme;
    // Arrows of the definition belong to its start position: the picture has to know that this is another one.
    const fen = command.moves.length === 0 ? command.options.fen : undefined;
    const options = { fen, piece, view, theme: scheme, flipped, labels: !bare, lang: spoken() };
    if (isText) {
      write(output, drawn(boardTextOf, await start(command), { ...options, format, image }));
      return;
    }
    const picture = drawn(format === 'tex' ? tikzOf : stillOf, await start(command), options);
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

function drawn(draw, diagram, options) {
  try {
    return draw(diagram, options);
  } catch (error) {
    throw new Failure(error.message);
  }
}

/** The bytes of a PNG file. */
async function png(picture, width) {
  const { Resvg } = await import('@resvg/resvg-js').catch((error) => {
    throw error.code === 'ERR_MODULE_NOT_FOUND' ? new Failure(say('cli-png-renderer')) : error;
  });
  // A board is about half as wide on a page as in its own units.
  const across = width ?? Math.round(0.96 * Number(/viewBox="\S+ \S+ (\S+)/.exec(picture)[1]));
  const fitTo = { mode: 'width', value: Number(across) };
  return new Resvg(picture, { fitTo, font: { loadSystemFonts: true } }).render().asPng();
}
