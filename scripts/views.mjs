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

/** Fields whose texts are words of a list: the types are in `engine/names.ts`, reasons in the list of the engine. */
const WORDS = {
  'DiagnosticView.severity': 'Severity',
  'DiagnosticView.code': 'DiagnosticCode',
  'PuzzleView.state': 'PuzzleState',
  'VerdictView.result': 'GameResult',
  'PlayedGameView.result': 'GameResult',
  'OptionView.mark': 'MarkKind',
  'MarkView.mark': 'MarkKind',
  'ZoneView.zone': 'ZoneKind',
  'ReasonView.code': 'ReasonCode',
  'ReasonMarkView.role': 'ReasonRole',
  'UnitView.side': 'Side',
  'PieceView.side': 'Owner',
  'HandView.side': 'Side',
  'CapturedView.side': 'Side',
  'PuzzleView.side': 'Side',
  'SceneView.turn': 'Side',
  'SceneView.told': 'Side | undefined',
  'CandidateView.kind': "'empty' | 'enemy' | 'friend'",
  'CandidateView.turn': "'walk' | 'castle' | 'drop' | 'pass' | 'double' | 'turnUp'",
  'VetoMoveView.kind': "'walk' | 'castle' | 'drop' | 'pass' | 'double' | 'turnUp'",
};

/** Every code of a reason, from Rust sources: lists called `CODES`, the `codes` of rules, and reasons that are made. */
export function reasonCodes(sources) {
  const found = sources.flatMap((source) => [
    ...[...source.matchAll(/\b(?:CODES: &\[&str\] =|codes:) &\[([^\]]*)\]/g)].flatMap(([, list]) => [
      ...list.matchAll(/"([a-z-]+)"/g),
    ]),
    ...source.matchAll(/\bReason \{\s*code: "([a-z-]+)"/g),
  ]);
  const codes = [...new Set(found.map((it) => it[1]))].sort();
  if (!codes.includes('game-over')) throw new Error('views: there is no list of reasons');
  return codes;
}

/** The Rust sources below some folders, tests left out. */
export function rustSources(...folders) {
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((it) => join(folder, it)));
  return files
    .filter((it) => it.endsWith('.rs') && !/\btests\b/.test(it))
    .sort()
    .map((it) => readFileSync(it, 'utf8'));
}

/** The type of a reason's code. */
export const reasonTypes = (codes) =>
  `\n/** Why a move is refused. */\nexport type ReasonCode =\n${codes.map((it) => `  | '${it}'`).join('\n')};\n`;

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
  let open = '';
  const used = new Set();
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
      open = '';
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
        [, open] = struct;
      } else if (field && open) {
        doc('  ');
        const renamed = /rename = "(\w+)"/.exec(attributes.join(' '));
        const worded = `${open}.${field[1]}`;
        used.add(worded);
        const type = WORDS[worded] ?? typeOf(field[2], known);
        out.push(`  ${renamed ? renamed[1] : camel(field[1])}${type.endsWith('undefined') ? '?' : ''}: ${type};`);
      } else if (line !== '' && open && !/^(\/\/|(pub )?(use|mod) )/.test(line))
        throw new Error(`views: cannot read ${line}`);
      attributes = [];
    }
  }
  for (const it of Object.keys(WORDS))
    if (known.has(it.split('.')[0]) && !used.has(it)) throw new Error(`views: there is no field ${it}`);
  const text = out.join('\n');
  const names = [...new Set(Object.values(WORDS))].filter((it) => /^\w+$/.test(it) && it !== 'ReasonCode');
  const needed = names.filter((it) => new RegExp(`: ${it};`).test(text)).sort();
  return needed.length === 0
    ? `${text}\n`
    : `${out[0]}\n\nimport type { ${needed.join(', ')} } from './names.js';\n${out.slice(1).join('\n')}\n`;
}
