// `npm run check`, `npm test`, `npm run test:full`: set up, then run the steps of that level.
// All steps run even if one fails; the summary comes last.
//   node scripts/test.mjs [check|test|full]           everything of that level; without a level it is `test`
//   node scripts/test.mjs [level] --only rust,tidy    only these steps, as deep as that level goes
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { main, oldestRust, setUp } from './setup.mjs';
import { root, run, which } from './tools.mjs';

/** Adds up the numbers of all matches of a pattern. */
const sum = (output, pattern) => [...output.matchAll(pattern)].reduce((total, found) => total + Number(found[1]), 0);

/** How each kind of test runner reports its counts. */
const COUNTS = {
  rust: (output) => ({
    passed: sum(output, /^test result: \w+\. (\d+) passed/gm),
    failed: sum(output, /^test result: \w+\. \d+ passed; (\d+) failed/gm),
  }),
  node: (output) => ({
    passed: sum(output, /^ℹ pass (\d+)/gm),
    failed: sum(output, /^ℹ (?:fail|cancelled) (\d+)/gm),
  }),
  vitest: (output) => ({
    passed: sum(output, /^ +Tests .*?(\d+) passed/gm),
    failed: sum(output, /^ +Tests +(\d+) failed/gm),
  }),
  browser: (output) => ({
    passed: sum(output, /^ +(\d+) (?:passed|flaky)\b/gm),
    failed: sum(output, /^ +(\d+) (?:failed|interrupted|did not run)\b/gm),
  }),
};

/** How each kind of test runner names a test that failed; a page's test with the first line of its error. */
const FAILURES = {
  rust: /^test (.+) \.\.\. FAIL(?:ED)?$/gm,
  node: /^\s*✖ (?!failing tests)(.+?)(?: \([\d.]+ms\))?$/gm,
  vitest: /^ +FAIL +(.+)$/gm,
  browser: /^ +\d+\) (.+?)(?: ─+)?\n+ +(.+)$/gm,
};
const failuresIn = (kind, output) => [
  ...new Set([...output.matchAll(FAILURES[kind])].map(([, name, error]) => (error ? `${name}: ${error}` : name))),
];

const LEVELS = ['check', 'test', 'full'];

const testFiles = (folder, ending) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
// By itself Node leaves one core idle, of two.
const nodeTests = (folder) => [
  process.execPath,
  '--test',
  '--test-reporter=spec',
  `--test-concurrency=${availableParallelism()}`,
  ...testFiles(folder, '.test.mjs'),
];
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/**
 * Pages that repeat for many games, sizes and readers what other pages try once, and sites of tools that many do not have.
 * Single tests of that kind have a tag.
 */
const WHOLE_MATRIX =
  /\/(matrix.*|fairy|gallery|legacy|looks|pieces|robust|slow|wordpress|docusaurus|mdbook)\.spec\.mjs$/;
const TAG = '@full';

/** The tests of a folder in a browser. What only the full run has runs by its name as well, with `npx playwright`. */
function playwright(folder, level) {
  const all = [bin('playwright'), 'test', '--config', folder];
  if (level === 'full') return all;
  return [...all, '--grep-invert', TAG, ...testFiles(folder, '.spec.mjs').filter((name) => !WHOLE_MATRIX.test(name))];
}

const cargoTest = (level) =>
  // In `check` without what plays and searches for long, and without the examples of the documentation, each a program to link.
  [
    'cargo',
    'test',
    '--workspace',
    '--no-fail-fast',
    ...(level === 'check' ? ['--lib', '--bins', '--test', 'cases'] : []),
  ];

/** The crates that are published as parts of the package of npm, and not as crates. */
const FOR_PAGES = readdirSync(path.join(root, 'crates')).flatMap((name) => {
  const manifest = readFileSync(path.join(root, 'crates', name, 'Cargo.toml'), 'utf8');
  const isMember = !/^\[workspace\]$/m.test(manifest);
  return isMember && /^publish = false$/m.test(manifest) ? ['--exclude', `variant-diagram-${name}`] : [];
});

const FUZZ_SECONDS = 600;

/** What the fuzz targets begin with: definitions, and each move of the vectors as a file. */
const DEFINITIONS = ['tests/diagrams', 'tests/zones', 'tests/mixtures/found'];
function vectors() {
  const folder = 'target/fuzz-moves';
  mkdirSync(path.join(root, folder), { recursive: true });
  const rows = readFileSync(path.join(root, 'tests/vectors/xbetza.tsv'), 'utf8').trim().split('\n').slice(1);
  for (const [n, row] of rows.entries()) writeFileSync(path.join(root, folder, `${n}`), row.split('\t')[1]);
  return [folder];
}

