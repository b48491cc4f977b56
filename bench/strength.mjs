// `npm run bench -- strength`: matches of our search with itself and with peers, at the same time per move.
//   npm run bench -- strength                          all parts, one game at a time: many hours
//   npm run bench -- strength --part levels            one part: levels, plain, fairy, xboard
//   npm run bench -- strength --only levels-chess      only matches whose name begins so
//   npm run bench -- strength --games 20               fewer games of each match
//   npm run bench -- strength --skill 4                another Skill Level of Fairy-Stockfish
//   npm run bench -- strength --peer FOLDER            where Fairy-Stockfish is installed, .tools/strength without it
//   npm run bench -- strength --program FILE           our command line tool, which is built without it
//   npm run bench -- strength --results FOLDER         where the results are, target/strength without it
//   npm run bench -- strength --table [--write]        no games: the tables of what was played, into bench/RESULTS.md
// Results are lines of JSON, appended after each game: what was stopped goes on where it ended, and several processes may
// play different parts at a time.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { ask, root, run } from '../scripts/tools.mjs';
import { option, table } from './measure.mjs';
import { evenLevel, meanShare } from './strength/even.mjs';
import { fairyPairings, PAIRINGS } from './strength/pairings.mjs';

const PEER = 'fairy-stockfish-nnue.wasm';
/** The version that is measured against. */
const PEER_VERSION = '1.1.12';
/** Centipawns by which neither side may be ahead after an opening against a peer. */
const BALANCE = 120;

/** The Skill Level that is played without another one being asked for. */
const USUAL_SKILL = 8;

/** Installs Fairy-Stockfish where tools of this repository are, or where somebody says. The folder of its package. */
async function peerFolder(argv, install) {
  const folder = path.resolve(root, option(argv, 'peer', '.tools/strength'));
  const found = path.join(folder, 'node_modules', PEER);
  if (install && !existsSync(found)) {
    mkdirSync(folder, { recursive: true });
    const { code } = await run('npm', ['install', '--prefix', folder, '--no-save', `${PEER}@${PEER_VERSION}`]);
    if (code !== 0) throw new Error(`${PEER} cannot be installed.`);
  }
  return found;
}

/** The outcome of a game for the first engine: 1, 0.5 or 0. It plays White in games with odd numbers. */
function points({ number, result }) {
  if (result === '1/2-1/2') return 0.5;
  return (result === '1-0') === (number % 2 === 1) ? 1 : 0;
}

/** What was played of a pairing; `undefined` if nothing was. */
function played(folder, pairing) {
  const file = path.join(folder, `${pairing.name}.jsonl`);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  // Two processes may have played the same game.
  const games = new Map(lines.flatMap((it) => JSON.parse(it).game ?? []).map((it) => [it.number, it]));
  return games.size === 0 ? undefined : { points: [...games.values()].map(points), date: statSync(file).mtime };
}

/** Percent of the points, and how far the true share may be from it: twice the standard error. */
export function share(all) {
  const mean = all.reduce((sum, it) => sum + it, 0) / all.length;
  const variance = all.reduce((sum, it) => sum + (it - mean) ** 2, 0) / Math.max(all.length - 1, 1);
  return { percent: 100 * mean, error: 200 * Math.sqrt(variance / all.length) };
}

function row(pairing, { points: all, date }) {
  const count = (value) => all.filter((it) => it === value).length;
  const result = `+${count(1)} =${count(0.5)} −${count(0)}`;
  return [pairing.game, pairing.who, all.length, result, shown(share(all)), day(date)];
}

const shown = ({ percent, error }) => `${percent.toFixed(1)} ± ${error.toFixed(1)}`;

