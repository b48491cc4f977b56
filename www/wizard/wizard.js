// The wizard: keeps what was clicked together, shows it, and hands the text out. What is right or wrong says the engine.

import { LONGEST_LINK, packed, playablePage, wholePage } from '../embedding.js';
import { keepWork, lastWork } from '../last-work.js';
import { createDiagram, explain, keys, rulesInWords } from '../pkg/engine.js';
import { figure } from '../pkg/still.js';
import { rulebook } from '../rulebook.js';
import { chips } from './chips.js';
import {
  definitionOf,
  heightOf,
  holesOf,
  imageOf,
  KNOWN,
  makePiece,
  piecesMoves,
  sizeOf,
  square,
  startDesign,
} from './definition.js';
import { Grid } from './grid.js';
import { documentation, meaningsOf } from './meanings.js';
import { atomOf, likes, REACH } from './moves.js';
import { pictureDialog } from './picture-dialog.js';

const place = (id) => document.getElementById(id);
const form = place('design');
const fields = form.elements;
const board = place('board');

/** The design of the last visit, if there was one. */
function lastDesign() {
  try {
    const { holes, pieces, ...others } = lastWork('design');
    const design = { ...startDesign('chess'), ...others, holes: new Set(holes), pieces: pieces.map(makePiece) };
    // What cannot be written as a definition is none.
    return definitionOf(design) && pieces.length > 0 ? design : undefined;
  } catch {
    return undefined;
  }
}

let design = lastDesign() ?? startDesign('chess');
let chosen = Math.min(1, design.pieces.length - 1);
let brush = 'place';
/** What the moves that were written reach, by target. */
let reached = new Map();
/** Pictures of the pieces by ID, as addresses. */
let pictures = new Map();
const docs = keys().then(documentation);

const piece = () => design.pieces[chosen];

/** What a click on the board does. The last ones are squares that mean something to the chosen piece. */
const BRUSHES = [
  ['place', 'put it here', 'White’s start squares of the piece; Black’s follow.'],
  ['hole', 'no square', 'Squares that are not there, on both sides.'],
  ['!', 'may not stop', 'Squares where the piece may not end a move, as White sees them.'],
  ['#', 'may not enter', 'Squares that the piece may not even cross, as White sees them.'],
  ['*', 'wins', 'Squares where the piece wins when it arrives, as White sees them.'],
];

const brushes = () => [
  ...BRUSHES,
  ...design.pieces
    .filter((it) => it !== piece())
    .map((it) => [
      it.id,
      `becomes ${it.name || it.id}`,
      `Squares where the piece becomes a ${it.name || it.id}, as White sees them.`,
    ]),
];

const targets = new Grid(place('targets'), {
  cell(row, column) {
    const [x, y] = [column - REACH, REACH - row];
    if (x === 0 && y === 0)
      return { label: 'the piece', text: piece()?.id ?? '', picture: pictures.get(piece()?.id), kind: 'self' };
    const target = piece()?.targets.get(`${x},${y}`);
    const mark = target ? target.mode : reached.get(`${x},${y}`);
    const way = `${Math.abs(y)} ${y < 0 ? 'back' : 'forward'}, ${Math.abs(x)} ${x < 0 ? 'left' : 'right'}`;
    const words = { both: 'moves and captures', move: 'only moves', capture: 'only captures' };
    return {
      label: mark ? `${way}: ${words[mark]}` : way,
      kind: mark ? `${mark}${target ? ' own' : ''}` : '',
      text: target && target.range !== 1 ? '→' : '',
      on: target !== undefined,
    };
  },
  pick(row, column) {
    const [x, y] = [column - REACH, REACH - row];
    const it = piece();
    if (!it || atomOf(x, y) === undefined) return;
    const [range, mode] = [Number(fields.range.value), fields.mode.value];
    const before = it.targets.get(`${x},${y}`);
    const off = before !== undefined && before.range === range && before.mode === mode;
    for (const [u, v] of fields.alike.checked ? likes(x, y) : [[x, y]]) {
      if (off) it.targets.delete(`${u},${v}`);
      else it.targets.set(`${u},${v}`, { x: u, y: v, range, mode });
    }
    show();
  },
});

