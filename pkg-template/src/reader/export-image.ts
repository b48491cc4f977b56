// A picture of the position, drawn without the network by what draws static pictures, which is loaded for it.

import { savedPicture } from '../game/board-picture.js';
import { act } from '../game/controller.js';
import type { Game } from '../game/game.js';
import { late } from '../loading/late.js';
import { pngOf } from './files.js';

/** Pixels of a square in a picture file, and the longest side of one. */
const SIZE = { square: 96, most: 4096 };

/** Draws the position that is shown; nothing if the engine failed, which is told. */
export async function exportImage(game: Game, kind: 'png' | 'svg'): Promise<Blob | undefined> {
  const { seenSvg } = await late(import('../seen.js'));
  const { board, state } = game;
  const drawing = act(game, () =>
    seenSvg(game.say, { board, picture: savedPicture(game), hands: state.scene.hands, flipped: state.flipped }),
  );
  if (drawing === undefined) return undefined;
  const [, , across = 800, down = 800] = (/viewBox="([^"]*)"/.exec(drawing)?.[1] ?? '').split(' ').map(Number);
  const scale = Math.min(SIZE.square / 100, SIZE.most / Math.max(across, down));
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const sized = drawing.replace('<svg', `<svg width="${width}" height="${height}"`);
  return kind === 'svg' ? new Blob([sized], { type: 'image/svg+xml' }) : pngOf(sized, width, height);
}
