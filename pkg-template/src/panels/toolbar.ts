// The buttons of the game, the record, the captured pieces, and what can be copied, pasted and saved.

import { pieceName } from '../a11y/labels.js';
import type { CapturedView } from '../engine/views.js';
import {
  goTo,
  loadRecord,
  restart,
  setPosition,
  stepThrough,
  toggleAttacks,
  toggleDrawing,
  toggleEditor,
  zoom,
} from '../game/commands.js';
import { act } from '../game/controller.js';
import { type Game, NOT_LOADED, notify, type Panel } from '../game/game.js';
import { currentGame } from '../game/saved-game.js';
import { button, html, set } from '../style/dom.js';
import { icon, MACHINE } from '../style/shape.js';
import { adoptStyle } from '../style/theme.js';
import { copyText } from './copy.js';
import { exportImage } from './export-image.js';
import { moveList } from './move-list.js';
import { editorPalette } from './position-editor.js';

const ICONS = {
  restart: 'M5 12a7 7 0 1 0 2.500-5.300M8 2.500v4.500h4.500',
  flip: 'M8 20V5m-4 4l4-4 4 4M16 4v15m-4-4l4 4 4-4',
  start: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  forward: 'M8 5l9 7-9 7z',
  end: 'M18 5v14M5 5l9 7-9 7z',
  play: 'M4 6l8 6-8 6zM13 6l8 6-8 6z',
  attacks: 'M12 3v4m0 10v4M3 12h4m10 0h4M12 7a5 5 0 1 0 .1 0',
  draw: 'M4 20L19 5M9 5h10v10',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  analyse: 'M3.500 18a9 9 0 1 1 17 0M12 16.500l4.500-7M12 16.500v.2',
  computer: MACHINE,
  zoom: 'M10 4a6 6 0 1 0 .1 0M14.500 14.500L20 20M7.500 10h5M10 7.500v5',
};

const PLAY_COMPUTER = 'Play against the computer';

/** Milliseconds before the first move of a game that is played through, and between the others. */
const AUTOPLAY = { first: 300, next: 1000 };

/** Asks the reader how the computer shall play. */
async function askForComputer(game: Game): Promise<void> {
  try {
    const { openDialog, styles } = await import('../computer/computer.js');
    adoptStyle(game.parts.root, ...styles);
    openDialog(game);
  } catch {
    act(game, notify, NOT_LOADED);
  }
}

/** Buttons that hand something out, and one line for what they say. */
function sharing(game: Game): HTMLElement {
  const status = html('p', { class: 'sharing-status', role: 'status' });
  let latest = 0;
  const share = (name: string, work: () => Promise<string>): HTMLButtonElement =>
    button(name, { class: 'wide' }, async () => {
      latest += 1;
      const mine = latest;
      const words = await work().catch(() => 'That could not be loaded; try again.');
      if (mine === latest) status.textContent = words;
    });
  const save = (kind: 'png' | 'svg') => (): Promise<string> => exportImage(game, kind);
  const buttons = [
    share('Copy the game', () => copyText(currentGame(game).record ?? '')),
    game.host.hasAttribute('linked') && share('Copy a link to this game', async () => copyText(await game.host.link())),
    share('Save as PNG', save('png')),
    share('Save as SVG', save('svg')),
  ];
  return html('div', {}, html('div', { class: 'line-tools sharing' }, ...buttons), status);
}

/** A text that can be copied, and replaced by a pasted one. */
interface TextForm {
  root: HTMLElement;
  /** Shows the text of the game, unless the reader is writing another one. */
  follow(text: string): void;
}

function textForm(name: string, action: string, rows: number, read: (text: string) => string | undefined): TextForm {
  const area = html('textarea', { rows, spellcheck: 'false', 'aria-label': name });
  const problem = html('p', { class: 'problem', role: 'status' });
  let known = '';
  const load = button(action, { class: 'wide' }, () => {
    const before = known;
    known = area.value;
    problem.textContent = read(area.value) ?? '';
    // A text with a mistake stays, to be corrected.
    if (problem.textContent !== '') known = before;
  });
  const follow = (text: string): void => {
    if (area.value !== known || text === known) return;
    known = text;
    area.value = text;
  };
  return { root: html('div', {}, area, load, problem), follow };
}

/** The record and the position as text, to copy or to paste. */
function copyAndPaste(game: Game): Panel {
  const record = textForm('Record of the game', 'Read this record', 3, (text) => act(game, loadRecord, text));
  const position = textForm('Position', 'Set up this position', 2, (text) => act(game, setPosition, text));
  const summary = html('summary', {}, 'Copy or paste');
  const box = html('details', { class: 'paste' }, summary, sharing(game), record.root, position.root);
  const follow = (): void => {
    const { record: recorded = '', fen = '' } = currentGame(game);
    record.follow(recorded);
    position.follow(fen);
  };
  // Before it opens, not after: what somebody writes at once must not be written over.
  summary.addEventListener('click', () => box.open || follow());
  return { root: box, show: () => box.open && follow() };
}

