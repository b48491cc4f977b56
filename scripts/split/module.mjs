// Reads and writes WebAssembly modules as far as cutting one in two needs it: sections, function bodies, segments.

const CUSTOM = 0;
export const TYPE = 1;
export const IMPORT = 2;
export const FUNCTION = 3;
export const TABLE = 4;
export const MEMORY = 5;
export const GLOBAL = 6;
export const EXPORT = 7;
export const ELEMENT = 9;
export const CODE = 10;
export const DATA = 11;
export const DATA_COUNT = 12;

/** The kinds of imports and exports. */
export const KIND = { function: 0, table: 1, memory: 2, global: 3 };

/** A place in a module, moving forward as numbers are read. */
export class Cursor {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** An unsigned number (LEB128). */
  number() {
    let value = 0;
    for (let scale = 1, byte = 0x80; byte & 0x80; scale *= 128) {
      byte = this.byte();
      value += (byte & 0x7f) * scale;
    }
    return value;
  }

  /** A signed number of 32 bits (LEB128), as the unsigned one with the same bits. */
  signed() {
    let value = 0;
    let shift = 0;
    let byte = 0x80;
    for (; byte & 0x80; shift += 7) {
      byte = this.byte();
      value |= (byte & 0x7f) << shift;
    }
    if (shift < 32 && byte & 0x40) value |= -1 << shift;
    return value >>> 0;
  }

  /** Steps over a number of any size. */
  skip() {
    while (this.byte() & 0x80);
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text() {
    return Buffer.from(this.take(this.number())).toString();
  }

  /** As many things as the number before them says. */
  list(read) {
    return Array.from({ length: this.number() }, () => read());
  }
}

/** An unsigned number (LEB128). */
export function number(value) {
  const bytes = [];
  do {
    const rest = Math.floor(value / 128);
    bytes.push((value & 0x7f) | (rest > 0 ? 0x80 : 0));
    value = rest;
  } while (value > 0);
  return Buffer.from(bytes);
}

/** A signed number of 32 bits (LEB128). */
export function signed(value) {
  const bytes = [];
  for (let left = value | 0; ; ) {
    const byte = left & 0x7f;
    left >>= 7;
    const last = (left === 0 && !(byte & 0x40)) || (left === -1 && byte & 0x40);
    bytes.push(last ? byte : byte | 0x80);
    if (last) return Buffer.from(bytes);
  }
}

export const text = (value) => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(value)]);

/** Things behind their number. */
export const list = (parts) => Buffer.concat([number(parts.length), ...parts]);

/** Bytes behind their length. */
export const sized = (bytes) => Buffer.concat([number(bytes.length), bytes]);

const limits = (from) => {
  const flags = from.byte();
  return { least: from.number(), most: flags & 1 ? from.number() : undefined };
};

const importOf = (from) => {
  const start = from.at;
  const own = { from: from.text(), name: from.text() };
  const kind = from.byte();
  if (kind !== KIND.function) throw new Error('Only functions are expected among the imports.');
  const type = from.number();
  return { ...own, type, bytes: from.bytes.subarray(start, from.at) };
};

/** The address of an active segment: an `i32.const`. */
const address = (from) => {
  if (from.byte() !== 0x41) throw new Error('A segment without a constant address is not expected.');
  const value = from.signed();
  from.byte();
  return value;
};

/** The names of functions (1), globals (7) and segments of data (9), by their numbers. */
function names(from, end) {
  const found = { 1: new Map(), 7: new Map(), 9: new Map() };
  while (from.at < end) {
    const kind = from.byte();
    const next = from.number() + from.at;
    if (kind in found) for (const [index, name] of from.list(() => [from.number(), from.text()])) found[kind].set(index, name);
    from.at = next;
  }
  return { functions: found[1], globals: found[7], data: found[9] };
}

