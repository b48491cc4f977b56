// The buttons that open panels, and the panels that are open. The panels themselves are loaded with the first one.

import type { PanelName } from '../board/board-state.js';
import { togglePanel } from '../game/commands.js';
import { act, refresh } from '../game/controller.js';
import { type Follower, type Game, notify, type Panel } from '../game/game.js';
import { button, html, set } from '../style/dom.js';
import { adoptStyle } from '../style/theme.js';

/** What readers are told when a part of the board could not be fetched. */
export const NOT_LOADED = 'A part of this board could not be loaded. Check the connection and try again.';

type Panels = typeof import('./panels.js');

const MAKERS: Record<PanelName, (panels: Panels, game: Game) => Panel> = {
  pieces: (panels, game) => panels.piecesPanel(game),
  game: (panels, game) => panels.toolbar(game),
  problems: (panels, game) => panels.diagnosticsPanel(game),
};

/** Loads the panels, and lets one of them follow the game from then on. Nothing is made if the game is gone, or the engine panics. */
export async function follow<T extends Follower>(game: Game, make: (panels: Panels) => T): Promise<T | undefined> {
  const panels = await import('./panels.js');
  adoptStyle(game.parts.root, ...panels.styles);
  return act(game, () => {
    const made = make(panels);
    game.followers.push(made);
    return made;
  });
}

/** Fills the place of a panel. What could not be loaded or made is closed again; the next click tries once more. */
async function fill(game: Game, name: PanelName, place: HTMLElement): Promise<void> {
  const panel = await follow(game, (panels) => MAKERS[name](panels, game)).catch(() => NOT_LOADED);
  if (typeof panel === 'object') return place.append(panel.root);
  delete place.dataset.filled;
  act(game, togglePanel, name);
  if (panel === NOT_LOADED) act(game, notify, NOT_LOADED);
}

/** A button, and the place of what it opens. */
function disclosure(game: Game, name: PanelName, title: string): Follower {
  const { parts, state } = game;
  const opener = button(title, { class: 'switch', part: 'button' }, () => act(game, togglePanel, name));
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
  game.followers.push(disclosure(game, 'pieces', 'Pieces'), disclosure(game, 'game', 'Game'));
  if (problems > 0)
    game.followers.push(disclosure(game, 'problems', problems === 1 ? '1 problem' : `${problems} problems`));
  refresh(game);
}
