// Symbols: which names have one, how they are turned, and that their outlines are those of the font.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { outlines } from '../../pkg-template/outlines.mjs';

const at = (name) => new URL(`../../${name}`, import.meta.url);
const read = (name) => readFileSync(at(name), 'utf8');
const [{ ALIASES, DRAWINGS, SYMBOLS }, { figure, still }, { createDiagram }] = await Promise.all(
  ['pieces', 'still', 'engine'].map((it) => import(at(`pkg/${it}.js`).href)),
);

/** Pictures of types with these names, in a set. */
async function pictures(names, { set = '', side = 'white' } = {}) {
  const list = names.map((it, index) =>
    typeof it === 'string' ? `${it}:X${index}:W::` : `${it.name}:X${index}:W:${it.image}:`,
  );
  const diagram = await createDiagram(`${set && `pieces=${set}\n`}${list.join('\n')}`);
  try {
    const board = diagram.board();
    return names.map((_, index) => figure(board, board.types.find((it) => it.id === `X${index}`).number, side));
  } finally {
    diagram.free();
  }
}

const picture = async (name, options) => (await pictures([name], options))[0];
const isTile = (it) => it.includes('<text');
/** The turn of a picture, and its outlines. */
const parts = (it) => ({
  turn: Number(/rotate\((\d+) 50 48\)/.exec(it)?.[1] ?? 0),
  paths: [...it.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join(),
});

const UPRIGHT = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', 'equihopper'];
const POINTS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];
const HOPPERS = ['nonstop equihopper', 'rookhopper', 'bishop hopper', 'kinghopper', 'leo'];
const CHARACTERS = ['general', 'advisor', 'elephant', 'horse', 'chariot', 'cannon', 'soldier'];

test('the outlines are what the script takes from the font', () => {
  assert.equal(read('pkg-template/src/pieces/symbol-outlines.ts'), outlines());
});

test('a piece turned by each step of 45 degrees is one symbol, turned', async () => {
  for (const piece of UPRIGHT) {
    const found = (await pictures([piece, ...POINTS.map((it) => `${piece} ${it}`)], { set: 'symbols' })).map(parts);
    assert.deepEqual(found[0], found[1], `${piece} north`);
    if (piece === 'knight') {
      // On its edge it is drawn anew.
      assert.deepEqual(
        found.slice(1).map((it) => it.turn),
        [0, 0, 90, 90, 180, 180, 270, 270],
      );
      assert.notEqual(found[1].paths, found[2].paths);
    } else {
      assert.deepEqual(
        found.slice(1).map((it) => it.turn),
        [0, 45, 90, 135, 180, 225, 270, 315],
      );
      assert.equal(new Set(found.map((it) => it.paths)).size, 1);
    }
  }
});

test('pieces of problems have the symbols that composers draw', async () => {
  const pairs = [
    ['grasshopper', 'queen south'],
    ['nightrider', 'knight south'],
    ['nonstop equihopper', 'equihopper east'],
    ['rookhopper', 'rook northeast'],
    ['bishop-hopper.png', 'bishop south'],
    ['kinghopper', 'king south'],
    ['leo', 'queen west'],
    ['pao', 'rook west'],
    ['vao', 'bishop west'],
    ['mao', 'knight west'],
    ['camel', 'knight east'],
    ['zebra', 'knight northeast'],
    ['berolina pawn', 'pawn south'],
    ['marshall', 'chancellor'],
    ['cardinal', 'archbishop'],
  ];
  for (const [name, same] of pairs)
    assert.equal(await picture(name, { set: 'symbols' }), await picture(same, { set: 'symbols' }), name);
});

test('in the usual set drawings come first, and only what has none gets its symbol', async () => {
  const names = [
    ...UPRIGHT.flatMap((piece) => [piece, ...POINTS.map((it) => `${piece} ${it}`)]),
    ...HOPPERS,
    'grasshopper',
    'nightrider',
    'amazon',
    'cannon',
  ];
  const [usual, symbols] = [await pictures(names), await pictures(names, { set: 'symbols' })];
  names.forEach((name, index) => {
    const key = name.replaceAll(' ', '');
    const drawn = Object.hasOwn(DRAWINGS, ALIASES[key] ?? key);
    assert.equal(SYMBOLS.test(key), !drawn, `${name} is either drawn or loaded`);
    assert.equal(usual[index] === symbols[index], !drawn, name);
    assert.ok(!isTile(usual[index]), name);
  });
  // Letters stay letters, also where symbols are loaded already.
  for (const set of ['letters', 'shogi']) assert.ok((await pictures(names, { set })).every(isTile), set);
});

