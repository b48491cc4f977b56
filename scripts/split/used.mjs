// Leaves out what nothing leads to any more.

import { called } from './code.mjs';
import { changing } from './data.mjs';
import { KIND } from './module.mjs';
import { renumbered } from './number.mjs';

/** The functions (without imports) that may be called: from outside, by others, or through slots of the table that code or data mean. */
function reached(module) {
  const imports = module.imports.length;
  const byName = new Map();
  for (const [index, name] of module.names.functions) byName.set(name, [...(byName.get(name) ?? []), index]);
  const found = new Set();
  const data = new Set();
  const open = module.exports.flatMap((it) => (it.kind === KIND.function ? [it.index] : []));
  const follow = (links) => {
    for (const name of links?.functions ?? []) open.push(...(byName.get(name) ?? []));
    for (const segment of links?.data ?? []) {
      if (data.has(segment)) continue;
      data.add(segment);
      follow(module.links.data[segment]);
    }
  };
  follow({ data: changing(module) });
  while (open.length > 0) {
    const index = open.pop();
    if (index < imports || found.has(index - imports)) continue;
    found.add(index - imports);
    open.push(...called(module.bodies[index - imports]));
    follow(module.links.functions.get(module.names.functions.get(index)));
  }
  return found;
}

/** The module without functions that nothing calls. */
export function used(module) {
  const found = reached(module);
  return renumbered(module, (index) => (found.has(index) ? index : undefined));
}
