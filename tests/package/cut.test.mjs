// What a rehearsal has not come to becomes functions of its own: they do what stood in their places, whichever way out they take.
// What is the same is there once, what panics is a trap, and what nothing leads to is gone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decoded } from '../../scripts/split/code.mjs';
import { CODE, DATA, ELEMENT, EXPORT, FUNCTION, IMPORT, KIND, MEMORY, TABLE, TYPE, dataSection, elementSection, list, number, read, sized, text, write } from '../../scripts/split/module.mjs';
import { folded } from '../../scripts/split/fold.mjs';
import { outlined } from '../../scripts/split/outline.mjs';
import { renamed, shortened } from '../../scripts/split/names.mjs';
import { gathered, shared } from '../../scripts/split/place.mjs';
import { plain } from '../../scripts/split/plain.mjs';
import { leaders } from '../../scripts/split/regions.mjs';
import { trapped } from '../../scripts/split/trap.mjs';
import { used } from '../../scripts/split/used.mjs';

const I32 = 0x7f;
const [BLOCK, LOOP, IF, ELSE, END] = [[0x02, 0x40], [0x03, 0x40], [0x04, 0x40], [0x05], [0x0b]];
const VALUE_IF = [0x04, I32];
const get = (it) => [0x20, it];
const set = (it) => [0x21, it];
const constant = (it) => [0x41, it];
const br = (it) => [0x0c, it];
const brIf = (it) => [0x0d, it];
const RETURN = [0x0f];
const TRAP = [0x00];
const [LESS, ADD, SUB, TIMES, AND] = [[0x48], [0x6a], [0x6b], [0x6c], [0x71]];

/** A module with one function `f(a, b)` that has a third variable. */
function moduleOf(...code) {
  const body = Buffer.from([1, 1, I32, ...code.flat(), ...END]);
  return read(write(new Map([
    [TYPE, list([Buffer.from([0x60, 2, I32, I32, 1, I32]), Buffer.from([0x60, 0, 0])])],
    [FUNCTION, list([number(0)])],
    [EXPORT, list([Buffer.concat([text('f'), Buffer.from([KIND.function]), number(0)])])],
    [CODE, list([sized(body)])],
  ])));
}

/** The module as if nothing but the first instructions of its function had run, every region taken out however small. */
function taken(module) {
  const begins = new Set(leaders(decoded(module.bodies[0]).code));
  const ran = (_, at) => (begins.has(at) ? at === 0 : undefined);
  return outlined({ ...module, links: { functions: new Map(), data: [] } }, new Set([0]), ran, -Infinity);
}

const bytes = (module) => {
  const exported = module.exports.map((it) => Buffer.concat([text(it.name), Buffer.from([it.kind]), number(it.index)]));
  return write(new Map([...module.sections, [EXPORT, list(exported)]]));
};

const run = (module) => new WebAssembly.Instance(new WebAssembly.Module(bytes(module))).exports.f;

/** What a function answers, for all small numbers. */
const answers = (f) => Array.from({ length: 400 }, (_, index) => {
  try {
    return f((index % 20) - 4, Math.floor(index / 20) - 4);
  } catch (error) {
    assert.ok(error instanceof WebAssembly.RuntimeError);
    return 'trap';
  }
});

