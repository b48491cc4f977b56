// The buttons that open panels, and the panels that are open. The panels themselves are loaded with the first one.

import type { PanelName } from '../board/board-state.js';
import { togglePanel } from '../game/commands.js';
import { act, refresh } from '../game/controller.js';
import type { Game, Panel } from '../game/game.js';
import { button, html, set } from '../style/dom.js';
import { adoptStyle } from '../style/theme.js';

type Panels = typeof import('./panels.js');

const MAKERS: Record<PanelName, (panels: Panels, game: Game) => Panel> = {
  pieces: (panels, game) => panels.piecesPanel(game),
  game: (panels, game) => panels.toolbar(game),
  problems: (panels, game) => panels.diagnosticsPanel(game),
};

/** Loads all panels, with their style. */
export async function loadPanels({ parts }: Game): Promise<Panels> {
  const panels = await import('./panels.js');
  adoptStyle(parts.root, ...panels.styles);
  return panels;
}

/** Lets a panel follow the game from now on. */
export function addPanel(game: Game, panel: Panel): void {
  game.panels.push(panel);
  refresh(game);
}

/** Fills the place of a panel. What could not be loaded is closed again, and loaded by the next click. */
async function fill(game: Game, name: PanelName, place: HTMLElement): Promise<void> {
  try {
    const panels = await loadPanels(game);
    const panel = act(game, () => MAKERS[name](panels, game));
    if (!panel) return;
    place.append(panel.root);
    addPanel(game, panel);
  } catch {
    delete place.dataset.filled;
    act(game, togglePanel, name);
  }
}

/** A button, and the place of what it opens. */
function disclosure(game: Game, name: PanelName, title: string): Panel {
  const { parts, state } = game;
  const opener = button(title, { class: 'switch', part: 'button' }, () => act(game, togglePanel, name));
  const root = html('div', { class: 'panel', part: 'panel' });
  parts.switches.append(opener);
  (name === 'game' ? parts.narrow : parts.wide).append(root);
  return {
    root,
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
  game.panels.push(disclosure(game, 'pieces', 'Pieces'), disclosure(game, 'game', 'Game'));
  if (problems > 0)
    game.panels.push(disclosure(game, 'problems', problems === 1 ? '1 problem' : `${problems} problems`));
  refresh(game);
}
