// What draws the board as a reader sees it, films of the game, and pages with it: loaded when somebody saves one.

export { type FilmOptions, filmOf, filmPictures } from './static/film.js';
export { gamePage, SCRIPT_MARK } from './static/game-page.js';
export { gifOf, type Points } from './static/gif.js';
export { pdfFor } from './static/static-pdf.js';
export { type SeenPicture, seenSvg } from './static/static-svg.js';
export { tikzOf } from './static/static-tikz.js';
export { boardTextOf, type TextFormat } from './static/written-board.js';