const CASES = {
  'a way on, which changes variables': [get(0), constant(3), LESS, IF, get(0), get(1), TIMES, set(2), constant(5), set(1), END, get(1), get(2), ADD],
  'a way that leaves the function with a value': [get(0), constant(3), LESS, IF, get(1), constant(2), TIMES, RETURN, END, get(0)],
  'a way that traps': [get(0), constant(3), LESS, IF, get(1), constant(2), LESS, IF, TRAP, END, constant(9), set(0), END, get(0)],
  'two ways out of blocks and one on': [
    BLOCK, BLOCK, get(0), constant(5), LESS, IF,
    get(1), constant(2), LESS, brIf(1), get(1), constant(4), LESS, brIf(2), get(1), constant(7), ADD, set(2), END,
    get(2), constant(1), ADD, set(2), END, get(2), constant(20), ADD, set(2), END,
    get(2), get(0), ADD,
  ],
  'a way out of a loop, and one around': [
    BLOCK, LOOP, get(0), constant(0), LESS, brIf(1),
    get(0), constant(1), SUB, set(0), get(2), get(1), ADD, set(2),
    get(2), constant(30), LESS, IF, get(2), constant(1), AND, brIf(1), get(2), constant(1), ADD, set(2), br(1), END,
    get(2), constant(3), SUB, set(2), br(1), END, END, get(2),
  ],
  'a block that has a value, and a return with another': [
    get(0), constant(6), LESS, VALUE_IF, get(1), constant(1), LESS, IF, get(1), RETURN, END, get(1), constant(3), TIMES, ELSE, get(0), get(1), SUB, END,
    get(1), ADD,
  ],
  'a choice of ways by number': [
    BLOCK, BLOCK, BLOCK, get(0), constant(4), LESS, brIf(0),
    get(1), [0x0e, 2, 0, 1, 2], END, get(2), constant(8), ADD, set(2), END, get(2), constant(16), ADD, set(2), END, get(2), get(0), ADD,
  ],
  'a variable that is written on one of two ways only': [
    constant(11), set(2), get(0), constant(6), LESS, IF, get(1), constant(3), LESS, IF, constant(4), set(2), END, get(1), constant(1), ADD, set(1), END, get(2), get(1), ADD,
  ],
};

for (const [name, code] of Object.entries(CASES)) {
  test(`taken out: ${name}`, () => {
    const module = moduleOf(...code);
    const cut = taken(module);
    assert.ok(cut.bodies.length > module.bodies.length, 'nothing was taken out');
    assert.deepEqual(answers(run(cut)), answers(run(module)));
    assert.ok(new Set(answers(run(module))).size > 3, 'the case hardly does anything');
  });
}

test('functions that are the same become one, and those that call them then', () => {
  const body = (...code) => sized(Buffer.from([0, ...code.flat(), ...END]));
  const half = body(get(0), get(1), ADD);
  const [viaFirst, viaSecond] = [0, 1].map((it) => body(get(0), get(1), [0x10, it], constant(3), TIMES));
  const other = body(get(0), get(1), SUB);
  const entry = (name, index) => Buffer.concat([text(name), Buffer.from([KIND.function]), number(index)]);
  const module = read(write(new Map([
    [TYPE, list([Buffer.from([0x60, 2, I32, I32, 1, I32])])],
    [FUNCTION, list([0, 0, 0, 0, 0].map(number))],
    [TABLE, list([Buffer.from([0x70, 0, 4])])],
    [EXPORT, list([entry('f', 2), entry('g', 3), entry('h', 4), Buffer.concat([text('slots'), Buffer.from([KIND.table, 0])])])],
    [ELEMENT, elementSection(new Map([[1, 1], [2, 4]]))],
    [CODE, list([half, half, viaFirst, viaSecond, other])],
  ])));
  const less = folded({ ...module, links: { functions: new Map(), data: [] } });
  assert.equal(less.bodies.length, 3);
  const { f, g, h, slots } = new WebAssembly.Instance(new WebAssembly.Module(write(less.sections))).exports;
  assert.deepEqual([f(2, 5), g(2, 5), h(2, 5), slots.get(1)(2, 5), slots.get(2)(2, 5), slots.get(0)], [21, 21, -3, 7, -3, null]);
});

