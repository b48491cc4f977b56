// `npm run bench`: our engine, native and in WebAssembly, beside ffish. Prints Markdown.
//   npm run bench                     everything, a few minutes
//   npm run bench -- --quick          one round only
//   npm run bench -- --only xiangqi   one variant
//   npm run bench -- --write          also puts the tables into README.md
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CASES } from '../bench/cases.mjs';
import { ffishFiles, ffishPerft, loadFfish, variantsOf } from '../bench/ffish.mjs';
import { median, rate, short, sizes, table, timed } from '../bench/measure.mjs';
import { main, setUp } from './setup.mjs';
import { ask, root, run } from './tools.mjs';

const argv = process.argv.slice(2);
const quick = argv.includes('--quick');
const only = argv.includes('--only') ? argv[argv.indexOf('--only') + 1] : undefined;
const ROUNDS = quick ? 1 : 7;
const engine = pathToFileURL(path.join(root, 'pkg/engine.js')).href;
const definitionFile = (variant) => path.join(root, 'tests/diagrams', `${variant}.txt`);

async function build() {
  const { code } = await run('cargo', ['build', '--release', '-p', 'variant-diagram-cli']);
  if (code !== 0) throw new Error('The command line tool does not build.');
  const built = await run(process.execPath, ['scripts/build.mjs']);
  if (built.code !== 0) throw new Error('The package does not build.');
  const target = JSON.parse(ask('cargo', 'metadata', '--format-version', '1', '--no-deps')).target_directory;
  return path.join(target, 'release/variant-diagram');
}

/** Runs `perft` natively; the time includes starting the process and reading the definition. */
function native(program, { variant, fen }, depth) {
  const args = ['perft', definitionFile(variant), String(depth), ...(fen ? ['--fen', fen] : [])];
  const { seconds, value } = timed(() => spawnSync(program, args, { encoding: 'utf8' }));
  if (value.status !== 0) throw new Error(`${args.join(' ')}: ${value.stderr}`);
  return { seconds, value: Number(value.stdout.trim().split('\n').at(-1)) };
}

/** One case: the contestants take turns, so that a busy minute of the machine hits all of them. */
function compare(entry, { program, Diagram, ffish }) {
  const { depth } = entry;
  const ours = new Diagram(readFileSync(definitionFile(entry.variant), 'utf8'));
  if (entry.fen) ours.setFen(entry.fen);
  const theirs = entry.fen ? new ffish.Board(entry.variant, entry.fen) : new ffish.Board(entry.variant);
  const contestants = {
    native: () => {
      // A run of depth 1 costs what starting costs; it is measured each time and taken off.
      const start = native(program, entry, 1).seconds;
      const { seconds, value } = native(program, entry, depth);
      return { seconds: Math.max(seconds - start, 1e-6), value };
    },
    wasm: () => timed(() => Number(ours.perft(depth))),
    ffish: () => timed(() => ffishPerft(theirs, depth)),
  };
  const times = { native: [], wasm: [], ffish: [] };
  const lists = { ours: [], theirs: [] };
  let { nodes } = entry;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, contestant] of Object.entries(contestants)) {
      const { seconds, value } = contestant();
      nodes ??= value;
      if (value !== nodes) throw new Error(`${entry.name}, depth ${depth}: ${name} counts ${value} instead of ${nodes}.`);
      times[name].push(seconds);
    }
    lists.ours.push(rate(() => ours.moves('uci'), 0.2));
    lists.theirs.push(rate(() => theirs.legalMoves().split(' '), 0.2));
  }
  ours.free?.();
  theirs.delete();
  const speed = (name) => nodes / median(times[name]);
  return {
    name: entry.name, depth, nodes,
    native: speed('native'), wasm: speed('wasm'), ffish: speed('ffish'),
    lists: median(lists.ours), ffishLists: median(lists.theirs),
  };
}