/** Whether the pointer paints or wipes, from the first square on. */
let wipes = false;
const squares = new Grid(place('board-grid'), {
  cell(row, column) {
    const [, ranks] = sizeOf(design);
    const rank = ranks - 1 - row;
    const name = square(column, rank);
    if (rank >= heightOf(design, column)) return { label: `${name}, not on the board`, kind: 'outside' };
    const shade = (design.hexagons ? rank % 3 : (column + rank) % 2) === 0 ? 'dark' : 'light';
    if (holesOf(design).has(name)) return { label: `${name}, no square`, kind: 'gone', on: true };
    const sign = piece()?.zone.get(name);
    const here = design.pieces.find((it) => it.squares.has(name));
    const own = here !== undefined && here === piece();
    const words = [name, here?.name, sign && brushes().find(([value]) => value === sign)?.[1]].filter(Boolean);
    return {
      label: words.join(', '),
      text: sign ?? here?.id ?? '',
      picture: sign ? undefined : pictures.get(here?.id),
      kind: `${shade}${sign ? ' zone' : ''}${own ? ' own' : ''}`,
      on: Boolean(sign) || own,
    };
  },
  pick(row, column, first) {
    const rank = sizeOf(design)[1] - 1 - row;
    if (rank >= heightOf(design, column)) return;
    const name = square(column, rank);
    const it = piece();
    const isOn =
      brush === 'hole'
        ? holesOf(design).has(name)
        : brush === 'place'
          ? it?.squares.has(name)
          : it?.zone.get(name) === brush;
    if (first) wipes = Boolean(isOn);
    if (brush === 'hole') {
      for (const it of [name, imageOf(design, name)]) {
        if (wipes) design.holes.delete(it);
        else design.holes.add(it);
      }
    } else if (brush === 'place') {
      for (const other of design.pieces) if (other !== it || wipes) other.squares.delete(name);
      if (!wipes) it?.squares.add(name);
    } else if (wipes) it?.zone.delete(name);
    else it?.zone.set(name, brush);
    show();
  },
});

/** The letters of a name, as capitals. */
const plainLetters = (name) => name.normalize('NFD').toUpperCase().match(/[A-Z]/g) ?? [];

/** Gives a piece another letter, also where squares are of the piece it stands for. */
function rename(piece, id) {
  for (const other of design.pieces) for (const [at, sign] of other.zone) if (sign === piece.id) other.zone.set(at, id);
  piece.id = id;
}

