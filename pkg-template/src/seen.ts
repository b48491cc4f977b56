// What draws the board as a reader sees it, loaded when a picture is saved.

export { type SeenPicture, seenSvg } from './static/static-svg.js';