test('names of functions that are gone lead to those that stand for them', () => {
  const body = sized(Buffer.from([0, ...get(0), ...END]));
  const module = read(write(new Map([
    [TYPE, list([Buffer.from([0x60, 2, I32, I32, 1, I32])])],
    [FUNCTION, list([0, 0].map(number))],
    [EXPORT, list([])],
    [CODE, list([body, body])],
  ])));
  const named = { ...module.names, functions: new Map([[0, 'one'], [1, 'two']]) };
  const links = { functions: new Map([['user', { data: new Set([3]), functions: new Set(['two']), places: [{ at: 4, name: 'two' }], count: 9 }]]), data: [] };
  const { links: found } = folded({ ...module, names: named, links });
  const { data, functions, places } = found.functions.get('user');
  assert.deepEqual([[...data], [...functions].sort(), places.map((it) => it.name).sort()], [[3], ['one', 'two'], ['one', 'two']]);
});

for (const [name, code] of Object.entries(CASES)) {
  test(`written plainly: ${name}`, () => {
    const module = moduleOf(...code);
    assert.deepEqual(answers(run(plain(module))), answers(run(module)));
  });
}

test('written plainly, the variable that is named most often comes first, and variables of one type stand together', () => {
  const I64 = 0x7e;
  const body = (...variables) => {
    const [rare, wide, often] = variables.map(([index]) => index);
    const groups = variables.map(([, type]) => type).sort((a, b) => b - a);
    const declared = groups[0] === groups[1] ? [2, 2, groups[0], 1, groups[2]] : [3, ...groups.flatMap((type) => [1, type])];
    return Buffer.from([...declared, ...get(0), ...set(rare), 0x42, 1, ...set(wide), ...get(rare), ...set(often), ...get(often), ...get(often), ...ADD, ...END]);
  };
  const shuffled = body([2, I32], [4, I64], [3, I32]);
  const same = body([3, I32], [4, I64], [2, I32]);
  const modules = [shuffled, same].map((it) => plain({ types: [{ parameters: [I32, I32], results: [I32] }], functions: [0], bodies: [it], sections: new Map() }));
  assert.deepEqual(...modules.map((it) => [...it.bodies[0]]));
});

/** A module with functions of names: `f(a, b)` is the last and exported. Types: 0 takes two numbers and gives one, 1 takes one, 2 is plain. */
function named(functions) {
  const types = [Buffer.from([0x60, 2, I32, I32, 1, I32]), Buffer.from([0x60, 1, I32, 0]), Buffer.from([0x60, 0, 0])];
  const module = read(write(new Map([
    [TYPE, list(types)],
    [FUNCTION, list(functions.map(({ type }) => number(type)))],
    [TABLE, list([Buffer.from([0x70, 0, 4])])],
    [EXPORT, list([Buffer.concat([text('f'), Buffer.from([KIND.function]), number(functions.length - 1)]), Buffer.concat([text('slots'), Buffer.from([KIND.table, 0])])])],
    [ELEMENT, elementSection(new Map(functions.flatMap(({ slot }, index) => (slot === undefined ? [] : [[slot, index]]))))],
    [CODE, list(functions.map(({ code }) => sized(Buffer.from([0, ...code.flat(), ...END]))))],
  ])));
  const links = new Map(functions.map(({ name, links }) => [name, { data: new Set(), functions: new Set(), ...links }]));
  const names = new Map(functions.map(({ name }, index) => [index, name]));
  return { ...module, data: [], names: { ...module.names, functions: names }, links: { functions: links, data: [] } };
}

/** Panics with some number. The message is what would travel. */
const PANICS = [
  { name: 'rust_begin_unwind', type: 2, code: [LOOP, br(0), END] },
  { name: 'panics', type: 1, code: [get(0), constant(3), LESS, IF, [0x10, 0], TRAP, END, [0x10, 0], TRAP] },
  { name: 'stops otherwise', type: 1, code: [get(0), constant(3), LESS, IF, TRAP, END, [0x10, 0], TRAP] },
];

