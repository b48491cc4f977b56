// Makes one function of those that are the same to the byte: the compiler writes many of its helpers once for every type.

import { call, calling } from './code.mjs';
import { CODE, ELEMENT, EXPORT, FUNCTION, KIND, elementSection, exportEntry, list, number, sized } from './module.mjs';

/** Of every function (without imports) the first that is the same. Functions that call the same ones become the same with them. */
function firsts({ imports, functions, bodies }) {
  let first = bodies.map((_, index) => index);
  for (let known = 0; ; ) {
    const found = new Map();
    const called = (index) => call(index < imports.length ? index : imports.length + first[index - imports.length]);
    const next = bodies.map((body, index) => {
      const key = `${functions[index]}:${calling(body, called).toString('latin1')}`;
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
  const kept = [...first.keys()].filter((index) => first[index] === index);
  const place = new Map(kept.map((it, index) => [it, imports + index]));
  const here = (index) => (index < imports ? index : place.get(first[index - imports]));
  const names = new Map();
  const standing = new Map();
  for (const [index, name] of module.names.functions) {
    if (index < imports || first[index - imports] === index - imports) names.set(here(index), name);
    else standing.set(name, [...(standing.get(name) ?? []), module.names.functions.get(imports + first[index - imports])]);
  }
  const functions = kept.map((it) => module.functions[it]);
  const bodies = kept.map((it) => calling(module.bodies[it], (index) => call(here(index))));
  const exports = module.exports.map((it) => (it.kind === KIND.function ? { ...it, index: here(it.index) } : it));
  const elements = module.elements.map((it) => ({ ...it, functions: it.functions.map(here) }));
  const slots = new Map(elements.flatMap(({ at, functions }) => functions.map((it, index) => [at + index, it])));
  const links = {
    functions: new Map([...module.links.functions].map(([name, it]) => [name, renamed(it, standing)])),
    data: module.links.data.map((it) => renamed(it, standing)),
  };
  const sections = new Map(module.sections)
    .set(FUNCTION, list(functions.map(number)))
    .set(EXPORT, list(exports.map((it) => exportEntry(it.name, it.kind, it.index))))
    .set(ELEMENT, elementSection(slots))
    .set(CODE, list(bodies.map(sized)));
  return { ...module, functions, bodies, exports, elements, links, sections, names: { ...module.names, functions: names } };
}
