// Cuts a module in two: what most boards need, and the rest, which is loaded when something asks for it.
// Both share memory and table. A call into the rest goes through a stub that waits for `need` once.

import { call, called, calling } from './code.mjs';
import { changing, needs } from './data.mjs';
import {
  CODE, DATA, ELEMENT, EXPORT, FUNCTION, GLOBAL, IMPORT, KIND, MEMORY, TABLE, TYPE,
  dataSection, elementSection, exportEntry, list, number, signed, sized, text, write,
} from './module.mjs';

/** The name under which the parts know each other. */
const REST = 'rest';

const isFree = ({ parameters, results }) => parameters.length === 0 && results.length === 0;

/** Calls the function in a slot of the table with the arguments on the stack. */
const indirect = (type, slot) => Buffer.concat([Buffer.from([0x41]), signed(slot), Buffer.from([0x11]), number(type), Buffer.from([0x00])]);

/** The same with one's own arguments, to the end of a function. */
function forward(types, type, slot) {
  const own = types[type].parameters.map((_, index) => Buffer.concat([Buffer.from([0x20]), number(index)]));
  return Buffer.concat([...own, indirect(type, slot), Buffer.from([0x0b])]);
}

/** Asks for the rest unless it is there. */
const ensure = (ready, need) => sized(Buffer.concat([Buffer.from([0x00, 0x23]), number(ready), Buffer.from([0x45, 0x04, 0x40, 0x10]), number(need), Buffer.from([0x0b, 0x0b])]));

/** Has the rest there, then goes on in a slot of the table. */
const stub = (types, type, slot, ensuring) => sized(Buffer.concat([Buffer.from([0x00]), call(ensuring), forward(types, type, slot)]));

/** Gives numbers to things in the order in which they are first asked for. */
function numbering(start) {
  const found = new Map();
  const of = (it) => {
    if (!found.has(it)) found.set(it, start + found.size);
    return found.get(it);
  };
  return { of, found };
}

/** The slots of the table: those that the module has, then one for every other function that the parts call across the cut. */
function slots(module) {
  const old = new Map();
  for (const { at, functions } of module.elements) functions.forEach((it, index) => old.set(at + index, it));
  const first = new Map([...old].map(([slot, index]) => [index, slot]));
  const added = numbering(module.tables[0].least);
  return { old, added: added.found, of: (index) => first.get(index) ?? added.of(index) };
}

const importEntry = (name, kind, description) => Buffer.concat([text(REST), text(name), Buffer.from([kind]), description]);
const tableType = ({ type, least, most }) => Buffer.concat([Buffer.from([type, most === undefined ? 0 : 1]), number(least), ...(most === undefined ? [] : [number(most)])]);

/**
 * The two modules. `kept` says of every function of the module (without imports) whether the first part has it.
 * The first imports `rest.need` and exports, under names that begin with `rest:`, what the second imports.
 */
