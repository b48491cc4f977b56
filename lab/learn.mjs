// Learns networks for games of the library, generation by generation, and lets each play against the evaluation without one. What it wrote it does not do again.

import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    generations: { type: 'string', default: '2' },
    games: { type: 'string', default: '20000' },
    nodes: { type: 'string', default: '300' },
    neurons: { type: 'string', default: '16' },
    match: { type: 'string', default: '1000' },
    jobs: { type: 'string', default: '1' },
  },
});

/** Bounds of the test in Elo, and the most games of a match. */
const TEST = ['--sprt', '0,20', '--games', '2000'];

if (!values.out || positionals.length === 0) {
  console.error('node lab/learn.mjs --out FOLDER GAME... (see lab/README.md)');
  process.exit(2);
}
const out = path.resolve(values.out);
mkdirSync(out, { recursive: true });
execFileSync('cargo', ['build', '--release', '-p', 'variant-diagram-cli'], { cwd: root, stdio: 'inherit' });
const program = path.join(root, 'target', 'release', 'variant-diagram');
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** Runs the program; what it prints. */
function run(...words) {
  const { status, stdout } = spawnSync(program, words, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (status !== 0) throw new Error(`variant-diagram ${words.join(' ')} ended with ${status}`);
  return stdout.trim();
}

/** Learns the network of a generation from its games and those before, and lets it play. */
function generation(game, number) {
  const at = (n, end) => path.join(out, `${game}-${n}${end}`);
  const [network, file] = [at(number, '.net'), path.join(root, 'tests', 'diagrams', `${game}.txt`)];
  if (existsSync(at(number, '.done'))) return;
  const before = Array.from({ length: number }, (_, n) => at(n, '.jsonl'));
  const judgement = number > 0 ? ['--judgement', at(number - 1, '.net')] : [];
  const { games, nodes, neurons, jobs } = values;
  const effort = ['--games', games, '--nodes', nodes, '--seed', `${number + 1}`, '--jobs', jobs];
  const kept = ['--results', at(number, '.jsonl'), '--neurons', neurons, '--output', network];
  const learned = run('learn', file, ...before, ...effort, ...judgement, ...kept);
  const engines = [`nodes:${values.match},judgement:${network}`, `nodes:${values.match}`];
  const results = ['--results', at(number, '-match.jsonl'), '--jobs', jobs];
  const played = run('match', file, '--engines', ...engines, ...TEST, ...results);
  const line = { game, generation: number, commit, date: new Date().toISOString().slice(0, 10), learned, played };
  appendFileSync(path.join(out, 'log.jsonl'), `${JSON.stringify(line)}\n`);
  appendFileSync(at(number, '.done'), '');
  console.log(`${game}, generation ${number}\n${learned}\n${played}\n`);
}

for (const game of positionals) for (let n = 0; n < Number(values.generations); n += 1) generation(game, n);
