// The panels, loaded with the first one that is opened.

import panelStyle from '../style/panels.css';
import puzzleStyle from '../style/puzzle.css';

export { diagnosticsPanel } from './diagnostics.js';
export { fillPageSlots } from './page-slots.js';
export { piecesPanel } from './piece-table.js';
export { puzzlePanel } from './puzzle.js';
export { reveal } from './reveal.js';
export { toolbar } from './toolbar.js';

/** The style sheets of the panels. */
export const styles = [panelStyle, puzzleStyle];
