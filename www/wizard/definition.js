// A definition from what was clicked together. No page in it.

import { movesOf } from './moves.js';

const letter = (file) => String.fromCharCode(97 + file);

/** The name of a square, files and ranks from 0. */
export const square = (file, rank) => `${letter(file)}${rank + 1}`;

/** Squares as a definition lists them: neighbours on a rank as `a2-h2`. */
function listed(squares) {
  const at = (name) => [Number(name.slice(1)), name.charCodeAt(0)];
  const sorted = [...squares].sort((a, b) => at(a)[0] - at(b)[0] || at(a)[1] - at(b)[1]);
  const runs = [];
  for (const name of sorted) {
    const run = runs[runs.length - 1];
    const [rank, file] = at(name);
    const [before, last] = run ? at(run[run.length - 1]) : [];
    if (run && before === rank && last === file - 1) run.push(name);
    else runs.push([name]);
  }
  return runs.map((it) => (it.length > 2 ? `${it[0]}-${it[it.length - 1]}` : it.join(','))).join(',');
}

/** What ends a field cannot stand in a name. */
const clean = (text) => text.replace(/[:=\r\n]/g, ' ').trim();

/** The moves of a piece: what was written, what was clicked, and castling. */
export const piecesMoves = (piece) =>
  piece.base.replace(/[:\s]/g, '') +
  movesOf([...piece.targets.values()]) +
  (piece.castles > 0 ? `isO${piece.castles}` : '');

/** How many files and ranks there are; on hexagons as many as the longest has. */
export function sizeOf({ hexagons, side, files, ranks }) {
  return hexagons ? [2 * side - 1, 2 * side - 1] : [files, ranks];
}

/** How many ranks a file has: on hexagons the middle file has most. */
export function heightOf({ hexagons, side, ranks }, file) {
  return hexagons ? 2 * side - 1 - Math.abs(side - 1 - file) : ranks;
}

/** Whether a square is on the board. */
const isInside = (design, name) => {
  const file = name.charCodeAt(0) - 97;
  return file < sizeOf(design)[0] && Number(name.slice(1)) <= heightOf(design, file);
};

/** The square that Black has where White has this one. */
export function imageOf(design, name) {
  const file = name.charCodeAt(0) - 97;
  const rank = heightOf(design, file) - Number(name.slice(1));
  return square(design.symmetry === 'rotate' ? sizeOf(design)[0] - 1 - file : file, rank);
}

/** The squares that are not there: those that were painted, and their images on the other side. */
export function holesOf(design) {
  return new Set(
    [...design.holes].filter((it) => isInside(design, it)).flatMap((name) => [name, imageOf(design, name)]),
  );
}

/** The pieces that change places on White's first rank: two bishops stand on both shades. */
function shuffled(pieces) {
  const first = pieces.map((it) => [it, [...it.squares].filter((name) => name.slice(1) === '1').length]);
  return first
    .filter(([, count]) => count > 0)
    .map(([it, count]) => (count === 2 && piecesMoves(it) === 'B' ? `!${it.id}` : it.id))
    .join('');
}

/** The picture of a morph board; nothing if no square is special. */
function morph(piece, design) {
  const rows = [];
  const wide = [...piece.zone.values()].some((it) => [...it].length > 1);
  const [files, ranks] = sizeOf(design);
  const holes = holesOf(design);
  for (let rank = ranks - 1; rank >= 0; rank -= 1) {
    const names = Array.from({ length: files }, (_, file) => square(file, rank));
    // A rank of hexagons counts the cells that are there, one of squares all.
    const there = design.hexagons ? names.filter((it) => isInside(design, it) && !holes.has(it)) : names;
    const cells = there.map((it) => piece.zone.get(it) ?? '.');
    while (cells.length > 0 && cells[cells.length - 1] === '.') cells.pop();
    rows.push(cells.join(wide ? ',' : ''));
  }
  while (rows.length > 0 && rows[rows.length - 1] === '') rows.pop();
  return rows.length === 0 ? undefined : `morph=${rows.join('/')}`;
}

