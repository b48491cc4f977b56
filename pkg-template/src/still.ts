// Still pictures as SVG.

export * from './static/static-svg.js';
