// Films as GIF: frames of points with one palette, of which each holds only what differs from the one before.

/*! GIF files are written by gifenc (https://github.com/mattdesl/gifenc), MIT, Copyright (c) 2017 Matt DesLauriers. */

import type { FilmPicture } from './film.js';

/** The points of a picture, four bytes each: red, green, blue, and how much of it there is. */
export interface Points {
  width: number;
  height: number;
  pixels: Uint8Array | Uint8ClampedArray;
}

/** Colours of a palette; one more means "as before". */
const COLOURS = 255;

/** Frames whose colours are looked at. */
const SAMPLES = 4;

/** The points of some pictures in one row, for the palette of all. */
async function sampled(pictures: readonly FilmPicture[], draw: (svg: string) => Promise<Points>): Promise<Uint8Array> {
  const n = Math.min(SAMPLES, pictures.length);
  const parts: Points[] = [];
  for (let k = 0; k < n; k += 1) {
    const picture = pictures[Math.round((k * (pictures.length - 1)) / Math.max(1, n - 1))];
    if (picture) parts.push(await draw(picture.svg));
  }
  const all = new Uint8Array(parts.reduce((sum, it) => sum + it.pixels.length, 0));
  let at = 0;
  for (const { pixels } of parts) {
    all.set(pixels, at);
    at += pixels.length;
  }
  return all;
}

/** Writes a film as a GIF that begins anew at its end. `draw` makes points of a picture; `told` hears how many are done. */
export async function gifOf(
  pictures: readonly FilmPicture[],
  draw: (svg: string) => Promise<Points>,
  told: (done: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  // Only films need it.
  const { applyPalette, GIFEncoder, quantize } = await import('gifenc');
  const palette = quantize(await sampled(pictures, draw), COLOURS);
  const same = palette.length;
  palette.push([0, 0, 0]);
  const gif = GIFEncoder();
  let before: Uint8Array | undefined;
  for (const [index, { svg, ms }] of pictures.entries()) {
    const { width, height, pixels } = await draw(svg);
    // The last colour is looked for in no picture.
    const points = applyPalette(pixels, palette.slice(0, same));
    const changes = before ? points.map((it, at) => (before?.[at] === it ? same : it)) : points;
    const first = index === 0 ? { palette, repeat: 0 } : {};
    gif.writeFrame(changes, width, height, {
      ...first,
      delay: ms,
      transparent: index > 0,
      transparentIndex: same,
      dispose: 1,
    });
    before = points;
    told(index + 1);
  }
  gif.finish();
  return gif.bytes();
}
