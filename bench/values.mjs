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
const SEED = 29;

/** Armies that are nearly even, so that neither the scale nor the strength of the players matters much. */
const IMBALANCES = [
  'P,P;',
  'N;P,P,P',
  'N;B',
  'N,N;R,P',
  'R;N,P,P',
  'Q;R,B,P',
  'A;R,N',
  'A;Q',
  'M;Q',
  'H;R',
  'C;N',
  'W;R',
];

/**
 * What values are counted in: a Knight is 325, as Kaufman and Muller count it. Chosen after the games of seed 2 and
 * before those of this seed.
 */
const UNIT = { id: 'N', value: 325 };

/** What a Pawn less at the start is worth in that unit: a 3.53rd of a Knight, says Muller (Buypoint Chess, comments, 2013). */
const PUBLISHED_PAWN = Math.round(UNIT.value / 3.53);

/** By ID: the least and the most that is published, and where. */
const PUBLISHED = {
  B: [325, 350, 'Kaufman; Muller, engine matches: 50 more for the pair'],
  R: [472, 500, 'Muller, engine matches'],
  Q: [950, 975, 'Muller, engine matches; Kaufman'],
  A: [875, 875, 'Muller, engine matches'],
  M: [900, 900, 'Muller, engine matches'],
  H: [493, 500, 'Betza, crowded-board mobility in knights; Jerdle, price in Buypoint Chess'],
  C: [271, 271, 'Betza, the same'],
  W: [500, 538, 'Muller’s law for leapers of 12 squares; Betza, the same'],
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

/** What centipawns of the games are in the unit, by what the fit has found for its piece. */
const inUnit = (unit) => {
  const by = UNIT.value / unit;
  return ({ value, error }) => ({ value: Math.round(value * by), error: Math.round(error * by) });
};

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
  const unit = fitted[UNIT.id];
  const counted = inUnit(unit.value);
  const found = Object.entries(PUBLISHED).map(([id, [least, most, source]]) => {
    const { name, value } = types.find((it) => it.id === id);
    const [, , moves] = lines.find((it) => it[1] === id);
    return { id, name, moves, estimated: value, measured: counted(fitted[id]), published: { least, most, source } };
  });
  if (argv.includes('--write')) {
    const { definition, version, seed, nodes, pawn } = head;
    const date = new Date().toISOString().slice(0, 10);
    const scores = imbalances.map((it) => ({ ...it, worth: it.worth && counted(it.worth) }));
    const all = {
      definition,
      version,
      date,
      seed,
      nodes,
      pawn,
      unit: UNIT,
      // The error of the unit is that of the Pawn beside it.
      pawnOdds: {
        measured: counted({ value: 100, error: (100 * unit.error) / unit.value }),
        published: PUBLISHED_PAWN,
      },
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