export function split(module, kept) {
  const imports = module.imports.length;
  const isKept = (index) => kept.has(index - imports);
  const typeOf = (index) => module.functions[index - imports];
  const all = module.functions.map((_, index) => index + imports);
  // Functions of one type that begin alike stand together: they compress better.
  const alike = (a, b) => typeOf(a) - typeOf(b) || Buffer.compare(module.bodies[a - imports], module.bodies[b - imports]);
  const [first, second] = [all.filter(isKept).sort(alike), all.filter((it) => !isKept(it)).sort(alike)];
  const table = slots(module);
  const free = module.types.findIndex(isFree);
  if (free < 0) throw new Error('No function without parameters and results: `need` has no type.');
  // What breaks a call off puts the stack back (rest.ts).
  if (module.names.globals.get(0) !== '__stack_pointer') throw new Error('The first global is not the end of the stack.');
  const ready = module.globals.length;

  // The first part: behind the imports, `need` and what asks for it its own functions, then the stubs.
  const ensuring = imports + 1;
  const place = new Map(first.map((it, index) => [it, ensuring + 1 + index]));
  const stubs = numbering(ensuring + 1 + first.length);
  const here = (index) => (index < imports ? index : (place.get(index) ?? stubs.of(index)));
  // What is called in one place alone needs no stub: all that a stub does stands there.
  const calls = new Map();
  for (const it of first.flatMap((it) => called(module.bodies[it - imports]))) calls.set(it, (calls.get(it) ?? 0) + 1);
  const exports = new Set(module.exports.flatMap((it) => (it.kind === KIND.function ? [it.index] : [])));
  const isOnce = (index) => index >= imports && !isKept(index) && calls.get(index) === 1 && !exports.has(index);
  const once = [...calls.keys()].filter(isOnce);
  const across = (it) => (isOnce(it) ? Buffer.concat([call(ensuring), indirect(typeOf(it), table.of(it))]) : call(here(it)));
  const bodies = first.map((it) => sized(calling(module.bodies[it - imports], across)));
  const exported = module.exports.map((it) => exportEntry(it.name, it.kind, it.kind === KIND.function ? here(it.index) : it.index));
  const { data: needed, named } = needs(module, first);
  for (const it of changing(module)) needed.add(it);
  // A slot that the first part cannot mean is empty until the rest is there.
  const isMeant = (index) => isKept(index) || index < imports || named.has(module.names.functions.get(index));
  const filled = new Map([...table.old].flatMap(([slot, it]) => (isMeant(it) ? [[slot, here(it)]] : [])));

  // The second: its own behind the imports, then ways back.
  const there = new Map(second.map((it, index) => [it, imports + index]));
  const back = numbering(imports + second.length);
  const beyond = (index) => (index < imports ? index : (there.get(index) ?? back.of(index)));
  const others = second.map((it) => sized(calling(module.bodies[it - imports], (it) => call(beyond(it)))));
  // In order: a list of growing numbers is short.
  for (const it of [...back.found.keys()].sort((a, b) => here(a) - here(b))) filled.set(table.of(it), here(it));

  const asking = [...stubs.found.keys()].map((it) => stub(module.types, typeOf(it), table.of(it), ensuring));
  const returning = [...back.found.keys()].map((it) => sized(Buffer.concat([Buffer.from([0]), forward(module.types, typeOf(it), table.of(it))])));
  const replaced = new Map();
  for (const [slot, it] of table.old) if (!isKept(it)) replaced.set(slot, beyond(it));
  for (const it of [...stubs.found.keys(), ...once]) replaced.set(table.of(it), beyond(it));

  const size = module.tables[0].least + table.added.size;
  const tables = module.tables.map((it, index) => (index === 0 ? { ...it, least: size, most: size } : it));
  const shared = [
    ...tables.map((it, index) => ({ name: `${REST}:table${index}`, kind: KIND.table, index, type: tableType({ ...it, least: 0, most: undefined }) })),
    ...module.globals.map((it, index) => ({ name: `${REST}:global${index}`, kind: KIND.global, index, type: Buffer.from([it.type, it.mutable]) })),
    { name: 'memory', kind: KIND.memory, index: 0, type: Buffer.from([0, 0]), own: true },
  ];
  const { data: left } = needs(module, second);

  const types = module.sections.get(TYPE);
  return {
    first: write(new Map([
      [TYPE, types],
      [IMPORT, list([...module.imports.map((it) => it.bytes), importEntry('need', KIND.function, number(free))])],
      [FUNCTION, list([number(free), ...[...first, ...stubs.found.keys()].map((it) => number(typeOf(it)))])],
      [TABLE, list(tables.map(tableType))],
      [MEMORY, module.sections.get(MEMORY)],
      [GLOBAL, list([...module.globals.map((it) => Buffer.concat([Buffer.from([it.type, it.mutable]), it.bytes])), Buffer.from([0x7f, 1, 0x41, 0, 0x0b])])],
      [EXPORT, list([
        ...exported,
        ...shared.filter((it) => !it.own).map((it) => exportEntry(it.name, it.kind, it.index)),
        exportEntry(`${REST}:ready`, KIND.global, ready),
      ])],
      [ELEMENT, elementSection(filled)],
      [CODE, list([ensure(ready, imports), ...bodies, ...asking])],
      [DATA, dataSection(module.data, (it) => needed.has(it))],
    ])),
    second: write(new Map([
      [TYPE, types],
      [IMPORT, list([...module.imports.map((it) => it.bytes), ...shared.map((it) => importEntry(it.name, it.kind, it.type))])],
      [FUNCTION, list([...second, ...back.found.keys()].map((it) => number(typeOf(it))))],
      [ELEMENT, elementSection(replaced)],
      [CODE, list([...others, ...returning])],
      [DATA, dataSection(module.data, (it) => left.has(it) && !needed.has(it))],
    ])),
    counts: { kept: first.length, rest: second.length },
  };
}

/** The module in one piece, without names, places and data that nothing uses. */
export function whole(module) {
  const { data: used } = needs(module, module.bodies.map((_, index) => module.imports.length + index));
  for (const it of changing(module)) used.add(it);
  const sections = new Map(module.sections);
  sections.set(DATA, dataSection(module.data, (it) => used.has(it)));
  return write(sections);
}
