// Makes a trap of what ends in a panic: its message would travel with every board, and the trap says as well that the engine has failed.

import { OP, decoded } from './code.mjs';
import { heights } from './flow.mjs';
import { CODE, list, sized } from './module.mjs';

/** Where all panics of a program end, and what it comes to without memory. */
const END_OF_ALL = /rust_begin_unwind$|rust_alloc_error_handler$/;

const isStraight = ({ op, labels }) => op !== OP.call && op !== OP.callIndirect && op !== OP.return && op !== OP.unreachable && op !== OP.else && op !== OP.end && !(op >= OP.block && op <= OP.if) && !labels;

/** The functions that do nothing but panic, whatever way they take. */
function panicking(module, decodedBodies) {
  const imports = module.imports.length;
  const typeOf = (index) => (index < imports ? module.imports[index].type : module.functions[index - imports]);
  const typed = { types: module.types, typeOf };
  const found = new Set([...module.names.functions].flatMap(([index, name]) => (END_OF_ALL.test(name) ? [index] : [])));
  const isEnded = ({ code }, index) => {
    const { at } = heights({ code }, module.types[module.functions[index]].results, typed);
    if (at.at(-1).reached) return false;
    return code.every(({ op, labels }, place) => op !== OP.return && !labels?.some((it) => outermost(at[place].frame, it)));
  };
  const candidates = decodedBodies.flatMap((it, index) => (it.code.at(-2)?.op === OP.unreachable && isEnded(it, index) ? [index] : []));
  for (let known = -1; known !== found.size; ) {
    known = found.size;
    for (const index of candidates) {
      const { code } = decodedBodies[index];
      const isPanic = (place) => code[place].op !== OP.unreachable || (code[place - 1]?.op === OP.call && found.has(code[place - 1].value));
      if (code.every((_, place) => isPanic(place))) found.add(imports + index);
    }
  }
  return found;
}

/** Whether a branch leaves the function. */
function outermost(frame, label) {
  for (let left = label; left > 0 && frame; left--) frame = frame.outer;
  return frame?.begin === -1;
}

/** The instructions that come to nothing but a panic: from the first to before the trap behind it. */
function lost(code, panics) {
  const found = [];
  code.forEach(({ op, value }, index) => {
    if (op !== OP.call || !panics.has(value) || code[index + 1].op !== OP.unreachable) return;
    let from = index;
    while (from > 0 && isStraight(code[from - 1])) from--;
    found.push({ from, to: index + 1 });
  });
  return found;
}

/** What the linker knows of a function, without what stood in some of its instructions. */
function left(links, code, ranges) {
  if (links?.count !== code.length) return links && { data: links.data, functions: links.functions };
  const removed = (at) => ranges.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(at, to) - from), 0);
  const places = links.places.filter(({ at }) => !ranges.some(({ from, to }) => at >= from && at < to)).map((it) => ({ ...it, at: it.at - removed(it.at) }));
  const all = (key) => new Set(places.flatMap((it) => (it[key] === undefined ? [] : [it[key]])));
  return { data: all('data'), functions: all('name'), places, count: code.length - removed(code.length) };
}

/** The module without the ways to its panics. The numbers of its functions stay. */
export function trapped(module) {
  const all = module.bodies.map(decoded);
  const panics = panicking(module, all);
  const links = new Map(module.links.functions);
  const bodies = module.bodies.map((body, index) => {
    const { code } = all[index];
    const ranges = lost(code, panics);
    if (ranges.length === 0) return body;
    const name = module.names.functions.get(module.imports.length + index);
    links.set(name, left(links.get(name), code, ranges));
    const parts = [];
    let done = 0;
    for (const { from, to } of ranges) {
      parts.push(body.subarray(done, code[from].at));
      done = code[to].at;
    }
    return Buffer.concat([...parts, body.subarray(done)]);
  });
  return { ...module, bodies, links: { ...module.links, functions: links }, sections: new Map(module.sections).set(CODE, list(bodies.map(sized))) };
}