/** Without a sanitizer, which this code without `unsafe` has no use for, the stable compiler will do. */
const fuzz = (target) => ({
  name: `fuzz-${target}`,
  title: `Fuzzing "${target}" for ${FUZZ_SECONDS / 60} minutes`,
  level: 'full',
  command: () => {
    // What is found goes to the first folder; the others are only read.
    const own = `fuzz/corpus/${target}`;
    mkdirSync(path.join(root, own), { recursive: true });
    const seeds = target === 'parse' ? vectors() : DEFINITIONS;
    return ['cargo', 'fuzz', 'run', '-s', 'none', target, own, ...seeds, '--', `-max_total_time=${FUZZ_SECONDS}`];
  },
});

/**
 * All steps, in order: the lowest level that has it, `after`, without which it makes no sense, and what its `env` has.
 * A step that leaves cores idle runs `beside` an earlier one, and prints what it has to say when that has ended.
 */
const STEPS = [
  { name: 'format', title: 'Rust is formatted', level: 'check', command: () => ['cargo', 'fmt', '--all', '--check'] },
  {
    name: 'clippy',
    title: 'Rust has no warnings',
    level: 'check',
    command: () => ['cargo', 'clippy', '--workspace', '--all-targets', '--', '-D', 'warnings'],
  },
  {
    name: 'targets',
    title: 'The fuzz targets have no warnings',
    level: 'test',
    command: () => {
      const manifest = ['--manifest-path', 'fuzz/Cargo.toml', '--no-default-features'];
      return ['cargo', 'clippy', ...manifest, '--', '-D', 'warnings'];
    },
  },
  {
    name: 'boards',
    title: 'What boards need of the engine has no warnings',
    level: 'full',
    command: () => [
      ...['cargo', 'clippy', '--package', 'variant-diagram-wasm', '--no-default-features'],
      ...['--', '-D', 'warnings'],
    ],
  },
  {
    name: 'tidy',
    title: 'The repository is tidy',
    level: 'check',
    counts: 'node',
    // The compiler uses one core for its last crates, and none where nothing has changed.
    beside: 'clippy',
    command: () => nodeTests('tests/tidy'),
  },
  {
    name: 'lint',
    title: 'TypeScript and scripts are linted and formatted',
    level: 'check',
    beside: 'clippy',
    command: () => [bin('biome'), 'ci'],
  },
  { name: 'rust', title: 'Native tests', level: 'check', counts: 'rust', command: cargoTest },
  {
    name: 'oldest',
    title: 'The oldest Rust that Cargo.toml promises compiles the crates',
    level: 'full',
    command: () => ['rustup', 'run', oldestRust(), 'cargo', 'check', '--workspace', '--target-dir', 'target/oldest'],
  },
  {
    name: 'crates',
    title: 'The crates can be published',
    level: 'test',
    // What is packed compiles by itself: minutes, for a mistake that `tidy` finds nearly always.
    command: (level) => {
      const verify = level === 'full' ? [] : ['--no-verify'];
      return ['cargo', 'package', '--workspace', '--allow-dirty', ...FOR_PAGES, ...verify];
    },
  },
  {
    name: 'build',
    title: 'The package and the site build',
    // Types and unit tests need a package; for `check` an old one will do.
    level: existsSync(path.join(root, 'pkg', 'package.json')) ? 'test' : 'check',
    // The linker of the engine uses one core for a minute.
    beside: 'rust',
    command: () => [process.execPath, 'scripts/build.mjs'],
  },
  {
    name: 'types',
    title: 'TypeScript has no errors',
    level: 'check',
    after: 'build',
    command: () => [bin('tsc'), '--noEmit', '-p', 'tests/unit'],
  },
  {
    name: 'unit',
    title: 'Unit tests of TypeScript',
    level: 'check',
    counts: 'vitest',
    after: 'build',
    command: () => [bin('vitest'), 'run'],
  },
  {
    name: 'package',
    title: 'Tests of the built package in Node',
    level: 'test',
    counts: 'node',
    after: 'build',
    command: () => nodeTests('tests/package'),
  },
  {
    name: 'wasm',
    title: 'Tests of the WebAssembly module in Chromium',
    level: 'test',
    counts: 'rust',
    // Chromium and a linker: one core idles.
    beside: 'package',
    // No test counts much: what is not compiled for speed anyway is rather compiled quickly.
    env: { CARGO_PROFILE_DEV_OPT_LEVEL: '0' },
    command: () => {
      const driver = ['--chromedriver', which('chromedriver') ?? 'chromedriver'];
      return ['wasm-pack', 'test', '--mode', 'no-install', '--headless', '--chrome', ...driver, 'crates/wasm'];
    },
  },
  {
    name: 'browser',
    title: 'Tests of the page in Chromium',
    level: 'test',
    counts: 'browser',
    after: 'build',
    command: (level) => playwright('tests/browser', level),
  },
  {
    name: 'sites',
    title: 'Sites that real tools build, in Chromium',
    level: 'test',
    counts: 'browser',
    after: 'build',
    // One site after the other.
    beside: 'package',
    command: (level) => playwright('tests/sites', level),
  },
  {
    name: 'bundlers',
    title: 'Apps that bundlers build, in Chromium',
    level: 'full',
    counts: 'browser',
    after: 'build',
    command: (level) => playwright('tests/bundlers', level),
  },
  {
    name: 'search',
    title: 'The search on the data beside the repository',
    level: 'full',
    counts: 'rust',
    command: () => ['cargo', 'test', '-p', 'variant-diagram-search', '--test', 'full'],
  },
  {
    name: 'protocols',
    title: 'A tournament over the protocols of chess engines',
    level: 'full',
    counts: 'node',
    after: 'build',
    command: () => nodeTests('tests/protocols'),
  },
  ...['parse', 'read', 'play'].map(fuzz),
];

