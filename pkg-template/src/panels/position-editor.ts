// The editor of positions: a palette below the board. Every change is one request to the engine; no rule is asked for.

import '../element/element.js'; // one file for all that is loaded first
import { html, set } from '../style/dom.js';
import type { Diagram } from '../engine/load.js';
import { capital, pieceName, side } from '../a11y/labels.js';
import type { Pictures } from '../pieces/renderer.js';
import { spareOf, spareStep, type Spare } from '../game/free-placement.js';
import { figure } from '../board/tile-preview.js';
import type { BoardView, PlayedView, SceneView } from '../engine/views.js';

/** A change, as the engine reads it. */
type Change = Parameters<Diagram['arrange']>[0][number];

/** What the editor tells the game. */
interface Offers {
  /** The position has changed. */
  changed(): void;
  /** The reader has finished. */
  done(): void;
  scene(): SceneView;
  say(text: string): void;
}

/** More types than these have small pictures, in a region that scrolls. */
const MANY = 20;

/** The wiper: nothing is put. */
const WIPER: Spare = { type: 0, side: 0 };

/** Where everything comes from. */
interface Place {
  diagram: Diagram;
  board: BoardView;
  pictures: Pictures;
  /** Where the palette stands. */
  tray: HTMLElement;
  cellOf: Map<string, number>;
}

/** An open editor. */
export class Editor {
  #tool: Spare | undefined;
  readonly #place: Place;
  readonly #offers: Offers;
  readonly #problem = html('p', { class: 'problem', role: 'status' });
  readonly #tools: HTMLButtonElement[] = [];
  /** Draws the tiles of the palette as they would be laid: on a board this way up. */
  readonly #tiles: ((flipped: boolean) => void)[] = [];
  #flipped = false;
  readonly #turn: HTMLButtonElement;

  constructor(place: Place, offers: Offers) {
    this.#place = place;
    this.#offers = offers;
    this.#turn = this.#button('', () => this.#change([], 1 - offers.scene().turn));
    place.tray.replaceChildren(this.#palette());
    this.#show();
  }

  /** Whether the click or the drag is for the board; the palette and putting pieces are dealt with here. */
  accepts(step: string, drag: boolean): boolean {
    const spare = spareOf(step);
    const cell = this.#place.cellOf.get(step);
    if (spare && !drag) this.#take(this.#tool && spareStep(this.#tool) === step ? undefined : spare);
    else if (this.#tool && cell !== undefined && !drag) this.#put(this.#tool, cell);
    else return spare !== undefined || cell !== undefined;
    return false;
  }

  /** A piece was moved, or dragged here from the palette. */
  play(path: string[]): PlayedView {
    const { cellOf } = this.#place;
    const from = cellOf.get(path[0] ?? '');
    const to = cellOf.get(path[1] ?? '') ?? -1;
    const piece = spareOf(path[0]) ?? this.#offers.scene().pieces.find((it) => it.cell === from);
    const changes: Change[] = from === undefined ? [] : [{ cell: from, ...WIPER }];
    if (piece) changes.push({ cell: to, type: piece.type, side: piece.side });
    this.#place.diagram.arrange(changes);
    return { path, moved: [], removed: [], added: [], san: '' };
  }

  /** The board is shown this way up. */
  turn(flipped: boolean): void {
    if (flipped === this.#flipped) return;
    this.#flipped = flipped;
    for (const draw of this.#tiles) draw(flipped);
  }

  /** Takes the palette away. */
  close(): void {
    this.#place.tray.replaceChildren();
  }

  #take(tool: Spare | undefined): void {
    this.#tool = tool;
    this.#show();
    const name = tool?.type ? pieceName(this.#place.board, { ...tool, cell: 0 }) : 'wiper';
    this.#offers.say(tool ? `${capital(name)}: choose a square.` : 'Nothing in hand: choose a piece to move it.');
  }

  #put(tool: Spare, cell: number): void {
    const there = this.#offers.scene().pieces.find((it) => it.cell === cell);
    // The same piece again wipes it out.
    const wipe = there?.type === tool.type && there.side === tool.side;
    this.#change([{ cell, ...(wipe ? WIPER : tool) }]);
    const { label } = this.#place.board.cells[cell] ?? { label: '' };
    const name = wipe || tool.type === 0 ? 'empty' : pieceName(this.#place.board, { ...tool, cell });
    this.#offers.say(`${label}, ${name}.`);
  }

  #hand(more: number): void {
    const tool = this.#tool;
    if (!tool || tool.type === 0) return this.#tell('Choose a piece first.');
    const slot = this.#offers.scene().hands.find((it) => it.type === tool.type && it.side === tool.side);
    this.#change([{ ...tool, count: Math.max(0, (slot?.count ?? 0) + more) }]);
  }

  #change(changes: Change[], turn?: number): void {
    this.#attempt(() => this.#place.diagram.arrange(changes, turn));
  }

  #attempt(act: () => void): void {
    try {
      act();
      this.#tell('');
    } catch (error) {
      this.#tell(error instanceof Error ? error.message : String(error));
    }
    this.#offers.changed();
    this.#show();
  }

  #tell(text: string): void {
    this.#problem.textContent = text;
  }

