// The table of the pieces: pictures, counts, names, moves or values; the row of the piece that is selected; all move diagrams at once.

import { BoardDrawing } from '../board/board-svg.js';
import { html, set } from '../style/dom.js';
import { terrainKey } from '../board/terrain.js';
import { capital } from '../a11y/labels.js';
import type { Commands } from './toolbar.js';
import type { Pictures } from '../pieces/renderer.js';
import { spareStep } from '../game/free-placement.js';
import { figure as figureOf } from '../board/tile-preview.js';
import type { BoardView, SceneView, TypeView } from '../engine/views.js';

/** A table that follows the game. */
export interface Legend {
  root: HTMLElement;
  /** Shows a position, and the row of a type. */
  show(scene: SceneView, selected: number | undefined): void;
}

/** What rows are made of. */
interface Matter {
  board: BoardView;
  pictures: Pictures;
  commands: Commands;
}

/** The picture of a side: what of it can be put on the board is clicked or dragged there. */
function figure({ board, pictures }: Matter, type: TypeView, side: 0 | 1): HTMLTableCellElement {
  const name = `${type.name} of ${side === 0 ? 'White' : 'Black'}`;
  const button = html('button', { type: 'button', class: 'spare', 'data-type': type.number, 'data-side': side, 'aria-label': name }, figureOf(board, pictures, type.number, side));
  const count = !board.appearance.noCounts && html('span', { class: 'number' }, String(type.counts[side]));
  return html('td', { class: 'pair', role: 'cell' }, button, count);
}

function row(matter: Matter, type: TypeView, words = ''): HTMLTableRowElement {
  const name = html('button', { type: 'button', class: 'name', 'data-type': type.number }, type.name);
  name.addEventListener('click', () => matter.commands.diagram(type.number));
  const promoted = matter.board.types[type.promoted - 1];
  return html(
    'tr',
    { role: 'row', 'data-row': type.number },
    html('td', { class: 'id', role: 'cell' }, type.id),
    figure(matter, type, 0),
    figure(matter, type, 1),
    html('th', { scope: 'row', role: 'rowheader' }, name),
    html('td', { class: 'moves', role: 'cell' }, html('code', {}, type.moves), ' ', words, promoted && html('small', {}, ` Promotes to ${promoted.name}.`)),
    html('td', { class: 'value', role: 'cell', hidden: true }),
  );
}

/** The heading of the moves: a click shows values instead, and again the moves. */
function heading(commands: Commands, body: HTMLElement): HTMLTableCellElement {
  const button = html('button', { type: 'button', class: 'name', title: 'Show estimated values' }, 'Moves');
  let shown = false;
  button.addEventListener('click', () => {
    shown = !shown;
    const values = shown ? commands.values() : [];
    button.textContent = shown ? 'Value' : 'Moves';
    set(button, 'title', shown ? 'Show the moves' : 'Show estimated values');
    for (const line of body.querySelectorAll<HTMLElement>('[data-row]')) {
      const value = values[Number(line.dataset['row']) - 1] ?? 0;
      const [moves, worth] = [line.querySelector<HTMLElement>('.moves'), line.querySelector<HTMLElement>('.value')];
      if (!moves || !worth) continue;
      moves.hidden = shown;
      worth.hidden = !shown;
      worth.textContent = value > 0 ? (value / 100).toFixed(2) : 'royal';
    }
  });
  return html('th', { scope: 'col', role: 'columnheader' }, button);
}

/** The move diagrams of all pieces, one below the other: to read, and to print. */
async function overview({ board, pictures, commands }: Matter): Promise<HTMLElement[]> {
  const words = commands.explanations();
  return Promise.all(
    board.types.map(async (type, index) => {
      const drawing = new BoardDrawing({ ...board, appearance: { ...board.appearance, title: `Moves of the ${type.name}` } }, pictures, false, false);
      const picture = await commands.reach(type.number);
      if (picture) drawing.show(picture);
      return html('figure', { class: 'sheet-of' }, html('figcaption', {}, html('strong', {}, capital(type.name)), ` (${type.id}) `, html('code', {}, type.moves), ' ', words[index]), drawing.root);
    }),
  );
}

function overviewButton(matter: Matter): HTMLElement {
  const place = html('div', { class: 'overview' });
  const button = html('button', { type: 'button', class: 'wide', 'aria-expanded': 'false' }, 'All move diagrams');
  const print = html('button', { type: 'button', class: 'wide', hidden: true }, 'Print');
  const isOpen = (): boolean => button.getAttribute('aria-expanded') === 'true';
  button.addEventListener('click', async () => {
    const open = !isOpen();
    set(button, 'aria-expanded', String(open));
    print.hidden = !open;
    place.replaceChildren();
    const made = open ? await overview(matter) : [];
    // By now it may be closed again.
    if (open && isOpen()) place.replaceChildren(...made);
  });
  print.addEventListener('click', () => globalThis.print());
  return html('div', { class: 'sheets' }, button, ' ', print, place);
}

/** The table of pieces. Roles are spelled out because narrow places lay it out as a list. A click on a name asks for the move diagram. */
export function legend(board: BoardView, pictures: Pictures, commands: Commands): Legend {
  const matter = { board, pictures, commands };
  const words = commands.explanations();
  const body = html('tbody', { role: 'rowgroup' }, ...board.types.map((type, index) => row(matter, type, words[index])));
  const head = ['ID', 'White', 'Black', 'Name'].map((it) => html('th', { scope: 'col', role: 'columnheader' }, it));
  const table = html(
    'table',
    { class: 'types', part: 'table', role: 'table', 'aria-label': 'Pieces' },
    html('thead', { role: 'rowgroup' }, html('tr', { role: 'row' }, ...head, heading(commands, body))),
    body,
  );
  const card = html('div', { class: 'card', part: 'card', role: 'status', hidden: true });
  let told: number | undefined;
  const root = html('div', { class: 'wrap' }, card, table, terrainKey(board.terrain), overviewButton(matter));
  return {
    root,
    show(scene, selected) {
      for (const it of table.querySelectorAll<HTMLButtonElement>('.spare')) {
        const [type, side] = [Number(it.dataset['type']), Number(it.dataset['side'])];
        const slot = scene.hands.find((hand) => hand.type === type && hand.side === side && side === scene.turn);
        const step = commands.free() ? spareStep({ type, side }) : slot?.step;
        set(it, 'data-step', step);
        it.disabled = step === undefined;
      }
      const type = board.types[(selected ?? 0) - 1];
      if (!type || told === selected) return;
      told = selected;
      card.hidden = false;
      card.replaceChildren(
        ...([0, 1] as const).map((side) => figureOf(board, pictures, type.number, side)),
        html('strong', {}, capital(type.name)),
        ` (${type.id}) `,
        html('code', {}, type.moves),
        html('span', {}, words[type.number - 1]),
      );
    },
  };
}
