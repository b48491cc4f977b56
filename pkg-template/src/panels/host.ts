// The buttons that open panels, and the panels that are open. The panels themselves are loaded with the first one.

import type { PanelName } from '../board/board-state.js';
import { togglePanel } from '../game/commands.js';
import { stopWith } from '../game/computer-commands.js';
import { act, refresh } from '../game/controller.js';
import { type Follower, type Game, notify, type Panel } from '../game/game.js';
import { late } from '../loading/late.js';
import { button, html, set } from '../style/dom.js';
import { adoptStyle } from '../style/theme.js';
import { loadEnglish } from '../words/say.js';

type Panels = typeof import('./panels.js');

const MAKERS: Record<PanelName, (panels: Panels, game: Game) => Panel> = {
  pieces: (panels, game) => panels.piecesPanel(game),
  game: (panels, game) => panels.toolbar(game),
  problems: (panels, game) => panels.diagnosticsPanel(game),
};

/** A part of the board that is loaded late, with its style sheets. */
interface LatePart {
  styles: string[];
}

/** Loads a part, and lets something of it follow the game from then on, once there are the words that it needs. Nothing is made if the game is gone, or the engine panics. */
async function follow<P extends LatePart, T extends Follower>(
  game: Game,
  loading: Promise<P>,
  make: (part: P) => T,
  words?: Promise<unknown>,
): Promise<T | undefined> {
  const [part] = await Promise.all([late(loading), words]);
  adoptStyle(game.parts.root, ...part.styles);
  return act(game, () => {
    const made = make(part);
    game.followers.push(made);
    return made;
  });
}

const LOOKS = {
  themes: () => import('../style/themes.css'),
  ground: () => import('../style/ground.css'),
  zones: () => import('../style/zones.css'),
};

/** Gives a shadow root what not every board wears: sets of colours, the looks of terrain and walls, zones before a click. */
export async function adoptLooks(root: ShadowRoot, wanted: { [Name in keyof typeof LOOKS]?: boolean }): Promise<void> {
  const names = (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).filter((it) => wanted[it]);
  // Who goes without them can play.
  const sheets = await Promise.all(names.map((it) => late(LOOKS[it]()))).catch(() => []);
  for (const it of sheets) adoptStyle(root, it.default);
}

/** Loads the panels with their words, and lets one of them follow the game. */
export function followPanels<T extends Follower>(game: Game, make: (panels: Panels) => T): Promise<T | undefined> {
  return follow(game, import('./panels.js'), make, loadEnglish());
}

/** Loads the computer as soon as somebody wants it on this board. */
export function awaitComputer(game: Game): void {
  const { computer } = game.state;
  let isAsked = false;
  const missing = (): void => {
    isAsked = false;
    act(game, stopWith, game.say('not-loaded'));
  };
  game.followers.push({
    show() {
      if (isAsked || !(computer.opponent || computer.analysis) || computer.problem !== undefined) return;
      isAsked = true;
      follow(game, import('../computer/computer.js'), (it) => it.computer(game), loadEnglish()).catch(missing);
    },
  });
}

/** Loads what readers do beside playing. Who goes on without it can play. */
export async function awaitReader(game: Game): Promise<void> {
  await follow(game, import('../reader/reader.js'), (it) => it.reader(game)).catch(() => undefined);
}

/** Keeps the game in the browser from now on. Who goes without it can play. */
export async function awaitKeeper(game: Game): Promise<void> {
  await follow(game, import('../games/keeping.js'), (it) => it.keeper(game)).catch(() => undefined);
}

/** Fills the place of a panel. What could not be loaded or made is closed again; the next click tries once more. */
async function fill(game: Game, name: PanelName, place: HTMLElement): Promise<void> {
  const panel = await followPanels(game, (panels) => MAKERS[name](panels, game)).catch(() => 'not-loaded');
  if (typeof panel === 'object') return place.append(panel.root);
  delete place.dataset.filled;
  act(game, togglePanel, name);
  if (panel === 'not-loaded') act(game, notify, game.say(panel));
}

/** A button, and the place of what it opens. */
function disclosure(game: Game, name: PanelName, title: string): Follower {
  const { parts, state } = game;
  const opener = button(title, { class: 'switch', part: 'button' }, async () => {
    act(game, togglePanel, name);
    // Whoever opens what lies below the window sees it.
    if (state.openPanels.has(name)) (await import('./panels.js').catch(() => undefined))?.reveal(root);
  });
  const root = html('div', { class: 'panel', part: 'panel' });
  parts.switches.append(opener);
  (name === 'game' ? parts.narrow : parts.wide).append(root);
  return {
    show() {
      const open = state.openPanels.has(name);
      root.hidden = !open;
      set(opener, 'aria-expanded', String(open));
      if (!open || root.dataset.filled) return;
      root.dataset.filled = 'yes';
      void fill(game, name, root);
    },
  };
}

/** Adds the buttons of a game. */
export function addPanelButtons(game: Game): void {
  const problems = game.diagnostics.filter((it) => it.severity !== 'info').length;
  const { say } = game;
  game.followers.push(disclosure(game, 'pieces', say('pieces')), disclosure(game, 'game', say('game')));
  if (problems > 0)
    game.followers.push(disclosure(game, 'problems', say(problems === 1 ? 'one-problem' : 'problems', { problems })));
  refresh(game);
}
