// The buttons of the game, and the record.

import type { View } from '../engine/names.js';
import {
  goTo,
  restart,
  setView,
  stepThrough,
  toggleAttacks,
  toggleDrawing,
  toggleEditor,
  zoom,
} from '../game/commands.js';
import { act } from '../game/controller.js';
import { type Game, notify, type Panel } from '../game/game.js';
import { button, html, set } from '../style/dom.js';
import { icon, MACHINE } from '../style/shape.js';
import { adoptStyle } from '../style/theme.js';
import { loadEnglish } from '../words/say.js';
import { moreMenu } from './more-menu.js';
import { moveList } from './move-list.js';
import { editorPalette } from './position-editor.js';

const ICONS = {
  restart: 'M5 12a7 7 0 1 0 2.5-5.3M8 2.5v4.5h4.5',
  flip: 'M8 20V5m-4 4l4-4 4 4M16 4v15m-4-4l4 4 4-4',
  start: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  forward: 'M8 5l9 7-9 7z',
  end: 'M18 5v14M5 5l9 7-9 7z',
  play: 'M4 6l8 6-8 6zM13 6l8 6-8 6z',
  attacks: 'M12 3v4m0 10v4M3 12h4m10 0h4M12 7a5 5 0 1 0 .1 0',
  draw: 'M4 20L19 5M9 5h10v10',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  analyse: 'M3.5 18a9 9 0 1 1 17 0M12 16.5l4.5-7M12 16.5v.2',
  computer: MACHINE,
  friend:
    'M8.5 10.5a3.2 3.2 0 1 0-.1 0M2.5 19.5c.2-4 2.6-6 6-6s5.8 2 6 6M16 10a2.7 2.7 0 1 0-.5-5.3M17 13.2c2.6.3 4.2 2.3 4.5 6.3',
  share: 'M12 15V3.5m-4 4l4-4 4 4M7 11H5v9.5h14V11h-2',
  more: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  look: 'M4 7h9m4 0h3M4 17h3m4 0h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  clock: 'M12 4a8 8 0 1 0 .1 0M12 8v4.5l3 2',
  games: 'M5 4h14v16H5zM9 9h6M9 13h6',
  full: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  learn: 'M2 9l10-5 10 5-10 5zM6 11.5V17c3 2.5 9 2.5 12 0v-5.5M22 9v6',
  puzzles: 'M5 8h4a2.5 2.5 0 1 1 5 0h5v4a2.5 2.5 0 1 1 0 5v3H5z',
  view: 'M3 12c4-7 14-7 18 0c-4 7-14 7-18 0zM12 9.5a2.5 2.5 0 1 0 .1 0',
  zoom: 'M10 4a6 6 0 1 0 .1 0M14.5 14.5L20 20M7.5 10h5M10 7.5v5',
};

/** The view that follows another one. */
const nextView = (view: View): View => (({ both: 'white', white: 'black', black: 'both' }) as const)[view];

/** Gives a button with words another name. */
function rename(made: HTMLElement, name: string): void {
  set(made, 'title', name);
  set(made, 'aria-label', name);
  const words = made.querySelector('span');
  if (words) words.textContent = name;
}

/** Milliseconds before the first move of a game that is played through, and between the others. */
const AUTOPLAY = { first: 300, next: 1000 };

type Reader = typeof import('../reader/reader.js');

/** Opens a dialog of a part that is loaded late, when there are words for it. */
async function open<P extends { styles: string[] }>(
  game: Game,
  loading: Promise<P>,
  show: (part: P) => unknown,
): Promise<void> {
  try {
    const [part] = await Promise.all([loading, loadEnglish()]);
    adoptStyle(game.parts.root, ...part.styles);
    await show(part);
  } catch {
    act(game, notify, game.say('not-loaded'));
  }
}

/** The whole screen for this board, or again the page. */
function toggleFullScreen({ host }: Game): void {
  const { fullscreenElement } = host.ownerDocument;
  const change = fullscreenElement === host ? host.ownerDocument.exitFullscreen() : host.requestFullscreen();
  // A browser may refuse; then nothing has changed, which is seen.
  change.catch(() => undefined);
}

