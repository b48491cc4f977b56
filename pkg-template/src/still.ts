/**
 * Still pictures as SVG, as PDF and as drawings of TikZ for TeX, positions as text, films of games, and games as pages.
 *
 * @module variant-diagram/still
 */

export { type FilmOptions, type FilmPicture, film, filmOf, filmPictures } from './static/film.js';
export { type GamePage, gamePage } from './static/game-page.js';
export { gifOf, type Points } from './static/gif.js';
export { type PdfOptions, pdf, pdfFor } from './static/static-pdf.js';
export { drawingNames, figure, type StillOptions, still, stillOf } from './static/static-svg.js';
export { type TikzOptions, tikz, tikzOf } from './static/static-tikz.js';
export { type BoardTextOptions, boardText, boardTextOf, type TextFormat } from './static/written-board.js';
