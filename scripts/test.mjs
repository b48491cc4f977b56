// `npm test`: set up, then run every check. All steps run even if one fails; the summary comes last.
//   npm test                 everything
//   npm test -- rust tidy    only these steps
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { main, setUp } from './setup.mjs';
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

const nodeTests = (folder) => {
  const files = readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.test.mjs'))
    .sort();
  return ['--test', '--test-reporter=spec', ...files.map((name) => `${folder}/${name}`)];
};
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** All steps, in order. `after` names the step without which a step makes no sense. */
const STEPS = [
  { name: 'format', title: 'Rust is formatted', command: () => ['cargo', 'fmt', '--all', '--check'] },
  {
    name: 'clippy',
    title: 'Rust has no warnings',
    command: () => ['cargo', 'clippy', '--workspace', '--all-targets', '--', '-D', 'warnings'],
  },
  {
    name: 'tidy',
    title: 'The repository is tidy',
    counts: 'node',
    command: () => [process.execPath, ...nodeTests('tests/tidy')],
  },
  {
    name: 'lint',
    title: 'TypeScript and scripts are linted and formatted',
    command: () => [bin('biome'), 'ci'],
  },
  {
    name: 'rust',
    title: 'Native tests',
    counts: 'rust',
    command: () => ['cargo', 'test', '--workspace', '--no-fail-fast'],
  },
  { name: 'build', title: 'The package and the site build', command: () => [process.execPath, 'scripts/build.mjs'] },
  {
    name: 'wasm',
    title: 'Tests of the WebAssembly module in Chromium',
    counts: 'rust',
    command: () => [
      'wasm-pack',
      'test',
      '--mode',
      'no-install',
      '--headless',
      '--chrome',
      '--chromedriver',
      which('chromedriver') ?? 'chromedriver',
      'crates/wasm',
    ],
  },
  {
    name: 'package',
    title: 'Tests of the built package in Node',
    counts: 'node',
    after: 'build',
    command: () => [process.execPath, ...nodeTests('tests/package')],
  },
  {
    name: 'types',
    title: 'TypeScript has no errors',
    after: 'build',
    command: () => [bin('tsc'), '--noEmit', '-p', 'tests/unit'],
  },
  {
    name: 'unit',
    title: 'Unit tests of TypeScript',
    counts: 'vitest',
    after: 'build',
    command: () => [bin('vitest'), 'run'],
  },
  {
    name: 'browser',
    title: 'Tests of the page in Chromium',
    counts: 'browser',
    after: 'build',
    command: () => [bin('playwright'), 'test', '--config', 'tests/browser'],
  },
  {
    name: 'sites',
    title: 'Sites that real tools build, in Chromium',
    counts: 'browser',
    after: 'build',
    command: () => [bin('playwright'), 'test', '--config', 'tests/sites'],
  },
];

/** Runs one step. A step without counts is one test; a runner that ran nothing has failed. */
async function runStep(step) {
  let command;
  try {
    command = step.command();
  } catch (error) {
    return { passed: 0, failed: 1, note: error.message };
  }
  const { code, output } = await run(command[0], command.slice(1));
  if (!step.counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: `exit code ${code}` };
  const { passed, failed } = COUNTS[step.counts](output);
  if (code !== 0) return { passed, failed: Math.max(failed, 1), note: `exit code ${code}` };
  if (passed === 0) return { passed, failed: Math.max(failed, 1), note: 'no test ran' };
  return { passed, failed };
}

function summary(results) {
  console.log('\n=== Summary ===');
  for (const { step, passed, failed, seconds, note } of results) {
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    const time = `${seconds.toFixed(0)} s`.padStart(6);
    console.log(`${verdict} ${time}  ${step.title}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`);
  }
  const total = (key) => results.reduce((sofar, result) => sofar + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}

await main(async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) throw new Error(`There is no step "${unknown}". Steps: ${STEPS.map((step) => step.name).join(' ')}`);
  const steps = STEPS.filter((step) => chosen.length === 0 || chosen.includes(step.name));
  await setUp('test');
  const results = [];
  for (const [n, step] of steps.entries()) {
    console.log(`\n=== ${n + 1} of ${steps.length}: ${step.title} (${step.name}) ===`);
    const start = performance.now();
    const broken = results.find((result) => result.step.name === step.after && result.failed > 0);
    const result = broken
      ? { passed: 0, failed: 1, note: `not run, because "${step.after}" failed` }
      : await runStep(step);
    results.push({ step, ...result, seconds: (performance.now() - start) / 1000 });
  }
  return summary(results);
});
