// Run by bench/run.mjs: the problems beside the repository, solved in WebAssembly. For each row what was found, the positions
// that were looked at and the seconds of processor time, appended to a file: what is there from the same engine is not
// solved again.
//   npm run bench -- problems                     60 seconds for each row
//   npm run bench -- problems --seconds 10        less
//   npm run bench -- problems --output FILE       another file than target/problems.jsonl
//   npm run bench -- problems --write             also writes the table into bench/RESULTS.md
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/tools.mjs';
import { option, short, table } from './measure.mjs';

/** The orthodox pieces without their set-up, in which only kings matter: a side without one cannot lose it. */
const PIECES = ['pawn:P:fmWfceFifmnD::a2-h2', 'knight:N:N::', 'bishop:B:B::', 'rook:R:R::a1,h1', 'queen:Q:Q::'];

/** The definition that the problems of a row are about, as `oracles/README.md` describes it. */
function definition(pieces, fen) {
  const own = pieces === '-' ? [] : pieces.split(';');
  const ids = own.map((it) => it.split(':')[1]).join('');
  const [board] = fen.split(' ');
  const start = { Kk: '::e1', K: '::e1,,', k: '::,,e8' }[
    `${board.includes('K') ? 'K' : ''}${board.includes('k') ? 'k' : ''}`
  ];
  const settings = ['files=8', 'ranks=8', 'firstRank=1', 'royal=K', `promoChoice=QRBN${ids}`];
  return [...settings, ...PIECES, `king:K:KisO2${start ?? ''}`, ...own.map((it) => `${it}::`)].join('\n');
}

/** The rows of the file, by the names of its columns. */
function read(file) {
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, n) => [names[n], cell])));
}

/** The paths of keys as chess engines write them. */
function texts(api, diagram, keys) {
  const tree = api.explore(diagram);
  const uci = tree.uci();
  const byPath = new Map(uci.map((text, n) => [tree.path(n).join(' '), text]));
  tree.free();
  return keys.map(({ path: steps }) => byPath.get(steps.join(' ')) ?? steps.join(' ')).sort();
}

/** Solves one row, with at most so many seconds of processor time. */
async function solveRow(api, row, most) {
  const diagram = await api.createDiagram(definition(row.pieces, row.fen));
  diagram.setFen(row.fen);
  const begun = process.cpuUsage();
  const seconds = () => process.cpuUsage(begun).user / 1e6;
  const control = new AbortController();
  let nodes = 0;
  const progress = (it) => {
    nodes = it.nodes;
    if (seconds() > most) control.abort();
  };
  const found = await api.solve(diagram, { stipulation: row.stipulation, signal: control.signal, progress });
  const measured = { id: row.id, stipulation: row.stipulation, nodes, seconds: Number(seconds().toFixed(3)) };
  const keys = found && (texts(api, diagram, found.keys).join(' ') || '-');
  diagram.free();
  if (!found) return { ...measured, result: 'unsolved' };
  const agrees = keys === row.keys && String(found.solutions) === row.solutions;
  return {
    ...measured,
    result: agrees ? 'agrees' : 'differs',
    ...(agrees ? {} : { keys, solutions: found.solutions }),
  };
}

/** Kind and pieces of a row, as the table groups them. */
const group = ({ stipulation, pieces }) =>
  `${stipulation.replace(/[\d.]+$/, '')}, ${pieces === '-' ? 'orthodox' : 'with other pieces'}`;

function summary(rows, results, most) {
  const groups = new Map();
  for (const row of rows) groups.set(group(row), [...(groups.get(group(row)) ?? []), row]);
  const line = (name, some) => {
    const of = some.map((it) => results.get(it.id));
    const sum = (key) => of.reduce((total, it) => total + it[key], 0);
    const count = (result) => of.filter((it) => it.result === result).length;
    const slowest = Math.max(...of.map((it) => it.seconds));
    return [
      name,
      some.length,
      count('agrees'),
      count('differs'),
      count('unsolved'),
      short(sum('nodes')),
      sum('seconds') < 0.01 ? '–' : short(sum('nodes') / sum('seconds')),
      sum('seconds').toFixed(1),
      slowest.toFixed(1),
    ];
  };
  return table(
    [
      `problems, ${most} s each`,
      'rows',
      'agree',
      'differ',
      'unsolved',
      'positions',
      'positions per second',
      'seconds',
      'slowest row, seconds',
    ],
    [...[...groups].map(([name, some]) => line(name, some)), line('all', rows)],
  );
}

/** Solves all rows, or goes on to; the table of what came out. */
export async function solveProblems(api, engine, argv) {
  const most = Number(option(argv, 'seconds', '60'));
  const output = option(argv, 'output', path.join(root, 'target/problems.jsonl'));
  const file = path.join(root, '../shared/oracles/problems.tsv');
  const rows = read(file);
  const version = createHash('sha256').update(readFileSync(engine)).digest('hex').slice(0, 12);
  const known = existsSync(output) ? readFileSync(output, 'utf8').trimEnd().split('\n').filter(Boolean) : [];
  const results = new Map();
  for (const it of known.map((text) => JSON.parse(text)))
    if (it.version === version && (it.result !== 'unsolved' || it.seconds >= most)) results.set(it.id, it);
  for (const row of rows.filter((it) => !results.has(it.id))) {
    const it = await solveRow(api, row, most);
    results.set(row.id, it);
    appendFileSync(output, `${JSON.stringify({ ...it, version })}\n`);
    console.log(`${it.id} ${it.stipulation}: ${it.result}, ${it.nodes} positions, ${it.seconds} s`);
  }
  return summary(rows, results, most);
}
