// The table of the pieces: pictures, counts, names, moves or values, and the row of the piece that is selected.

import { capital, nameWord, typeName } from '../a11y/labels.js';
import type { MoveDiagram } from '../board/board-state.js';
import { BoardDrawing } from '../board/board-svg.js';
import type { Preferences } from '../board/preferences.js';
import { figure } from '../board/tile-preview.js';
import type { Side } from '../engine/names.js';
import { ofSide, SIDES } from '../engine/sides.js';
import type { TypeView } from '../engine/views.js';
import { cycleDiagram } from '../game/commands.js';
import { act } from '../game/controller.js';
import { zonesOf } from '../game/engine-answers.js';
import { freeStep } from '../game/free-placement.js';
import { type Game, isEnforced, type Panel } from '../game/game.js';
import { diagramPicture } from '../game/move-diagram.js';
import { PointerGestures } from '../input/pointer.js';
import { withSkin } from '../pieces/family.js';
import { ArrowGestures } from '../reader/arrow-gestures.js';
import { button, html, isElement, set, toElement } from '../style/dom.js';
import { diagramSheet } from './diagram-sheet.js';
import { markKey } from './mark-key.js';
import { suppose } from './supposition.js';
import { terrainKey } from './terrain-key.js';
import { type ToldMoves, toldMoves } from './told-moves.js';

/** The picture of a side: what of it can be put on the board is clicked or dragged there. */
function pictureCell({ board, pieces, say }: Game, type: TypeView, side: Side): HTMLTableCellElement {
  const attributes = {
    type: 'button',
    class: 'type-button',
    'data-type': type.number,
    'data-side': side,
    'aria-label': say('table-picture', { name: typeName(board, type.number), side: { choice: side } }),
  };
  const count = !board.appearance.noCounts && html('span', { class: 'number' }, String(ofSide(type.counts, side)));
  return html(
    'td',
    { class: 'pair', role: 'cell' },
    html('button', attributes, figure(board, pieces, type.number, side)),
    count,
  );
}

/** A row. Roles are spelled out because narrow places lay the table out as a list. */
function tableRow(game: Game, type: TypeView, told: ToldMoves): HTMLTableRowElement {
  const { board, say } = game;
  const title = nameWord(say, typeName(board, type.number));
  const name = button(title, { class: 'name', 'data-type': type.number }, () => act(game, cycleDiagram, type.number));
  return html(
    'tr',
    { role: 'row', 'data-row': type.number },
    html('td', { class: 'id', role: 'cell' }, type.id),
    pictureCell(game, type, 'white'),
    pictureCell(game, type, 'black'),
    html('th', { scope: 'row', role: 'rowheader' }, name),
    html(
      'td',
      { class: 'moves', role: 'cell' },
      html('code', {}, type.moves),
      ' ',
      told(type.number),
      type.promoted > 0 && html('small', {}, ' ', say('table-promotes', { name: typeName(board, type.promoted) })),
    ),
    html('td', { class: 'value', role: 'cell', hidden: true }),
  );
}

/** The heading of the moves: a click shows values instead, and again the moves. */
function movesHeading(game: Game, body: HTMLElement): HTMLTableCellElement {
  const { say } = game;
  let shown = false;
  const toggle = button(say('table-moves'), { class: 'name', title: say('table-show-values') }, () => {
    shown = !shown;
    const values = (shown && act(game, () => game.diagram.values())) || [];
    toggle.textContent = say(shown ? 'table-value' : 'table-moves');
    set(toggle, 'title', say(shown ? 'table-show-moves' : 'table-show-values'));
    for (const row of body.querySelectorAll<HTMLElement>('[data-row]')) {
      const [moves, value] = [row.querySelector<HTMLElement>('.moves'), row.querySelector<HTMLElement>('.value')];
      if (!moves || !value) continue;
      const centipawns = values[Number(row.dataset.row) - 1] ?? 0;
      moves.hidden = shown;
      value.hidden = !shown;
      value.textContent =
        centipawns > 0 ? say('said', { text: { decimal: centipawns / 100, digits: 2 } }) : say('table-royal');
    }
  });
  return html('th', { scope: 'col', role: 'columnheader' }, toggle);
}

/** The piece that is selected: its pictures, and how it moves. */
function selectedCard({ board, pieces, say }: Game, type: TypeView, moves: ToldMoves): (Node | string)[] {
  const pictures = html('span', {}, ...SIDES.map((side) => figure(board, pieces, type.number, side)));
  return [
    ...pictures.childNodes,
    html('strong', {}, capital(nameWord(say, typeName(board, type.number)))),
    ` (${type.id}) `,
    html('code', {}, type.moves),
    moves(type.number),
  ];
}

/** Whether most of an element is on the screen. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) > (bottom - top) / 2;
}

/** The move diagram, below the name that was clicked where the board is out of sight. */
function rowDetail(game: Game): { anchor: HTMLElement | undefined; show(body: HTMLElement): void } {
  const { board, pieces, say } = game;
  const cell = html('td', { role: 'cell', colspan: 6 });
  const row = html('tr', { class: 'detail', role: 'row' }, cell);
  let drawn: MoveDiagram | undefined;
  let wanted: Preferences | undefined;
  return {
    anchor: undefined,
    show(body) {
      const { moveDiagram } = game.state;
      if (!moveDiagram) this.anchor = undefined;
      if (!moveDiagram || !this.anchor || !body.contains(this.anchor)) return row.remove();
      if (this.anchor.nextSibling !== row) this.anchor.after(row);
      const { preferences, flipped } = game.state;
      if (drawn === moveDiagram && wanted === preferences) return;
      [drawn, wanted] = [moveDiagram, preferences];
      const { type, side } = moveDiagram;
      const title = say('moves-of', { name: typeName(board, type) });
      const skinned = withSkin(board, preferences.skin);
      const titled = { ...skinned, appearance: { ...skinned.appearance, title } };
      // The squares are too small for coordinates, and a diagram needs none.
      const drawing = new BoardDrawing(titled, pieces, { say, flipped, live: false, coordinates: 'none' });
      drawing.show(diagramPicture(say, board, moveDiagram, zonesOf(game, type, side)));
      cell.replaceChildren(drawing.root);
    },
  };
}