/** An unused letter for a piece, the first of those that are wanted. */
function freeId(wanted, owner) {
  const taken = new Set(design.pieces.filter((it) => it !== owner).map((it) => it.id));
  return [...wanted, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((it) => it && !taken.has(it)) ?? 'X';
}

/** Puts the design into the fields. */
function fill() {
  for (const name of [
    'title',
    'author',
    'files',
    'ranks',
    'symmetry',
    'promoZone',
    'stalemate',
    'repetition',
    'checkCount',
    'side',
    'lines',
  ])
    fields[name].value = design[name];
  fields.hexagons.value = design.hexagons ? '1' : '';
  for (const name of ['hands', 'mustCapture', 'shuffle']) fields[name].checked = design[name];
  const it = piece();
  for (const name of ['name', 'id', 'base', 'castles', 'inHand']) fields[name].value = it?.[name] ?? '';
  for (const name of ['royal', 'promotes', 'form']) fields[name].checked = it?.[name] ?? false;
}

/** Works out what the written moves reach near the piece. */
async function study() {
  const it = piece();
  reached = new Map();
  if (!it || it.base.trim() === '') return;
  const side = 2 * REACH + 1;
  const middle = square(REACH, REACH);
  const diagram = await createDiagram(
    `files=${side}\nranks=${side}\nsymmetry=none\nroyal=0\npromoZone=0\npiece:X:${it.base.replace(/[:\s]/g, '')}::${middle}`,
  );
  const { cells } = diagram.board();
  const modes = { move: 'move', 'first-move': 'move', capture: 'capture' };
  for (const { cell, mark } of diagram.reach(1)) {
    const { x, y } = cells[cell];
    reached.set(`${Math.round(x - 0.5) - REACH},${REACH - Math.round(y - 0.5)}`, modes[mark] ?? 'both');
  }
  diagram.free();
}

/** Draws the pieces of a definition, if they look different from before. */
let drawn = '';
async function draw(text) {
  const looks = JSON.stringify(design.pieces.map(({ id, name, image, picture }) => [id, name, image, picture]));
  if (looks === drawn) return;
  drawn = looks;
  const diagram = await createDiagram(text);
  const view = diagram.board();
  diagram.free();
  const address = (number) => `data:image/svg+xml,${encodeURIComponent(figure(view, number, 'white'))}`;
  pictures = new Map(view.types.map(({ id, number }) => [id, address(number)]));
}

/** Says what was written, line by line. */
async function tell(text, turn) {
  const meanings = await meaningsOf(text, await docs, explain);
  if (turn !== latest) return;
  place('meanings').replaceChildren(
    ...meanings.flatMap(([line, meaning]) => {
      const term = document.createElement('dt');
      term.append(Object.assign(document.createElement('code'), { textContent: line }));
      return [term, Object.assign(document.createElement('dd'), { textContent: meaning })];
    }),
  );
}

let latest = 0;

/** Shows everything again. */
async function show() {
  latest += 1;
  const turn = latest;
  const text = definitionOf(design);
  keepWork('design', design);
  await draw(text);
  if (turn !== latest) return;
  form.classList.toggle('hexagons', design.hexagons);
  chips(
    place('pieces'),
    design.pieces.map((it, at) => [at, it.name || it.id, '', pictures.get(it.id)]),
    chosen,
    (at) => {
      chosen = at;
      if (!brushes().some(([value]) => value === brush)) brush = 'place';
      fill();
      void show();
    },
  );
  chips(place('brushes'), brushes(), brush, (value) => {
    brush = value;
    void show();
  });
  place('brush-words').textContent = brushes().find(([value]) => value === brush)?.[2] ?? '';
  place('remove').disabled = design.pieces.length < 2;
  place('picture').querySelector('img').src = pictures.get(piece()?.id) ?? '';
  place('text').textContent = text;
  void tell(text, turn);
  void link(text, turn);
  targets.show(2 * REACH + 1, 2 * REACH + 1);
  const [files, ranks] = sizeOf(design);
  place('board-grid').classList.toggle('hexagons', design.hexagons);
  // Files of hexagons lie half a cell apart: the outer ones are raised.
  squares.show(ranks, files, (file) => (design.hexagons ? Math.abs(design.side - 1 - file) / 2 : 0));
  await study();
  if (turn !== latest) return;
  targets.show(2 * REACH + 1, 2 * REACH + 1);
  const moves = piece() ? piecesMoves(piece()) : '';
  const words = await explain(moves);
  if (turn !== latest) return;
  place('words').textContent =
    moves === ''
      ? `The ${piece()?.name || 'piece'} does not move. Click where it may go.`
      : `The ${piece().name || 'piece'} ${words}.`;
  // What changes nothing on the board leaves the game there as it is.
  const shown = text.replace(/^(title|author)=.*\n/gm, '');
  if (board.definition !== shown) board.definition = shown;
  await board.ready;
  if (turn !== latest) return;
  place('found').replaceChildren(
    ...board.diagnostics.map(({ severity, message, hint }) => {
      const item = document.createElement('li');
      const kind = Object.assign(document.createElement('strong'), { className: severity, textContent: severity });
      item.append(
        kind,
        Object.assign(document.createElement('span'), { textContent: hint ? `${message} ${hint}` : message }),
      );
      return item;
    }),
  );
  const topics = board.diagram ? (await rulesInWords(board.diagram)).topics : [];
  if (turn !== latest) return;
  place('rules').replaceChildren(...rulebook(topics));
}

/** Lets the link to the playground take the text along; what no link can hold is its last text. */
async function link(text, turn) {
  const part = await packed(text);
  if (turn !== latest) return;
  const fits = part.length <= LONGEST_LINK;
  place('open').href = fits ? `playground.html#${part}` : 'playground.html';
  place('open').onclick = fits ? null : () => keepWork('text', { text, shielded: false });
}

const whole = (field, otherwise) =>
  field.value !== '' && field.checkValidity() ? Math.trunc(Number(field.value)) : otherwise;

form.addEventListener('input', ({ target }) => {
  const { name } = target;
  const it = piece();
  if (['title', 'author', 'symmetry', 'stalemate', 'repetition', 'lines'].includes(name)) design[name] = target.value;
  else if (name === 'hexagons') design.hexagons = target.value !== '';
  else if (['files', 'ranks', 'side', 'promoZone', 'checkCount'].includes(name))
    design[name] = whole(target, design[name]);
  else if (['hands', 'mustCapture', 'shuffle'].includes(name)) design[name] = target.checked;
  else if (it && ['royal', 'promotes', 'form'].includes(name)) it[name] = target.checked;
  else if (it && name === 'base') it.base = target.value;
  else if (it && name === 'name') {
    it.name = target.value;
    // A new piece has a letter of its name until its author gives it another one.
    if (it.isNew) {
      rename(it, freeId(plainLetters(it.name), it));
      fields.id.value = it.id;
    }
  } else if (it && name === 'castles') it.castles = Number(target.value);
  else if (it && name === 'inHand') it.inHand = whole(target, it.inHand);
  else if (it && name === 'id') {
    const id = target.value.replace(/[^\p{L}\p{N}+]/gu, '');
    if (id !== '' && design.pieces.every((other) => other === it || other.id !== id)) {
      delete it.isNew;
      rename(it, id);
    }
  } else return;
  void show();
});
form.addEventListener('submit', (event) => event.preventDefault());

const dialog = pictureDialog();
place('picture').addEventListener('click', () => {
  const it = piece();
  if (it)
    void dialog.open(it, (change) => {
      Object.assign(it, change);
      void show();
    });
});

const add = place('add');
add.append(new Option('a new piece', 'new'), ...KNOWN.map((it, at) => new Option(it.name, at)));
add.addEventListener('change', () => {
  if (add.value === '') return;
  const known = add.value === 'new' ? { name: 'new piece', form: true, isNew: true } : KNOWN[Number(add.value)];
  design.pieces.push(makePiece({ ...known, royal: false, id: freeId([known.id]) }));
  chosen = design.pieces.length - 1;
  add.value = '';
  fill();
  void show();
});
place('remove').addEventListener('click', () => {
  const [gone] = design.pieces.splice(chosen, 1);
  for (const it of design.pieces) for (const [at, sign] of it.zone) if (sign === gone.id) it.zone.delete(at);
  chosen = Math.max(0, chosen - 1);
  fill();
  void show();
});
place('no-moves').addEventListener('click', () => {
  const it = piece();
  if (!it) return;
  it.base = '';
  it.castles = 0;
  it.targets.clear();
  fill();
  void show();
});
for (const [id, kind] of [
  ['from-chess', 'chess'],
  ['from-hexagons', 'hexagons'],
  ['from-nothing', 'empty'],
]) {
  place(id).addEventListener('click', () => {
    design = startDesign(kind);
    chosen = 0;
    brush = 'place';
    fill();
    void show();
  });
}

async function copy(text, done = 'Copied.') {
  try {
    await navigator.clipboard.writeText(text);
    place('note').textContent = done;
  } catch {
    place('note').textContent = 'It could not be copied; the text stands below.';
  }
}
place('copy-text').addEventListener('click', () => copy(definitionOf(design)));
place('copy-html').addEventListener('click', () =>
  copy(
    wholePage(definitionOf(design), design.title || 'My variant'),
    'Copied. Save it as a file, with the standalone script beside it.',
  ),
);
place('download-page').addEventListener('click', async () => {
  const done = await playablePage(definitionOf(design), design.title || 'My variant');
  place('note').textContent = done ? 'Saved. The file plays the game, without a network.' : 'It could not be written.';
});

fill();
await show();
