// Turns the view structs of the wasm crate into TypeScript types, so that nothing JavaScript sees is declared twice.
// It understands exactly what those files use, and stops on anything else.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NUMBERS = new Set(['u8', 'u16', 'u32', 'u64', 'i32', 'usize', 'f64']);

/** The TypeScript type of a Rust type. */
function typeOf(rust, known) {
  const text = rust.trim();
  const inside = /^(Option|Vec)<(.+)>$/.exec(text);
  if (inside) {
    const inner = typeOf(inside[2], known);
    return inside[1] === 'Vec' ? `${inner}[]` : `${inner} | undefined`;
  }
  const array = /^\[(.+);\s*(\d+)\]$/.exec(text);
  if (array) return `[${Array(Number(array[2])).fill(typeOf(array[1], known)).join(', ')}]`;
  if (NUMBERS.has(text)) return 'number';
  if (text === 'bool') return 'boolean';
  if (text === 'String' || /^&'static str$/.test(text)) return 'string';
  if (known.has(text)) return text;
  throw new Error(`views: no TypeScript type for ${text}`);
}

const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** The texts of the files with view structs: `view.rs`, and those in the folder `view/` beside it. */
export function viewSources(folder) {
  const inside = join(folder, 'view');
  const parts = existsSync(inside)
    ? readdirSync(inside)
        .sort()
        .map((it) => join(inside, it))
    : [];
  return [join(folder, 'view.rs'), ...parts]
    .filter((it) => it.endsWith('.rs') && existsSync(it))
    .map((it) => readFileSync(it, 'utf8'));
}

/** The declarations of some files, as the text of one TypeScript file. */
export function viewTypes(sources) {
  const source = sources.join('\n');
  const known = new Set([...source.matchAll(/pub (?:struct|type) (\w+)/g)].map((it) => it[1]));
  const out = ['// Generated from the view structs of crates/wasm. Do not edit.'];
  let docs = [];
  let attributes = [];
  let open = false;
  const doc = (indent) => {
    if (docs.length > 0) out.push(`${indent}/** ${docs.join(' ')} */`);
    docs = [];
  };
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    if (line.startsWith('///')) docs.push(line.slice(3).trim());
    else if (line.startsWith('#[')) attributes.push(line);
    else if (line === '}') {
      if (open) out.push('}');
      open = false;
    } else {
      const alias = /^pub type (\w+) = (.+);$/.exec(line);
      const struct = /^pub struct (\w+) \{$/.exec(line);
      const field = /^pub (\w+): (.+),$/.exec(line);
      if (alias) {
        out.push('');
        doc('');
        out.push(`export type ${alias[1]} = ${typeOf(alias[2], known)};`);
      } else if (struct) {
        out.push('');
        doc('');
        out.push(`export interface ${struct[1]} {`);
        open = true;
      } else if (field && open) {
        doc('  ');
        const renamed = /rename = "(\w+)"/.exec(attributes.join(' '));
        const type = typeOf(field[2], known);
        out.push(`  ${renamed ? renamed[1] : camel(field[1])}${type.endsWith('undefined') ? '?' : ''}: ${type};`);
      } else if (line !== '' && open && !/^(\/\/|(pub )?(use|mod) )/.test(line))
        throw new Error(`views: cannot read ${line}`);
      attributes = [];
    }
  }
  return `${out.join('\n')}\n`;
}
