// A new rule stands in all the places that know its name, and nothing that was there is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRule } from '../../scripts/new-rule.mjs';
import { read } from './files.mjs';

const begun = (name, folder) => newRule(name, folder, read);

test('a rule begins with its file, its places, its sentence, its case and its suite', () => {
  const files = begun('silent pieces', 'capture');
  assert.deepEqual(Object.keys(files), [
    'crates/rules/src/capture/silent_pieces.rs',
    'crates/rules/src/capture.rs',
    'crates/rules/src/registry.rs',
    'locales/keys.ftl',
    'locales/en/capture.ftl',
    'www/locales/en.ftl',
    'tests/words/keys.txt',
    'tests/suites/silentpieces.txt',
    'tests/mixtures/everything.txt',
    'crates/game/tests/cases/mixtures/generator.rs',
  ]);
  const source = files['crates/rules/src/capture/silent_pieces.rs'];
  for (const it of ['name: "silent pieces"', 'Key::flag("silentPieces")', 'impl ActiveRule for SilentPieces'])
    assert.ok(source.includes(it), it);
  const said = files['locales/en/capture.ftl'].match(/\n## Silent pieces\n\n(.+) = .+\n$/)?.[1];
  assert.ok(source.includes(`msg!("${said}")`), said);
  assert.match(files['tests/words/keys.txt'], /\n== silent pieces\nset: silentPieces=1\nsays: .+\n$/);
  assert.match(files['tests/mixtures/everything.txt'], /^\w+=.*\nsilentPieces=1\n\w+:/m);
  const keys = /const KEYS: [^]*?\n\];/.exec(files['crates/game/tests/cases/mixtures/generator.rs'])[0];
  assert.match(keys, /\n {4}\("silentPieces", 14, &\["1"\]\),\n\];$/);
});

test('nothing else changes', () => {
  for (const [file, text] of Object.entries(begun('silent pieces', 'capture'))) {
    if (/silent/.test(file)) continue;
    const added = text.split('\n').filter((it) => !read(file).split('\n').includes(it));
    assert.ok(added.length > 0 && added.every((it) => /silent|what players must know/i.test(it)), `${file}: ${added}`);
    const lost = read(file)
      .split('\n')
      .filter((it) => !text.split('\n').includes(it));
    assert.deepEqual(lost, [], file);
  }
});

test('modules are in the order of the alphabet, rules after those of their folder', () => {
  for (const name of ['aardvark', 'silent pieces', 'zebra']) {
    const files = begun(name, 'endings');
    const modules = [...files['crates/rules/src/endings.rs'].matchAll(/^pub mod (\w+);$/gm)].map((it) => it[1]);
    assert.deepEqual(modules, modules.toSorted());
    const rules = [...files['crates/rules/src/registry.rs'].matchAll(/^ {4}(\w+)::(\w+),$/gm)];
    const own = rules.filter((it) => it[1] === 'endings').map((it) => it[2]);
    assert.equal(own.at(-1), name.replace(' ', '_'));
  }
});

test('what is no name, no folder, or a rule already is refused', () => {
  assert.throws(() => begun('Silent', 'capture'), /no name/);
  assert.throws(() => begun('silent', 'captures'), /none of these: movement/);
  assert.throws(() => begun('must capture', 'capture'), /There is a rule/);
});