/** Draws the pieces of the table anew: other pictures have come, or the reader wants another set. */
function redrawFigures({ board, pieces }: Game, table: HTMLElement): void {
  for (const it of table.querySelectorAll<HTMLElement>('.type-button')) {
    const side = it.dataset.side === 'black' ? 'black' : 'white';
    it.replaceChildren(toElement(figure(board, pieces, Number(it.dataset.type), side)));
  }
}

/** Milliseconds after which a finger rests. */
const REST = 250;

/** A row under the pointer, or with the focus, shows on the board what its piece would do there. */
function followSuppositions(game: Game, body: HTMLElement): void {
  let shown: number | undefined;
  const follow = (target: EventTarget | null): void => {
    const row = isElement(target) ? target.closest<HTMLElement>('[data-row]') : null;
    const type = row ? Number(row.dataset.row) : undefined;
    if (type === shown) return;
    shown = type;
    act(game, suppose, type);
  };
  const { signal } = game;
  // Where the page moves under a pointer that rests, nobody has asked.
  body.addEventListener('pointermove', (it) => it.pointerType === 'mouse' && follow(it.target), { signal });
  body.addEventListener('pointerleave', () => follow(null), { signal });
  // A finger that rests asks as well; one that scrolls is taken away before.
  let timer = 0;
  const lift = ({ pointerType }: PointerEvent): void => {
    clearTimeout(timer);
    if (pointerType !== 'mouse') follow(null);
  };
  body.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      if (pointerType !== 'mouse') timer = setTimeout(follow, REST, target);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const) body.addEventListener(type, lift, { signal });
  body.addEventListener(
    'focusin',
    (it) => isElement(it.target) && it.target.matches(':focus-visible') && follow(it.target),
    { signal },
  );
  body.addEventListener('focusout', ({ relatedTarget }) => follow(relatedTarget), { signal });
}

/** The table. A click on a name asks for the move diagram. */
export function pieceTable(game: Game): Panel {
  const { board, say } = game;
  const moves = toldMoves(game);
  const body = html('tbody', { role: 'rowgroup' }, ...board.types.map((type) => tableRow(game, type, moves)));
  const head = ['table-id', 'white', 'black', 'table-name'].map((it) =>
    html('th', { scope: 'col', role: 'columnheader' }, say(it)),
  );
  const table = html(
    'table',
    { class: 'types', part: 'table', role: 'table', 'aria-label': say('pieces') },
    html('thead', { role: 'rowgroup' }, html('tr', { role: 'row' }, ...head, movesHeading(game, body))),
    body,
  );
  const card = html('div', { class: 'card', part: 'card', role: 'status', hidden: true });
  let told: number | undefined;
  let drawnVersion = game.pieces.version;
  const detail = rowDetail(game);
  // A card that changed now would move the name away from under the pointer.
  body.addEventListener(
    'click',
    ({ target }) => {
      const name = isElement(target) ? target.closest<HTMLElement>('.name[data-type]') : null;
      if (!name) return;
      detail.anchor = isInSight(game.drawing.root) ? undefined : (name.closest('tr') ?? undefined);
      told = Number(name.dataset.type);
    },
    { capture: true },
  );
  followSuppositions(game, body);
  const root = html('div', { class: 'wrap' }, card, table, terrainKey(say, board.terrain), diagramSheet(game, moves));
  new ArrowGestures(game, root);
  new PointerGestures(game, root);
  return {
    root,
    show({ state }) {
      if (drawnVersion !== game.pieces.version) redrawFigures(game, table);
      drawnVersion = game.pieces.version;
      const free = !isEnforced(game);
      for (const it of table.querySelectorAll<HTMLButtonElement>('.type-button')) {
        const type = Number(it.dataset.type);
        const side = it.dataset.side === 'black' ? 'black' : 'white';
        const slot = state.scene.hands.find(
          (hand) => hand.type === type && hand.side === side && side === state.scene.turn,
        );
        const step = free ? freeStep({ type, side }) : slot?.step;
        set(it, 'data-step', step);
        it.disabled = step === undefined;
      }
      detail.show(body);
      const type = board.types[(state.selectedType ?? 0) - 1];
      if (!type || told === type.number) return;
      told = type.number;
      card.hidden = false;
      card.replaceChildren(...selectedCard(game, type, moves));
    },
  };
}

/** The table of the pieces, with the key of the marks below it. */
export function piecesPanel(game: Game): Panel {
  const table = pieceTable(game);
  const key = html('div');
  let known = 0;
  return {
    root: html('div', {}, table.root, key),
    show() {
      table.show(game);
      if (game.shown.kinds.size === known) return;
      known = game.shown.kinds.size;
      key.replaceChildren(markKey(game.say, game.shown.kinds));
    },
  };
}
