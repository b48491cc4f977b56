/**
 * Still pictures as SVG.
 *
 * @module variant-diagram/still
 */

export { figure, type StillOptions, still, stillOf } from './static/static-svg.js';
