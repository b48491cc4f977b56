// Films of games: the line that is shown, as one animated SVG file, or as frames for formats that hold points.

import { type BoardDiagram, createDiagram } from '../engine/load.js';
import type { Definition } from '../engine/names.js';
import { loadLanguage } from '../words/languages.js';
import { speaker } from '../words/page.js';
import { type FilmTiming, framesOf } from './film-frames.js';
import { filmSvg, frameSvgs } from './film-svg.js';
import type { StillOptions } from './static-svg.js';

export type { FilmTiming } from './film-frames.js';

/** What a film shows, and how. */
export interface FilmOptions extends FilmTiming, Pick<StillOptions, 'view' | 'theme' | 'flipped' | 'labels' | 'lang'> {
  /** How wide it is in pixels, 120 to 2000; 480 without it. The height follows. */
  width?: number;
}

/** A picture of a film, and for how many milliseconds it stays. */
export interface FilmPicture {
  svg: string;
  ms: number;
}

/** How wide films are, in pixels. */
const WIDTH = { least: 120, usual: 480, most: 2000 } as const;

/** Makes a film of a game, given as a definition and a record in any format that `load` reads. Fails if either cannot be read. */
export async function film(definition: Definition, record: string, options: FilmOptions = {}): Promise<string> {
  const diagram = await createDiagram(definition);
  try {
    const lang = await loadLanguage(options.lang ?? 'en');
    diagram.tellIn(lang);
    diagram.load(record);
    return filmOf(diagram, { ...options, lang });
  } finally {
    diagram.free();
  }
}

/** A film in the making: what is said of it, its frames, its look. */
function prepared(diagram: BoardDiagram, options: FilmOptions): [...Parameters<typeof filmSvg>] {
  const { view, theme = 'light', flipped = false, labels = true, lang = 'en', captions = true } = options;
  if (view !== undefined) diagram.viewAs(view);
  const board = diagram.board();
  const say = speaker(lang, board.appearance.family);
  const frames = framesOf(diagram, options);
  const width = Math.min(WIDTH.most, Math.max(WIDTH.least, Math.round(options.width ?? WIDTH.usual) || WIDTH.usual));
  const title = board.appearance.title ?? say('board');
  const moves = frames.slice(1).map((it) => it.caption);
  const description = say('film-of', { title, count: moves.length, moves: moves.join(' ') });
  return [say, board, frames, { theme, flipped, labels, width, captions, title, description }];
}

/** A film of the line that a game shows, as an animated SVG file. The game stays where it is. */
export const filmOf = (diagram: BoardDiagram, options: FilmOptions = {}): string =>
  filmSvg(...prepared(diagram, options));

/** The frames of such a film as pictures of equal size, for formats that hold points. */
export function filmPictures(diagram: BoardDiagram, options: FilmOptions = {}): FilmPicture[] {
  const [say, board, frames, look] = prepared(diagram, options);
  return frameSvgs(say, board, frames, look).map((svg, index) => ({ svg, ms: frames[index]?.ms ?? 0 }));
}