/** Builds the panel of the game. */
export function toolbar(game: Game): Panel {
  const { host, say, signal, state } = game;
  let timer = 0;
  const viewWords = (): string => say('tool-view', { view: { choice: state.view } });
  const iconButton = (name: string, path: string, click: () => unknown, words?: string): HTMLButtonElement => {
    const made = button(icon(path), { title: name, 'aria-label': name, part: 'button' }, click);
    if (words !== undefined) made.append(html('span', {}, words));
    return made;
  };
  /** A button that says its whole name. */
  const named = (id: string, path: string, click: () => unknown): HTMLButtonElement =>
    iconButton(say(id), path, click, say(id));
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
  const walk = {
    start: iconButton(say('go-to-start'), ICONS.start, () => act(game, goTo, 0)),
    back: iconButton(say('go-back'), ICONS.back, () => act(game, stepThrough, 'undo')),
    forward: iconButton(say('go-forward'), ICONS.forward, () => act(game, stepThrough, 'redo')),
    end: iconButton(say('go-to-end'), ICONS.end, () => act(game, goTo, Infinity)),
  };
  const reader = (show: (part: Reader) => unknown) => () => open(game, import('../reader/reader.js'), show);
  const ask = (): Promise<void> => open(game, import('../computer/computer.js'), (it) => it.openDialog(game));
  const askFriend = async (): Promise<void> => {
    try {
      const [part] = await Promise.all([import('../friend/friend.js'), loadEnglish()]);
      await part.askFriend(game);
    } catch {
      act(game, notify, say('not-loaded'));
    }
  };
  const learn = (part?: 'puzzles') => async () => {
    try {
      await (await import('../learn/learn.js')).openLearning(game, part);
    } catch {
      act(game, notify, say('not-loaded'));
    }
  };
  const buttons = {
    flip: iconButton(say('tool-flip-board'), ICONS.flip, () => host.flip(), say('tool-flip')),
    computer: iconButton(say('tool-play-computer'), ICONS.computer, ask, say('tool-computer')),
    friend: iconButton(say('tool-play-friend'), ICONS.friend, askFriend, say('tool-friend')),
    analyse: iconButton(
      say('tool-analyse-position'),
      ICONS.analyse,
      () => (host.analysis = !host.analysis),
      say('tool-analyse'),
    ),
    share: named(
      'tool-share',
      ICONS.share,
      reader((it) => it.openShare(game)),
    ),
    look: iconButton(
      say('tool-look-of-board'),
      ICONS.look,
      reader((it) => it.openSettings(game)),
      say('tool-look'),
    ),
  };
  const further = {
    restart: named('tool-restart', ICONS.restart, () => act(game, restart)),
    learn: named('tool-learn', ICONS.learn, learn()),
    puzzles: named('tool-puzzles', ICONS.puzzles, learn('puzzles')),
    full: named('tool-full-screen', ICONS.full, () => toggleFullScreen(game)),
    games: named('your-games', ICONS.games, () =>
      open(game, import('../games/keeping.js'), (it) => it.openGames(game)),
    ),
    clock: named(
      'tool-clock',
      ICONS.clock,
      reader((it) => it.openClock(game)),
    ),
    zoom: named('tool-zoom', ICONS.zoom, () => act(game, zoom)),
    play: named('tool-play-through', ICONS.play, playThrough),
    attacks: named('tool-attacks', ICONS.attacks, () => act(game, toggleAttacks)),
    draw: named('tool-draw', ICONS.draw, () => act(game, toggleDrawing)),
    edit: named('tool-edit', ICONS.edit, edit),
    view: iconButton(viewWords(), ICONS.view, () => act(game, setView, nextView(state.view)), viewWords()),
  };
  // Where the page has chosen a view, readers do not choose another one.
  const hasOneView = !game.board.covers || (host.getAttribute('view') ?? 'both') !== 'both';
  // Games with friends are kept wherever they are allowed.
  further.games.hidden = !host.hasAttribute('keep') && !host.hasAttribute('friend');
  further.puzzles.hidden = !host.hasAttribute('puzzles');
  // Phones that show no page in full screen do not offer it.
  further.full.hidden = !host.ownerDocument.fullscreenEnabled;
  for (const it of [
    buttons.computer,
    buttons.friend,
    buttons.share,
    buttons.look,
    further.games,
    further.clock,
    further.learn,
    further.puzzles,
  ])
    set(it, 'aria-haspopup', 'dialog');
  const more = moreMenu(
    say('tool-more'),
    named('tool-more', ICONS.more, () => undefined),
    Object.values(further),
  );
  const moves = moveList(game);
  const tools = html(
    'div',
    { class: 'tools', role: 'group', 'aria-label': say('game') },
    // Where the page allows no friends there is no such button.
    ...Object.values(buttons).filter((it) => it !== buttons.friend || host.hasAttribute('friend')),
    more.button,
  );
  const steps = html('div', { class: 'walk', role: 'group', 'aria-label': say('moves-list') }, ...Object.values(walk));
  const root = html(
    'div',
    { class: 'bar', part: 'bar' },
    html('div', { class: 'toolbox' }, tools, more.list),
    steps,
    moves.root,
  );
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
      for (const it of [walk.start, walk.back]) set(it, 'aria-disabled', ply === 0 ? 'true' : undefined);
      for (const it of [walk.forward, walk.end]) set(it, 'aria-disabled', ply >= plies ? 'true' : undefined);
      set(further.attacks, 'aria-pressed', String(state.annotations.attacks));
      set(further.zoom, 'aria-pressed', String(state.zoom > 1));
      set(further.draw, 'aria-pressed', String(state.tool.kind === 'draw'));
      set(further.edit, 'aria-pressed', String(state.tool.kind === 'edit'));
      const isSecret = state.scene.secret;
      const isFree = game.board.enforce && !state.friend;
      further.learn.hidden = !game.board.enforce || state.puzzle !== undefined;
      for (const it of [buttons.computer, further.clock]) it.hidden = !isFree;
      buttons.friend.hidden = !isFree || state.puzzle !== undefined;
      buttons.analyse.hidden = !game.board.enforce || isSecret || (state.friend && !state.scene.verdict) || false;
      further.edit.hidden = isSecret || state.friend !== undefined;
      further.restart.hidden = state.friend !== undefined;
      further.view.hidden = hasOneView || state.friend !== undefined;
      rename(further.view, viewWords());
      more.show();
      set(buttons.analyse, 'aria-pressed', String(state.computer.analysis !== undefined));
      moves.show(game);
    },
  };
}
