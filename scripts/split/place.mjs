// Gives constants other addresses: those that are the same share one, and those that travel together lie together.

import { decoded } from './code.mjs';
import { CODE, Cursor, list, number, signed, sized } from './module.mjs';

const I32 = 0x41;

const isConstant = (module, index) => module.names.data.get(index)?.startsWith('.rodata');

/** Whether the linker knows of every instruction of a function what it refers to. */
const isKnown = (links, code) => links?.count === code.length;

/** The constants that must stay where they are: somebody refers to them in a way that nobody has written down. */
function pinned(module) {
  const found = new Set();
  module.bodies.forEach((body, index) => {
    const links = module.links.functions.get(module.names.functions.get(module.imports.length + index));
    if (links && links.data.size > 0 && !isKnown(links, decoded(body).code)) for (const it of links.data) found.add(it);
  });
  return found;
}

/** An instruction with another address in it. */
function readdressed(body, { op, at, end }, by) {
  const from = new Cursor(body, at + 1);
  if (op === I32) return Buffer.concat([Buffer.from([op]), signed(from.signed() + by)]);
  from.skip();
  const before = body.subarray(at, from.at);
  const found = Buffer.concat([before, number(from.number() + by)]);
  if (from.at !== end) throw new Error(`Instruction 0x${op.toString(16)} is not expected to refer to data.`);
  return found;
}

/** The module with some constants elsewhere: `to` gives their addresses by their numbers. */
function moved(module, to) {
  const by = (segment) => (to.get(segment) ?? module.data[segment].at) - module.data[segment].at;
  const bodies = module.bodies.map((body, index) => {
    const links = module.links.functions.get(module.names.functions.get(module.imports.length + index));
    if (![...(links?.data ?? [])].some(by)) return body;
    const { code } = decoded(body);
    const parts = [];
    let done = 0;
    for (const { at, data } of links.places) {
      if (data === undefined || by(data) === 0) continue;
      parts.push(body.subarray(done, code[at].at), readdressed(body, code[at], by(data)));
      done = code[at].end;
    }
    return Buffer.concat([...parts, body.subarray(done)]);
  });
  const data = module.data.map(({ at, bytes }, index) => {
    const changed = Buffer.from(bytes);
    for (const { offset, data: segment } of module.links.data[index].places ?? []) {
      if (segment !== undefined) changed.writeUInt32LE(changed.readUInt32LE(offset) + by(segment), offset);
    }
    return { at: to.get(index) ?? at, bytes: changed };
  });
  return { ...module, bodies, data, sections: new Map(module.sections).set(CODE, list(bodies.map(sized))) };
}

/** References that name the constants which stand for others. */
function redirected(links, standing) {
  const one = (segment) => standing.get(segment) ?? segment;
  const places = links.places?.map((it) => (it.data === undefined ? it : { ...it, data: one(it.data) }));
  return { ...links, data: new Set([...links.data].map(one)), ...(places && { places }) };
}

/** The module in which constants with the same bytes that refer to the same things are one. */
export function shared(module) {
  const fixed = pinned(module);
  const standing = new Map();
  for (let known = -1; known !== standing.size; ) {
    known = standing.size;
    const found = new Map();
    module.data.forEach(({ bytes }, index) => {
      if (!isConstant(module, index) || fixed.has(index) || standing.has(index)) return;
      const own = Buffer.from(bytes);
      const places = (module.links.data[index].places ?? []).map(({ offset, data, name }) => {
        if (data === undefined) return `${offset}:${name}`;
        const segment = standing.get(data) ?? data;
        // What is behind the reference counts, not its address.
        own.writeUInt32LE((own.readUInt32LE(offset) - module.data[data].at) >>> 0, offset);
        return `${offset}:${segment}`;
      });
      const key = `${places}|${own.toString('latin1')}`;
      if (found.has(key)) standing.set(index, found.get(key));
      else found.set(key, index);
    });
  }
  const to = new Map([...standing].map(([segment, other]) => [segment, module.data[other].at]));
  const less = moved(module, to);
  const data = less.data.map((it, index) => (standing.has(index) ? { ...it, bytes: it.bytes.subarray(0, 0) } : it));
  const links = {
    functions: new Map([...module.links.functions].map(([name, it]) => [name, redirected(it, standing)])),
    data: module.links.data.map((it, index) => (standing.has(index) ? { data: new Set(), functions: new Set() } : redirected(it, standing))),
  };
  return { ...less, data, links };
}

/** Texts may begin anywhere; tables as the processor likes it. */
const alignment = ({ at, bytes }) => (bytes.length % 4 === 0 && at % 4 === 0 ? 4 : 1);

/** The module in which the constants of every group lie together, in the order of the groups; the others are left out. */
export function gathered(module, groups) {
  const fixed = pinned(module);
  const isFixed = (index) => fixed.has(index) || !isConstant(module, index);
  const all = [...module.data.keys()];
  const obstacles = all.filter((it) => isFixed(it)).map((it) => module.data[it]).sort((a, b) => a.at - b.at);
  const to = new Map();
  let at = Math.min(...module.data.map((it) => it.at));
  for (const group of groups) {
    const own = [...group].filter((it) => !isFixed(it) && !to.has(it)).sort((a, b) => alignment(module.data[b]) - alignment(module.data[a]) || a - b);
    for (const index of own) {
      const { bytes } = module.data[index];
      at += -at & (alignment(module.data[index]) - 1);
      for (let block; (block = obstacles.find((it) => it.at < at + bytes.length && at < it.at + it.bytes.length)); ) at = block.at + block.bytes.length;
      to.set(index, at);
      at += bytes.length;
    }
  }
  const less = moved(module, to);
  const data = less.data.map((it, index) => (to.has(index) || isFixed(index) ? it : { ...it, bytes: it.bytes.subarray(0, 0) }));
  return { ...less, data };
}
