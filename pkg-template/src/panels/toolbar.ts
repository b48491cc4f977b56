// What stands around the board: buttons, the record, the table of pieces, the problems of the definition.

import '../element/element.js'; // one file for all that is loaded first
import { html, icon, set, svg } from '../style/dom.js';
import { markShape } from '../board/marks.js';
import { pieceName } from '../a11y/labels.js';
import style from '../style/panels.css';
import { moveList, type Lines } from './move-list.js';
import type { Pictures } from '../pieces/renderer.js';
import type { Picture } from '../board/board-svg.js';
import type { BoardView, DiagnosticView, SceneView } from '../engine/views.js';
import { zoneShape } from '../board/zones.js';

export { style };
export { legend } from './piece-table.js';

/** What the buttons do. */
export interface Commands extends Lines {
  restart(): void;
  flip(): void;
  goto(ply: number): void;
  undo(): void;
  redo(): void;
  load(record: string): string | undefined;
  fen(): string;
  setFen(fen: string): string | undefined;
  diagram(type: number): void;
  /** How the types move, in English. */
  explanations(): string[];
  /** What the types are worth, in hundredths of a Pawn. */
  values(): number[];
  /** The move diagram of a type; nothing, if the game is gone. */
  reach(type: number): Promise<Picture | undefined>;
  /** Shows what both sides attack, or no longer. */
  threats(): void;
  /** Makes the squares larger, and at last small again. */
  zoom(): void;
  /** From now on clicks draw arrows, or no longer. */
  sketch(): void;
  /** Which buttons are pressed in. */
  pressed(): Record<'threats' | 'zoom' | 'sketch' | 'edit', boolean>;
  /** Makes a link to the definition and the game, if the page wants that. */
  link: (() => Promise<string>) | undefined;
  /** Opens or closes the editor. Returns whether it is open. */
  edit(): Promise<boolean>;
  /** Saves a picture of the position. Returns what there is to say. */
  picture(kind: 'png' | 'svg'): Promise<string>;
  /** Lets pieces be dragged from somewhere outside the board. */
  listen(area: HTMLElement): void;
  /** Whether pieces come from nowhere. */
  free(): boolean;
}

/** The buttons and the record. */
export interface Bar {
  root: HTMLElement;
  /** Stops playing through. */
  stop(): void;
  show(scene: SceneView): void;
}

const ICONS = {
  restart: 'M5 12a7 7 0 1 0 2.500-5.300M8 2.500v4.500h4.500',
  flip: 'M8 20V5m-4 4l4-4 4 4M16 4v15m-4-4l4 4 4-4',
  start: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  forward: 'M8 5l9 7-9 7z',
  end: 'M18 5v14M5 5l9 7-9 7z',
  play: 'M4 6l8 6-8 6zM13 6l8 6-8 6z',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
  threats: 'M12 3v4m0 10v4M3 12h4m10 0h4M12 7a5 5 0 1 0 .1 0',
  sketch: 'M4 20L19 5M9 5h10v10',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  zoom: 'M10 4a6 6 0 1 0 .1 0M14.500 14.500L20 20M7.500 10h5M10 7.500v5',
};

/** A button with a drawing and a name. */
function iconButton(name: string, path: string, act: () => void): HTMLButtonElement {
  const button = html('button', { type: 'button', title: name, 'aria-label': name, part: 'button' }, icon(path));
  button.addEventListener('click', act);
  return button;
}

/** A text that can be copied, and replaced by a pasted one. */
function exchange(name: string, button: string, rows: number, show: () => string, read: (text: string) => string | undefined): [HTMLElement, () => void] {
  const text = html('textarea', { rows, spellcheck: 'false', 'aria-label': name });
  const problem = html('p', { class: 'problem', role: 'status' });
  const load = html('button', { type: 'button', class: 'wide' }, button);
  const refresh = (): void => {
    text.value = show();
  };
  load.addEventListener('click', () => {
    problem.textContent = read(text.value) ?? '';
  });
  return [html('div', {}, text, load, problem), refresh];
}

