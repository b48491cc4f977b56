// Makes pictures as PDF files, from a definition alone.

import { type BoardDiagram, createDiagram, type Definition } from '../engine/load.js';
import { loadLanguage } from '../words/languages.js';
import { speaker } from '../words/page.js';
import { pdfOf } from './pdf.js';
import { positionWords } from './position-words.js';
import { outlinesOf } from './static-svg.js';
import type { TikzOptions } from './static-tikz.js';

/** What the picture shows, and how: paper follows no system. */
export type PdfOptions = TikzOptions;

/** Draws a definition as a PDF file of one page, with the position in words. Fails if the position or the piece cannot be found in it. */
export async function pdf(definition: Definition, options: PdfOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const diagram = await createDiagram(definition);
  try {
    const lang = await loadLanguage(options.lang ?? 'en');
    diagram.tellIn(lang);
    return await pdfFor(diagram, { ...options, lang });
  } finally {
    diagram.free();
  }
}

/** Draws a definition that was read already. A position and a view in the options become those of the game. */
export async function pdfFor(diagram: BoardDiagram, options: PdfOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const picture = outlinesOf(diagram, options);
  const board = diagram.board();
  const lang = options.lang ?? 'en';
  const say = speaker(lang, board.appearance.family);
  const name = /<title>([^<]*)/.exec(picture)?.[1] ?? '';
  const plain = name.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  const alt = options.piece === undefined ? positionWords(say, board, diagram.scene()) : plain;
  return pdfOf(picture, { title: plain, alt, lang });
}
