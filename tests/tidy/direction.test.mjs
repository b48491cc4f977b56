// Arrows between crates and between files of a crate point one way. Read from the manifests and the `use` lines.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesLike, read } from './files.mjs';

/** The crates of the workspace by their folders, each with the crates of ours that it may depend on. */
const CRATES = {
  sort: [],
  message: [],
  locales: [],
  catalogue: ['locales', 'message'],
  xbetza: ['sort', 'message'],
  definition: ['sort', 'message', 'xbetza'],
  'definition-json': ['message', 'definition'],
  'js-values': ['message', 'definition'],
  engine: ['sort', 'message', 'xbetza', 'definition'],
  rules: ['sort', 'message', 'xbetza', 'definition', 'engine'],
  records: ['sort', 'message'],
  game: ['sort', 'message', 'xbetza', 'definition', 'engine', 'rules', 'records'],
  search: ['sort', 'message', 'definition', 'engine', 'rules', 'game'],
  facts: ['message', 'engine', 'game', 'search'],
  learning: ['definition', 'engine', 'game', 'search', 'facts'],
  'variants-ini': ['message', 'xbetza', 'definition', 'engine', 'rules', 'game', 'records'],
  idiagram: ['message', 'xbetza', 'definition', 'engine', 'rules', 'game'],
  'variant-diagram': [
    'catalogue',
    'definition',
    'definition-json',
    'engine',
    'facts',
    'game',
    'idiagram',
    'learning',
    'message',
    'records',
    'rules',
    'search',
    'variants-ini',
    'xbetza',
  ],
  python: ['variant-diagram'],
  wasm: ['sort', 'message', 'xbetza', 'definition', 'engine', 'rules', 'game', 'search', 'records', 'js-values'],
  import: ['definition', 'definition-json', 'rules', 'variants-ini', 'js-values'],
  export: ['definition', 'rules', 'variants-ini', 'idiagram', 'js-values'],
  cli: [
    'sort',
    'message',
    'catalogue',
    'xbetza',
    'definition',
    'definition-json',
    'engine',
    'rules',
    'game',
    'search',
    'facts',
    'learning',
    'records',
    'variants-ini',
    'idiagram',
  ],
};

/** Where the sources of a crate are: what translators write is a crate as well. */
const sources = (crate) => (crate === 'locales' ? crate : `crates/${crate}/src`);

/** Files that form a circle by their nature: what stores hooks, and what hooks are called with. */
const INHERENT = ['engine::hooks', 'engine::page_rules', 'engine::variant'];

/** The folders of crate `rules` that hold rules. */
const RULES = ['movement', 'capture', 'promotion', 'drops', 'royal', 'setup', 'endings', 'display'];

/** Code without comments and without the tests at the end of a file: tests may use everything. */
const code = (name) =>
  read(name)
    .replace(/^#\[cfg\(test\)\]\nmod \w+ \{[^]*$/m, '')
    .replace(/\/\/.*$/gm, '');

/** The files of a crate, by module: `attack::pins`. Tests and the crate's root are left out. */
const modulesOf = (crate) =>
  new Map(
    filesLike(new RegExp(`^${sources(crate)}/.*\\.rs$`))
      .filter((name) => !/\/(?:lib|main|tests)\.rs$|\/tests\//.test(name))
      .map((name) => [name.slice(sources(crate).length + 1, -'.rs'.length).replaceAll('/', '::'), name]),
  );

/** The items of `{a, b::{c, d}, e}` at the outermost level. */
function splitList(text) {
  const items = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '}') depth -= 1;
    if (char === ',' && depth === 1) items.push('');
    else if (depth > 0) items[items.length - 1] += char;
    if (char === '{') depth += 1;
  }
  return items.filter((item) => item.trim() !== '');
}

/** All paths that `prefix::rest` names; `a::{b::c, d}` names several at once. */
function paths(prefix, rest) {
  const brace = rest.indexOf('{');
  const head = (brace === -1 ? rest : rest.slice(0, brace))
    .split('::')
    .map((it) => /^\s*(\w*)/.exec(it)[1])
    .filter(Boolean);
  const path = [...prefix, ...head];
  return brace === -1 ? [path] : splitList(rest.slice(brace)).flatMap((item) => paths(path, item));
}

