// Parts of a board that a page wants elsewhere: the table, a list of the pieces, the key of the marks, by the ids of older pages.

import { html } from './dom.js';
import { markKey, pieceTable, style, type Commands } from './panels.js';
import type { Pictures } from './pieces.js';
import { dress } from './theme.js';
import type { BoardView } from './views.js';

/** The ids that a prefix stands for. */
const NAMES = ['Table', 'List', 'Colors'] as const;

/** A place of the page with a shadow tree of ours in it. */
function inside(place: HTMLElement, content: HTMLElement): void {
  const holder = html('div', {});
  const root = holder.attachShadow({ mode: 'open' });
  dress(root);
  dress(root, style);
  root.append(content);
  place.replaceChildren(holder);
}

/** Names and start squares of the pieces; a click on a name shows how it moves. */
function pieceList(board: BoardView, commands: Commands): HTMLElement {
  const items = board.types.map((type) => {
    const button = html('button', { type: 'button', class: 'name' }, type.name);
    button.addEventListener('click', () => commands.diagram(type.number));
    return html('li', {}, button);
  });
  return html('ul', { class: 'names' }, ...items);
}

/** Fills the places that the page has. Returns what to call when new kinds of marks appear. */
export function fillSatellites(
  prefix: string,
  board: BoardView,
  pictures: Pictures,
  commands: Commands,
): ((kinds: Iterable<string>) => void) | undefined {
  const [table, list, colors] = NAMES.map((it) => document.getElementById(prefix + it));
  if (table) inside(table, html('div', { class: 'wrap' }, pieceTable(board, pictures, commands)));
  if (list) inside(list, pieceList(board, commands));
  return colors ? (kinds) => inside(colors, markKey(kinds)) : undefined;
}
