// Makes the modules that are shipped out of the one that wasm-pack leaves: in one piece, and cut in two.

import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { needs, withoutPlaces } from './data.mjs';
import { folded } from './fold.mjs';
import { links } from './links.mjs';
import { read } from './module.mjs';
import { outlined } from './outline.mjs';
import { renamed, shortened } from './names.mjs';
import { gathered, shared } from './place.mjs';
import { plain } from './plain.mjs';
import { forget, marked, ran, rehearse, search } from './rehearse.mjs';
import { split, whole } from './split.mjs';
import { trapped } from './trap.mjs';
import { used } from './used.mjs';

/** What the second part of an engine needs of the glue that wasm-bindgen writes: an entry for `need`, and the imports once more. */
function opened(glue) {
  const place = /("\w+": import0,)\n/;
  if (!place.test(glue)) throw new Error('wasm-bindgen writes its imports in another way now.');
  return `${glue.replace(place, '$1\n        rest,\n')}
export const rest = { need() {} };
export { __wbg_get_imports as imports };
`;
}

const DECLARED = `
/** What the engine calls when it comes to something that only its second part has. */
export const rest: { need(): void };
/** What both parts of the engine import. */
export function imports(): WebAssembly.Imports;
`;

/** Functions that must not be broken off half way (`patiently` in rest.ts): memory or tables of the runtime would be left in disorder. */
const ENTIRE = /dlmalloc|___rdl_|externref_|_ZN3std3sys|_ZN3std6thread/;

/** What runs in a rehearsal, and what came back. */
async function observed(folder, name, module, definitions) {
  const engine = await fresh(folder, name);
  const { bytes, places } = marked(module);
  const exports = engine.initSync({ module: new WebAssembly.Module(bytes) });
  const told = rehearse(engine, definitions);
  const ordinary = ran(exports, places);
  search(engine, definitions, () => forget(exports, places));
  const searched = ran(exports, places);
  const entire = new Set([...module.bodies.keys()].filter((index) => ENTIRE.test(module.names.functions.get(module.imports.length + index))));
  const kept = new Set([...module.bodies.keys()].filter((index) => ordinary(index, 0) || entire.has(index)));
  return { told, kept, hasRun: (index, at) => entire.has(index) || ordinary(index, at) || searched(index, at) };
}

/** The glue as a module of its own, which has not been used yet. */
async function fresh(folder, name) {
  const copy = join(folder, `${name}.${process.hrtime.bigint()}.mjs`);
  copyFileSync(join(folder, `${name}.js`), copy);
  const engine = await import(pathToFileURL(copy).href);
  rmSync(copy);
  return engine;
}

/** Plays the games with the first part alone: it must answer the same, and never ask for the rest. */
async function check(folder, name, first, definitions, told) {
  const engine = await fresh(folder, name);
  engine.rest.need = () => {
    throw new Error('The first part of the engine asks for the rest in an ordinary game.');
  };
  engine.initSync({ module: new WebAssembly.Module(first) });
  if (rehearse(engine, definitions) !== told) throw new Error('The first part of the engine answers otherwise than the whole.');
}

/** What wasm-pack has left, made smaller: nothing in it is there twice, or for nobody. */
function lean(folder, name, linked) {
  const before = readFileSync(linked);
  const after = read(readFileSync(join(folder, `${name}_bg.wasm`)));
  return shortened(folded(plain(used(shared(withoutPlaces(trapped({ ...after, links: links(before, read(before)) })))))));
}

/** All functions of a module but its imports. */
const own = (module) => module.bodies.map((_, index) => module.imports.length + index);

/** Writes `NAME.whole.wasm` into the folder that wasm-pack has filled. `linked` is the file that the linker has left. */
export function pack(folder, name, linked) {
  const module = lean(folder, name, linked);
  const glue = join(folder, `${name}.js`);
  writeFileSync(glue, renamed(readFileSync(glue, 'utf8'), module.renamed));
  writeFileSync(join(folder, `${name}.whole.wasm`), whole(gathered(module, [needs(module, own(module)).data])));
  return module;
}

/** Writes `NAME.first.wasm` and `NAME.rest.wasm` too, cut by what happens in the games of `definitions`. */
export async function cut(folder, name, linked, definitions) {
  const module = pack(folder, name, linked);
  const glue = join(folder, `${name}.js`);
  writeFileSync(glue, opened(readFileSync(glue, 'utf8')));
  const types = join(folder, `${name}.d.ts`);
  writeFileSync(types, readFileSync(types, 'utf8') + DECLARED);
  const { told, kept, hasRun } = await observed(folder, name, module, definitions);
  const parts = outlined(module, kept, hasRun);
  const [early, late] = [true, false].map((first) => needs(parts, own(parts).filter((it) => kept.has(it - parts.imports.length) === first)).data);
  const { first, second, counts } = split(plain(outlined(gathered(module, [early, late]), kept, hasRun)), kept);
  await check(folder, name, first, definitions, told);
  writeFileSync(join(folder, `${name}.first.wasm`), first);
  writeFileSync(join(folder, `${name}.rest.wasm`), second);
  console.log(`The engine is cut: ${counts.kept} functions travel first, ${counts.rest} when they are asked for.`);
}
