// Every message of the engine has a sentence in every language, with the same arguments; no sentence is left over.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { idsOf, told } from './catalogues.mjs';
import { filesLike, read } from './files.mjs';

const LANGUAGES = readdirSync('locales', { withFileTypes: true }).flatMap((it) => (it.isDirectory() ? [it.name] : []));

/** The text between a bracket and the one that closes it. */
function inBrackets(text, start) {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const it = text[at];
    if (it === '\\' && inString) at += 1;
    else if (it === '"') inString = !inString;
    else if (!inString && '([{'.includes(it)) depth += 1;
    else if (!inString && ')]}'.includes(it) && --depth === 0) return text.slice(start + 1, at);
  }
  return text.slice(start + 1);
}

/** The parts of a text between commas that stand in no bracket. */
function parts(text) {
  const res = [''];
  let depth = 0;
  let inString = false;
  for (const it of text) {
    if (it === '"') inString = !inString;
    if (!inString && '([{'.includes(it)) depth += 1;
    if (!inString && ')]}'.includes(it)) depth -= 1;
    if (it === ',' && depth === 0 && !inString) res.push('');
    else res[res.length - 1] += it;
  }
  return res.map((it) => it.trim()).filter(Boolean);
}

/** The messages that the sources make, each with the names of its arguments and where it is made. */
function made() {
  const res = [];
  for (const file of filesLike(/^crates\/(?!message\/|catalogue\/).*\.rs$/)) {
    const text = read(file).replace(/^\s*\/\/.*$/gm, '');
    for (const { index } of text.matchAll(/\bmsg!\(/g)) {
      const [id, ...args] = parts(inBrackets(text, index + 'msg!'.length));
      res.push({ id: JSON.parse(id), args: args.map((it) => it.split('=', 1)[0].trim()).sort(), file });
    }
    for (const [, id] of text.matchAll(/\bMessage::new\("([^"]+)"\)/g)) res.push({ id, args: undefined, file });
  }
  return res;
}

/** The names that an object literal gives. */
const namesIn = (literal) =>
  parts(literal.trim().replace(/^\{|\}$/g, ''))
    .map((it) => /^\w+/.exec(it)?.[0] ?? it)
    .sort();

/** The sources of the page, and of the command line of the package. */
const PAGE = filesLike(/^pkg-template\/(?:src\/.*\.ts|cli\/.*\.mjs)$/).map((file) => ({
  file,
  text: read(file).replace(/^\s*\/\/.*$/gm, ''),
}));

/** The messages that the page makes of itself; `args` is missing where they are no literal. */
function pageMessages() {
  const res = [];
  for (const { file, text } of PAGE) {
    for (const { index, 0: call } of text.matchAll(/\b(?:say|message)\((?=')/g)) {
      const [id, args = '{}'] = parts(inBrackets(text, index + call.length - 1));
      if (/^'[\w-]+'$/.test(id))
        res.push({ id: id.slice(1, -1), args: args.startsWith('{') ? namesIn(args) : undefined, file });
    }
  }
  return res;
}

/** Whether the page names a message: by itself, or by how its name begins. */
function pageNames() {
  const text = PAGE.map((it) => it.text).join('\n');
  const whole = new Set([...text.matchAll(/'([a-z][\w-]*)'/g)].map((it) => it[1]));
  const starts = [...text.matchAll(/say\(`([a-z][\w-]*-)\$\{/g)].map((it) => it[1]);
  return (id) => whole.has(id) || starts.some((it) => id.startsWith(it));
}

/** What a language has for boards and the engine. */
const toldIn = (language) => told(filesLike(new RegExp(`^locales/${language}/(?!family-).*\\.ftl$`)));

/** The files about families of games in a language, by the names of the families. */
const familiesIn = (language) =>
  new Map(
    filesLike(new RegExp(`^locales/${language}/family-.*\\.ftl$`)).map((it) => [/family-(\w+)\.ftl$/.exec(it)[1], it]),
  );

test('pages and programs know every language', () => {
  const [page, programs] = ['pkg-template/src/words/languages.ts', 'locales/languages.rs'].map(read);
  for (const it of LANGUAGES) {
    assert.ok(it === 'en' || page.includes(`'#locale/${it}'`), `languages.ts lacks ${it}`);
    assert.ok(programs.includes(`("${it}"`), `languages.rs lacks ${it}`);
  }
});

/** What formatters ask for by themselves, and the sides. */
const OWN = [
  ...['white', 'black', 'list-comma', 'list-and', 'list-or'],
  ...['decimal-sign', 'sentence-space', 'said', 'sentences'],
];

const english = toldIn('en');

test('every message that is made has a sentence with its arguments', () => {
  const all = [...made(), ...pageMessages()];
  assert.ok(all.length > 100);
  const bad = all.flatMap(({ id, args, file }) => {
    const asked = english.messages.get(id);
    if (!asked) return [`${file}: ${id} is in no catalogue`];
    if (!args) return [];
    const missing = asked.filter((it) => !args.includes(it));
    return missing.length > 0 ? [`${file}: ${id} needs ${missing.join(', ')}`] : [];
  });
  assert.deepEqual(bad, []);
});

test('every sentence is told by somebody', () => {
  const used = new Set([...OWN, ...made().map((it) => it.id)]);
  const isNamed = pageNames();
  // An array of identifiers names its messages, too.
  const sources = filesLike(/^crates\/.*\.rs$/)
    .map(read)
    .join('\n');
  const unused = [...english.messages.keys()].filter(
    (it) => !used.has(it) && !isNamed(it) && !it.startsWith('piece-') && !sources.includes(`"${it}"`),
  );
  assert.deepEqual(unused, []);
});

/** The texts in the sources of the crates that others than developers may see, with the files that they are in. */
const texts = filesLike(/^crates\/[\w-]+\/src\/.*\.rs$/).flatMap((file) => {
  if (/\/tests?(?:\/|\.rs$)/.test(file)) return [];
  const source = read(file)
    .split('#[cfg(test)]')[0]
    .replace(/^\s*\/\/.*$/gm, '')
    // What only developers see.
    .replace(
      /#!?\[[^\]]*\]|\b(?:expect|unreachable!|panic!|assert\w*!|debug_assert\w*!)\((?:[^"()]|\([^()]*\))*"(?:[^"\\]|\\.)*"/g,
      '',
    );
  return [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text]) => ({ file, text }));
});

const listed = (found) => found.map(({ file, text }) => `${file}: ${text}`);

test('no source of the crates holds a sentence', () => {
  assert.deepEqual(listed(texts.filter((it) => /^[\\"A-Z{].*[a-z]+ [a-z]+.*[.?!]$/.test(it.text))), []);
});

/** What the programs say to other programs: the answers of UCI, and of the protocol of XBoard. */
const PROTOCOL = /^(?:info|option|id|feature) |^(?:Error|Illegal move) \(|^go movetime 100$/;

test('no source of the programs holds a part of a sentence', () => {
  const ours = texts.filter((it) => /^crates\/(?:cli|facts)\//.test(it.file) && !PROTOCOL.test(it.text));
  // Attributes of HTML and places for values are no words.
  const words = (text) => text.replace(/<[^>]*(?:>|$)|\{[^}]*\}/g, ' | ');
  assert.deepEqual(listed(ours.filter((it) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(words(it.text)))), []);
});

test('no source of the command line of the package holds a sentence', () => {
  const found = PAGE.filter((it) => it.file.startsWith('pkg-template/cli/')).flatMap(({ file, text }) => {
    const quoted = [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)];
    return quoted.map(([, plain, template]) => ({ file, text: plain ?? template }));
  });
  assert.ok(found.length > 100);
  assert.deepEqual(listed(found.filter((it) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(it.text))), []);
});

test('every key is documented', () => {
  const sources = filesLike(/^crates\/rules\/src\/.*\.rs$/).map(read);
  const keys = sources.flatMap((it) => [...it.matchAll(/\bKey::\w+\(\s*"(\w+)"/g)].map(([, name]) => `key-${name}`));
  assert.ok(keys.length > 250);
  assert.deepEqual(idsOf(read('locales/keys.ftl')).sort(), [...new Set(keys)].sort());
});

test('what a board says before its catalogue is there has nothing but places for arguments', () => {
  const text = read('locales/en/first.ftl');
  const lines = text.split('\n').filter((it) => it !== '' && !it.startsWith('#'));
  const bad = lines.filter((it) => !/^[\w-]+ = (?:[^{}]|\{ \$\w+ \})+$/.test(it));
  assert.deepEqual(bad, []);
});

test('no line of French breaks before a sign', () => {
  const bad = filesLike(/^locales\/fr\/.*\.ftl$/).flatMap((file) =>
    read(file)
      .split('\n')
      .filter((it) => !it.startsWith('#') && /(?<=\S) (?:[;:?!»](?: |$))|« /.test(it))
      .map((it) => `${file}: ${it}`),
  );
  assert.deepEqual(bad, []);
});

for (const language of LANGUAGES) {
  test(`the catalogue of ${language} is whole`, () => {
    const { messages, broken } = toldIn(language);
    assert.deepEqual(broken, []);
    const missing = [...english.messages.keys()].filter((it) => !messages.has(it));
    assert.deepEqual(missing, [], 'these messages are missing');
    const strange = [...messages].flatMap(([id, asked]) => {
      if (/^(?:piece|word)-/.test(id)) return [];
      const known = english.messages.get(id);
      if (!known) return [`${id} is told by nobody`];
      return asked.filter((it) => !known.includes(it)).map((it) => `${id} has no ${it}`);
    });
    assert.deepEqual(strange, []);
  });

  test(`families of games say what is said in ${language} otherwise`, () => {
    const { messages } = toldIn(language);
    const families = familiesIn(language);
    assert.deepEqual([...families.keys()], [...familiesIn('en').keys()]);
    for (const [family, file] of families) {
      const found = told([file]);
      assert.deepEqual(found.broken, []);
      const strange = [...found.messages].flatMap(([id, asked]) => {
        // Names may differ by side.
        if (id.startsWith('piece-')) return asked.filter((it) => it !== 'side').map((it) => `${id} has no ${it}`);
        const known = messages.get(id);
        return known
          ? asked.filter((it) => !known.includes(it)).map((it) => `${id} has no ${it}`)
          : [`${id} is no message`];
      });
      assert.deepEqual(strange, [], family);
    }
  });

  test(`the messages of ${language} are formatted without an error`, () => {
    for (const family of [undefined, ...familiesIn(language).values()]) {
      const bundle = new FluentBundle(language, {
        useIsolating: false,
        functions: { A: first, CAPITAL: first, COMMA: first, ORDINAL: first, PLURAL: first },
      });
      for (const file of filesLike(new RegExp(`^locales/${language}/(?!family-).*\\.ftl$`)))
        bundle.addResource(new FluentResource(read(file)));
      if (family) bundle.addResource(new FluentResource(read(family)), { allowOverrides: true });
      for (const [id, asked] of toldIn(language).messages) {
        const errors = [];
        for (const n of [1, 2, 5]) {
          const args = Object.fromEntries(
            // A name that differs by side may stand inside.
            [...asked, 'side'].map((it) => [
              it,
              ['count', 'n', 'times', 'rank', 'first', 'last'].includes(it) ? n : `${it}?`,
            ]),
          );
          bundle.formatPattern(bundle.getMessage(id).value, args, errors);
        }
        assert.deepEqual(errors, [], id);
      }
    }
  });
}

/** The languages beside English, each with what it calls what authors name: pieces and other words. */
const NAMES = LANGUAGES.filter((it) => it !== 'en').map((language) => {
  const ids = [...toldIn(language).messages.keys()].filter((it) => /^(?:piece|word)-/.test(it));
  return { language, ids: ids.sort() };
});

test('all languages have the names of the same pieces, and the same other words', () => {
  const [one, ...others] = NAMES;
  for (const { language, ids } of others) assert.deepEqual(ids, one.ids, language);
});

test('every language has the names of pieces that three definitions of the library share', () => {
  const idOf = (name) => ['piece', ...name.toLowerCase().split(/[^a-z0-9]+/)].filter(Boolean).join('-');
  const uses = new Map();
  for (const file of filesLike(/^tests\/diagrams\/.*\.txt$/)) {
    const lines = read(file).split(/\r?\n/);
    const pieces = lines.filter((it) => !/^\s*#|^[\w.]+\s*=/.test(it) && it.split(':').length > 4);
    const names = pieces.map((it) => it.split(':', 1)[0].trim()).filter((it) => !/^(?:hole)?$/i.test(it));
    const walls = lines.flatMap((it) => /^wallName=(.*)/.exec(it)?.[1] ?? []);
    for (const id of new Set([...names, ...walls].map(idOf))) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const common = [...uses].filter(([, n]) => n > 2).map(([id]) => id);
  assert.ok(common.length > 50);
  for (const { language, ids } of NAMES)
    assert.deepEqual(
      common.filter((it) => !ids.includes(it)),
      [],
      language,
    );
});

function first([it]) {
  return it;
}
