// Run in a fresh process by scripts/bench.mjs: milliseconds from nothing loaded to the first list of legal moves of chess.
import { readFileSync } from 'node:fs';

const { engine, definition } = JSON.parse(process.argv[3]);

async function ours() {
  const { createDiagram } = await import(engine);
  return (await createDiagram(readFileSync(definition, 'utf8'))).moves('uci').length;
}

async function theirs() {
  const { loadFfish } = await import('./ffish.mjs');
  const ffish = await loadFfish();
  return new ffish.Board('chess').legalMoves().split(' ').length;
}

const start = performance.now();
const moves = await (process.argv[2] === 'ours' ? ours() : theirs());
const milliseconds = performance.now() - start;
if (moves !== 20) throw new Error(`Chess has 20 first moves, not ${moves}.`);
console.log(milliseconds);
process.exit(0);
