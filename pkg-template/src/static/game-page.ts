// A game as one HTML file: its definition, its record, and the script that plays it. It needs nothing else and no network.

import type { Definition } from '../engine/names.js';

/** What a page holds. */
export interface GamePage {
  definition: Definition;
  /** The game as text, with its variations and comments; without it the board begins at the start. */
  record?: string;
  /** The text of `standalone.js`. */
  script: string;
  title: string;
  /** The language of what is said, as a tag. */
  lang?: string;
  flipped?: boolean;
}

/** The attribute of the script, so that a page can be saved again from itself. */
export const SCRIPT_MARK = 'data-variant-diagram-script';

/** In another page (`iframe`) the game may play itself: `?autoplay`, or `?autoplay=1200` for another pace. */
const AUTOPLAY = `(() => {
  const pace = new URLSearchParams(location.search).get('autoplay');
  const board = document.querySelector('variant-diagram');
  if (pace !== null) board.setAttribute('autoplay', pace);
  if (pace !== null) board.removeAttribute('controls');
})();`;

/** Text as HTML in ASCII: the file may be read in any encoding. */
const escaped = (text: string): string =>
  text.replace(/[&<>"]|[^\t\n\x20-\x7e]/gu, (it) => (it === '\r' ? '' : `&#${it.codePointAt(0)};`));

/** A script as it may stand in a page: nothing in it ends the element or begins a comment. */
const inPage = (script: string): string => script.replace(/<(?=\/script|script|!--)/gi, '\\x3c');

/** The definition of an element, as its text or as an attribute. */
function definitionParts(definition: Definition): [attribute: string, text: string] {
  return typeof definition === 'string'
    ? ['', `\n${escaped(definition.trim())}\n`]
    : [` definition="${escaped(JSON.stringify(definition))}"`, ''];
}

/** Writes the page. */
export function gamePage({ definition, record = '', script, title, lang = 'en', flipped = false }: GamePage): string {
  const [attribute, text] = definitionParts(definition);
  const game = record.trim() === '' ? '' : ` record="${escaped(record.trim())}"`;
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="variant-diagram">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font-family: system-ui, sans-serif; }
</style>
</head>
<body>
<variant-diagram controls${flipped ? ' flipped' : ''}${game}${attribute}>${text}</variant-diagram>
<script>${AUTOPLAY}</script>
<script ${SCRIPT_MARK}>${inPage(script)}</script>
</body>
</html>
`;
}
