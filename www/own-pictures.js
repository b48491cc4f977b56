// Pictures that an author drops, pastes or chooses, as values of `picture=`: bounded, and without what only programs need.
// Bundled into `own-pictures.js` of the site; loaded when there is a picture.

import DOMPurify from 'dompurify';

/** Longest address that a definition may have, in characters; `definition::is_image_url` says the same. */
const LONGEST = 1 << 16;
/** Longest text of a drawing that is kept as a drawing; longer ones become points. */
const LONGEST_SVG = 24_000;
/** Most bytes of a file that is opened at all. */
const LARGEST = 20_000_000;
/** Widths and heights of pictures of points, in the order in which they are tried. A square of a board has about 62. */
const SIZES = [128, 96, 64];
/** Darker pictures (0 to 1, of what is not clear) are Black's. */
const DARK = 0.42;

const SVG = 'http://www.w3.org/2000/svg';

/** What is wrong with a picture, as a sentence for its author. */
export class PictureError extends Error {}

const base64 = (bytes) => btoa(Array.from(bytes, (it) => String.fromCharCode(it)).join(''));
const drawingAddress = (text) => `data:image/svg+xml;base64,${base64(new TextEncoder().encode(text))}`;

async function imageOf(address) {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => {
    throw new PictureError('This picture cannot be read.');
  });
  return image;
}

/** A drawing without scripts and without what it would load; it says how large it is. */
function cleanDrawing(text) {
  const [root] = DOMPurify.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    RETURN_DOM_FRAGMENT: true,
    // Nothing is loaded from a picture, so that parts of it may be used again.
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['a', 'image'],
  }).children;
  if (root?.localName !== 'svg') throw new PictureError('This file holds no drawing.');
  for (const it of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of [...it.attributes]) {
      const isAway = /(?:^|:)href$/.test(name) && !value.startsWith('#');
      if (isAway || /url\((?!['"]?#)/i.test(value) || /^(?:inkscape|sodipodi):|^data-/.test(name))
        it.removeAttribute(name);
    }
    if (it.localName === 'style' && /@import|url\((?!['"]?#)/i.test(it.textContent)) it.remove();
  }
  const [width, height] = ['width', 'height'].map((it) => Number.parseFloat(root.getAttribute(it)) || 100);
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  // Firefox draws no picture without a size.
  const [, , w, h] = root
    .getAttribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  root.setAttribute('width', w > 0 ? w : 100);
  root.setAttribute('height', h > 0 ? h : 100);
  return root;
}

const written = (root) => new XMLSerializer().serializeToString(root);

/** A drawing in which light and dark have changed places; hues stay. */
function exchanged(root) {
  const res = root.cloneNode(false);
  const filter = document.createElementNS(SVG, 'filter');
  filter.id = 'vd-other-side';
  filter.setAttribute('color-interpolation-filters', 'sRGB');
  const matrix = document.createElementNS(SVG, 'feColorMatrix');
  // The same as `exchange`: 1 − 2 · luma is added to each channel.
  matrix.setAttribute('values', '.574 -1.43 -.144 0 1 -.426 -.43 -.144 0 1 -.426 -1.43 .856 0 1 0 0 0 1 0');
  filter.append(matrix);
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('filter', 'url(#vd-other-side)');
  group.append(...root.cloneNode(true).childNodes);
  res.append(filter, group);
  return res;
}

/** An image in a square of points. */
function pointsOf(image, size) {
  const scale = size / Math.max(image.width, image.height, 1);
  const [w, h] = [image.width * scale, image.height * scale];
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (size - w) / 2, (size - h) / 2, w, h);
  return { canvas, context, data: context.getImageData(0, 0, size, size) };
}

/** How light an image is where there is something, from 0 to 1. */
function lightness(image) {
  const { data } = pointsOf(image, 32).data;
  let [light, all] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    light += data[at + 3] * (0.213 * data[at] + 0.715 * data[at + 1] + 0.072 * data[at + 2]);
    all += data[at + 3] * 255;
  }
  if (all === 0) throw new PictureError('This picture is empty.');
  return light / all;
}

/** The address of an image as points, small enough for a definition. */
function pointsAddress(image, change = () => {}) {
  for (const size of SIZES) {
    const { canvas, context, data } = pointsOf(image, size);
    change(data.data);
    context.putImageData(data, 0, 0);
    const address = canvas.toDataURL('image/png');
    if (address.length <= LONGEST) return address;
  }
  throw new PictureError('This picture has too many colours to be kept in a definition.');
}

/** Light and dark change places, hues stay: the luma of sRGB is turned over. */
function exchange(data) {
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = data.subarray(at, at + 3);
    const turn = 255 - 2 * (0.213 * r + 0.715 * g + 0.072 * b);
    for (const [k, it] of [r, g, b].entries()) data[at + k] = it + turn;
  }
}

/** The addresses of a picture as it is, and with light and dark exchanged. */
async function bothOf(file) {
  if (file.size > LARGEST) throw new PictureError('This file is too large for a picture of a piece.');
  if (file.type === 'image/svg+xml') {
    const root = cleanDrawing(await file.text());
    const both = [root, exchanged(root)].map(written);
    if (both[1].length <= LONGEST_SVG) return both.map(drawingAddress);
    const image = await imageOf(drawingAddress(both[0]));
    return [pointsAddress(image), pointsAddress(image, exchange)];
  }
  const address = URL.createObjectURL(file);
  try {
    const image = await imageOf(address);
    return [pointsAddress(image), pointsAddress(image, exchange)];
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * White's and Black's picture from one: a light one is White's, and Black's is the same with light and dark exchanged; a
 * dark one the other way round. With a second picture each side has its own.
 */
export async function picturesOf(file, second) {
  const [own, other] = await bothOf(file);
  if (second) return [own, (await bothOf(second))[0]];
  return lightness(await imageOf(own)) < DARK ? [other, own] : [own, other];
}
