// Parts of a board that a page wants elsewhere: the table, a list of the pieces, the key of the marks, by the ids of older pages.

import { nameWord, typeName } from '../a11y/labels.js';
import { cycleDiagram } from '../game/commands.js';
import { act } from '../game/controller.js';
import { type Follower, type Game, labelOf } from '../game/game.js';
import controlsStyle from '../style/controls.css';
import { button, html } from '../style/dom.js';
import groundStyle from '../style/ground.css';
import panelsStyle from '../style/panels.css';
import themeStyle from '../style/theme.css';
import { adoptStyle } from '../style/theme.js';
import zonesStyle from '../style/zones.css';
import { markKey } from './mark-key.js';
import { pieceTable } from './piece-table.js';

/** The attribute by which a page says that what stands in a place may go. */
const MARK = 'data-variant-diagram';

/** What we have put into places of the page. */
const filled = new WeakSet<Element>();

/** Whether a place may be filled: the page keeps what it has written itself. */
function isFree(place: HTMLElement): boolean {
  const { firstElementChild: first } = place;
  return place.hasAttribute(MARK) || (first ? filled.has(first) : !place.textContent?.trim());
}

/** Puts content into a place of the page, in a shadow tree of ours in the language of the game. */
function fill(place: HTMLElement, content: HTMLElement, lang: string): void {
  const holder = html('div');
  const root = holder.attachShadow({ mode: 'open' });
  root.append(html('div', { class: 'ours', lang }, content));
  adoptStyle(root, themeStyle, controlsStyle, zonesStyle, groundStyle, panelsStyle);
  place.replaceChildren(holder);
  filled.add(holder);
}

/** Names and start squares of the pieces; a click on a name shows how it moves. */
function pieceList(game: Game): HTMLElement {
  const { board, say, state } = game;
  const items = board.types.map((type) => {
    const name = button(nameWord(say, typeName(board, type.number)), { class: 'name' }, () =>
      act(game, cycleDiagram, type.number),
    );
    const squares = state.scene.pieces.filter((it) => it.type === type.number).map((it) => labelOf(game, it.cell));
    return html(
      'li',
      {},
      name,
      squares.length > 0 && html('small', {}, ' ', say('said', { text: { listed: squares } })),
    );
  });
  return html('ul', { class: 'names' }, ...items);
}

/** The places that the page has left for a board, by the prefix of their ids. */
function pageSlots({ board }: Game): Record<'table' | 'list' | 'colors', HTMLElement | undefined> {
  const at = (name: string): HTMLElement | undefined => {
    const place = document.getElementById(board.appearance.satellite + name);
    return place && isFree(place) ? place : undefined;
  };
  return { table: at('Table'), list: at('List'), colors: at('Colors') };
}

/** Fills the places that the page has. */
export function fillPageSlots(game: Game): Follower {
  const { table, list, colors } = pageSlots(game);
  const { lang } = game.parts.room;
  const pieces = table ? pieceTable(game) : undefined;
  if (table && pieces) fill(table, pieces.root, lang);
  if (list) fill(list, pieceList(game), lang);
  let known = -1;
  return {
    show() {
      pieces?.show(game);
      if (!colors || game.shown.kinds.size === known) return;
      known = game.shown.kinds.size;
      fill(colors, markKey(game.say, game.shown.kinds), lang);
    },
  };
}
