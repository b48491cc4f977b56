// Begins a rule: its file, its sentence, its place in the registry, the case of its key, a suite, and its key in the definitions
// that mix all rules. What is left to do is printed.
//   npm run new-rule -- 'silent pieces' capture        a name in words, and the folder of crates/rules/src
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { main } from './setup.mjs';
import { root } from './tools.mjs';

const FOLDERS = ['movement', 'capture', 'promotion', 'drops', 'royal', 'setup', 'endings', 'display'];

/** Two definitions for which there is a test that they use every key: with all at once, and with some at random. */
const EVERYTHING = 'tests/mixtures/everything.txt';
const MIXTURES = 'crates/game/tests/cases/mixtures/generator.rs';

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Adds a line to a block of lines that are alike, where the alphabet wants it. */
function inOrder(text, like, line) {
  const lines = text.split('\n');
  const alike = lines.map((it, index) => [it, index]).filter(([it]) => like.test(it));
  const after = alike.filter(([it]) => it < line).at(-1)?.[1] ?? alike[0][1] - 1;
  return lines.toSpliced(after + 1, 0, line).join('\n');
}

/** Adds a line after the last one that is like it. */
function afterLast(text, like, line) {
  const lines = text.split('\n');
  return lines.toSpliced(lines.findLastIndex((it) => like.test(it)) + 1, 0, line).join('\n');
}

/** Adds a line before the first one that is like it, from some text on. */
function before(text, like, line, from = '') {
  const start = text.indexOf(from);
  const lines = text.slice(start).split('\n');
  const at = lines.findIndex((it) => like.test(it));
  return text.slice(0, start) + lines.toSpliced(at, 0, line).join('\n');
}

/** What is still to be written. The tests of the repository find it until it is; in this script it is no such place. */
const OPEN = `TO${''}DO`;

/** What keys do, for the manual. */
const KEYS = 'locales/keys.ftl';

/** The identifier of what a new rule says. */
const sentenceOf = (name) => `${name.replaceAll(' ', '-')}-holds`;

const source = (name, key, type) => `//! \`${key}\`: ${OPEN} one line on what the rule does.

use crate::prelude::*;

/// ${OPEN} what the rule is, in a few words.
pub const RULE: Rule = Rule {
    name: "${name}",
    keys: &[Key::flag("${key}")],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the key says.
#[derive(Debug)]
struct ${type};

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    if builder.settings.flag("${key}", false) { Some(Box::new(${type})) } else { None }
}

impl ActiveRule for ${type} {
    /// ${OPEN} the hooks, from \`engine::hooks\`: \`hooks.pass\`, \`hooks.veto\`, \`hooks.ending\` and others; \`hook_order\` has the stages.
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, _hooks: &mut Hooks) {}

    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::Moving, msg!("${sentenceOf(name)}"));
    }
}
`;

const sentence = (name) => `
## ${capital(name)}

${sentenceOf(name)} = ${OPEN} what players must know, in one sentence.
`;

const wordsCase = (name, key) => `
== ${name}
set: ${key}=1
says: ${OPEN} what players must know, in one sentence.
`;

const suite = (name, key) => `# ${capital(name)}.

definition:
  files=5
  ranks=5
  ${key}=1
  rook:R:R::a1
  king:K:K::e1

== ${OPEN} what must hold
fen: 4k/5/5/5/R3K w - - 0 1
moves a1: a1a2 a1a3 a1a4 a1a5 a1b1 a1c1 a1d1
`;

/**
 * The files of the repository that a new rule changes, with their new contents, by path.
 *
 * @param {string} name in words, small letters
 * @param {string} folder one of crates/rules/src
 * @param {(file: string) => string} read gives the contents of a file
 */
export function newRule(name, folder, read) {
  if (!/^[a-z]+( [a-z]+)*$/.test(name)) throw new Error(`"${name}" is no name: small letters, words apart by blanks.`);
  if (!FOLDERS.includes(folder)) throw new Error(`"${folder}" is none of these: ${FOLDERS.join(', ')}.`);
  const parts = name.split(' ');
  const module = parts.join('_');
  const type = parts.map(capital).join('');
  const key = type[0].toLowerCase() + type.slice(1);
  const registry = read('crates/rules/src/registry.rs');
  if (registry.includes(`::${module},`)) throw new Error(`There is a rule "${name}".`);
  return {
    [`crates/rules/src/${folder}/${module}.rs`]: source(name, key, type),
    [`crates/rules/src/${folder}.rs`]: inOrder(
      read(`crates/rules/src/${folder}.rs`),
      /^pub mod \w+;$/,
      `pub mod ${module};`,
    ),
    'crates/rules/src/registry.rs': afterLast(
      registry,
      new RegExp(`^    ${folder}::\\w+,$`),
      `    ${folder}::${module},`,
    ),
    [KEYS]: `${read(KEYS).trimEnd()}\nkey-${key} = 1: ${OPEN} what holds then, in one sentence.\n`,
    [`locales/en/${folder}.ftl`]: `${read(`locales/en/${folder}.ftl`).trimEnd()}\n${sentence(name)}`,
    'www/locales/en.ftl': `${read('www/locales/en.ftl').trimEnd()}\nrule-${name.replaceAll(' ', '-')} = ${name}\n`,
    'tests/words/keys.txt': `${read('tests/words/keys.txt').trimEnd()}\n${wordsCase(name, key)}`,
    [`tests/suites/${parts.join('')}.txt`]: suite(name, key),
    [EVERYTHING]: before(read(EVERYTHING), /^[a-z]\w*:/, `${key}=1`),
    [MIXTURES]: before(read(MIXTURES), /^\];$/, `    ("${key}", 14, &["1"]),`, 'const KEYS:'),
  };
}

const NEXT = `
Then, as CONTRIBUTING.md tells under "Adding a rule":
  1. write the rule; each ${OPEN} is a place. The case of the key says "${OPEN}" as well: it wants the sentence of the rule,
  2. move its line in the registry after the rules whose shares it reads; a rule that few games need stands under
     #[cfg(feature = "rare")] there, and boards load it only with a definition that asks for it,
  3. a code of refusal, if it has one, wants a case and a near miss in tests/reasons,
  4. if the key takes other values than 1: one of them in tests/mixtures/everything.txt and some in
     crates/game/tests/cases/mixtures/generator.rs, where it was noted with 1,
  5. cargo test -p variant-diagram-game --test cases -- suites/, and the same with words/, reasons/ and mixtures/,
  6. for a game of its own: a definition in tests/diagrams, counts with their source in tests/perft and its README.md, its
     facts by npm run facts -- --date YYYY-MM-DD, its words by npm run build and
     UPDATE_GOLDEN=1 node --test tests/package/golden.test.mjs, its family in www/data/gallery.js,
  7. its name in the other files of www/locales; everyday words for the key in www/data/keys.js; the rule and its game in www/data/rules.js and ideas.js if it makes one,
  8. a line in CHANGELOG.md, and npm run check.`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(() => {
    const [name, folder] = process.argv.slice(2);
    if (!name || !folder) throw new Error(`npm run new-rule -- 'name in words' FOLDER, one of ${FOLDERS.join(', ')}`);
    const files = newRule(name, folder, (file) => readFileSync(path.join(root, file), 'utf8'));
    for (const [file, text] of Object.entries(files)) {
      console.log(`${existsSync(path.join(root, file)) ? 'changed' : 'new    '} ${file}`);
      writeFileSync(path.join(root, file), text);
    }
    console.log(NEXT);
  });
}