/** Which Skill Level each game is even with, and the mean of those that were played at the usual one. */
function evenTable(folder, pairings) {
  const shares = pairings.flatMap((it) => {
    const found = it.skill !== undefined && played(folder, it);
    return found ? [{ ...it, ...share(found.points) }] : [];
  });
  const usual = shares.filter((it) => it.skill === USUAL_SKILL);
  if (usual.length === 0) return [];
  const rows = [...new Set(shares.map((it) => it.game))].map((game) => {
    const scores = shares.filter((it) => it.game === game).map((it) => [it.skill, it.percent]);
    return [game, evenLevel(scores), scores.map(([skill, percent]) => `${skill}: ${percent.toFixed(1)}`).join(', ')];
  });
  const mean = `Against Skill Level ${USUAL_SKILL} of Fairy-Stockfish the mean of ${usual.length} variants is ${shown(meanShare(usual))} %.`;
  return [mean, table(['game', 'even with Skill Level', 'level: percent'], rows)];
}

const day = (date) => date.toISOString().slice(0, 10);

const HEADINGS = ['game', 'who', 'games', 'first engine', 'percent, two standard errors', 'played'];

/** The tables of what was played. */
function report(folder, pairings) {
  const rows = pairings.flatMap((it) => {
    const found = played(folder, it);
    return found ? [row(it, found)] : [];
  });
  const machine = `Node ${process.versions.node}, ${cpus()[0].model.trim()}, ${cpus().length} cores, one thread for each engine`;
  return [
    `${machine}.`,
    `Each opening of four random moves is played by both sides; against peers a short search must find neither side ahead by more than ${BALANCE} centipawns. Games end by the rules of our definition, which also decides about repetition; games of 400 plies are drawn, programs of XBoard may resign, and do so after four moves for which they hold themselves 1200 centipawns behind; nothing else is adjudicated. Levels are limited by positions, so that their results do not depend on the machine.`,
    table(HEADINGS, rows),
    ...evenTable(folder, pairings),
  ].join('\n\n');
}

/** Plays a match, or the rest of it. */
async function play(program, folder, pairing, games) {
  const { file, engines, name, balanced } = pairing;
  const balance = balanced ? ['--balance', String(BALANCE)] : [];
  const results = ['--results', path.join(folder, `${name}.jsonl`)];
  const args = [
    'match',
    file,
    '--engines',
    ...engines,
    '--games',
    String(games ?? pairing.games),
    ...balance,
    ...results,
  ];
  console.log(name);
  // A peer that stops in the middle of a game ends its match, not the others.
  const { code } = await run(program, args);
  if (code !== 0) console.log(`${name}: stopped.`);
}

/** The pairings that are asked for. */
async function chosen(argv, install) {
  const [part, only] = [option(argv, 'part'), option(argv, 'only', '')];
  const skills = option(argv, 'skill')
    ? [Number(option(argv, 'skill'))]
    : install
      ? [USUAL_SKILL]
      : [0, 2, 4, 6, 8, 12, 16, 20];
  const asks = (name) => part === undefined || part === name;
  const fairy = asks('fairy') ? await peerFolder(argv, install) : '';
  const all = [...PAIRINGS, ...(fairy === '' ? [] : skills.flatMap((it) => fairyPairings(fairy, it)))];
  return all.filter((it) => asks(it.part) && it.name.startsWith(only));
}

/** Plays what the command line asks for, and reports it. `build` makes our program and the package. */
export async function strength(argv, build) {
  const folder = path.resolve(root, option(argv, 'results', 'target/strength'));
  const isTable = argv.includes('--table');
  const pairings = await chosen(argv, !isTable);
  mkdirSync(folder, { recursive: true });
  if (!isTable) {
    const program = option(argv, 'program') ?? (await build());
    const games = option(argv, 'games');
    for (const it of pairings) {
      const isMissing = it.program && !existsSync(it.program) && ask('which', it.program) === undefined;
      if (isMissing) console.log(`${it.name}: left out, ${it.program} is not installed.`);
      else await play(program, folder, it, games);
    }
  }
  if (readdirSync(folder).length === 0) throw new Error('No game was played yet.');
  return report(folder, pairings);
}