test('what leads to a panic alone is a trap, and the rest is as it was', () => {
  const checked = [get(0), constant(5), LESS, IF, get(1), constant(77), ADD, [0x10, 1], TRAP, END, get(0), get(1), ADD];
  const data = new Set([0, 1]);
  const places = [{ at: 5, data: 0 }, { at: 10, data: 1 }];
  const links = { data, places, count: 14 };
  const module = named([...PANICS, { name: 'f', type: 0, code: checked, links }]);
  assert.equal(decoded(module.bodies[3]).code.length, links.count);
  const less = trapped(module);
  assert.deepEqual(decoded(less.bodies[3]).code.map((it) => it.op), [0x20, 0x41, 0x48, 0x04, 0x00, 0x0b, 0x20, 0x20, 0x6a, 0x0b]);
  assert.deepEqual(less.links.functions.get('f'), { data: new Set([1]), functions: new Set(), places: [{ at: 6, data: 1 }], count: 10 });
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(bytes(less))).exports;
  assert.equal(f(5, 4), 9);
  assert.throws(() => f(4, 4), WebAssembly.RuntimeError);
  assert.equal(used(less).bodies.length, 1, 'nothing leads to the panics any more');
});

test('what may stop in another way than by a panic stays', () => {
  const module = named([...PANICS, { name: 'f', type: 0, code: [get(0), [0x10, 2], TRAP] }]);
  assert.deepEqual(trapped(module).bodies[3], module.bodies[3]);
});

test('functions stay that are called, or meant by a slot of the table that something means', () => {
  const free = { type: 2, code: [] };
  const module = named([
    { ...free, name: 'meant', slot: 1 },
    { ...free, name: 'forgotten', slot: 2 },
    { ...free, name: 'called', slot: 3 },
    { name: 'f', type: 0, code: [[0x10, 2], get(0), get(1), ADD], links: { functions: new Set(['meant']) } },
  ]);
  const less = used(module);
  assert.deepEqual([...less.names.functions.values()], ['meant', 'called', 'f']);
  const { f, slots } = new WebAssembly.Instance(new WebAssembly.Module(bytes(less))).exports;
  assert.deepEqual([f(2, 3), ...[0, 1, 2, 3].map((it) => slots.get(it) !== null)], [5, false, true, false, true]);
});

const word = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/**
 * A module with constants: two that are the same (0, 1), two that lead to them (2, 3), one of its own (4), and what changes (5).
 * `f(a, b)` reads letter `a` of constant 1, letter `b` of constant 4, and the first letter of what 3 leads to.
 */
function withConstants({ known = true } = {}) {
  const letter = (offset) => [0x2d, 0, ...number(offset)];
  const follow = [0x28, 2, 0];
  const code = [constant(24), get(0), ADD, letter(0), get(1), letter(56), ADD, constant(40), follow, letter(0), ADD];
  const module = read(write(new Map([
    [TYPE, list([Buffer.from([0x60, 2, I32, I32, 1, I32])])],
    [FUNCTION, list([number(0)])],
    [MEMORY, list([Buffer.from([0, 1])])],
    [EXPORT, list([Buffer.concat([text('f'), Buffer.from([KIND.function]), number(0)]), Buffer.concat([text('memory'), Buffer.from([KIND.memory, 0])])])],
    [CODE, list([sized(Buffer.from([0, ...code.flat(), ...END]))])],
  ])));
  const data = [[16, Buffer.from('same')], [24, Buffer.from('same')], [32, word(16)], [40, word(24)], [56, Buffer.from('other')], [64, word(7)]].map(([at, bytes]) => ({ at, bytes }));
  const none = { data: new Set(), functions: new Set() };
  const leads = (segment) => ({ data: new Set([segment]), functions: new Set(), places: [{ offset: 0, data: segment }] });
  const places = [{ at: 0, data: 1 }, { at: 5, data: 4 }, { at: 7, data: 3 }];
  const own = { data: new Set([1, 4, 3]), functions: new Set(), ...(known && { places, count: 12 }) };
  assert.equal(decoded(module.bodies[0]).code.length, 12);
  return {
    ...module,
    data,
    names: { functions: new Map([[0, 'f']]), globals: new Map(), data: new Map([0, 1, 2, 3, 4].map((it) => [it, `.rodata.${it}`]).concat([[5, '.data']])) },
    links: { functions: new Map([['f', own]]), data: [none, none, leads(0), leads(1), none, none] },
  };
}

