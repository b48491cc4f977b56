// Makes one function of those that are the same to the byte: the compiler writes many of its helpers once for every type.

import { call, calling } from './code.mjs';
import { renumbered } from './number.mjs';

/** Of every function (without imports) the first that is the same. Functions that call the same ones become the same with them. */
function firsts({ imports, functions, bodies, names, links }) {
  let first = bodies.map((_, index) => index);
  // One address may be the end of one constant and the begin of another.
  const constants = bodies.map((_, index) => (links.functions.get(names.functions.get(imports.length + index))?.places ?? []).map((it) => it.data ?? ''));
  for (let known = 0; ; ) {
    const found = new Map();
    const called = (index) => call(index < imports.length ? index : imports.length + first[index - imports.length]);
    const next = bodies.map((body, index) => {
      const key = `${functions[index]}:${constants[index]}:${calling(body, called).toString('latin1')}`;
      if (!found.has(key)) found.set(key, index);
      return found.get(key);
    });
    if (found.size === known) return next;
    known = found.size;
    first = next;
  }
}

/** What refers to a function by name, with the names of those that stand for it as well. */
function renamed(links, standing) {
  const all = (name) => [name, ...(standing.get(name) ?? [])];
  const places = links.places?.flatMap((it) => all(it.name).map((name) => ({ ...it, name })));
  return { ...links, functions: new Set([...links.functions].flatMap(all)), places };
}

/** The module without repetitions. Slots of the table keep their numbers. */
export function folded(module) {
  const imports = module.imports.length;
  const first = firsts(module);
  const standing = new Map();
  for (const [index, name] of module.names.functions) {
    const stands = imports + first[index - imports];
    if (index < imports || stands === index) continue;
    standing.set(name, [...(standing.get(name) ?? []), module.names.functions.get(stands)]);
  }
  const links = {
    functions: new Map([...module.links.functions].map(([name, it]) => [name, renamed(it, standing)])),
    data: module.links.data.map((it) => renamed(it, standing)),
  };
  return { ...renumbered(module, (index) => first[index]), links };
}
