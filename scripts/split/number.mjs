// Gives the functions of a module other numbers, when some are left out.

import { call, calling } from './code.mjs';
import { CODE, ELEMENT, EXPORT, FUNCTION, KIND, elementSection, exportEntry, list, number, runs, sized } from './module.mjs';

/**
 * The module with those functions alone that stand for themselves. `standing` says of every function (without imports) which one stands for it:
 * itself, another, or `undefined` for one that nothing calls. Slots of the table keep their numbers.
 */
export function renumbered(module, standing) {
  const imports = module.imports.length;
  const kept = [...module.bodies.keys()].filter((index) => standing(index) === index);
  const place = new Map(kept.map((it, index) => [it, imports + index]));
  const here = (index) => (index < imports ? index : place.get(standing(index - imports)));
  const names = new Map([...module.names.functions].filter(([index]) => index < imports || place.has(index - imports)).map(([index, name]) => [here(index), name]));
  const functions = kept.map((it) => module.functions[it]);
  const bodies = kept.map((it) => calling(module.bodies[it], (index) => call(here(index))));
  const exports = module.exports.map((it) => (it.kind === KIND.function ? { ...it, index: here(it.index) } : it));
  const slots = new Map(module.elements.flatMap(({ at, functions }) => functions.map((it, index) => [at + index, here(it)])).filter(([, it]) => it !== undefined));
  const sections = new Map(module.sections)
    .set(FUNCTION, list(functions.map(number)))
    .set(EXPORT, list(exports.map((it) => exportEntry(it.name, it.kind, it.index))))
    .set(ELEMENT, elementSection(slots))
    .set(CODE, list(bodies.map(sized)));
  return { ...module, functions, bodies, exports, elements: runs(slots), sections, names: { ...module.names, functions: names } };
}
