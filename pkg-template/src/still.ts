// Still pictures as SVG.

export { figure, type StillOptions, still, stillOf } from './static/static-svg.js';
