// Every piece of every definition has a drawing or a tile, and no two pieces of one game look the same.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const at = (name) => new URL(`../../${name}`, import.meta.url);
const [{ ALIASES, DRAWINGS, RARE }, { drawingNames, figure, pdf, still, tikz }, { createDiagram }] = await Promise.all(
  ['pieces', 'still', 'engine'].map((it) => import(at(`pkg/${it}.js`).href)),
);
const folder = at('tests/diagrams/');

/** The types of all definitions: game, name, and the picture for White. */
const types = [];
for (const file of readdirSync(folder).filter((it) => it.endsWith('.txt'))) {
  const diagram = await createDiagram(readFileSync(new URL(file, folder), 'utf8'));
  const board = diagram.board();
  for (const { number, name, image } of board.types)
    types.push({ game: file, name, image, picture: figure(board, number, 'white') });
  diagram.free();
}

const isTile = ({ picture }) => picture.includes('<text');
const names = (list) => [...new Set(list.map((it) => it.name))].sort();

test('every piece is drawn or has a tile with its letters', (t) => {
  assert.ok(types.length > 500);
  for (const { game, name, picture } of types) {
    assert.match(picture, /<path[^>]* d="[Mm]/, `${game}: ${name}`);
    assert.doesNotMatch(picture, /undefined|NaN/, `${game}: ${name}`);
    if (picture.includes('<text')) assert.match(picture, />[^<\s]{1,3}<\/text>/, `${game}: ${name}`);
  }
  t.diagnostic(`drawings: ${names(types.filter((it) => !isTile(it))).join(', ')}`);
  t.diagnostic(`tiles: ${names(types.filter(isTile)).join(', ')}`);
});

test('the usual pieces of chess, of its variants, of Xiangqi and of Shogi have drawings', () => {
  const usual =
    'pawn rook knight bishop queen king archbishop cardinal chancellor marshall amazon nightrider grasshopper camel zebra elephant ferz wazir man commoner centaur wizard champion griffon ' +
    'rhinoceros lion cannon vao silver gold lance sergeant tokin hawk falcon eagle prince horse advisor soldier';
  const drawn = new Set(types.filter((it) => !isTile(it)).flatMap(({ name, image }) => [name, image]));
  const missing = [
    ...usual.split(' '),
    'dragon horse',
    'dragon king',
    'shogi knight',
    'berolina pawn',
    'crown prince',
    'promoted silver',
  ].filter((it) => !drawn.has(it));
  assert.deepEqual(missing, []);
  const share = types.filter((it) => !isTile(it)).length / types.length;
  assert.ok(share > 0.85, `only ${Math.round(100 * share)} % of the pieces have drawings`);
});

test('no two pieces of a game look the same', () => {
  const seen = new Map();
  const alike = [];
  // A promoted piece may well look like the piece that it moves like.
  for (const { game, name, image, picture } of types.filter((it) => !it.name.startsWith('promoted '))) {
    const key = `${game} ${picture}`;
    const other = seen.get(key);
    // The author may well want one picture twice.
    if (other && other.image === image) continue;
    if (other && other.name !== name) alike.push(`${game}: ${other.name} and ${name}`);
    seen.set(key, { name, image });
  }
  assert.deepEqual(alike, []);
});

test('each drawing differs from all others, and each other name leads to one', () => {
  const looks = Object.values(DRAWINGS).map((it) => JSON.stringify(it));
  assert.equal(new Set(looks).size, looks.length);
  for (const [other, name] of Object.entries(ALIASES)) {
    assert.ok(Object.hasOwn(DRAWINGS, name) || RARE.test(name), `${other} leads to ${name}`);
    assert.ok(!Object.hasOwn(DRAWINGS, other) && !RARE.test(other), `${other} is a drawing of its own`);
  }
});

test('all pieces of the library have drawings, tiles of Cyvasse their ground', () => {
  assert.deepEqual(
    names(types.filter((it) => isTile(it))).filter((it) => !/^tile \d$/.test(it)),
    [],
  );
});

test('what is drawn rarely is drawn, and each in its own way', async () => {
  const rare = RARE.source.replace(/^\^\(\?:|\)\$$/g, '').split('|');
  assert.ok(rare.length > 50);
  const diagram = await createDiagram(rare.map((it, index) => `${it}:X${index}:W::`).join('\n'));
  const board = diagram.board();
  const pictures = rare.map((name) => figure(board, board.types.find((it) => it.name === name).number, 'white'));
  diagram.free();
  pictures.forEach((picture, index) => assert.ok(!isTile({ picture }), rare[index]));
  assert.equal(new Set(pictures).size, rare.length);
});

test('drawings stay inside their box', () => {
  for (const [name, { body, lines = '', spots = '' }] of Object.entries(DRAWINGS)) {
    for (const path of [body, lines, spots]) {
      assert.doesNotMatch(path, /undefined|NaN/, name);
      // What is written in capitals is counted from the corner of the box.
      for (const [, numbers] of path.matchAll(/[MLC]([-\d. ]+)/g)) {
        for (const it of numbers.match(/-?\d*\.?\d+/g)) assert.ok(it >= -2 && it <= 102, `${name}: ${it}`);
      }
    }
  }
});

test('names that every object inherits are neither sets nor pieces', async () => {
  const pieces = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const of = async (set) => {
    const lines = pieces.map((it, index) => `${it}:${'ABCD'[index]}:K::${'abcd'[index]}1`);
    const diagram = await createDiagram([`pieces=${set}`, 'royal=A', ...lines].join('\n'));
    const board = diagram.board();
    const pictures = pieces.map((_, index) => figure(board, index + 1, 'white'));
    diagram.free();
    return pictures;
  };
  const plain = await of('chess');
  assert.deepEqual(
    plain.map((it) => />([A-D])<\/text>/.exec(it)?.[1]),
    ['A', 'B', 'C', 'D'],
  );
  for (const set of pieces) assert.deepEqual(await of(set), plain, set);
  for (const set of ['symbols', 'xiangqi', 'shogi']) assert.equal((await of(set)).length, pieces.length);
});

test('every piece of Cyvasse has a drawing, no letters', () => {
  const own = types.filter(({ game }) => game === 'cyvasse.txt');
  assert.equal(own.length, 10);
  assert.deepEqual(names(own.filter(isTile)), []);
  assert.equal(new Set(own.map(({ picture }) => picture)).size, 10);
});

test('a picture that is in the text is in still pictures; what would be loaded is not', async () => {
  const own = (colour) =>
    `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" fill="${colour}"/>`)}`;
  const definition = `files=3\nranks=3\nfirstRank=1\nroyal=K\nking:K:K::a1\npicture=${own('red')} ${own('blue')}
lion:L:N::b1\npicture=pictures/lion.svg\nrook:R:R::c1\npicture=https://example.org/rook.png`;
  const picture = await still(definition);
  const hrefs = [...picture.matchAll(/<image[^>]* href="([^"]*)"/g)].map((it) => it[1]);
  assert.deepEqual(hrefs, [own('red'), own('blue')]);
  assert.doesNotMatch(picture, /example\.org|pictures\/lion/);
  // Writers of outlines draw our king.
  const plain = definition.replace(/^picture=.*$/gm, '');
  assert.equal(await tikz(definition), await tikz(plain));
  assert.equal((await pdf(definition)).length, (await pdf(plain)).length);
});

test('each name that a picture can be chosen by has a drawing of its own', async () => {
  const pieces = drawingNames();
  assert.ok(pieces.length > 100 && pieces.includes('knight') && pieces.includes('phoenix'));
  const lines = pieces.map((name, at) => `${name}:${at}:W:${name}:`);
  const diagram = await createDiagram(`files=1\nranks=1\nroyal=0\npromoZone=0\n${lines.join('\n')}`);
  const pictures = diagram.board().types.map(({ number }) => figure(diagram.board(), number, 'white'));
  diagram.free();
  assert.equal(new Set(pictures).size, pieces.length);
  for (const it of pictures) assert.doesNotMatch(it, /<text/);
});
