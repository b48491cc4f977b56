/**
 * Still pictures as SVG, as drawings of TikZ for TeX, and positions as text.
 *
 * @module variant-diagram/still
 */

export { figure, type StillOptions, still, stillOf } from './static/static-svg.js';
export { type TikzOptions, tikz, tikzOf } from './static/static-tikz.js';
export { type BoardTextOptions, boardText, boardTextOf, type TextFormat } from './static/written-board.js';
