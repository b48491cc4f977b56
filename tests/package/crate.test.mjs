// A program of somebody else: a new project that adds the crate by its path and runs the first example of its README.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const at = (...names) => fileURLToPath(new URL(`../../${names.join('/')}`, import.meta.url));
const [, example] = /^```rust\n([^]*?)\n```$/m.exec(readFileSync(at('crates/variant-diagram/README.md'), 'utf8'));

test('the first example of the README is a whole program', () => {
  assert.match(example, /variant_diagram::read/);
  assert.match(example, /assert_eq!/);
});

// All crates are compiled for it: minutes.
if (process.env.VARIANT_DIAGRAM_TESTS === 'full')
  for (const features of ['', ', default-features = false'])
    test(`a new project runs it${features && ' without features'}`, (t) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'vd-crate-'));
      t.after(() => rmSync(folder, { recursive: true, force: true }));
      mkdirSync(path.join(folder, 'src'));
      writeFileSync(path.join(folder, 'src', 'main.rs'), `fn main() {\n${example}\n}\n`);
      writeFileSync(
        path.join(folder, 'Cargo.toml'),
        `[package]\nname = "somebody"\nedition = "2024"\n\n[dependencies]\nvariant-diagram = { path = ${JSON.stringify(at('crates/variant-diagram'))}${features} }\n`,
      );
      const options = {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, CARGO_TARGET_DIR: at('target/somebody') },
      };
      const { status, stderr } = spawnSync('cargo', ['run'], options);
      assert.equal(status, 0, stderr);
    });
