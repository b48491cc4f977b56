// Parts of a board that a page wants elsewhere: the table, a list of the pieces, the key of the marks, by the ids of older pages.

import '../element/element.js'; // one file for all that is loaded first
import buttons from '../style/controls.css';
import zones from '../style/zones.css';
import { html } from '../style/dom.js';
import { legend, type Legend } from './piece-table.js';
import { markKey, style, type Commands } from './toolbar.js';
import type { Pictures } from '../pieces/renderer.js';
import { dress } from '../style/theme.js';
import type { BoardView, SceneView } from '../engine/views.js';

/** The ids that a prefix stands for. */
const NAMES = ['Table', 'List', 'Colors'] as const;

/** A place of the page with a shadow tree of ours in it. */
function inside(place: HTMLElement, content: HTMLElement): void {
  const holder = html('div', {});
  const root = holder.attachShadow({ mode: 'open' });
  dress(root);
  dress(root, buttons);
  dress(root, zones);
  dress(root, style);
  root.append(content);
  place.replaceChildren(holder);
}

/** What the places show. */
interface Matter {
  board: BoardView;
  pictures: Pictures;
  commands: Commands;
  /** The position whose squares are named. */
  start: SceneView | undefined;
}

/** Names and start squares of the pieces; a click on a name shows how it moves. */
function pieceList({ board, commands, start }: Matter): HTMLElement {
  const items = board.types.map((type) => {
    const button = html('button', { type: 'button', class: 'name' }, type.name);
    button.addEventListener('click', () => commands.diagram(type.number));
    const squares = start?.pieces.filter((it) => it.type === type.number).map((it) => board.cells[it.cell]?.label) ?? [];
    return html('li', {}, button, squares.length > 0 && html('small', {}, ` ${squares.join(', ')}`));
  });
  return html('ul', { class: 'names' }, ...items);
}

/** Fills the places that the page has. */
export function fillSatellites(prefix: string, matter: Matter): { legend: Legend | undefined; show(kinds: Iterable<string>): void } {
  const [table, list, colors] = NAMES.map((it) => document.getElementById(prefix + it));
  const made = table ? legend(matter.board, matter.pictures, matter.commands) : undefined;
  if (table && made) {
    inside(table, made.root);
    matter.commands.listen(made.root);
  }
  if (list) inside(list, pieceList(matter));
  return {
    legend: made,
    show: (kinds) => {
      if (colors) inside(colors, markKey(kinds));
    },
  };
}
