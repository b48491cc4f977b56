// What the linker knows (`--emit-relocs`): which data and which functions a function or a piece of data refers to.
// Only names tell its functions apart, since wasm-bindgen gives them other numbers.

import { decoded } from './code.mjs';
import { CODE, Cursor, DATA } from './module.mjs';

const SYMBOLS = 8;
const FUNCTION_SYMBOL = 0;
const DATA_SYMBOL = 1;
const SECTION_SYMBOL = 3;
const UNDEFINED = 0x10;
const NAMED = 0x40;

/** The kinds of references (tool conventions of WebAssembly). */
const TO_SLOT = [1, 2, 12];
const TO_DATA = [3, 4, 5, 11];
const WITH_ADDEND = [3, 4, 5, 8, 9, 11];

/** All sections with their places. */
function sections(bytes) {
  const found = [];
  for (const from = new Cursor(bytes, 8); from.at < bytes.length; ) {
    const id = from.byte();
    const end = from.number() + from.at;
    const start = from.at;
    const name = id === 0 ? from.text() : '';
    found.push({ id, name, start, body: from.at, end });
    from.at = end;
  }
  return found;
}

/** The symbols that references are to: functions by their numbers, data by their segments. */
function symbols(bytes, section) {
  const from = new Cursor(bytes, section.body);
  from.number();
  while (from.at < section.end) {
    const kind = from.byte();
    const end = from.number() + from.at;
    if (kind === SYMBOLS) return from.list(() => symbol(from));
    from.at = end;
  }
  throw new Error('The linker has left no symbols.');
}

function symbol(from) {
  const kind = from.byte();
  const flags = from.number();
  if (kind === DATA_SYMBOL) {
    from.text();
    if (flags & UNDEFINED) return {};
    const segment = from.number();
    from.number();
    from.number();
    return { segment };
  }
  const index = from.number();
  if (kind !== SECTION_SYMBOL && (!(flags & UNDEFINED) || flags & NAMED)) from.text();
  return kind === FUNCTION_SYMBOL ? { index } : {};
}

/** The references of a section: where in it they stand, and to which symbol. */
function references(bytes, { body, end }) {
  const from = new Cursor(bytes, body);
  from.number();
  const found = from.list(() => {
    const it = { kind: from.byte(), offset: from.number(), symbol: from.number() };
    if (WITH_ADDEND.includes(it.kind)) from.skip();
    return it;
  });
  if (from.at !== end) throw new Error('A list of references could not be read.');
  return found;
}

/** Puts references to the things in which they stand. Both are in the order of their places. */
function byOwner(references, places, symbols, nameOf) {
  const found = places.map(() => ({ data: new Set(), functions: new Set(), places: [] }));
  let at = 0;
  for (const { kind, offset, symbol } of [...references].sort((a, b) => a.offset - b.offset)) {
    while (at < places.length && places[at].end <= offset) at++;
    const { segment, index } = symbols[symbol];
    const data = TO_DATA.includes(kind) ? segment : undefined;
    const name = TO_SLOT.includes(kind) && index !== undefined ? nameOf(index) : undefined;
    if (data !== undefined) found[at].data.add(data);
    if (name !== undefined) found[at].functions.add(name);
    if (data !== undefined || name !== undefined) found[at].places.push({ offset: offset - places[at].begin, data, name });
  }
  return found;
}

/** References of a function, with the numbers of the instructions in which they stand. */
function byInstruction({ places, ...all }, body) {
  const { code } = decoded(body);
  let at = 0;
  const found = places.map(({ offset, ...it }) => {
    while (code[at].end <= offset) at++;
    return { ...it, at };
  });
  return { ...all, places: found, count: code.length };
}

/**
 * What refers to what in a module as the linker has left it: for functions by their names, for data by their numbers.
 * `data` are numbers of segments, `functions` the names of functions whose slots in the table are meant; `places` of a function
 * say in which of its `count` instructions that is.
 */
export function links(bytes, module) {
  const all = sections(bytes);
  const named = (name) => {
    const it = all.find((it) => it.id === 0 && it.name === name);
    if (!it) throw new Error(`The linker has left no section ${name}.`);
    return it;
  };
  const known = symbols(bytes, named('linking'));
  const imports = module.imports.length;
  const nameOf = (index) => module.names.functions.get(index);
  const inside = (id, parts) => {
    const { start } = all.find((it) => it.id === id);
    return parts.map((it) => {
      const begin = it.byteOffset - bytes.byteOffset - start;
      return { begin, end: begin + it.length };
    });
  };
  const code = byOwner(references(bytes, named('reloc.CODE')), inside(CODE, module.bodies), known, nameOf);
  const data = byOwner(references(bytes, named('reloc.DATA')), inside(DATA, module.data.map((it) => it.bytes)), known, nameOf);
  const functions = new Map();
  code.forEach((found, index) => {
    const name = nameOf(imports + index);
    const same = functions.get(name);
    const it = byInstruction(found, module.bodies[index]);
    // A few functions of the standard library share a name: each gets what any of them refers to.
    functions.set(name, same ? { data: new Set([...same.data, ...it.data]), functions: new Set([...same.functions, ...it.functions]) } : it);
  });
  return { functions, data };
}
