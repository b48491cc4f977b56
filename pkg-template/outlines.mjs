// Takes the outlines of chess and Xiangqi symbols out of a font and writes them down as data: pkg-template/src/pieces/symbol-outlines.ts.
//
//   node pkg-template/outlines.mjs
//
// The result is committed, so that nobody needs the font to build. A test compares the two.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';

const FONT = '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff';

/** The line on which pieces stand and the middle around which they turn, in a box of 100 by 100. */
const [GROUND, MIDDLE] = [88, 48];

/** So many tenths a bend may be off for the sake of a shorter path. */
const SMOOTH = 1.5;

const nothing = () => false;
/** Light on a ball: it would look like an eye on a white piece. */
const glint = ({ width, height }) => width <= 50 && height <= 50;

/**
 * The symbols. Those of Black are taken: their light details are what our own drawings have lines for.
 * `scale` makes them as large as our drawings; `round` stands around the middle; `without` leaves details out.
 */
const PIECES = {
  king: { code: 0x265a, scale: 0.105 },
  queen: { code: 0x265b, scale: 0.101, without: glint },
  rook: { code: 0x265c, scale: 0.103 },
  bishop: { code: 0x265d, scale: 0.102 },
  knight: { code: 0x265e, scale: 0.104 },
  pawn: { code: 0x265f, scale: 0.097, without: () => true },
  amazon: { code: 0x1fa51, scale: 0.088, without: glint },
  chancellor: { code: 0x1fa52, scale: 0.09 },
  archbishop: { code: 0x1fa53, scale: 0.09 },
  tilted: { code: 0x1fa07, scale: 0.095, round: true },
  equihopper: { code: 0x1fa49, scale: 0.112, round: true },
};

/** Characters of Xiangqi, for White (red) and Black. */
const CHARACTERS = ['general', 'advisor', 'elephant', 'horse', 'chariot', 'cannon', 'soldier'];

/** The closed curves of a symbol, in units of the font. */
function curves(font, code) {
  const glyph = font.charToGlyph(String.fromCodePoint(code));
  if (glyph.index === 0) throw new Error(`The font has no U+${code.toString(16).toUpperCase()}.`);
  const found = [];
  for (const it of glyph.path.commands) {
    if (it.type === 'M') found.push([it]);
    else if (it.type !== 'Z') found.at(-1).push(it);
  }
  return found;
}

/** The box around the points of curves. */
function around(list) {
  const points = list.flat().flatMap((it) => [[it.x, it.y], ...('x1' in it ? [[it.x1, it.y1]] : [])]);
  const [xs, ys] = [0, 1].map((at) => points.map((it) => it[at]));
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, right, low, high, width: right - left, height: high - low };
}

/** Whether a point lies inside a curve, whose bends are taken as corners. */
function inside({ x, y }, curve) {
  let res = false;
  curve.forEach((a, at) => {
    const b = curve.at(at - 1);
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) res = !res;
  });
  return res;
}

/** How many other curves lie around each one. */
const depths = (list) =>
  list.map((it) => ({ curve: it, depth: list.filter((other) => other !== it && inside(it[0], other)).length }));

/** Curves as a path, in tenths of the box: all steps are relative, and so are the sums of what was rounded. */
function path(list, place) {
  let [d, x, y] = ['', 0, 0];
  const step = (to) => [Math.round(to[0] * 10) - x, Math.round(to[1] * 10) - y];
  const short = (tenths) => String(tenths / 10).replace(/^(-?)0\./, '$1.');
  const text = (numbers) =>
    numbers.map(short).reduce((sum, it) => (it.startsWith('-') || sum === '' ? sum + it : `${sum} ${it}`), '');
  for (const curve of list) {
    /** Where the next bend points if it goes on as the one before. */
    let mirrored;
    for (const it of curve) {
      const [dx, dy] = step(place(it.x, it.y));
      const control = it.type === 'Q' ? step(place(it.x1, it.y1)) : undefined;
      const smooth = control && mirrored && Math.hypot(control[0] - mirrored[0], control[1] - mirrored[1]) <= SMOOTH;
      if (it.type === 'M') d += `m${text([dx, dy])}`;
      else if (it.type === 'Q') d += smooth ? `t${text([dx, dy])}` : `q${text([...control, dx, dy])}`;
      else if (it.type !== 'L') throw new Error(`A curve of the kind ${it.type} is not expected.`);
      else if (dx === 0 && dy === 0) continue;
      else d += dy === 0 ? `h${short(dx)}` : dx === 0 ? `v${short(dy)}` : `l${text([dx, dy])}`;
      const bend = smooth ? mirrored : control;
      mirrored = bend && [dx - bend[0], dy - bend[1]];
      [x, y] = [x + dx, y + dy];
    }
    d += 'z';
    [x, y] = [Math.round(place(curve[0].x, curve[0].y)[0] * 10), Math.round(place(curve[0].x, curve[0].y)[1] * 10)];
  }
  return d;
}

/** Silhouette and details of a piece. */
function piece(font, { code, scale, round = false, without = nothing }) {
  const found = depths(curves(font, code));
  const { left, right, low, high } = around(found.map((it) => it.curve));
  const bottom = round ? MIDDLE + ((high - low) / 2) * scale : GROUND;
  const place = (x, y) => [50 + (x - (left + right) / 2) * scale, bottom - (y - low) * scale];
  const details = found.filter(({ curve, depth }) => depth > 0 && !without(around([curve])));
  return [found.filter((it) => it.depth === 0), details].map((list) =>
    path(
      list.map((it) => it.curve),
      place,
    ),
  );
}

/** A character without the disc around it, in the middle of the box. */
function character(font, code, black) {
  const found = depths(curves(font, code))
    .filter((it) => it.depth > (black ? 0 : 1))
    .map((it) => it.curve);
  const { left, right, low, high, width, height } = around(found);
  const scale = 50 / Math.max(width, height);
  return path(found, (x, y) => [50 + (x - (left + right) / 2) * scale, 50 - (y - (low + high) / 2) * scale]);
}

/** The text of the module. */
export function outlines() {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(FONT));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const pieces = Object.entries(PIECES).map(
    ([name, it]) =>
      `  ${name}: [${piece(font, it)
        .map((d) => `'${d}'`)
        .join(', ')}],`,
  );
  const characters = CHARACTERS.map(
    (name, at) => `  ${name}: ['${character(font, 0x1fa60 + at, false)}', '${character(font, 0x1fa67 + at, true)}'],`,
  );
  return `// Outlines of symbols, in a box of 100 by 100, made by outlines.mjs from a font. Data only.

/*! Outlines of symbols: Copyright 2022 The Noto Project Authors (https://github.com/notofonts/symbols), SIL Open Font License 1.1, see LICENSE-OFL. */

/** Pieces: the silhouette, and the details in it. */
export const PIECES: Record<string, [body: string, details: string]> = {
${pieces.join('\n')}
};

/** Characters of Xiangqi: White's (red) and Black's. */
export const CHARACTERS: Record<string, [white: string, black: string]> = {
${characters.join('\n')}
};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('src/pieces/symbol-outlines.ts', import.meta.url), outlines());
}