  #button(name: string, act: () => void): HTMLButtonElement {
    const button = html('button', { type: 'button', class: 'wide' }, name);
    button.addEventListener('click', act);
    return button;
  }

  #palette(): HTMLElement {
    const { board, pictures, diagram } = this.#place;
    const tool = (spare: Spare, name: string, ...content: (Node | string)[]): HTMLButtonElement => {
      const button = html('button', { type: 'button', class: 'slot', part: 'slot', 'data-step': spareStep(spare), 'aria-label': name, title: name }, ...content);
      this.#tools.push(button);
      return button;
    };
    const row = (number: number): HTMLElement => {
      const pieces = board.types.map(({ number: type, faces }) => {
        const name = pieceName(board, { type, side: number, cell: 0 });
        // A piece that comes on a tile is put without it.
        if (!faces || faces[0].piece !== undefined) return tool({ type, side: number }, name, pictures.icon(type, number));
        const face = (flipped: boolean): SVGSVGElement => figure(board, pictures, type, number, flipped);
        const button = tool({ type, side: number }, name, face(false));
        this.#tiles.push((flipped) => button.replaceChildren(face(flipped)));
        return button;
      });
      return html('div', { class: board.types.length > MANY ? 'palette many' : 'palette', role: 'group', 'aria-label': `${side(number)} pieces` }, ...pieces);
    };
    const wipe = tool(WIPER, 'Wipe out', '\u2715');
    const clear = (): void => this.#change(this.#offers.scene().pieces.map(({ cell }) => ({ cell, ...WIPER })));
    const copy = this.#button('Copy the position', () => {
      const done = navigator.clipboard?.writeText(diagram.fen()) ?? Promise.reject(new Error());
      done.then(
        () => this.#tell('Copied.'),
        () => this.#tell(diagram.fen()),
      );
    });
    const done = this.#button('Done', () => this.#offers.done());
    done.classList.add('done');
    const hands = board.hands ? [this.#button('Into the hand', () => this.#hand(1)), this.#button('Out of the hand', () => this.#hand(-1))] : [];
    const actions = [
      wipe,
      this.#button('Clear', clear),
      this.#button('Start position', () => this.#attempt(() => diagram.restart())),
      this.#turn,
      ...hands,
      copy,
      done,
    ];
    const bar = html('div', { class: 'deeds', role: 'group', 'aria-label': 'Position' }, ...actions);
    return html('div', { class: 'editor', part: 'editor' }, row(1), row(0), bar, this.#problem);
  }

  #show(): void {
    const chosen = this.#tool && spareStep(this.#tool);
    for (const it of this.#tools) set(it, 'aria-pressed', String(it.getAttribute('data-step') === chosen));
    this.#turn.textContent = `${side(this.#offers.scene().turn)} to move`;
  }
}
