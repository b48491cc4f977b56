// `npm run networks`: games of the library learn to judge positions; each network is proved by games before it is kept.
//   npm run networks -- chess xiangqi              these definitions of tests/diagrams
//   npm run networks -- chess --games 20000        games of the search against itself, 10000 without it
//   npm run networks -- chess --nodes 300          positions that it looks at for a move
//   npm run networks -- chess --passes 20          how often each position is looked at, 10 times without it
//   npm run networks -- chess --base sums          what the network corrects: in the place of the slow terms of the evaluation
//   npm run networks -- chess --neurons 32         neurons of the hidden layer, 16 without it
//   npm run networks -- chess --again              the next generation: games judged by the network that is there
//   npm run networks -- chess --sprt 0,40 --most 2000   which differences in Elo the match tells apart, and its games at most
//   npm run networks -- chess --time 50            milliseconds a move of the match on the clock, on a quiet machine
// Networks that win are written into www/networks, with how they were made and what they won, the others into its list of what
// was refused. Games and results are in target/networks: what was stopped goes on there. Without names, only the table of
// bench/RESULTS.md is written anew.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../bench/measure.mjs';
import { ask, fill, root, run } from './tools.mjs';

const KEPT = path.join(root, 'www', 'networks');
const ORIGIN = path.join(KEPT, 'origin.json');
const WORK = 'target/networks';

/** How the first match is played: by positions a move, which a busy machine does not change. */
const PLAIN = 'nodes:1000';

const ACCEPTED = 'H1 is accepted';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10000' },
    nodes: { type: 'string', default: '300' },
    passes: { type: 'string', default: '10' },
    base: { type: 'string', default: 'all' },
    neurons: { type: 'string', default: '16' },
    sprt: { type: 'string', default: '0,40' },
    most: { type: 'string', default: '2000' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    time: { type: 'string', default: '10' },
    again: { type: 'boolean', default: false },
  },
});

/** What a command of the native program prints; its progress is shown. */
async function told(...words) {
  const args = ['run', '--quiet', '--release', '--package', 'variant-diagram-cli', '--', ...words];
  const { code, output } = await run('cargo', args, { LC_ALL: 'C' });
  if (code !== 0) throw new Error(`${words[0]} has failed.`);
  return output;
}

/** What a match says at its end: the score, and what the test of two differences has decided. */
function decided(output) {
  const number = String.raw`([+-]?(?:\d+|inf))`;
  const score = new RegExp(
    String.raw`: (\d+) games?: \+(\d+) =(\d+) -(\d+), [^]*? Elo ${number} \[${number}, ${number}\]\nSPRT`,
    'g',
  );
  const [, ...found] = [...output.matchAll(score)].at(-1) ?? [];
  const [games, wins, draws, losses, elo, least, most] = found;
  const [, decision, ratio, pairs] =
    /SPRT [^:]*: (H0 is accepted|H1 is accepted|undecided); LLR (\S+) .*pairs (.*)/.exec(output) ?? [];
  const counts = [games, wins, draws, losses].map(Number);
  const strength = [elo, least, most].map((it) => (Number.isFinite(Number(it)) ? Number(it) : it));
  return {
    decision,
    ratio: Number(ratio),
    pairs: pairs.trim(),
    games: counts[0],
    score: counts.slice(1),
    elo: strength,
  };
}