/** A module in parts. `sections` holds those that are handed on as they are. */
export function read(bytes) {
  const module = { sections: new Map(), imports: [], elements: [], data: [], names: { functions: new Map(), globals: new Map(), data: new Map() } };
  const from = new Cursor(bytes, 8);
  while (from.at < bytes.length) {
    const id = from.byte();
    const end = from.number() + from.at;
    const body = bytes.subarray(from.at, end);
    const own = new Cursor(bytes, from.at);
    if (id === CUSTOM) {
      if (own.text() === 'name') module.names = names(own, end);
    } else module.sections.set(id, body);
    if (id === TYPE) {
      module.types = own.list(() => {
        own.byte();
        return { parameters: own.list(() => own.byte()), results: own.list(() => own.byte()) };
      });
    } else if (id === IMPORT) module.imports = own.list(() => importOf(own));
    else if (id === FUNCTION) module.functions = own.list(() => own.number());
    else if (id === TABLE) module.tables = own.list(() => ({ type: own.byte(), ...limits(own) }));
    else if (id === GLOBAL) {
      module.globals = own.list(() => {
        const type = own.byte();
        const mutable = own.byte();
        const start = own.at;
        while (own.byte() !== 0x0b);
        return { type, mutable, bytes: bytes.subarray(start, own.at) };
      });
    } else if (id === EXPORT) module.exports = own.list(() => ({ name: own.text(), kind: own.byte(), index: own.number() }));
    else if (id === ELEMENT) {
      module.elements = own.list(() => {
        if (own.number() !== 0) throw new Error('Only the plain kind of table segments is expected.');
        return { at: address(own), functions: own.list(() => own.number()) };
      });
    } else if (id === CODE) module.bodies = own.list(() => own.take(own.number()));
    else if (id === DATA) {
      module.data = own.list(() => {
        if (own.number() !== 0) throw new Error('Only data with an address is expected.');
        return { at: address(own), bytes: own.take(own.number()) };
      });
    }
    from.at = end;
  }
  return module;
}

/** A module of sections, by their numbers; empty ones are left out. */
export function write(sections) {
  const order = [TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, ELEMENT, DATA_COUNT, CODE, DATA];
  const parts = order.flatMap((id) => (sections.has(id) ? [Buffer.from([id]), sized(sections.get(id))] : []));
  return Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), ...parts]);
}

/** An export as it is written. */
export const exportEntry = (name, kind, index) => Buffer.concat([text(name), Buffer.from([kind]), number(index)]);

/** The functions in the slots of a table as segments. Neighbours become one. */
export function runs(slots) {
  const found = [];
  for (const [slot, index] of [...slots].sort((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last && last.at + last.functions.length === slot) last.functions.push(index);
    else found.push({ at: slot, functions: [index] });
  }
  return found;
}

/** Those segments as they are written. */
export const elementSection = (slots) => list(runs(slots).map((it) => Buffer.concat([Buffer.from([0, 0x41]), signed(it.at), Buffer.from([0x0b]), list(it.functions.map(number))])));

/** The bytes of memory from the first segment to the end of the last. */
function image(segments) {
  const start = Math.min(...segments.map((it) => it.at));
  const bytes = Buffer.alloc(Math.max(...segments.map((it) => it.at + it.bytes.length)) - start);
  for (const it of segments) bytes.set(it.bytes, it.at - start);
  return { start, bytes };
}

/** A hole between segments that costs less when it is filled. */
const SMALL = 8;

/** The chosen ones of some segments of data. Neighbours become one; small holes between them get what lies there in the whole. */
export function dataSection(all, isChosen = () => true) {
  const { start, bytes } = image(all);
  const runs = [];
  for (const it of all.filter((_, index) => isChosen(index)).sort((a, b) => a.at - b.at)) {
    const end = it.at + it.bytes.length;
    const last = runs.at(-1);
    if (last && it.at - last.end <= SMALL) last.end = Math.max(end, last.end);
    else runs.push({ at: it.at, end });
  }
  return list(runs.map(({ at, end }) => Buffer.concat([Buffer.from([0, 0x41]), signed(at), Buffer.from([0x0b]), sized(bytes.subarray(at - start, end - start))])));
}