/** Captured pieces that left the game. */
function capturedPieces({ board, pieces }: Game, captured: CapturedView[]): HTMLElement[] {
  return captured.map(({ type, side, count }) => {
    const name = `${count} ${pieceName(board, { type, side, cell: 0 })}`;
    return html(
      'span',
      { role: 'img', 'aria-label': name, title: name },
      pieces.icon(type, side),
      count > 1 && html('span', { class: 'number' }, String(count)),
    );
  });
}

/** Builds the panel of the game. */
export function toolbar(game: Game): Panel {
  const { host, signal, state } = game;
  let timer = 0;
  const iconButton = (name: string, path: string, click: () => unknown): HTMLButtonElement =>
    button(icon(path), { title: name, 'aria-label': name, part: 'button' }, click);
  const playOn = (): void => {
    const { ply, plies } = state.scene;
    state.autoplay &&= ply < plies;
    if (!state.autoplay) return;
    timer = setTimeout(playOn, AUTOPLAY.next);
    act(game, goTo, ply + 1);
  };
  const playThrough = (): void => {
    if (state.scene.ply >= state.scene.plies) act(game, goTo, 0);
    state.autoplay = true;
    timer = setTimeout(playOn, AUTOPLAY.first);
  };
  const edit = (): void => {
    act(game, toggleEditor);
    if (state.tool.kind === 'edit') game.followers.push(editorPalette(game));
  };
  const buttons = {
    restart: iconButton('Restart', ICONS.restart, () => act(game, restart)),
    flip: iconButton('Turn the board', ICONS.flip, () => host.flip()),
    start: iconButton('To the start', ICONS.start, () => act(game, goTo, 0)),
    back: iconButton('One move back', ICONS.back, () => act(game, stepThrough, 'undo')),
    forward: iconButton('One move on', ICONS.forward, () => act(game, stepThrough, 'redo')),
    end: iconButton('To the end', ICONS.end, () => act(game, goTo, Infinity)),
    play: iconButton('Play through', ICONS.play, playThrough),
    attacks: iconButton('Attacked squares', ICONS.attacks, () => act(game, toggleAttacks)),
    zoom: iconButton('Larger squares', ICONS.zoom, () => act(game, zoom)),
    draw: iconButton('Draw arrows', ICONS.draw, () => act(game, toggleDrawing)),
    edit: iconButton('Edit the position', ICONS.edit, edit),
    analyse: iconButton('Analyse the position', ICONS.analyse, () => (host.analysis = !host.analysis)),
    computer: iconButton(PLAY_COMPUTER, ICONS.computer, () => askForComputer(game)),
  };
  for (const it of [buttons.analyse, buttons.computer]) it.hidden = !game.board.enforce;
  set(buttons.computer, 'aria-haspopup', 'dialog');
  const captured = html('div', { class: 'captured', role: 'group', 'aria-label': 'Captured' });
  const moves = moveList(game);
  const texts = copyAndPaste(game);
  const tools = html('div', { class: 'tools', role: 'group', 'aria-label': 'Game' }, ...Object.values(buttons));
  const root = html('div', { class: 'bar', part: 'bar' }, tools, moves.root, captured, texts.root);
  const stop = (): void => {
    state.autoplay = false;
    clearTimeout(timer);
  };
  root.addEventListener('click', stop, { capture: true });
  signal.addEventListener('abort', stop);
  return {
    root,
    show() {
      const { ply, plies } = state.scene;
      if (!state.autoplay) clearTimeout(timer);
      // A disabled button would lose the focus of somebody who steps back with the keyboard.
      for (const it of [buttons.start, buttons.back]) set(it, 'aria-disabled', ply === 0 ? 'true' : undefined);
      for (const it of [buttons.forward, buttons.end]) set(it, 'aria-disabled', ply >= plies ? 'true' : undefined);
      set(buttons.attacks, 'aria-pressed', String(state.annotations.attacks));
      set(buttons.zoom, 'aria-pressed', String(state.zoom > 1));
      set(buttons.draw, 'aria-pressed', String(state.tool.kind === 'draw'));
      set(buttons.edit, 'aria-pressed', String(state.tool.kind === 'edit'));
      set(buttons.analyse, 'aria-pressed', String(state.computer.analysis !== undefined));
      captured.hidden = state.scene.captured.length === 0;
      captured.replaceChildren(...capturedPieces(game, state.scene.captured));
      moves.show(game);
      texts.show(game);
    },
  };
}