/** The text of a design. Pieces that promote come first, as the definition counts them. */
export function definitionOf(design) {
  const holes = holesOf(design);
  const inside = (name) => isInside(design, name) && !holes.has(name);
  const pieces = [...design.pieces.filter((it) => it.promotes), ...design.pieces.filter((it) => !it.promotes)];
  const lines = [];
  const set = (key, value) => lines.push(`${key}=${value}`);
  if (clean(design.title)) set('title', clean(design.title));
  if (clean(design.author)) set('author', clean(design.author));
  if (design.hexagons) {
    set('shape', `hex ${design.side} flat`);
    set('labels', 'q up');
    // Files are lettered as those of squares: J, which Gliński leaves out, is one of them.
    set('letters', Array.from({ length: 2 * design.side - 1 }, (_, file) => letter(file)).join(''));
  } else {
    set('files', design.files);
    set('ranks', design.ranks);
    set('firstRank', 1);
  }
  if (design.symmetry !== 'mirror') set('symmetry', design.symmetry);
  const royal = pieces.filter((it) => it.royal).map((it) => it.id);
  set('royal', royal.length > 0 ? royal.join(',') : 0);
  const promoting = pieces.filter((it) => it.promotes).length;
  const forms = pieces.filter((it) => it.form).map((it) => it.id);
  if (promoting > 0 && forms.length > 0) {
    if (promoting !== 1) set('maxPromote', promoting);
    if (design.promoZone !== 1) set('promoZone', design.promoZone);
    set('promoChoice', forms.join(','));
  } else set('promoZone', 0);
  if (design.hands) set('holdingsType', -1);
  else if (pieces.some((it) => it.inHand > 0)) set('drops', 1);
  if (design.shuffle && !design.hexagons) {
    const group = shuffled(pieces.map((it) => ({ ...it, squares: new Set([...it.squares].filter(inside)) })));
    if (group !== '') set('shuffle', group);
  }
  if (design.mustCapture) set('mustCapture', 1);
  if (design.stalemate !== 'draw') set('stalemate', design.stalemate);
  if (design.repetition !== '') set('repetition', design.repetition);
  if (design.checkCount > 0) set('checkCount', design.checkCount);
  // Lines that would be pieces belong to the pieces.
  lines.push(...design.lines.split(/\r?\n/).filter((it) => it.trim() !== ''));
  for (const it of pieces) {
    lines.push(
      `${clean(it.name) || 'piece'}:${it.id}:${piecesMoves(it)}:${it.image}:${listed([...it.squares].filter(inside))}${it.inHand > 0 ? `:${it.inHand}` : ''}`,
    );
    if (it.picture) lines.push(`picture=${it.picture}`);
    const board = morph({ ...it, zone: new Map([...it.zone].filter(([name]) => inside(name))) }, design);
    if (board) lines.push(board);
  }
  if (holes.size > 0) lines.push(`hole::::${listed(holes)}`);
  return `${lines.join('\n')}\n`;
}

/** A piece from the list of known ones, or a new one. */
export const makePiece = (known = {}) => ({
  name: '',
  id: '',
  base: '',
  image: '',
  /** The value of `picture=`: own pictures. */
  picture: '',
  castles: 0,
  inHand: 0,
  royal: false,
  promotes: false,
  form: false,
  ...known,
  squares: new Set(known.squares ?? []),
  targets: new Map(known.targets ?? []),
  zone: new Map(known.zone ?? []),
});

const files = (from, to, rank) => Array.from({ length: to - from + 1 }, (_, it) => square(from + it, rank));

/** Pieces that everybody knows. */
export const KNOWN = [
  { name: 'pawn', id: 'P', base: 'fmWfceFifmnD', promotes: true },
  { name: 'knight', id: 'N', base: 'N', form: true },
  { name: 'bishop', id: 'B', base: 'B', form: true },
  { name: 'rook', id: 'R', base: 'R', form: true },
  { name: 'queen', id: 'Q', base: 'Q', form: true },
  { name: 'king', id: 'K', base: 'K', royal: true },
  { name: 'archbishop', id: 'A', base: 'BN', form: true },
  { name: 'chancellor', id: 'C', base: 'RN', form: true },
  { name: 'champion', id: 'H', base: 'WAD', form: true },
  { name: 'wizard', id: 'W', base: 'FC', form: true },
  { name: 'cannon', id: 'O', base: 'mRcpR', form: true },
  { name: 'elephant', id: 'E', base: 'FA', form: true },
  { name: 'grasshopper', id: 'G', base: 'gQ', form: true },
  { name: 'lion', id: 'L', base: 'KNADcaKcabKmabK', form: true },
];

/** A design to begin with: the array of chess, or an empty board. */
export function startDesign(kind) {
  const plain = {
    title: 'My game',
    author: '',
    files: 8,
    ranks: 8,
    hexagons: false,
    side: 6,
    symmetry: 'mirror',
    holes: new Set(),
    promoZone: 1,
    hands: false,
    shuffle: false,
    mustCapture: false,
    stalemate: 'draw',
    repetition: '3:draw',
    checkCount: 0,
    lines: '',
  };
  if (kind === 'hexagons') {
    const own = {
      P: 'b1 c2 d3 e4 f5 g4 h3 i2 j1',
      N: 'd1 h1',
      B: 'f1 f2 f3',
      R: 'c1 i1',
      Q: 'e1',
      K: 'g1',
    };
    const pieces = KNOWN.slice(0, 6).map((it) =>
      makePiece({ ...it, base: it.promotes ? 'fmWfsceWifmnD' : it.base, squares: own[it.id].split(' ') }),
    );
    return { ...plain, hexagons: true, pieces };
  }
  if (kind === 'empty') return { ...plain, pieces: [makePiece({ ...KNOWN[5], squares: ['e1'] })] };
  const places = { P: files(0, 7, 1), N: ['b1', 'g1'], B: ['c1', 'f1'], R: ['a1', 'h1'], Q: ['d1'], K: ['e1'] };
  const pieces = KNOWN.slice(0, 6).map((it) => makePiece({ ...it, castles: it.royal ? 2 : 0, squares: places[it.id] }));
  return { ...plain, pieces };
}