/** Puts a text where it can be pasted elsewhere; where that is not allowed, it is shown. */
async function copied(text: string): Promise<string> {
  const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error());
  return done.then(
    () => 'Copied.',
    () => text,
  );
}

/** Buttons that hand something out, and one line for what they say. */
function offers(commands: Commands): HTMLElement {
  const told = html('p', { class: 'told', role: 'status' });
  let pressed = 0;
  const offer = (name: string, act: () => Promise<string>): HTMLButtonElement => {
    const button = html('button', { type: 'button', class: 'wide' }, name);
    button.addEventListener('click', async () => {
      pressed += 1;
      const turn = pressed;
      const words = await act();
      if (turn === pressed) told.textContent = words;
    });
    return button;
  };
  const { link } = commands;
  const buttons = [
    offer('Copy the game', () => copied(commands.record())),
    link && offer('Copy a link to this game', async () => copied(await link())),
    offer('Save as PNG', () => commands.picture('png')),
    offer('Save as SVG', () => commands.picture('svg')),
  ];
  return html('div', {}, html('div', { class: 'line-tools sharing' }, ...buttons), told);
}

function exchanges(commands: Commands): HTMLElement {
  const [game, showGame] = exchange('Record of the game', 'Read this record', 3, commands.record, commands.load);
  const [position, showPosition] = exchange('Position', 'Set up this position', 2, commands.fen, commands.setFen);
  const summary = html('summary', {}, 'Copy or paste');
  const box = html('details', { class: 'paste' }, summary, offers(commands), game, position);
  // Before it opens, not after: what somebody writes at once must not be written over.
  summary.addEventListener('click', () => {
    if (box.open) return;
    showGame();
    showPosition();
  });
  return box;
}

/** Builds the bar. */
export function bar(board: BoardView, pictures: Pictures, commands: Commands): Bar {
  const shown = { ply: 0, plies: 0 };
  let timer = 0;
  // One move a second, until the end or the next click anywhere in the bar or on the board.
  function play(): void {
    const next = (): void => {
      if (shown.ply >= shown.plies || !root.isConnected) return;
      timer = setTimeout(next, 1000);
      commands.goto(shown.ply + 1);
    };
    if (shown.ply >= shown.plies) commands.goto(0);
    timer = setTimeout(next, 300);
  }
  const buttons = {
    restart: iconButton('Restart', ICONS.restart, commands.restart),
    flip: iconButton('Turn the board', ICONS.flip, commands.flip),
    start: iconButton('To the start', ICONS.start, () => commands.goto(0)),
    back: iconButton('One move back', ICONS.back, () => commands.goto(shown.ply - 1)),
    forward: iconButton('One move on', ICONS.forward, () => commands.goto(shown.ply + 1)),
    end: iconButton('To the end', ICONS.end, () => commands.goto(Infinity)),
    play: iconButton('Play through', ICONS.play, play),
    undo: iconButton('Take back', ICONS.undo, commands.undo),
    redo: iconButton('Play again', ICONS.redo, commands.redo),
    threats: iconButton('Attacked squares', ICONS.threats, commands.threats),
    zoom: iconButton('Larger squares', ICONS.zoom, commands.zoom),
    sketch: iconButton('Draw arrows', ICONS.sketch, commands.sketch),
    edit: iconButton('Edit the position', ICONS.edit, () => void commands.edit()),
  };
  const captured = html('div', { class: 'captured', role: 'group', 'aria-label': 'Captured' });
  const moves = moveList(commands);
  const tools = html('div', { class: 'tools', role: 'group', 'aria-label': 'Game' }, ...Object.values(buttons));
  const root = html('div', { class: 'bar', part: 'bar' }, tools, moves.root, captured, exchanges(commands));
  root.addEventListener('click', () => clearTimeout(timer), { capture: true });
  return {
    root,
    stop: () => clearTimeout(timer),
    show(scene) {
      Object.assign(shown, { ply: scene.ply, plies: scene.plies });
      // A disabled button would lose the focus of somebody who steps back with the keyboard.
      for (const it of [buttons.start, buttons.back, buttons.undo]) set(it, 'aria-disabled', scene.ply === 0 ? 'true' : undefined);
      for (const it of [buttons.forward, buttons.end, buttons.redo]) set(it, 'aria-disabled', scene.ply >= scene.plies ? 'true' : undefined);
      for (const [name, on] of Object.entries(commands.pressed())) set(buttons[name as keyof typeof buttons], 'aria-pressed', String(on));
      captured.hidden = scene.captured.length === 0;
      captured.replaceChildren(
        ...scene.captured.map(({ type, side, count }) => {
          const name = `${count} ${pieceName(board, { type, side, cell: 0 })}`;
          return html('span', { role: 'img', 'aria-label': name, title: name }, pictures.icon(type, side), count > 1 && html('span', { class: 'number' }, String(count)));
        }),
      );
      moves.show();
    },
  };
}

