// `npm run bench`: our engine, native and in WebAssembly, beside ffish. Prints Markdown.
//   npm run bench                     everything, some minutes
//   npm run bench -- --quick          one round only
//   npm run bench -- --only Shogi     only cases whose name begins so
//   npm run bench -- --write          also writes bench/RESULTS.md and the table of README.md
//   npm run bench -- problems         only the problems beside the repository; see problems.mjs
//   npm run bench -- work             only how long work in the page blocks it; see work.mjs
//   npm run bench -- strength         only matches; see strength.mjs
//   npm run bench -- values           only values of pieces by games; see values.mjs
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eager } from '../scripts/budgets.mjs';
import { main, setUp } from '../scripts/setup.mjs';
import { ask, fill, root, run } from '../scripts/tools.mjs';
import { CASES, grown } from './cases.mjs';
import { ours, theirs } from './engines.mjs';
import { ffishFiles, loadFfish, variantsOf } from './ffish.mjs';
import { loadingTimes, paintTimes } from './loading.mjs';
import { median, rate, short, sizes, table, timed } from './measure.mjs';
import { clickTimes } from './page.mjs';
import { solveProblems } from './problems.mjs';
import { searchSpeeds } from './search.mjs';
import { strength } from './strength.mjs';
import { measureValues } from './values.mjs';
import { blocking } from './work.mjs';

const argv = process.argv.slice(2);
const quick = argv.includes('--quick');
const only = argv.includes('--only') ? argv[argv.indexOf('--only') + 1] : '';
const ROUNDS = quick ? 1 : 5;
/** How long each question is asked in a round, in seconds. */
const SLICE = quick ? 0.05 : 0.15;
const CLICKS = quick ? 20 : 100;
const VISITS = quick ? 1 : 5;
/** Milliseconds of a search, and how often it is repeated. */
const SEARCH = quick ? 200 : 1000;
const SEARCHES = quick ? 1 : 3;
const SIZES = [6, 8, 10, 12, 16, 20, 25];
const engine = pathToFileURL(path.join(root, 'pkg/engine.js')).href;
const CHESS = path.join(root, 'tests/diagrams/chess.txt');

/** Builds all. Where the command line tool is. */
async function build() {
  const program = await buildProgram();
  const built = await run(process.execPath, ['scripts/build.mjs']);
  if (built.code !== 0) throw new Error('The package does not build.');
  return program;
}

/** Builds the command line tool. Where it is. */
async function buildProgram() {
  const { code } = await run('cargo', ['build', '--release', '-p', 'variant-diagram-cli']);
  if (code !== 0) throw new Error('The command line tool does not build.');
  const target = JSON.parse(ask('cargo', 'metadata', '--format-version', '1', '--no-deps')).target_directory;
  return path.join(target, 'release/variant-diagram');
}

/** Runs `perft` natively; the time includes starting the process and reading the definition. */
function native(program, { file, fen }, depth) {
  const args = ['perft', file, String(depth), ...(fen ? ['--fen', fen] : [])];
  const { seconds, value } = timed(() => spawnSync(program, args, { encoding: 'utf8' }));
  if (value.status !== 0) throw new Error(`${args.join(' ')}: ${value.stderr}`);
  return { seconds, value: Number(value.stdout.trim().split('\n').at(-1)) };
}

/** What is asked for some time, by its name here. */
const QUESTIONS = ['moves', 'numbers', 'texts'];

