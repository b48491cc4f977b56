// Set-up: finds out what is missing, says so, and installs exactly that. A second run installs nothing.
//   node scripts/setup.mjs [build|check|test|full]
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ask, root, run, toolFolder, useTools, which } from './tools.mjs';

const WASM_PACK = '0.15.1';
const MDBOOK = '0.5.4';
const CARGO_FUZZ = '0.13.2';

/** What the machine is made ready for; each level needs all that those before it need. */
const PURPOSES = ['build', 'check', 'test', 'full'];

/** Where the packages are with which the tests build sites. */
const SITES = path.join('tests', 'sites');

/** Where the bundlers are with which the tests build apps. */
const BUNDLERS = path.join('tests', 'bundlers');

/** Data of other programs, which may not be copied into the repository. */
const BESIDE = path.resolve(root, '..', 'shared');

/** The oldest version of Rust that compiles the crates, as Cargo.toml promises: `1.88`. */
export function oldestRust() {
  return /^rust-version = "([\d.]+)"/m.exec(readFileSync(path.join(root, 'Cargo.toml'), 'utf8'))[1];
}

/** The command line tool must have the version of the library, which Cargo.lock knows. */
function bindgenVersion() {
  const lock = readFileSync(path.join(root, 'Cargo.lock'), 'utf8');
  const found = /name = "wasm-bindgen"\nversion = "([^"]+)"/.exec(lock);
  if (!found) throw new Error('Cargo.lock does not mention wasm-bindgen.');
  return found[1];
}

/** Whether the node_modules of a folder holds what its package-lock.json asks for, in the same versions. */
function nodeModulesAreFresh(folder = '') {
  const packages = (...names) => JSON.parse(readFileSync(path.join(root, folder, ...names), 'utf8')).packages;
  const wanted = packages('package-lock.json');
  // npm writes down what it has installed, last of all.
  if (!existsSync(path.join(root, folder, 'node_modules', '.package-lock.json'))) return false;
  const installed = packages('node_modules', '.package-lock.json');
  return Object.entries(wanted).every(
    ([name, it]) => name === '' || it.optional || installed[name]?.version === it.version,
  );
}

const hasVersion = (program, version) => ask(program, '--version')?.trim().split(' ')[1]?.replace(/^v/, '') === version;

async function mustRun(command, args, env) {
  const { code } = await run(command, args, env);
  if (code !== 0) throw new Error(`"${command} ${args.join(' ')}" failed.`);
}

