// Files for the reader: pictures of lines as points, names that say what is in them.

import type { Game } from '../game/game.js';
import type { Points } from '../seen.js';

/** Gives the reader a file. */
export function download(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers have read the address when the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Draws a picture of lines on a canvas. A page must allow images from `data:`. */
async function canvasOf(
  drawing: string,
  width: number,
  height: number,
): Promise<[HTMLCanvasElement, CanvasRenderingContext2D]> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  context.drawImage(image, 0, 0, width, height);
  return [canvas, context];
}

/** Draws a picture of lines as one of points, in a file. */
export async function pngOf(drawing: string, width: number, height: number): Promise<Blob> {
  const [canvas] = await canvasOf(drawing, width, height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!file) throw new Error('This browser makes no PNG files.');
  return file;
}

/** The points of a picture that says how large it is. */
export async function pointsOf(drawing: string): Promise<Points> {
  const [, width = 0, height = 0] = (/^<svg width="(\d+)" height="(\d+)"/.exec(drawing) ?? []).map(Number);
  const [, context] = await canvasOf(drawing, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: data };
}

/** What a game is called: a page that says the name itself leaves it out of the definition. */
export const titleOf = ({ board }: Game): string => board.appearance.title ?? document.title.split(/ [–|-] /)[0] ?? '';

/** The name of a file with the game in it, without its ending. */
export const fileName = (game: Game): string =>
  titleOf(game)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'board';
