// The Python module: its numbers and names agree, and in the full level it is built and its own tests run.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const at = (...names) => fileURLToPath(new URL(`../../${names.join('/')}`, import.meta.url));
const read = (name) => readFileSync(at(name), 'utf8');
const MATURIN = '1.16.0';
const MYPY = '2.4.1';

test('the module has the number of the crates', () => {
  const [workspace, module] = ['Cargo.toml', 'crates/python/Cargo.toml'].map(read);
  for (const key of ['version', 'edition', 'rust-version'])
    assert.equal(new RegExp(`^${key} = .*$`, 'm').exec(module)[0], new RegExp(`^${key} = .*$`, 'm').exec(workspace)[0]);
});

test('what the module exports has types', () => {
  const folder = 'crates/python/python/variant_diagram';
  const names = (text) => [.../__all__ = \[([^\]]*)\]/.exec(text)[1].matchAll(/"(\w+)"/g)].map((it) => it[1]);
  const [module, stubs] = [`${folder}/__init__.py`, `${folder}/__init__.pyi`].map(read);
  assert.ok(names(module).length > 0);
  assert.deepEqual(names(stubs), names(module));
  for (const name of names(module)) assert.match(stubs, new RegExp(`^class ${name}\\b`, 'm'));
});

/** A Python that is new enough. */
const python = ['python3', 'python'].find(
  (it) => spawnSync(it, ['-c', 'import sys, venv; sys.exit(sys.version_info < (3, 9))']).status === 0,
);

/** Runs a program; what it says is told if it fails. */
function run(program, args, env = {}) {
  const options = { cwd: at(''), encoding: 'utf8', env: { ...process.env, ...env } };
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  assert.equal(status, 0, `${program} ${args.join(' ')}\n${error ?? ''}${stdout}${stderr}`);
  return stdout + stderr;
}

if (process.env.VARIANT_DIAGRAM_TESTS === 'full') {
  const skip = python ? false : 'there is no Python 3.9 or newer with venv on this machine';
  const target = at('target/python');
  const manifest = ['--manifest-path', 'crates/python/Cargo.toml'];

  test('the binding is formatted and has no warnings', { skip }, () => {
    run('cargo', ['fmt', ...manifest, '--check', '--', '--config-path', 'rustfmt.toml']);
    run('cargo', ['clippy', ...manifest, '--target-dir', target, '--', '-D', 'warnings']);
  });

  test('the module is built, and its tests pass', { skip }, () => {
    const venv = `${target}/venv`;
    const programs = existsSync(`${venv}/Scripts`) ? `${venv}/Scripts` : `${venv}/bin`;
    if (!existsSync(`${programs}/maturin`)) {
      run(python, ['-m', 'venv', venv]);
      run(`${programs}/python`, ['-m', 'pip', 'install', '--quiet', `maturin==${MATURIN}`, `mypy==${MYPY}`]);
    }
    const wheels = `${target}/wheels-${process.pid}`;
    const built = ['build', '-m', 'crates/python/Cargo.toml', '--target-dir', target, '-o', wheels, '--profile', 'dev'];
    run(`${programs}/maturin`, built);
    const [wheel] = readdirSync(wheels);
    run(`${programs}/python`, [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--force-reinstall',
      '--no-deps',
      `${wheels}/${wheel}`,
    ]);
    const said = run(`${programs}/python`, ['-m', 'unittest', 'discover', 'crates/python/tests']);
    assert.ok(Number(/Ran (\d+) tests/.exec(said)[1]) > 10, said);
    // The stubs say what the module has.
    run(`${programs}/python`, ['-m', 'mypy.stubtest', 'variant_diagram', '--ignore-missing-stub'], {
      MYPY_CACHE_DIR: `${target}/mypy`,
    });
  });
}