/** The modules of its crate that a file uses. */
function usedBy(module, name, modules) {
  const own = module.split('::');
  const text = code(name);
  const named = [
    ...[...text.matchAll(/\bcrate::((?:\w+(?:::)?)*(?:\{[^;]*\})?)/g)].flatMap((it) => paths([], it[1])),
    ...[...text.matchAll(/\b((?:super::)+)((?:\w+(?:::)?)*(?:\{[^;]*\})?)/g)].flatMap((it) =>
      paths(own.slice(0, own.length - it[1].length / 'super::'.length), it[2]),
    ),
  ];
  const used = new Set();
  for (const path of named) {
    const lengths = path.map((_, n) => path.length - n);
    const found = lengths.map((length) => path.slice(0, length).join('::')).find((it) => modules.has(it));
    if (found && found !== module) used.add(found);
  }
  return used;
}

/** By crate and module: the modules that it uses. */
const uses = new Map(
  Object.keys(CRATES).map((crate) => {
    const modules = modulesOf(crate);
    return [crate, new Map([...modules].map(([module, name]) => [module, usedBy(module, name, modules)]))];
  }),
);

test('crates depend only on what ARCHITECTURE.md allows', () => {
  const manifests = filesLike(/^(?:crates\/[^/]+|locales)\/Cargo\.toml$/);
  assert.deepEqual(manifests.map((name) => name.split('/').at(-2)).sort(), Object.keys(CRATES).sort());
  for (const name of manifests) {
    const crate = name.split('/').at(-2);
    const section = /^\[dependencies\]\n([^[]*)/m.exec(read(name))?.[1] ?? '';
    const used = [...section.matchAll(/^([\w-]+)/gm)].map((it) => it[1]).filter((it) => it in CRATES);
    assert.deepEqual(
      used.filter((it) => !CRATES[crate].includes(it)),
      [],
      name,
    );
  }
});

test('only the boundary serialises', () => {
  for (const name of filesLike(/^crates\/(?!wasm\/|import\/|export\/|js-)[^/]+\/Cargo\.toml$/)) {
    assert.doesNotMatch(read(name), /^(?:serde|js-sys|wasm-bindgen|web-sys)\b/m, name);
  }
});

/** Sets of modules of which each reaches the others; parent and child may use each other. */
function circles(graph) {
  const related = (a, b) => a.startsWith(`${b}::`) || b.startsWith(`${a}::`);
  const next = (module) => [...graph.get(module)].filter((it) => !related(it, module));
  const reached = new Map(
    [...graph.keys()].map((module) => {
      const seen = new Set();
      const open = next(module);
      while (open.length > 0) {
        const it = open.pop();
        if (seen.has(it)) continue;
        seen.add(it);
        open.push(...next(it));
      }
      return [module, seen];
    }),
  );
  return [...reached].filter(([module, seen]) => seen.has(module)).map(([module]) => module);
}

test('no files use each other in a circle', () => {
  const found = [...uses].flatMap(([crate, graph]) => circles(graph).map((module) => `${crate}::${module}`));
  assert.deepEqual(
    found.filter((it) => !INHERENT.includes(it)),
    [],
  );
});

const graph = uses.get('rules');
const isRule = (module) => RULES.includes(module.split('::')[0]) && module.includes('::');

test('rules never mention each other', () => {
  const rule = (module) => module.split('::').slice(0, 2).join('::');
  const wrong = [...graph].flatMap(([module, used]) =>
    [...used].filter((it) => isRule(module) && isRule(it) && rule(it) !== rule(module)).map((it) => `${module}: ${it}`),
  );
  assert.deepEqual(wrong, []);
});

test('the registry alone names rules', () => {
  const wrong = [...graph]
    .filter(([module]) => module !== 'registry' && !isRule(module) && !RULES.includes(module))
    .flatMap(([module, used]) => [...used].filter(isRule).map((it) => `${module}: ${it}`));
  assert.deepEqual(wrong, []);
});

test('every folder of the engine has its place in ARCHITECTURE.md', () => {
  const explained = read('ARCHITECTURE.md');
  const folders = new Set([...uses.get('engine').keys()].map((module) => module.split('::')[0]));
  assert.deepEqual(
    [...folders].filter((it) => !explained.includes(`\`${it}\``)),
    [],
  );
});

test('no two public types of a crate have one name', () => {
  const twice = Object.keys(CRATES).flatMap((crate) => {
    const places = new Map();
    for (const name of filesLike(new RegExp(`^${sources(crate)}/.*\\.rs$`))) {
      for (const [, type] of code(name).matchAll(/^\s*pub (?:struct|enum|union|trait|type) (\w+)/gm)) {
        places.set(type, [...(places.get(type) ?? []), name]);
      }
    }
    return [...places].filter(([, names]) => names.length > 1).map(([type, names]) => `${type}: ${names.join(', ')}`);
  });
  assert.deepEqual(twice, []);
});
