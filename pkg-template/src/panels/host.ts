// The buttons that open panels, and the panels they open. The panels themselves are loaded with the first one that is opened.

import { act, refresh } from '../game/controller.js';
import { type Game, type Panel, typeAt } from '../game/game.js';
import { html, set } from '../style/dom.js';
import { adoptStyle } from '../style/theme.js';

/** The panels that buttons open. */
export type PanelName = 'pieces' | 'game' | 'problems';

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

const placeOf = ({ parts }: Game, name: PanelName): HTMLElement => (name === 'game' ? parts.narrow : parts.wide);

/** A button with a panel that is closed. */
function addButton(game: Game, name: PanelName, title: string): void {
  const button = html('button', { type: 'button', class: 'switch', part: 'button', 'data-panel': name, 'aria-expanded': 'false' }, title);
  const panel = html('div', { class: 'panel', part: 'panel', 'data-panel': name, hidden: true });
  button.addEventListener('click', () => void setOpen(game, name, panel.hidden));
  game.parts.switches.append(button);
  placeOf(game, name).append(panel);
}

/** Adds the buttons of a game. */
export function addPanelButtons(game: Game): void {
  addButton(game, 'pieces', 'Pieces');
  addButton(game, 'game', 'Game');
  const problems = game.diagnostics.filter((it) => it.severity !== 'info').length;
  if (problems > 0) addButton(game, 'problems', problems === 1 ? '1 problem' : `${problems} problems`);
}

async function setOpen(game: Game, name: PanelName, open: boolean): Promise<void> {
  const panel = placeOf(game, name).querySelector<HTMLElement>(`[data-panel="${name}"]`);
  const button = game.parts.switches.querySelector(`[data-panel="${name}"]`);
  if (!panel || !button) return;
  panel.hidden = !open;
  set(button, 'aria-expanded', String(open));
  if (!open || panel.dataset['made']) return;
  panel.dataset['made'] = 'yes';
  try {
    const panels = await loadPanels(game);
    if (game.signal.aborted) return;
    const made = act(game, () => MAKERS[name](panels, game));
    if (!made) return;
    panel.append(made.root);
    addPanel(game, made);
  } catch {
    // What could not be loaded is closed again, and loaded by the next click.
    delete panel.dataset['made'];
    void setOpen(game, name, false);
  }
}

/** Opens a panel. Resolves when it is there. */
export function openPanel(game: Game, name: PanelName): Promise<void> {
  return setOpen(game, name, true);
}

/** Shows the row of the piece on a step in the table of the pieces. */
export function inspect(game: Game, step: string): void {
  const type = typeAt(game, step);
  if (type === undefined) return;
  game.state.selectedType = type;
  void openPanel(game, 'pieces');
  refresh(game);
}
