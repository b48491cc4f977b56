// Run by bench/run.mjs: what nine pieces are worth, by games of the search against itself with unequal armies, beside what
// others have published. Each game is appended to a file when it is over: what was stopped goes on where it ended.
//   npm run bench -- values                  the games: some hours
//   npm run bench -- values --games 20       fewer of each imbalance
//   npm run bench -- values --results FILE   another file than target/values.jsonl
//   npm run bench -- values --program FILE   the command line tool, which is built without it
//   npm run bench -- values --write          also writes what was found into www/data/values.json
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/tools.mjs';
import { option, table } from './measure.mjs';

const DEFINITION = 'bench/values.txt';
const WRITTEN = path.join(root, 'www/data/values.json');

/** Positions a move and games of each imbalance: at fewer positions a queen decides too often, and a pawn too seldom. */
const NODES = 8000;
const GAMES = 190;
const SEED = 2;

/** Armies that are nearly even, so that neither the scale nor the strength of the players matters much. */
const IMBALANCES = ['P,P;', 'N;P,P,P', 'N;B', 'R;N,P,P', 'Q;R,B,P', 'A;R,N', 'A;Q', 'M;Q', 'H;R', 'C;N', 'W;R'];

/**
 * What a pawn less at the start is worth, in hundredths of the pawn that published values are counted in: Muller's 3.53
 * times the odds of a pawn for a knight, which Kaufman counts 325 (chessvariants.com, comments on Buypoint Chess, 2013).
 */
const PAWN_ODDS = 92;

/** By ID: the least and the most that is published, and where. */
const PUBLISHED = {
  N: [325, 325, 'Kaufman; Muller, engine matches'],
  B: [325, 350, 'Kaufman; Muller, engine matches: 50 more for the pair'],
  R: [472, 500, 'Muller, engine matches'],
  Q: [950, 975, 'Muller, engine matches; Kaufman'],
  A: [875, 875, 'Muller, engine matches'],
  M: [900, 900, 'Muller, engine matches'],
  H: [455, 500, 'Betza, crowded-board mobility with N = 300; Jerdle, price in Buypoint Chess'],
  C: [250, 250, 'Betza, the same'],
  W: [497, 500, 'Betza, the same; Muller’s law for leapers of 12 squares'],
};

function printed(program, args) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${args[0]} failed.`);
  return JSON.parse(stdout);
}

/** In hundredths of the pawn that published values are counted in. */
const inPawns = ({ value, error }) => ({
  value: Math.round((value * PAWN_ODDS) / 100),
  error: Math.round((error * PAWN_ODDS) / 100),
});

/** Plays the games that are missing. The table of values. `build`: makes the program, if nobody names one. */
export async function measureValues(argv, build) {
  const program = path.resolve(root, option(argv, 'program', '') || (await build()));
  const results = path.resolve(root, option(argv, 'results', 'target/values.jsonl'));
  mkdirSync(path.dirname(results), { recursive: true });
  const effort = ['--nodes', NODES, '--games', option(argv, 'games', GAMES), '--seed', SEED].map(String);
  const pieces = IMBALANCES.flatMap((it) => ['--pieces', it]);
  const games = ['--jobs', option(argv, 'jobs', '1'), '--results', results, '--json'];
  const { fitted, imbalances, ...head } = printed(program, ['values', DEFINITION, ...effort, ...pieces, ...games]);
  const { types } = printed(program, ['facts', DEFINITION, '--games', '0', '--json']);
  const lines = readFileSync(path.join(root, DEFINITION), 'utf8')
    .split('\n')
    .map((it) => it.split(':'));
  const found = Object.entries(PUBLISHED).map(([id, [least, most, source]]) => {
    const { name, value } = types.find((it) => it.id === id);
    const [, , moves] = lines.find((it) => it[1] === id);
    return { id, name, moves, estimated: value, measured: inPawns(fitted[id]), published: { least, most, source } };
  });
  if (argv.includes('--write')) {
    const { definition, version, seed, nodes, pawn } = head;
    const date = new Date().toISOString().slice(0, 10);
    const scores = imbalances.map((it) => ({ ...it, worth: it.worth && inPawns(it.worth) }));
    const all = {
      definition,
      version,
      date,
      seed,
      nodes,
      pawn,
      pawnOdds: PAWN_ODDS,
      pieces: found,
      imbalances: scores,
    };
    writeFileSync(WRITTEN, `${JSON.stringify(all, undefined, 2)}\n`);
  }
  return table(
    ['piece', 'estimated', 'measured', 'published'],
    found.map(({ name, estimated, measured, published: { least, most } }) => [
      name,
      estimated,
      `${measured.value} ± ${measured.error}`,
      least === most ? least : `${least} to ${most}`,
    ]),
  );
}