/** The names of the kinds, with the words of the key. */
const KINDS: Record<string, string> = {
  'move-or-capture': 'move or capture',
  leap: 'leap there, move or capture',
  'first-move-or-capture': 'move or capture, as a first move',
  move: 'move, not capture',
  'first-move': 'move, as a first move',
  capture: 'capture, not move',
  'capture-own': 'capture or swap with an own piece',
  via: 'go on from here, or over here',
  castle: 'castle',
  forbidden: 'attacked, but not allowed',
  mount: 'jump over what stands here',
  drop: 'drop here',
  goal: 'win by arriving',
  morph: 'change by arriving',
  choice: 'choose',
  'forbidden zone': 'no move of this piece ends here',
  'promotion zone': 'this piece promotes here',
  'morph zone': 'this piece changes here',
  'goal zone': 'this piece wins here',
  'loss zone': 'this piece loses here',
  'draw zone': 'this piece ends the game in a draw here',
  'moves zone': 'this piece moves in another way from here',
  'haven zone': 'this piece cannot be captured here',
  'via-sign zone': 'an enemy here is taken on the way elsewhere',
  'mount-sign zone': 'a piece here opens more squares',
  'white-threat zone': 'White attacks this square',
  'black-threat zone': 'Black attacks this square',
  'border zone': 'lines across this border count',
};

/** A mark or a zone, as a sample. */
function sample(kind: string): SVGSVGElement {
  const [name = '', zone] = kind.split(' ');
  const [box, shape] = zone ? ['-50 -50 100 100', zoneShape(name, '-44 -44 44 -44 44 44 -44 44')] : ['-28 -28 56 56', markShape(name, false)];
  // Signs stand in a corner.
  const part = name.endsWith('sign') ? '-57 -56 48 48' : box;
  return svg('svg', { viewBox: part, class: 'sample', 'aria-hidden': 'true' }, shape);
}

/** The key of the marks and zones: only the kinds that were seen. */
export function markKey(kinds: Iterable<string>): HTMLElement {
  const items = [...kinds].flatMap((kind) => {
    const words = KINDS[kind];
    if (words === undefined) return [];
    return [html('li', {}, sample(kind), words)];
  });
  const list = html('ul', { class: 'key', part: 'key', 'aria-label': 'Marks' }, ...items);
  list.hidden = items.length === 0;
  return list;
}

/** Line and column of an offset, from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
}

/** The problems of a definition. */
export function problems(diagnostics: DiagnosticView[], text: string | undefined): HTMLElement {
  const items = diagnostics.map((it) => {
    const place = it.span && text !== undefined ? placeOf(text, it.span[0]) : undefined;
    const where = place ? `line ${place.line}, column ${place.column}: ` : it.pointer ? `${it.pointer}: ` : '';
    return html('li', { class: it.severity }, html('strong', {}, it.severity), ' ', where, it.message, it.hint ? `${/[.!?]$/.test(it.message) ? '' : ';'} ${it.hint}` : '');
  });
  return html('ul', { class: 'problems', part: 'problems' }, ...items);
}
