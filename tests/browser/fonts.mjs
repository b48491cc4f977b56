// Fonts made for tests, so that what a machine has installed decides nothing: every letter is a box of one width.

import opentype from 'opentype.js';

/** How wide a letter is, in parts of the font size: condensed faces and Verdana lie between these. */
const WIDTHS = { narrow: 0.42, wide: 0.72 };

/** The names of the fonts. */
export const FONTS = Object.keys(WIDTHS);

const EM = 1000;

/** A box from the base line to the height of a small letter; nothing for a space. */
function box(code, advance) {
  const path = new opentype.Path();
  if (code === 32) return path;
  for (const [x, y] of [
    [60, 0],
    [advance - 60, 0],
    [advance - 60, 540],
    [60, 540],
  ])
    path.commands.length === 0 ? path.moveTo(x, y) : path.lineTo(x, y);
  path.close();
  return path;
}

/** The style that gives a page one of the fonts. */
export function fontStyle(name) {
  const advanceWidth = WIDTHS[name] * EM;
  const codes = [...Array(0x250).keys()].filter((it) => it >= 32);
  const glyphs = [
    new opentype.Glyph({ name: '.notdef', advanceWidth, path: box(0, advanceWidth) }),
    ...codes.map(
      (unicode) => new opentype.Glyph({ name: `u${unicode}`, unicode, advanceWidth, path: box(unicode, advanceWidth) }),
    ),
  ];
  const font = new opentype.Font({
    familyName: name,
    styleName: 'Regular',
    unitsPerEm: EM,
    ascender: 930,
    descender: -240,
    glyphs,
  });
  const data = Buffer.from(font.toArrayBuffer()).toString('base64');
  return `<style>@font-face { font-family: ${name}; src: url(data:font/otf;base64,${data}); } html { font-family: ${name}; }</style>`;
}
