// Writes function bodies in one plain way: what means the same becomes the same bytes, which compresses better and is found by `folded`.

import { OP, decoded } from './code.mjs';
import { CODE, list, number, sized } from './module.mjs';

const isVariable = ({ op }) => op === OP.get || op === OP.set || op === OP.tee;
/** Loads and stores begin with how their address is aligned: a hint that may always be 0, "perhaps not at all". */
const isMemory = ({ op }) => op >= 0x28 && op <= 0x3e;

/** The local variables by their types, those first that are named most often; variables that nothing names are left out. */
function order({ locals, code }, parameters) {
  const uses = new Map();
  for (const it of code) if (isVariable(it) && it.value >= parameters) uses.set(it.value, (uses.get(it.value) ?? 0) + 1);
  const types = new Map();
  for (const [local] of [...uses].sort((a, b) => b[1] - a[1])) {
    const type = locals[local - parameters];
    types.set(type, [...(types.get(type) ?? []), local]);
  }
  return [...types].sort((a, b) => b[0] - a[0]);
}

/** A body of a function with so many parameters. */
export function plainBody(body, parameters) {
  const parts = decoded(body);
  const groups = order(parts, parameters);
  const names = new Map(groups.flatMap(([, members]) => members).map((it, index) => [it, parameters + index]));
  const written = [list(groups.map(([type, members]) => Buffer.concat([number(members.length), Buffer.from([type])])))];
  let done = parts.code[0].at;
  for (const it of parts.code) {
    const renamed = isVariable(it) && names.has(it.value);
    if (!renamed && !isMemory(it)) continue;
    written.push(body.subarray(done, it.at + 1), renamed ? number(names.get(it.value)) : Buffer.from([0]));
    done = renamed ? it.end : it.at + 2;
  }
  written.push(body.subarray(done));
  return Buffer.concat(written);
}

/** The module with all its bodies written so. */
export function plain(module) {
  const bodies = module.bodies.map((body, index) => plainBody(body, module.types[module.functions[index]].parameters.length));
  return { ...module, bodies, sections: new Map(module.sections).set(CODE, list(bodies.map(sized))) };
}
