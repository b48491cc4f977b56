// Run by bench/run.mjs: how many positions a second the search looks at in WebAssembly, and how deep it gets, by family.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/tools.mjs';
import { median } from './measure.mjs';

/** Games of different families, by the names of their definitions, and what they are called in the table. */
const GAMES = {
  chess: 'chess',
  crazyhouse: 'Crazyhouse',
  atomic: 'Atomic chess',
  xiangqi: 'Xiangqi',
  shogi: 'Shogi',
  chushogi: 'Chu Shogi',
  tenjiku: 'Tenjiku Shogi',
  glinski: 'Gliński’s hexagonal chess',
  cyvasse: 'Cyvasse',
  amazons: 'Amazons',
  flipello: 'Othello',
  large16: 'a game on 16×16',
};

/** The search of one second, or less, from the start of a game: its first answer, as boards show it, and its last. */
async function look({ analyse, createDiagram }, game, time) {
  const diagram = await createDiagram(readFileSync(path.join(root, 'tests/diagrams', `${game}.txt`), 'utf8'));
  const start = performance.now();
  const answers = [];
  for await (const { nodes, depth } of analyse(diagram, { time, early: true }))
    answers.push({ nodes, depth, after: performance.now() - start });
  diagram.free();
  // What is worked out once for a definition is told by the time to the first answer. What was looked at after the last
  // answer is not told, so the time after it does not count.
  const [first, last] = [answers[0], answers.at(-1)];
  return {
    first: first.after,
    speed: ((last.nodes - first.nodes) * 1000) / (last.after - first.after),
    depth: last.depth,
  };
}

/**
 * How fast each game is searched from its start, medians of some rounds: nodes per second after the first answer, plies
 * after `time` milliseconds, and milliseconds to the first answer.
 */
export async function searchSpeeds(api, rounds, time) {
  const rows = [];
  for (const [game, name] of Object.entries(GAMES)) {
    const all = [];
    for (let round = 0; round < rounds; round += 1) all.push(await look(api, game, time));
    const middle = (key) => median(all.map((it) => it[key]));
    rows.push({ name, speed: middle('speed'), depth: middle('depth'), first: middle('first') });
  }
  return rows;
}
