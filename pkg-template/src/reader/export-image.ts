// A picture of the position as a file, drawn without the network by what draws static pictures, which is loaded for it. A page must allow images from `data:`.

import { savedPicture } from '../game/board-picture.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { late } from '../loading/late.js';

/** Pixels of a square in a picture file, and the longest side of one. */
const SIZE = { square: 96, most: 4096 };

/** Gives the reader a file. */
function download(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers have read the address when the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Draws a picture of lines as one of points. */
async function rasterize(drawing: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.drawImage(image, 0, 0, width, height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!file) throw new Error('This browser makes no PNG files.');
  return file;
}

/** Saves the position that is shown. Resolves to what there is to say. */
export async function exportImage(game: Game, kind: 'png' | 'svg'): Promise<string> {
  const { seenSvg } = await late(import('../seen.js'));
  const { board, say, state } = game;
  const drawing = act(game, () =>
    seenSvg(game.say, { board, picture: savedPicture(game), hands: state.scene.hands, flipped: state.flipped }),
  );
  if (drawing === undefined) return '';
  const [, , across = 800, down = 800] = (/viewBox="([^"]*)"/.exec(drawing)?.[1] ?? '').split(' ').map(Number);
  const scale = Math.min(SIZE.square / 100, SIZE.most / Math.max(across, down));
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const sized = drawing.replace('<svg', `<svg width="${width}" height="${height}"`);
  // A page that says the name itself leaves it out of the definition.
  const title = board.appearance.title ?? document.title.split(/ [–|-] /)[0] ?? '';
  const name =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'board';
  if (kind === 'svg') {
    download(`${name}.svg`, new Blob([sized], { type: 'image/svg+xml' }));
    return say('svg-saved');
  }
  try {
    download(`${name}.png`, await rasterize(sized, width, height));
    return say('png-saved');
  } catch {
    return say('png-forbidden');
  }
}
