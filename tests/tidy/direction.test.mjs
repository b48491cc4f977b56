// Arrows between crates and between the engine's modules point one way. Read from the manifests and the `use` lines.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { filesLike, read } from './files.mjs';

/** What each crate may depend on. */
const CRATES = {
  order: [],
  xbetza: ['order'],
  diagram: ['order', 'xbetza'],
  play: ['order', 'xbetza', 'diagram'],
  variant: ['order', 'xbetza', 'diagram', 'play'],
  wasm: ['order', 'xbetza', 'diagram', 'variant'],
  cli: ['xbetza', 'diagram', 'variant', 'variants-ini'],
  ini: [],
  import: ['diagram', 'variants-ini'],
};
const OWN = [
  'order',
  'xbetza',
  'diagram',
  'play',
  'variant',
  'variants-ini',
  'variant-diagram-import',
  'variant-diagram-wasm',
  'variant-diagram-cli',
];

/**
 * The engine's modules from the ground up, as ARCHITECTURE.md lists them. A module may use those of its own line,
 * which are one thing in several files, and everything above in this list. `rules` is the registry, `rules/*` the rules.
 */
const LAYERS = [
  ['ids'],
  ['content', 'topology', 'fan', 'zone', 'reason', 'verdict'],
  ['patch'],
  ['position', 'shuffle', 'curtain'],
  ['program', 'movement', 'aura', 'terrain', 'pattern', 'traffic'],
  ['moves', 'draft', 'plain', 'brief', 'spelling', 'clock', 'task'],
  ['rules', 'hooks', 'host', 'special', 'attack', 'touch', 'generate', 'engagement'],
  ['legal', 'sameness'],
  ['rules/*', 'promotion_set', 'promotion_limits', 'goals', 'points', 'arrays', 'grounds', 'words', 'compile'],
  [
    'game',
    'variations',
    'puzzle',
    'explorer',
    'options',
    'why',
    'reach',
    'notation',
    'perft',
    'start',
    'threats',
    'worth',
    'manual',
    'rulebook',
  ],
];
/** Modules of crate `variant` that give a name of crate `play` a second half: what is made once, or from text. */
const SHARED = ['program', 'host', 'rules', 'special'];
/** The layers of crate `play`, but for areas as authors write them, and modules of later ones that are in it too. */
const PLAY = [
  ...LAYERS.slice(0, LAYERS.findIndex((layer) => layer.includes('legal')) + 1).flat(),
  'explorer',
  'perft',
].filter((module) => module !== 'zone');
const level = (module) => LAYERS.findIndex((layer) => layer.includes(module));