/** One case: the contestants take turns, so that a busy minute of the machine hits all of them. */
function compare(entry, { program, engine: api, ffish }) {
  const { depth, steps } = entry;
  const sides = { wasm: ours(api, readFileSync(entry.file, 'utf8'), entry.fen) };
  if (ffish) sides.ffish = theirs(ffish, entry.theirs, entry.fen);
  const times = { native: [] };
  for (const side of Object.keys(sides)) times[side] = { perft: [], walk: [], moves: [], numbers: [], texts: [] };
  let { nodes } = entry;
  let leaves;
  const check = (who, value) => {
    nodes ??= value;
    if (value !== nodes) throw new Error(`${entry.name}, depth ${depth}: ${who} counts ${value} instead of ${nodes}.`);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    // A run of depth 1 costs what starting costs; it is measured each time and taken off.
    const start = native(program, entry, 1).seconds;
    const { seconds, value } = native(program, entry, depth);
    check('the native engine', value);
    times.native.push(Math.max(seconds - start, 1e-6));
    for (const [name, side] of Object.entries(sides)) {
      const counted = timed(() => side.perft(depth));
      check(name, counted.value);
      times[name].perft.push(counted.seconds);
    }
    for (const [name, side] of Object.entries(sides)) {
      const walked = timed(() => side.walk(steps));
      leaves ??= walked.value;
      if (walked.value !== leaves)
        throw new Error(`${entry.name}: ${name} walks to ${walked.value} leaves instead of ${leaves}.`);
      times[name].walk.push(walked.seconds);
    }
    for (const question of QUESTIONS) {
      for (const [name, side] of Object.entries(sides)) {
        let count = 0;
        // Seconds for one move; each call makes several.
        const calls = rate(() => {
          count = side[question]();
        }, SLICE);
        times[name][question].push(1 / (calls * count));
      }
    }
  }
  for (const side of Object.values(sides)) side.free();
  const speeds = (side) => {
    const { perft, walk, ...questions } = Object.fromEntries(
      Object.entries(times[side]).map(([key, all]) => [key, median(all)]),
    );
    // Making the move and taking it back is measured apart, so it is taken off.
    const less = (value) => 1 / Math.max(value - questions.moves, 1e-9);
    return {
      perft: nodes / perft,
      walk: leaves / walk,
      moves: 1 / questions.moves,
      numbers: less(questions.numbers),
      texts: less(questions.texts),
    };
  };
  return {
    name: entry.name,
    depth,
    nodes,
    native: nodes / median(times.native),
    wasm: speeds('wasm'),
    ...(ffish && { ffish: speeds('ffish') }),
  };
}

/** What it costs to begin, in fresh processes that take turns. */
function cold() {
  const setting = JSON.stringify({ engine, definition: CHESS });
  const all = { ours: [], theirs: [] };
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    for (const who of Object.keys(all)) {
      const child = spawnSync(process.execPath, [path.join(root, 'bench/cold.mjs'), who, setting], {
        encoding: 'utf8',
      });
      if (child.status !== 0) throw new Error(child.stderr);
      all[who].push(JSON.parse(child.stdout));
    }
  }
  const middle = (who) =>
    Object.fromEntries(['first', 'further', 'bytes'].map((key) => [key, median(all[who].map((it) => it[key]))]));
  return { ours: middle('ours'), theirs: middle('theirs') };
}

/** How the cost grows with the board. */
function growth({ Diagram, explore }) {
  return SIZES.map((size) => {
    const text = grown(size);
    const reading = 1 / rate(() => new Diagram(text).free(), SLICE);
    const diagram = new Diagram(text);
    const tree = explore(diagram);
    const n = tree.list();
    const list =
      1 /
      rate(() => {
        tree.push(0);
        tree.list();
        tree.pop();
      }, SLICE);
    const nodes = diagram.perft(3);
    const counting = median(Array.from({ length: ROUNDS }, () => timed(() => diagram.perft(3)).seconds));
    tree.free();
    diagram.free();
    return [
      `${size}×${size}`,
      n,
      `${(reading * 1e3).toFixed(2)} ms`,
      `${(list * 1e6).toFixed(1)} µs`,
      short(nodes / counting),
    ];
  });
}

const bytes = (value) => value.toLocaleString('en-US');
const times = (value) => (value === undefined || Number.isNaN(value) ? '' : `${value.toFixed(1)}×`);

function sizeTable() {
  const pkg = path.join(root, 'pkg');
  const built = readdirSync(pkg, { recursive: true })
    .filter((name) => /\.(?:js|wasm)$/.test(name))
    .sort();
  const files = [
    ...built.map((name) => [name, path.join(pkg, name)]),
    ['ffish.wasm', ffishFiles().wasm],
    ['ffish.js', ffishFiles().script],
  ].filter(([, file]) => statSync(file).isFile());
  return table(
    ['file', 'bytes', 'gzip -9', 'brotli 11'],
    files.map(([name, file]) => [`\`${name}\``, ...sizes(file).map(bytes)]),
  );
}

/** Bytes of brotli that travel before the first move: for a program, for a page with a board, and of ffish. */
function travelling() {
  const pkg = path.join(root, 'pkg');
  const compressed = (files) => files.reduce((sum, it) => sum + sizes(it)[2], 0);
  const ours = (module, entry) => compressed([module, ...eager(pkg, entry)].map((it) => path.join(pkg, it)));
  return {
    program: ours('engine-full.wasm', 'engine.js'),
    page: ours('engine.wasm', 'define.js'),
    ffish: compressed(Object.values(ffishFiles())),
  };
}

function travelTable({ program, page, ffish }) {
  const rows = Object.entries({ 'a program': program, 'a page with a board': page });
  return table(
    ['transfer (brotli 11)', 'ours', 'ffish', ''],
    rows.map(([name, size]) => [name, bytes(size), bytes(ffish), times(size / ffish)]),
  );
}

