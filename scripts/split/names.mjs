// Gives short names to what a module imports from the glue of wasm-bindgen: its own end in long numbers, and both files have them.

import { IMPORT, KIND, list, number, text } from './module.mjs';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** `a`, `b` … `z`, `aa`, `ab` … */
const short = (index) => (index < LETTERS.length ? '' : short(Math.floor(index / LETTERS.length) - 1)) + LETTERS[index % LETTERS.length];

/** The module under other names: `named` gives the one by which the glue knows a function now. */
export function shortened(module) {
  const all = new Map(module.imports.map(({ name }, index) => [name, short(index)]));
  const from = new Map([...new Set(module.imports.map((it) => it.from))].map((name, index) => [name, short(index)]));
  const imports = module.imports.map((it) => ({ ...it, bytes: Buffer.concat([text(from.get(it.from)), text(all.get(it.name)), Buffer.from([KIND.function]), number(it.type)]) }));
  const sections = new Map(module.sections).set(IMPORT, list(imports.map((it) => it.bytes)));
  return { ...module, imports, sections, renamed: { from, all } };
}

/** The glue with the names that a shortened module has. */
export function renamed(glue, { from, all }) {
  const once = (found, changed) => {
    if (changed === found) throw new Error('wasm-bindgen writes its imports in another way now.');
    return changed;
  };
  let changed = glue;
  for (const [name, other] of from) changed = once(changed, changed.replace(`"${name}": import0`, `"${other}": import0`));
  for (const [name, other] of all) changed = once(changed, changed.replace(new RegExp(`^(\\s+)${name}:`, 'm'), `$1${other}:`));
  return changed;
}