/** Code without comments and without the tests at the end of a file: tests may use everything. */
const code = (name) =>
  read(name)
    .replace(/^#\[cfg\(test\)\]\nmod \w+ \{[^]*$/m, '')
    .replace(/\/\/.*$/gm, '');

test('crates depend only on what ARCHITECTURE.md allows', () => {
  const manifests = filesLike(/^crates\/[^/]+\/Cargo\.toml$/);
  assert.deepEqual(manifests.map((name) => name.split('/')[1]).sort(), Object.keys(CRATES).sort());
  for (const name of manifests) {
    const section = /^\[dependencies\]\n([^[]*)/m.exec(read(name))?.[1] ?? '';
    const used = [...section.matchAll(/^([\w-]+)/gm)].map((it) => it[1]).filter((it) => OWN.includes(it));
    const allowed = CRATES[name.split('/')[1]];
    assert.deepEqual(
      used.filter((it) => !allowed.includes(it)),
      [],
      name,
    );
  }
});

test('only the outermost crate serialises', () => {
  for (const name of filesLike(/^crates\/(?!wasm\/|import\/)[^/]+\/Cargo\.toml$/)) {
    assert.doesNotMatch(read(name), /^(?:serde|js-sys|wasm-bindgen|web-sys)\b/m, name);
  }
});

/** The engine's modules that a file of the engine mentions, `super::` resolved. */
function mentioned(name) {
  const inside = name
    .replace(/^crates\/\w+\/src\//, '')
    .slice(0, -'.rs'.length)
    .split('/');
  const text = code(name);
  const found = [];
  const add = (segments) => segments.length > 0 && found.push(segments);
  const expand = (prefix, rest) => {
    // `a::{b::c, d}` names several paths at once.
    const brace = rest.indexOf('{');
    const head = (brace === -1 ? rest : rest.slice(0, brace))
      .split('::')
      .map((it) => /^\s*(\w*)/.exec(it)[1])
      .filter(Boolean);
    if (brace === -1) add([...prefix, ...head]);
    else for (const item of splitList(rest.slice(brace))) expand([...prefix, ...head], item);
  };
  for (const it of text.matchAll(/\bcrate::((?:\w+(?:::)?)*(?:\{[^;]*\})?)/g)) expand([], it[1]);
  for (const it of text.matchAll(/\b((?:super::)+)((?:\w+(?:::)?)*(?:\{[^;]*\})?)/g)) {
    const up = it[1].length / 'super::'.length;
    expand(inside.slice(0, inside.length - up), it[2]);
  }
  return { own: inside, found };
}

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

const SOURCE = 'crates/variant/src/';
const engine = filesLike(/^crates\/(?:play|variant)\/src\/.*\.rs$/).filter(
  (name) => !/\/(?:lib|tests)\.rs$|\/tests\//.test(name),
);
const ruleNames = new Set(
  engine.filter((name) => name.startsWith(`${SOURCE}rules/`)).map((name) => name.split('/')[4].replace(/\.rs$/, '')),
);

/** The name in LAYERS of what a path of names stands for. */
const moduleOf = ([first, second]) => (first === 'rules' && ruleNames.has(second) ? 'rules/*' : first);

test('every module of the engine has its place, in this test and in ARCHITECTURE.md', () => {
  const modules = [...new Set(engine.map((name) => moduleOf(mentioned(name).own)))];
  assert.deepEqual(
    modules.filter((module) => level(module) === -1),
    [],
    'modules without a place',
  );
  assert.deepEqual(
    LAYERS.flat().filter((module) => !modules.includes(module)),
    [],
    'places without a module',
  );
  const explained = read('ARCHITECTURE.md');
  assert.deepEqual(
    modules.filter((module) => !explained.includes(`\`${module}\``)),
    [],
    'not in ARCHITECTURE.md',
  );
});

test('what must be quick is in crate `play`, everything else of the engine in `variant`', () => {
  const modulesOf = (crate) =>
    new Set(engine.filter((name) => name.startsWith(`crates/${crate}/`)).map((name) => moduleOf(mentioned(name).own)));
  assert.deepEqual([...modulesOf('play')].sort(), [...PLAY].sort());
  assert.deepEqual([...modulesOf('variant')].filter((module) => PLAY.includes(module)).sort(), [...SHARED].sort());
});

test('the modules of the engine use only what is below them', () => {
  const wrong = new Set();
  for (const name of engine) {
    const { own, found } = mentioned(name);
    const user = moduleOf(own);
    for (const used of found.map(moduleOf)) {
      if (level(user) !== -1 && level(used) > level(user)) wrong.add(`${name}: ${user} uses ${used}`);
    }
  }
  assert.deepEqual([...wrong], []);
});

test('rules never mention each other', () => {
  const wrong = [];
  for (const name of engine.filter((it) => it.startsWith(`${SOURCE}rules/`))) {
    const { own, found } = mentioned(name);
    for (const used of found) {
      if (moduleOf(used) === 'rules/*' && used[1] !== own[1]) wrong.push(`${name}: ${used.join('::')}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('what the shipped engine sorts, it sorts with `order`', () => {
  // The sorts and trees of the standard library are written out anew for every type, some kilobytes each.
  const shipped = filesLike(/^crates\/(?:xbetza|diagram|play|variant|wasm)\/src\/.*\.rs$/).filter(
    (name) => !/\/tests(?:\.rs$|\/)/.test(name),
  );
  const wrong = shipped.filter((name) =>
    /\.(?:sort|select_nth)(?:_\w+)?\(|\bBTree(?:Map|Set)\b|\bBinaryHeap\b/.test(code(name)),
  );
  assert.deepEqual(wrong, []);
});

test('the notation knows no board, the definition no rules', () => {
  for (const name of filesLike(/^crates\/(?:xbetza|diagram)\/src\/.*\.rs$/)) {
    const below = name.startsWith('crates/xbetza/') ? /\b(?:diagram|play|variant)::/ : /\b(?:play|variant)::/;
    assert.doesNotMatch(code(name), below, path.basename(name));
  }
});
