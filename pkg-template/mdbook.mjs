#!/usr/bin/env node
// A preprocessor of mdBook: blocks of the language variant-diagram become pictures that turn into boards.

import { readFileSync } from 'node:fs';
import { replaceFences } from './markdown.js';

const HELP = `A preprocessor of mdBook: blocks of the language variant-diagram become pictures that turn into boards.

Put into book.toml, beside a copy of standalone.js from the package:

  [preprocessor.variant-diagram]
  command = "npx variant-diagram-mdbook"

  [output.html]
  additional-js = ["standalone.js"]

Options for all blocks, in the first table: theme = "light", rules = false, source = false, controls = true.

Usage:
  variant-diagram-mdbook                     reads the book from standard input, writes it to standard output
  variant-diagram-mdbook supports RENDERER   ends with 0 for html, else with 1
`;

const KNOWN = ['theme', 'rules', 'source', 'controls', 'flipped'];

/** Chapters inside chapters, in any depth. */
async function visit(items, defaults) {
  for (const item of items ?? []) {
    const chapter = item?.Chapter;
    if (!chapter) continue;
    const told = (sentence) => process.stderr.write(`variant-diagram: ${chapter.path ?? chapter.name}: ${sentence}\n`);
    chapter.content = await replaceFences(chapter.content ?? '', defaults, told);
    await visit(chapter.sub_items, defaults);
  }
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
  const table = context?.config?.preprocessor?.['variant-diagram'] ?? {};
  const defaults = Object.fromEntries(Object.entries(table).filter(([name]) => KNOWN.includes(name)));
  // Older versions of mdBook say "sections", newer ones "items".
  await visit(book.sections ?? book.items, defaults);
  process.stdout.write(JSON.stringify(book));
} catch (error) {
  process.stderr.write(`variant-diagram: the book could not be read: ${error.message}\n`);
  process.exitCode = 1;
}
