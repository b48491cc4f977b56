// The computer on a board, loaded when somebody wants it.

import type { Follower, Game } from '../game/game.js';
import computerStyle from '../style/computer.css';
import dialogStyle from '../style/dialog.css';
import { analyst } from './analysis.js';
import { analysisPanel } from './analysis-panel.js';
import { hints } from './hint.js';
import { opponent } from './opponent.js';
import { playPanel } from './play-panel.js';

export { openDialog } from './dialog.js';

/** The style sheets of the computer. */
export const styles = [dialogStyle, computerStyle];

/** Follows a game with everything that the computer does on its board. */
export function computer(game: Game): Follower {
  const all = [analysisPanel(game), playPanel(game), hints(game), analyst(game), opponent(game)];
  return {
    show() {
      for (const it of all) it.show(game);
    },
  };
}