/** A table of one figure, ours beside theirs. */
function beside(rows, heading, keys) {
  const [own, other] = keys;
  return table(
    [heading, 'ours', 'ffish', 'ours ÷ ffish'],
    rows.map((it) => [
      it.name,
      short(it.wasm[own]),
      it.ffish ? short(it.ffish[other ?? own]) : '',
      times(it.wasm[own] / it.ffish?.[other ?? own]),
    ]),
  );
}

/** The geometric mean of a ratio over the games that both play. */
function mean(rows, ratio) {
  const shared = rows.filter((it) => it.ffish);
  return Math.exp(shared.reduce((sofar, it) => sofar + Math.log(ratio(it)), 0) / shared.length);
}

/** The small table of the README. */
function summary(rows, { start, travel, loading }) {
  const over = (key) => `${times(mean(rows, (it) => it.wasm[key] / it.ffish[key]))} ffish`;
  const against = (key) => `${times(start.theirs[key] / start.ours[key])} less than ffish`;
  const cells = [
    ['perft', over('perft')],
    ['lists of legal moves, from JavaScript', over('numbers')],
    ['moves made and taken back, from JavaScript', over('moves')],
    ['nothing loaded to the first list of moves', `${start.ours.first.toFixed(0)} ms, ${against('first')}`],
    ['memory after 21 boards', `${(start.ours.bytes / 1e6).toFixed(0)} MB, ${against('bytes')}`],
    ['transfer of a page with a board (brotli)', `${Math.round(travel.page / 1000)} kB`],
  ];
  if (loading) {
    const seconds = (loading.ready / 1000).toFixed(1);
    cells.push(['navigation to a playable board, 1.6 Mbit/s and a processor four times slower', `${seconds} s`]);
  }
  return table(['in WebAssembly, geometric means over the games that both play', ''], cells);
}

function report(rows, { start, clicked, grows, travel, loading, painted, searched }) {
  const speed = table(
    ['perft, nodes per second', 'depth', 'nodes', 'native', 'WebAssembly', 'ffish', 'WebAssembly ÷ ffish'],
    rows.map((it) => [
      it.name,
      it.depth,
      bytes(it.nodes),
      short(it.native),
      short(it.wasm.perft),
      it.ffish ? short(it.ffish.perft) : '',
      times(it.wasm.perft / it.ffish?.perft),
    ]),
  );
  const beginning = table(
    ['in Node, chess', 'ours', 'ffish', 'ffish ÷ ours'],
    [
      ['nothing loaded to the first list of moves', 'first', (it) => `${it.toFixed(1)} ms`],
      ['each further board', 'further', (it) => `${it.toFixed(2)} ms`],
      ['memory after 21 boards', 'bytes', (it) => `${(it / 1e6).toFixed(1)} MB`],
    ].map(([what, key, write]) => [
      what,
      write(start.ours[key]),
      write(start.theirs[key]),
      times(start.theirs[key] / start.ours[key]),
    ]),
  );
  return [
    `Node ${process.version.slice(1)}, ${ask('rustc', '--version').split(' ').slice(0, 2).join(' ')}, ${cpus()[0].model}, one thread; ` +
      `medians of ${ROUNDS} rounds in turns. All counts agree. ffish has no perft of its own: its tree is walked from JavaScript ` +
      'and its last ply counted by `numberLegalMoves()`; ours is one call.',
    speed,
    `Geometric mean: WebAssembly ${times(mean(rows, (it) => it.wasm.perft / it.ffish.perft))} of ffish, ` +
      `native ${times(mean(rows, (it) => it.native / it.wasm.perft))} of WebAssembly.`,
    'From JavaScript, in the positions after each first move. Making the move and taking it back is measured apart and taken off the lists. ' +
      'Lists of numbers are beside the bare text that ffish gives, lists of texts beside the same cut into moves.',
    beside(rows, 'lists of legal moves per second, as numbers', ['numbers']),
    beside(rows, 'lists of legal moves per second, as texts', ['texts']),
    beside(rows, 'moves made and taken back per second', ['moves']),
    beside(rows, 'perft in JavaScript, every move made, leaves per second', ['walk']),
    `From the start of a game, one thread in Node, ${SEARCH} ms; medians of ${SEARCHES}. The first answer is what a board shows first, of a ` +
      'definition that has not been searched before; positions are counted after it.',
    table(
      ['search', 'nodes per second', 'plies', 'first answer'],
      searched.map((it) => [it.name, short(it.speed), it.depth, `${it.first.toFixed(0)} ms`]),
    ),
    beginning,
    ...(clicked
      ? [
          'In Chromium, from letting go of the mouse over a piece to the targets. Work is what the page has to do, from handling the event over ' +
            'style and layout to the painted picture, as traced. Frames end when the picture is painted and wait for the next tick of a screen ' +
            'with 60 a second, up to 16.7 ms. The board is made from a definition that a loaded element is given, to the end of its frame.',
          table(
            [
              'clicks',
              'work, half within',
              'work, 95 of 100 within',
              'work, the first click',
              'frames, half within',
              'frames, 95 of 100 within',
              'the board',
            ],
            clicked.map((it) => [
              it.name,
              ...[...it.work, it.first, ...it.frames, it.board].map((ms) => `${ms.toFixed(1)} ms`),
            ]),
          ),
        ]
      : []),
    table(['board with two full ranks a side', 'moves', 'read and compile', 'list', 'perft, nodes per second'], grows),
    ...(loading
      ? [
          'In Chromium with an empty cache, at 1.6 Mbit/s and 150 ms, on a processor four times slower: one chess board on a page of its own.',
          table(
            ['loading', 'time'],
            [
              ['navigation to a board that can be clicked', `${Math.round(loading.ready)} ms`],
              ['longest task of the main thread until then', `${Math.round(loading.longest)} ms`],
              ...painted.map((it) => [`largest paint of \`/${it.name}\` on the site`, `${Math.round(it.time)} ms`]),
            ],
          ),
        ]
      : []),
    travelTable(travel),
    sizeTable(),
  ].join('\n\n');
}

