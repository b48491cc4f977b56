// A key is known to the rule that reads it, and to no other: what another rule has to know is asked of a hook, said of the
// key (`Brings`, `claimed_as`), or left in a type (`Builder::share`).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesLike, read } from './files.mjs';

const SRC = 'crates/rules/src/';

/** What reads a key: methods of settings and of the builder. The key is the first text among their arguments. */
const READS =
  /\b(?:mentions|asks|text|last|last_number|all|of_piece|below_pieces|stands_below_piece|entries|plain_entries|by_side|\w+_by_side|flag|int|word|types|groups|\w+_groups|only_area|areas?)\(\s*(?:\w+,\s*)?"(\w+)"/g;

/** The rule that a file belongs to: `endings/link` of `endings/link/chains.rs`. */
const ruleOf = (name, rules) => {
  const module = name.slice(SRC.length, -'.rs'.length);
  return rules.find((it) => module === it || module.startsWith(`${it}/`)) ?? module;
};

/** Code without comments, documentation of keys, and tests. */
const code = (name) =>
  read(name)
    .replace(/^#\[cfg\(test\)\]\nmod \w+ \{[^]*$/m, '')
    .replace(/\/\/.*$/gm, '');

const names = filesLike(/^crates\/rules\/src\/.*\.rs$/).filter((it) => !/\/(?:tests|everyday_words)\.rs$/.test(it));
const rules = names
  .filter((it) => /^pub const RULE: Rule/m.test(read(it)))
  .map((it) => it.slice(SRC.length, -'.rs'.length));

/** By key: the rule, or the other file, that declares it. */
const owners = new Map();
for (const name of names) {
  for (const [, key] of code(name).matchAll(/\bKey::(?:of|flag)\(\s*"(\w+)"/g)) owners.set(key, ruleOf(name, rules));
}

/** The key of a form for one side: `link` of `whiteLink`. */
const plain = (text) => {
  const [, rest] = /^(?:white|black)([A-Z]\w*)$/.exec(text) ?? [];
  return rest && !owners.has(text) ? rest[0].toLowerCase() + rest.slice(1) : text;
};

/** Texts of a file that are keys: those with capitals inside mean nothing else, others may be words of a value. */
function* keysIn(text) {
  for (const [, found] of text.matchAll(/"(\w+)"/g)) if (/[A-Z]/.test(found)) yield plain(found);
  for (const [, found] of text.matchAll(READS)) yield plain(found);
}

test('keys are declared', () => {
  assert.ok(owners.size > 250, `${owners.size}`);
  assert.ok(rules.length > 90, `${rules.length}`);
});

test('no file names a key that another one declares', () => {
  const bad = names.flatMap((name) => {
    const own = ruleOf(name, rules);
    const foreign = [...keysIn(code(name))].filter((it) => owners.has(it) && owners.get(it) !== own);
    return [...new Set(foreign)].map((it) => `${name}: ${it} is a key of ${owners.get(it)}`);
  });
  assert.deepEqual(bad, []);
});
