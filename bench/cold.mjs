// Run in a fresh process by bench/run.mjs: what starting costs, from nothing loaded to the first list of legal moves.
import { readFileSync } from 'node:fs';

const { engine, definition } = JSON.parse(process.argv[3]);
/** Boards after the first one. */
const MORE = 20;

async function ours() {
  const { createDiagram } = await import(engine);
  const text = readFileSync(definition, 'utf8');
  return async () => (await createDiagram(text)).moves('uci').length;
}

async function theirs() {
  const { loadFfish } = await import('./ffish.mjs');
  const ffish = await loadFfish();
  return () => new ffish.Board('chess').legalMoves().split(' ').length;
}

const memory = process.memoryUsage.rss();
const start = performance.now();
const board = await (process.argv[2] === 'ours' ? ours() : theirs());
const moves = await board();
const first = performance.now() - start;
if (moves !== 20) throw new Error(`Chess has 20 first moves, not ${moves}.`);
for (let n = 0; n < MORE; n += 1) await board();
const further = (performance.now() - start - first) / MORE;
console.log(JSON.stringify({ first, further, bytes: process.memoryUsage.rss() - memory }));
process.exit(0);
