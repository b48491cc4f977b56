/**
 * Still pictures as SVG, and as drawings of TikZ for TeX.
 *
 * @module variant-diagram/still
 */

export { figure, type StillOptions, still, stillOf } from './static/static-svg.js';
export { type TikzOptions, tikz, tikzOf } from './static/static-tikz.js';