const RESULTS = path.join(root, 'bench/RESULTS.md');

function write(results, short) {
  fill(RESULTS, 'bench', results);
  fill(path.join(root, 'README.md'), 'bench', short);
}

/** The problems alone. */
async function problems() {
  const built = await run(process.execPath, ['scripts/build.mjs', '--pkg']);
  if (built.code !== 0) throw new Error('The package does not build.');
  const api = await import(engine);
  await api.loadEngine();
  const solved = await solveProblems(api, path.join(root, 'pkg/engine-full.wasm'), argv);
  console.log(`\n${solved}`);
  if (argv.includes('--write')) fill(RESULTS, 'problems', solved);
}

/** The work in the page alone. */
async function pageWork() {
  const built = await run(process.execPath, ['scripts/build.mjs']);
  if (built.code !== 0) throw new Error('The package does not build.');
  const seen = await blocking();
  console.log(`\n${seen}`);
  if (argv.includes('--write')) fill(RESULTS, 'work', seen);
}

/** The values of pieces alone. */
async function values() {
  console.log(`\n${await measureValues(argv, buildProgram)}`);
}

/** The matches alone. */
async function strengths() {
  const section = await strength(argv, build);
  console.log(`\n${section}`);
  if (argv.includes('--write')) fill(RESULTS, 'strength', section);
}

await main(async () => {
  if (argv.includes('strength')) return strengths();
  await setUp('build');
  if (argv.includes('values')) return values();
  if (argv.includes('problems')) return problems();
  if (argv.includes('work')) return pageWork();
  const program = await build();
  const api = await import(engine);
  const Diagram = await api.loadEngine();
  const ffish = await loadFfish();
  const known = new Set(variantsOf(ffish));
  const rows = [];
  for (const entry of CASES.filter((it) => it.name.startsWith(only))) {
    if (!existsSync(entry.file)) {
      console.log(`${entry.name}: left out, the corpus has no definition of it.`);
      continue;
    }
    if (entry.config) ffish.loadVariantConfig(entry.config);
    const plays = entry.config || known.has(entry.theirs);
    const row = compare(entry, { program, engine: { ...api, Diagram }, ffish: plays ? ffish : undefined });
    const other = row.ffish ? short(row.ffish.perft) : 'not known';
    console.log(
      `${row.name}: native ${short(row.native)}, WebAssembly ${short(row.wasm.perft)}, ffish ${other} nodes per second`,
    );
    rows.push(row);
  }
  if (rows.length === 0) throw new Error('There is nothing to compare.');
  const start = cold();
  const large = CASES.find((it) => it.name.startsWith('Tenjiku'));
  const shown = [{ name: 'chess', file: CHESS }, large].filter((it) => existsSync(it.file));
  const clicked = await clickTimes(shown, CLICKS);
  const loading = await loadingTimes(CHESS, VISITS);
  const painted = await paintTimes(['', 'games/chess/', 'games/tenjiku/'], VISITS);
  const searched = await searchSpeeds(api, SEARCHES, SEARCH);
  const all = { start, clicked, loading, painted, searched, travel: travelling(), grows: growth({ ...api, Diagram }) };
  const results = report(rows, all);
  console.log(`\n${results}`);
  if (argv.includes('--write')) write(results, summary(rows, all));
});