/** Learns, plays the match, and keeps what wins. What became of it. */
async function network(name, origin) {
  const definition = `tests/diagrams/${name}.txt`;
  const before = options.again ? origin.networks[name] : undefined;
  const generation = (before?.generation ?? 0) + 1;
  const file = (kind, n = generation) => `${WORK}/${name}-${n}${kind}`;
  const old = before ? `www/networks/${name}.net` : undefined;
  const effort = [
    '--games',
    options.games,
    '--nodes',
    options.nodes,
    '--passes',
    options.passes,
    '--base',
    options.base,
    '--neurons',
    options.neurons,
    '--seed',
    String(generation),
    '--jobs',
    options.jobs,
  ];
  const earlier =
    old && existsSync(path.join(root, file('-games.jsonl', generation - 1)))
      ? [file('-games.jsonl', generation - 1)]
      : [];
  const learned = await told(
    'learn',
    definition,
    ...earlier,
    ...effort,
    ...(old ? ['--judgement', old] : []),
    ...['--results', file('-games.jsonl'), '--output', file('.net')],
  );
  const [, games, positions, percent] = /(\d+) games?, (\d+) positions?; .* is (-?\d+) % smaller/.exec(learned);
  // Fewer positions a second are the price of a network: it has to win on the clock as well.
  const matches = [];
  for (const pace of [PLAIN, `time:${options.time}`]) {
    if (matches.some((it) => it.decision !== ACCEPTED)) break;
    const engines = [`${pace},judgement:${file('.net')}`, old ? `${pace},judgement:${old}` : pace];
    const results = file(`-match-${pace.replace(':', '')}.jsonl`);
    const output = await told(
      ...['match', definition, '--engines', ...engines, '--sprt', options.sprt, '--games', options.most],
      ...['--jobs', options.jobs, '--results', results],
    );
    matches.push({ engines: engines.map((it) => it.replace(`${WORK}/`, '')), sprt: options.sprt, ...decided(output) });
  }
  const made = {
    generation,
    games: Number(games),
    positions: Number(positions),
    nodes: Number(options.nodes),
    passes: Number(options.passes),
    base: options.base,
    neurons: Number(options.neurons),
    error: -Number(percent),
  };
  const entry = {
    ...made,
    matches,
    date: new Date().toISOString().slice(0, 10),
    commit: ask('git', 'rev-parse', '--short=12', 'HEAD')?.trim(),
  };
  const wins = matches.every((it) => it.decision === ACCEPTED);
  if (wins) {
    copyFileSync(path.join(root, file('.net')), path.join(KEPT, `${name}.net`));
    origin.networks[name] = { ...entry, ...(before && { before }) };
  } else origin.refused.push({ name, ...entry });
  const became = matches.map(
    ({ decision, elo, games }) => `${decision}, Elo ${elo[0]} [${elo[1]}, ${elo[2]}] in ${games} games`,
  );
  return `${name}: ${became.join('; on the clock ')}`;
}

/** A match, as the table says it. */
function matchTold(match) {
  if (!match) return '–';
  const [elo, least, most] = match.elo.map((it) => (Number(it) > 0 ? `+${it}` : it));
  return `${elo} [${least}, ${most}], ${match.games} games`;
}

/** What became of all networks, those that were refused last. */
function results({ networks, refused }) {
  const kept = Object.entries(networks).map(([name, it]) => ({ name, ...it, fate: 'kept' }));
  const rows = [...kept, ...refused.map((it) => ({ ...it, fate: 'refused' }))].map((it) => [
    it.generation === 1 ? it.name : `${it.name}, generation ${it.generation} against the one before`,
    it.games,
    it.positions,
    it.base ?? 'sums',
    it.passes,
    `${it.error} %`,
    matchTold(it.matches[0]),
    matchTold(it.matches[1]),
    it.fate,
  ]);
  const heads = ['game', 'games', 'positions', 'base', 'passes', 'error on games held out'];
  return table([...heads, 'Elo, fixed positions', 'Elo, on the clock', 'network'], rows);
}

mkdirSync(KEPT, { recursive: true });
mkdirSync(path.join(root, WORK), { recursive: true });
for (const name of names) {
  const origin = existsSync(ORIGIN) ? JSON.parse(readFileSync(ORIGIN, 'utf8')) : { networks: {}, refused: [] };
  const became = await network(name, origin);
  writeFileSync(ORIGIN, `${JSON.stringify(origin, undefined, 2)}\n`);
  console.log(became);
}
if (existsSync(ORIGIN)) {
  fill(path.join(root, 'bench', 'RESULTS.md'), 'networks', results(JSON.parse(readFileSync(ORIGIN, 'utf8'))));
}
