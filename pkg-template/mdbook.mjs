#!/usr/bin/env node
// A preprocessor of mdBook: blocks of the language variant-diagram become pictures that turn into boards.

import { readFileSync } from 'node:fs';
import { printable, warn } from './cli/printable.mjs';
import { replaceFences } from './markdown.js';

const HELP = `A preprocessor of mdBook: blocks of the language variant-diagram become pictures that turn into boards.

Put into book.toml, beside a copy of standalone.js from the package:

  [preprocessor.variant-diagram]
  command = "npx variant-diagram-mdbook"

  [output.html]
  additional-js = ["standalone.js"]

Options for all blocks, in the first table: theme = "light", rules = false, source = false, controls = true, lang = "de".

Usage:
  variant-diagram-mdbook                     reads the book from standard input, writes it to standard output
  variant-diagram-mdbook supports RENDERER   ends with 0 for html, else with 1
`;

const isFlag = (it) => typeof it === 'boolean';
const KNOWN = {
  theme: (it) => ['light', 'dark', 'auto'].includes(it),
  rules: isFlag,
  source: isFlag,
  controls: isFlag,
  flipped: isFlag,
  lang: (it) => typeof it === 'string',
};

/** The options of `book.toml`. mdBook has others in the same table; ours are taken if they make sense. */
function defaultsOf(table) {
  const ours = Object.entries(table ?? {}).filter(([name]) => Object.hasOwn(KNOWN, name));
  return Object.fromEntries(
    ours.filter(([name, value]) => {
      const isFit = KNOWN[name](value);
      if (!isFit) warn('book.toml', `"${name}" cannot be ${JSON.stringify(value)}; it is left out.`);
      return isFit;
    }),
  );
}

const listOf = (it) => (Array.isArray(it) ? it : []);

/** All chapters, in any depth. */
async function visit(items, defaults) {
  const left = [...listOf(items)].reverse();
  while (left.length > 0) {
    const chapter = left.pop()?.Chapter;
    if (!chapter) continue;
    for (const it of listOf(chapter.sub_items).toReversed()) left.push(it);
    if (typeof chapter.content !== 'string') continue;
    const told = (sentence) => warn(chapter.path ?? chapter.name, sentence);
    try {
      chapter.content = await replaceFences(chapter.content, defaults, told);
    } catch (error) {
      told(`${error.message} Its blocks stay as they are.`);
    }
  }
}

/** A value as JSON, in any depth: `JSON.stringify` has only so much stack. */
function jsonOf(value) {
  const out = [];
  const left = [{ value }];
  const later = (...all) => left.push(...all.reverse());
  while (left.length > 0) {
    const it = left.pop();
    if (typeof it === 'string') out.push(it);
    else if (it.value === null || typeof it.value !== 'object') out.push(JSON.stringify(it.value));
    else if (Array.isArray(it.value)) {
      out.push('[');
      left.push(']');
      for (const [at, inner] of [...it.value.entries()].reverse()) later(at > 0 ? ',' : '', { value: inner });
    } else {
      out.push('{');
      left.push('}');
      for (const [at, [name, inner]] of [...Object.entries(it.value).entries()].reverse())
        later(`${at > 0 ? ',' : ''}${JSON.stringify(name)}:`, { value: inner });
    }
  }
  return out.join('');
}

const [command, renderer] = process.argv.slice(2);
if (command === 'supports') process.exit(renderer === 'html' ? 0 : 1);
if (command !== undefined) {
  const asked = command === '--help' || command === '-h';
  (asked ? process.stdout : process.stderr).write(HELP);
  process.exit(asked ? 0 : 2);
}
try {
  const [context, book] = JSON.parse(readFileSync(0, 'utf8'));
  const defaults = defaultsOf(context?.config?.preprocessor?.['variant-diagram']);
  // Older versions of mdBook say "sections", newer ones "items".
  await visit(book.sections ?? book.items, defaults);
  process.stdout.write(jsonOf(book));
} catch (error) {
  process.stderr.write(`variant-diagram: the book could not be read: ${printable(error.message)}\n`);
  process.exitCode = 1;
}
