// The games of the page about routines: each file holds a definition and the routines of one board.

// From here, so that the boards open once, with their routines.
import './pkg/define.js';
import * as coordinator from './routines/coordinator.js';
import * as engineers from './routines/engineers.js';
import * as exchanges from './routines/exchanges.js';
import * as ransom from './routines/ransom.js';

const GAMES = { coordinator, engineers, exchanges, ransom };

for (const board of document.querySelectorAll('variant-diagram.routine')) {
  const { definition, hooks } = GAMES[board.dataset.game];
  Object.assign(board, { definition, hooks });
}