function cold() {
  const setting = JSON.stringify({ engine, definition: definitionFile('chess') });
  const times = { ours: [], theirs: [] };
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    for (const who of Object.keys(times)) {
      const child = spawnSync(process.execPath, [path.join(root, 'bench/cold.mjs'), who, setting], { encoding: 'utf8' });
      if (child.status !== 0) throw new Error(child.stderr);
      times[who].push(Number(child.stdout));
    }
  }
  return { ours: median(times.ours), theirs: median(times.theirs) };
}

const bytes = (value) => value.toLocaleString('en-US');

function sizeTable() {
  const pkg = path.join(root, 'pkg');
  const built = readdirSync(pkg, { recursive: true }).filter((name) => /\.(?:js|wasm)$/.test(name)).sort();
  const files = [
    ...built.map((name) => [name, path.join(pkg, name)]),
    ['ffish.wasm', ffishFiles().wasm],
    ['ffish.js', ffishFiles().script],
  ].filter(([, file]) => statSync(file).isFile());
  return table(['file', 'bytes', 'gzip -9', 'brotli 11'],
    files.map(([name, file]) => [`\`${name}\``, ...sizes(file).map(bytes)]));
}

function report(rows, start) {
  const times = (value) => `${value.toFixed(1)}×`;
  const speed = table(
    ['perft, nodes per second', 'depth', 'nodes', 'native', 'WebAssembly', 'ffish', 'WebAssembly ÷ ffish'],
    rows.map((it) => [it.name, it.depth, bytes(it.nodes), short(it.native), short(it.wasm), short(it.ffish), times(it.wasm / it.ffish)]));
  const lists = table(
    ['lists of legal moves per second, in JavaScript', 'ours', 'ffish', 'ours ÷ ffish'],
    rows.map((it) => [it.name, short(it.lists), short(it.ffishLists), times(it.lists / it.ffishLists)]));
  const ratio = (key, other) => Math.exp(rows.reduce((sofar, it) => sofar + Math.log(it[key] / it[other]), 0) / rows.length);
  return [
    `Node ${process.version.slice(1)}, ${ask('rustc', '--version').split(' ').slice(0, 2).join(' ')}, ${cpus()[0].model}, one thread; `
      + `medians of ${ROUNDS} rounds in turns. All counts agree. ffish has no perft of its own: its tree is walked from JavaScript `
      + 'and its last ply counted by `numberLegalMoves()`; ours is one call.',
    speed,
    `Geometric mean: WebAssembly ${times(ratio('wasm', 'ffish'))} of ffish, native ${times(ratio('native', 'wasm'))} of WebAssembly.`,
    lists,
    `From an empty Node process to the first list of legal moves of chess: ${start.ours.toFixed(0)} ms; ffish ${start.theirs.toFixed(0)} ms.`,
    sizeTable(),
  ].join('\n\n');
}

function intoReadme(text) {
  const file = path.join(root, 'README.md');
  const pattern = /(<!-- bench:begin -->\n)[^]*?(<!-- bench:end -->)/;
  const old = readFileSync(file, 'utf8');
  if (!pattern.test(old)) throw new Error('README.md has no place for the tables.');
  writeFileSync(file, old.replace(pattern, (_, begin, end) => `${begin}\n${text}\n\n${end}`));
}

await main(async () => {
  await setUp('build');
  const program = await build();
  const { loadEngine } = await import(engine);
  const Diagram = await loadEngine();
  const ffish = await loadFfish();
  const known = new Set(variantsOf(ffish));
  const rows = [];
  for (const entry of CASES) {
    if (only && entry.variant !== only) continue;
    if (!existsSync(definitionFile(entry.variant))) {
      console.log(`${entry.name}: left out, the corpus has no definition of it.`);
    } else if (!known.has(entry.variant)) {
      console.log(`${entry.name}: left out, this ffish does not know it.`);
    } else {
      const row = compare(entry, { program, Diagram, ffish });
      console.log(`${row.name}: native ${short(row.native)}, WebAssembly ${short(row.wasm)}, ffish ${short(row.ffish)} nodes per second`);
      rows.push(row);
    }
  }
  if (rows.length === 0) throw new Error('There is nothing to compare.');
  const text = report(rows, cold());
  console.log(`\n${text}`);
  if (argv.includes('--write')) intoReadme(text);
});