/** Runs one step. A step without counts is one test; a runner that ran nothing has failed. */
async function runStep(step, level, show) {
  let command;
  try {
    command = step.command(level);
  } catch (error) {
    return { passed: 0, failed: 1, note: error.message };
  }
  const { code, output } = await run(command[0], command.slice(1), { VARIANT_DIAGRAM_TESTS: level, ...step.env }, show);
  if (!step.counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: `exit code ${code}` };
  const { passed, failed } = COUNTS[step.counts](output);
  if (code !== 0) {
    const failures = failuresIn(step.counts, output);
    return { passed, failed: Math.max(failed, 1), note: `exit code ${code}`, failures };
  }
  if (passed === 0) return { passed, failed: Math.max(failed, 1), note: 'no test ran' };
  return { passed, failed };
}

/** Of one step, so that the summary stays one. */
const MOST_FAILURES = 10;

function summary(results) {
  console.log('\n=== Summary ===');
  for (const { step, passed, failed, seconds, note, failures = [] } of results) {
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    const time = `${seconds.toFixed(0)} s`.padStart(6);
    console.log(`${verdict} ${time}  ${step.title}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`);
    for (const failure of failures.slice(0, MOST_FAILURES)) console.log(`          - ${failure}`);
  }
  const total = (key) => results.reduce((sofar, result) => sofar + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}

/** The level and the steps that the command line asks for. */
function chosen() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
  const [level = 'test', ...more] = positionals;
  if (!LEVELS.includes(level) || more.length > 0) {
    throw new Error(`"${positionals.join(' ')}" is no level. Levels: ${LEVELS.join(' ')}`);
  }
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) throw new Error(`There is no step "${unknown}". Steps: ${STEPS.map((step) => step.name).join(' ')}`);
  const belongs = (step) => (only ? only.includes(step.name) : LEVELS.indexOf(step.level) <= LEVELS.indexOf(level));
  return { level, steps: STEPS.filter(belongs) };
}

/** Runs one step unless it makes no sense. `ended` has the results so far. */
async function resultOf(step, level, ended, show) {
  const broken = ended.find((result) => result.step.name === step.after && result.failed > 0);
  if (broken) return { step, passed: 0, failed: 1, note: `not run, because "${step.after}" failed`, seconds: 0 };
  const start = performance.now();
  const result = await runStep(step, level, show);
  return { step, ...result, seconds: (performance.now() - start) / 1000 };
}

await main(async () => {
  const { level, steps } = chosen();
  await setUp(level);
  const results = [];
  /** Steps that run beside others, each with what it prints and its result. */
  const started = new Map();
  for (const [n, step] of steps.entries()) {
    for (const other of steps.filter((it) => it.beside === step.name)) {
      const chunks = [];
      started.set(other, { chunks, result: resultOf(other, level, results, (chunk) => chunks.push(chunk)) });
    }
    console.log(`\n=== ${n + 1} of ${steps.length}: ${step.title} (${step.name}) ===`);
    const running = started.get(step);
    results.push(await (running?.result ?? resultOf(step, level, results)));
    for (const chunk of running?.chunks ?? []) process.stdout.write(chunk);
  }
  return summary(results);
});
