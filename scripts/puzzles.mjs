// `npm run puzzles`: makes collections of puzzles from games of the search against itself, into www/data/puzzles.
//   npm run puzzles                                all games of the gallery, the best known first: many hours
//   npm run puzzles -- shogi tests/x/mine.txt      only these: names of diagrams, or files of definitions
//   npm run puzzles -- --games 100                 ends when so many definitions have a collection
//   npm run puzzles -- --out FOLDER --seed 2       another folder, other games
//   npm run puzzles -- --time 120                  seconds for one definition; what has none then is left for another run
//   npm run puzzles -- --check [names]             proves every puzzle that is there once more
// A collection has ten puzzles. What was stopped goes on with the next game: each file says at its head which was the last.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDiagram, selfPlay } from '../pkg/engine.js';
import { FAMILIES, STRIKING } from '../www/data/gallery.js';
import { readCollection, writeCollection } from './puzzles/collection.mjs';
import { puzzleOf } from './puzzles/find.mjs';
import { proof } from './puzzles/prove.mjs';
import { root } from './tools.mjs';

/** Puzzles of one definition; most of a kind among them, and most that win with the first move. */
const WANTED = { puzzles: 10, ofOneKind: 3, atOnce: 3 };

/** Positions that the search looks at for a move: few, so that games have mistakes. */
const NODES = 40;

/** Games after which no more is expected of a definition. */
const MOST_GAMES = 400;

function optionsOf(argv) {
  const found = { out: 'www/data/puzzles', seed: 1, games: Infinity, time: 90, check: false, names: [] };
  for (let at = 0; at < argv.length; at += 1) {
    const name = argv[at].startsWith('--') ? argv[at].slice(2) : undefined;
    if (name === undefined) found.names.push(argv[at]);
    else if (name === 'check') found.check = true;
    else if (name === 'out') found.out = argv[++at];
    else if (['seed', 'games', 'time'].includes(name)) found[name] = Number(argv[++at]);
    else throw new Error(`There is no option --${name}.`);
  }
  return found;
}

/** The games of the gallery, the best known first. */
const library = () => [...new Set([...STRIKING, ...FAMILIES.flatMap((it) => it.games.split(' '))])];

const fileOf = (name) =>
  name.endsWith('.txt') ? path.resolve(name) : path.join(root, 'tests/diagrams', `${name}.txt`);

/** Whether the search can play such a game, and whether a position tells all there is to it. */
function isFit(diagram) {
  const scene = diagram.scene();
  return diagram.board().enforce && !diagram.board().covers && !scene.secret && !diagram.puzzle() && !scene.note;
}

/** Whether a puzzle is of another kind than most that are there. */
function isWanted(collection, puzzle) {
  const same = collection.filter((it) => it.kind === puzzle.kind).length;
  const quick = collection.filter((it) => it.winIn === 1).length;
  const isKnown = collection.some((it) => it.fen.split(' ')[0] === puzzle.fen.split(' ')[0]);
  return !isKnown && same < WANTED.ofOneKind && (puzzle.winIn > 1 || quick < WANTED.atOnce);
}

/** Makes puzzles of one definition until there are enough, or time is up. How many there are. */
async function collect(name, file, { seed, time }) {
  const text = readFileSync(fileOf(name), 'utf8');
  const { game, puzzles } = existsSync(file) ? readCollection(readFileSync(file, 'utf8')) : { game: 0, puzzles: [] };
  if (puzzles.length >= WANTED.puzzles) return puzzles.length;
  const diagram = await createDiagram(text);
  const deadline = performance.now() + time * 1000;
  try {
    if (!isFit(diagram)) return 0;
    let last = game;
    const options = { first: game + 1, games: MOST_GAMES - game, nodes: NODES, seed };
    for await (const played of selfPlay(text, options)) {
      // A game may stand where counts of moves end it before the solution does: there is no puzzle in it.
      const puzzle = await puzzleOf(diagram, played, (it) => isWanted(puzzles, it)).catch(() => undefined);
      if (puzzle) puzzles.push(puzzle);
      last = played.number;
      if (puzzle) writeFileSync(file, writeCollection({ name, seed, game: last, puzzles }));
      if (puzzles.length >= WANTED.puzzles || performance.now() > deadline) break;
    }
    if (puzzles.length > 0) writeFileSync(file, writeCollection({ name, seed, game: last, puzzles }));
    return puzzles.length;
  } finally {
    diagram.free();
  }
}

/** Proves what is there. How many puzzles are not sound. */
async function check(names, out) {
  let wrong = 0;
  for (const name of names) {
    const file = path.join(out, `${path.basename(name, '.txt')}.txt`);
    if (!existsSync(file)) continue;
    const text = readFileSync(fileOf(name), 'utf8');
    const { puzzles } = readCollection(readFileSync(file, 'utf8'));
    for (const it of puzzles) {
      const problem = await proof(text, it);
      if (problem === undefined) continue;
      wrong += 1;
      console.log(`${name}: ${it.fen}: ${problem}`);
    }
    console.log(`${name}: ${puzzles.length} puzzles`);
  }
  return wrong;
}

async function main() {
  const options = optionsOf(process.argv.slice(2));
  const out = path.resolve(root, options.out);
  const names = options.names.length > 0 ? options.names : library();
  if (options.check) {
    process.exitCode = (await check(names, out)) > 0 ? 1 : 0;
    return;
  }
  mkdirSync(out, { recursive: true });
  let full = 0;
  for (const name of names) {
    if (full >= options.games) break;
    const begun = performance.now();
    const file = path.join(out, `${path.basename(name, '.txt')}.txt`);
    const count = await collect(name, file, options).catch((error) => `failed: ${error}`);
    if (count === WANTED.puzzles) full += 1;
    console.log(`${name}: ${count} (${Math.round((performance.now() - begun) / 1000)} s; ${full} full)`);
  }
}

await main();