const spoken = (module) => {
  const written = write(new Map([...module.sections, [EXPORT, bytesOf(module.exports)], [DATA, dataSection(module.data, (it) => module.data[it].bytes.length > 0)]]));
  const { f, memory } = new WebAssembly.Instance(new WebAssembly.Module(written)).exports;
  return { said: [0, 1, 2, 3].map((it) => f(it, 3 - it)), memory: Buffer.from(memory.buffer) };
};
const bytesOf = (exports) => list(exports.map((it) => Buffer.concat([text(it.name), Buffer.from([it.kind]), number(it.index)])));
const SAID = [0, 1, 2, 3].map((it) => 'same'.charCodeAt(it) + 'other'.charCodeAt(3 - it) + 's'.charCodeAt(0));

test('constants that are the same are there once, and what leads to them then too', () => {
  const module = withConstants();
  assert.deepEqual(spoken(module).said, SAID);
  const less = shared(module);
  assert.deepEqual(less.data.map((it) => it.bytes.length), [4, 0, 4, 0, 5, 4]);
  assert.deepEqual([...less.links.functions.get('f').data], [0, 4, 2]);
  assert.deepEqual(spoken(less).said, SAID);
});

test('constants lie together by groups, and those that nobody wants are gone', () => {
  const module = withConstants();
  const moved = gathered(module, [[4], [3, 1]]);
  const places = [4, 3, 1].map((it) => moved.data[it].at);
  assert.deepEqual(places, [16, 28, 24]);
  assert.deepEqual([0, 2].map((it) => moved.data[it].bytes.length), [0, 0]);
  const { said, memory } = spoken(moved);
  assert.deepEqual(said, SAID);
  assert.equal(memory.readUInt32LE(64), 7, 'what changes stays where it is');
});

test('constants stay where they are if it is not known which instruction refers to them', () => {
  const module = withConstants({ known: false });
  for (const it of [shared(module), gathered(module, [[4], [3, 1]])]) {
    assert.deepEqual([1, 3, 4].map((segment) => it.data[segment].at), [24, 40, 56]);
    assert.deepEqual(spoken(it).said, SAID);
  }
});

test('imports have short names, and the glue knows them', () => {
  const entry = (name) => Buffer.concat([text('./engine_bg.js'), text(name), Buffer.from([KIND.function, 0])]);
  const module = read(write(new Map([
    [TYPE, list([Buffer.from([0x60, 0, 1, I32])])],
    [IMPORT, list(['__wbg_push_c9f4893fc209f768', '__wbg_set_d2d33b52458e984a'].map(entry))],
    [FUNCTION, list([number(0)])],
    [EXPORT, list([Buffer.concat([text('f'), Buffer.from([KIND.function]), number(2)])])],
    [CODE, list([sized(Buffer.from([0, 0x10, 0, 0x10, 1, ...SUB, ...END]))])],
  ])));
  const less = shortened(module);
  const glue = renamed(`(() => {
  const import0 = {
    __wbg_push_c9f4893fc209f768: () => 9,
    __wbg_set_d2d33b52458e984a: () => 4,
  };
  return { "./engine_bg.js": import0 };
})()`, less.renamed);
  assert.doesNotMatch(glue, /engine_bg|__wbg/);
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(bytes(less)), (0, eval)(glue)).exports;
  assert.equal(f(), 5);
  assert.throws(() => renamed('const import0 = {};', less.renamed), /another way/);
});