/** Runs apt-get with the rights it needs. */
async function aptGet(packages, ...args) {
  const rights = process.getuid?.() === 0 ? [] : ['sudo'];
  if (!which('apt-get') || (rights.length > 0 && !which('sudo'))) {
    throw new Error(`Please install these packages of your system and start again: ${packages.join(' ')}`);
  }
  const [command, ...rest] = [...rights, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  await mustRun(command, rest);
}

async function apt(packages) {
  await aptGet(packages, 'update');
  // A new machine may still be updating itself.
  await aptGet(packages, 'install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...packages);
}

/** Unpacks a package of the system into a folder of the tools, without what it depends on. */
async function unpack(name) {
  await aptGet([name], 'update');
  mkdirSync(toolFolder, { recursive: true });
  const unpacking = 'cd "$1" && apt-get download "$2" && dpkg -x "$2"_*.deb "$2" && rm "$2"_*.deb';
  await mustRun('sh', ['-c', unpacking, 'sh', toolFolder, name]);
}

/** Tools run for seconds: they are rather built fast than made fast. */
const QUICK_BUILD = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '1',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_RELEASE_LTO: 'off',
};

async function cargoInstall(crate, ...features) {
  const env = { ...QUICK_BUILD, CARGO_TARGET_DIR: path.join(toolFolder, 'build') };
  const install = (...flags) => run('cargo', ['install', ...flags, ...features, '--root', toolFolder, crate], env);
  if ((await install()).code !== 0) {
    console.log('That failed. Trying once more with the versions that its authors tested.');
    if ((await install('--locked')).code !== 0) throw new Error(`cargo could not install ${crate}.`);
  }
  rmSync(env.CARGO_TARGET_DIR, { recursive: true, force: true });
}

/** Everything that may be missing, in the order in which it is installed. */
function needs() {
  const bindgen = bindgenVersion();
  return [
    {
      what: 'a C compiler, which Rust needs for linking',
      how: 'by apt, about a minute',
      present: () => which('cc') !== undefined && which('ar') !== undefined,
      install: () => apt(['gcc', 'libc6-dev']),
    },
    {
      what: 'the Rust target wasm32-unknown-unknown',
      how: 'by rustup, less than a minute',
      present: () => {
        const sysroot = ask('rustc', '--print', 'sysroot')?.trim();
        return sysroot !== undefined && existsSync(path.join(sysroot, 'lib/rustlib/wasm32-unknown-unknown/lib'));
      },
      install: () => mustRun('rustup', ['target', 'add', 'wasm32-unknown-unknown']),
    },
    {
      what: 'rustfmt and clippy',
      how: 'by rustup, less than a minute',
      from: 'check',
      present: () =>
        ask('cargo', 'fmt', '--version') !== undefined && ask('cargo', 'clippy', '--version') !== undefined,
      install: () => mustRun('rustup', ['component', 'add', 'rustfmt', 'clippy']),
    },
    {
      what: `wasm-pack ${WASM_PACK}`,
      how: 'built by cargo into .tools, 2 to 10 minutes',
      from: 'test',
      present: () => hasVersion('wasm-pack', WASM_PACK),
      install: () => cargoInstall(`wasm-pack@${WASM_PACK}`),
    },
    {
      what: `wasm-bindgen ${bindgen}`,
      how: 'built by cargo into .tools, 2 to 10 minutes',
      present: () => hasVersion('wasm-bindgen', bindgen) && hasVersion('wasm-bindgen-test-runner', bindgen),
      install: () => cargoInstall(`wasm-bindgen-cli@${bindgen}`),
    },
    {
      what: 'the Node packages of package-lock.json',
      how: 'by npm, less than a minute',
      present: () => nodeModulesAreFresh(),
      install: () => mustRun('npm', ['ci'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }),
    },
    {
      what: 'Chromium and ChromeDriver',
      how: 'by apt, 1 to 5 minutes',
      from: 'test',
      present: () => which('chromium') !== undefined && which('chromedriver') !== undefined,
      install: () => apt(['chromium', 'chromium-driver']),
    },
    {
      what: "Chromium's shell without windows, in which the tests of pages take half the time",
      how: 'by apt, less than a minute',
      from: 'test',
      optional: true,
      present: () => which('chromium-headless-shell') !== undefined,
      install: () => apt(['chromium-headless-shell']),
    },
    {
      what: `mdBook ${MDBOOK}, with which the tests build a book`,
      how: 'built by cargo into .tools, 2 to 10 minutes',
      from: 'full',
      present: () => hasVersion('mdbook', MDBOOK),
      install: () => cargoInstall(`mdbook@${MDBOOK}`, '--no-default-features', '--features', 'search'),
    },
    {
      what: 'Docusaurus and Next.js, with which the tests build sites',
      how: 'by npm, about a minute and 240 MB',
      from: 'test',
      present: () => nodeModulesAreFresh(SITES),
      install: () => mustRun('npm', ['ci', '--prefix', SITES]),
    },
    {
      what: 'Hugo, with which the tests build a site',
      how: 'by apt, less than a minute',
      from: 'test',
      optional: true,
      present: () => which('hugo') !== undefined,
      install: () => apt(['hugo']),
    },
    {
      what: 'the bundlers with which the tests build apps',
      how: 'by npm, some minutes and 700 MB',
      from: 'full',
      present: () => nodeModulesAreFresh(BUNDLERS),
      install: () => mustRun('npm', ['ci', '--prefix', BUNDLERS]),
    },
    {
      what: 'Fairy-Stockfish, against which the tests play',
      how: 'by apt, less than a minute',
      from: 'full',
      present: () => which('fairy-stockfish') !== undefined || existsSync('/usr/games/fairy-stockfish'),
      install: () => apt(['fairy-stockfish']),
    },
    {
      what: 'PHP, with which the tests run WordPress',
      how: 'by apt, less than a minute',
      from: 'full',
      // WordPress does not begin without the second, though it needs no database here.
      present: () => ask('php', '-m')?.includes('mysqli') === true,
      install: () => apt(['php-cli', 'php-mysql']),
    },
    {
      what: 'WordPress, in which the tests run its plugin',
      how: 'by apt into .tools, less than a minute',
      from: 'full',
      present: () => existsSync(path.join(toolFolder, 'wordpress/usr/share/wordpress/wp-settings.php')),
      install: () => unpack('wordpress'),
    },
    {
      what: `Rust ${oldestRust()}, the oldest that compiles the crates`,
      how: 'by rustup, less than a minute',
      from: 'full',
      present: () => ask('rustup', 'run', oldestRust(), 'rustc', '--version') !== undefined,
      install: () => mustRun('rustup', ['toolchain', 'install', oldestRust(), '--profile', 'minimal']),
    },
    {
      what: 'a C++ compiler, which the fuzzer needs',
      how: 'by apt, about a minute',
      from: 'full',
      present: () => which('c++') !== undefined,
      install: () => apt(['g++']),
    },
    {
      what: `cargo-fuzz ${CARGO_FUZZ}`,
      how: 'built by cargo into .tools, 2 to 10 minutes',
      from: 'full',
      present: () => hasVersion('cargo-fuzz', CARGO_FUZZ),
      install: () => cargoInstall(`cargo-fuzz@${CARGO_FUZZ}`),
    },
  ];
}

/** Whether a version is at least another one, by its first two numbers. */
function atLeast(version, wanted) {
  const [[major, minor], [wantedMajor, wantedMinor]] = [version, wanted].map((it) =>
    it.split('.').map((part) => parseInt(part, 10)),
  );
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

function checkFoundations() {
  if (!atLeast(process.versions.node, '20.16'))
    throw new Error(`Node 20.16 or newer is needed; this is ${process.version}.`);
  const rustc = ask('rustc', '--version');
  if (rustc === undefined || which('cargo') === undefined) {
    throw new Error('Rust is missing. Install it with rustup (https://rustup.rs), then start again.');
  }
  const wanted = oldestRust();
  if (!atLeast(rustc.split(' ')[1], wanted)) {
    throw new Error(`Rust ${wanted} or newer is needed; this is ${rustc.trim()}. Run "rustup update".`);
  }
}

/**
 * Makes the machine ready for a purpose: `build`, `check`, `test` or `full`.
 * Throws an error with one plain sentence if that is impossible.
 */
export async function setUp(purpose) {
  useTools();
  checkFoundations();
  if (purpose === 'full' && !existsSync(BESIDE)) {
    throw new Error(`test:full compares with data of other programs in ${BESIDE}, and there is no such folder.`);
  }
  const isNeeded = ({ from = 'build' }) => PURPOSES.indexOf(from) <= PURPOSES.indexOf(purpose);
  const missing = needs().filter((need) => isNeeded(need) && !need.present());
  if (missing.length === 0) return;
  console.log('Set-up. This happens once. Still missing:');
  for (const need of missing) console.log(`  - ${need.what} (${need.how})`);
  for (const [n, need] of missing.entries()) {
    console.log(`\nSet-up ${n + 1} of ${missing.length}: ${need.what} (${need.how})`);
    try {
      await need.install();
      if (!need.present()) throw new Error(`It was installed but cannot be found: ${need.what}.`);
    } catch (error) {
      if (!need.optional) throw error;
      console.log(`${error.message}\nNot available on this machine, and left out: ${need.what}.`);
    }
  }
  console.log('\nSet-up is complete.');
}

/** Runs the main function of a script; an error becomes one plain line and a failing exit code. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    const purpose = process.argv[2] ?? 'test';
    if (!PURPOSES.includes(purpose)) throw new Error(`"${purpose}" is none of these: ${PURPOSES.join(' ')}`);
    await setUp(purpose);
  });
}
