// Makes pictures for TeX, from a definition alone: no document is needed.

import { type BoardDiagram, createDiagram, type Definition } from '../engine/load.js';
import { loadLanguage } from '../words/languages.js';
import { speaker } from '../words/page.js';
import type { Scheme } from './inline-styles.js';
import { positionWords } from './position-words.js';
import { outlinesOf, type StillOptions } from './static-svg.js';
import { tikzText } from './tikz.js';

/** What the picture shows, and how: paper follows no system. */
export interface TikzOptions extends Omit<StillOptions, 'theme'> {
  /** `light` (the default) or `dark`. */
  theme?: Scheme;
}

/** Draws a definition as a `tikzpicture`, with the position in words as its `alt`. Fails if the position or the piece cannot be found in it. */
export async function tikz(definition: Definition, options: TikzOptions = {}): Promise<string> {
  const diagram = await createDiagram(definition);
  try {
    const lang = await loadLanguage(options.lang ?? 'en');
    diagram.tellIn(lang);
    return tikzOf(diagram, { ...options, lang });
  } finally {
    diagram.free();
  }
}

/** Draws a definition that was read already. A position and a view in the options become those of the game. */
export function tikzOf(diagram: BoardDiagram, options: TikzOptions = {}): string {
  const picture = outlinesOf(diagram, options);
  if (options.piece !== undefined) return tikzText(picture);
  const board = diagram.board();
  return tikzText(
    picture,
    positionWords(speaker(options.lang ?? 'en', board.appearance.family), board, diagram.scene()),
  );
}