test('the name of the picture goes before the name of the piece', async () => {
  for (const set of ['', 'symbols']) {
    assert.equal(
      await picture({ name: 'grasshopper', image: 'rook northeast' }, { set }),
      await picture('rookhopper', { set }),
    );
    assert.equal(await picture({ name: 'rookhopper', image: 'knight' }, { set }), await picture('knight', { set }));
    assert.equal(
      await picture({ name: 'rookhopper', image: 'nothing like it' }, { set }),
      await picture('rookhopper', { set }),
    );
  }
  // What has no symbol has a drawing, or letters; names of objects are no names of symbols.
  assert.equal(await picture('lion', { set: 'symbols' }), await picture('lion'));
  assert.equal(await picture({ name: 'bishop', image: 'elephant' }, { set: 'symbols' }), await picture('elephant'));
  for (const name of ['thing', 'constructor', 'toString', '__proto__', 'hasOwnProperty south', 'south']) {
    for (const set of ['', 'symbols', 'xiangqi']) assert.ok(isTile(await picture(name, { set })), `${set} ${name}`);
  }
});

test('tiles of Xiangqi have the characters of their side', async () => {
  const [white, black] = await Promise.all(
    ['white', 'black'].map((side) => pictures(CHARACTERS, { set: 'xiangqi', side })),
  );
  for (const side of [white, black]) {
    assert.ok(!side.some(isTile));
    assert.equal(new Set(side.map((it) => parts(it).paths)).size, CHARACTERS.length);
  }
  // Horses and Chariots are written alike on both sides.
  const alike = CHARACTERS.filter((_, index) => parts(white[index]).paths === parts(black[index]).paths);
  assert.deepEqual(
    alike.filter((it) => !['horse', 'chariot'].includes(it)),
    [],
  );
  // What has no character has its drawing.
  for (const it of await pictures(['queen', 'rook', 'pawn'], { set: 'xiangqi' })) assert.ok(!isTile(it));
});

test('no two pieces of a game have the same symbol', async () => {
  const folder = at('tests/diagrams/');
  const alike = [];
  for (const file of readdirSync(folder).filter((it) => it.endsWith('.txt'))) {
    const diagram = await createDiagram(`pieces=symbols\n${readFileSync(new URL(file, folder), 'utf8')}`);
    const board = diagram.board();
    const seen = new Map();
    for (const { number, name, image } of board.types.filter((it) => !it.name.startsWith('promoted '))) {
      const look = figure(board, number, 'white');
      const other = seen.get(look);
      if (other && other.image !== image && other.name !== name) alike.push(`${file}: ${other.name} and ${name}`);
      seen.set(look, { name, image });
    }
    diagram.free();
  }
  assert.deepEqual(alike, []);
});

test('White and Black differ by fill and line, not by shape, and a still picture has both', async () => {
  const [white, black] = await Promise.all(['white', 'black'].map((side) => picture('equihopper', { side })));
  const body = (it) => /<(?:path|use)[^>]* fill="([^"]+)" stroke="([^"]+)" stroke-width="3\.2"/.exec(it)?.slice(1);
  assert.ok(body(white) && body(black), white);
  assert.notDeepEqual(body(white), body(black));
  const board = await still('pieces=symbols\ngrasshopper:G:gQ::b1\nking:K:K::a1');
  assert.equal([...board.matchAll(/rotate\(180 50 48\)/g)].length, 2);
});

test('outlines stay inside their box', () => {
  const box = (d) => {
    let [x, y, most] = [0, 0, -100];
    const see = () => {
      most = Math.max(most, -x, -y, x - 100, y - 100);
    };
    let start = [0, 0];
    for (const [, letter, text] of d.matchAll(/([a-z])([^a-z]*)/g)) {
      const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      if (letter === 'z') [x, y] = start;
      else if (letter === 'h') x += numbers[0];
      else if (letter === 'v') y += numbers[0];
      else [x, y] = [x + numbers.at(-2), y + numbers.at(-1)];
      if (letter === 'm') start = [x, y];
      see();
    }
    return most;
  };
  const paths = [...read('pkg-template/src/pieces/symbol-outlines.ts').matchAll(/'(m[^']*)'/g)].map(([, d]) => d);
  assert.ok(paths.length > 30);
  // Half of the line around a silhouette needs two more.
  for (const d of paths) assert.ok(box(d) < -1.99, `${box(d)}: ${d.slice(0, 40)}`);
});

test('what a board needs at the start holds no outline', () => {
  const beginning = /king: \['([^']{60})/.exec(read('pkg-template/src/pieces/symbol-outlines.ts'))[1];
  const eager = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const [, other] of read(`pkg/${name}`).matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) eager(other, found);
    return found;
  };
  const holds = (name) => read(`pkg/${name}`).includes(beginning);
  assert.ok(![...eager('define.js')].some(holds));
  assert.ok([...eager('still.js')].some(holds));
});
