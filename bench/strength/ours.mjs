// The engine of the package in Node, in WebAssembly and on one thread, as a program that speaks UCI: `match` starts it.
//   node ours.mjs DEFINITION MILLISECONDS         of the processor, see `clock.mjs`
//   node ours.mjs DEFINITION MILLISECONDS wall    as a clock on the wall tells them
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createDiagram } from '../../pkg/engine.js';
import { endOf, processorTime } from './clock.mjs';

/** Milliseconds between two looks at the clock. */
const SLICE = 2;

const [definition, time, kind] = process.argv.slice(2);
const clock = kind === 'wall' ? () => performance.now() : processorTime;
const text = readFileSync(definition, 'utf8');
const say = (line) => process.stdout.write(`${line}\n`);

/** The game so far, and how it was told: its first position and its moves. */
let diagram = await createDiagram(text);
let told = { fen: undefined, moves: [] };
/** What thinks about it, and knows what it found out before. */
let search;

/** Brings the game to `position startpos moves ...` or `position fen ... moves ...`; only new moves are played. */
async function setPosition(line) {
  const [, fen, list] = /^position (?:startpos|fen (.*?))(?: moves (.*))?$/.exec(line);
  const moves = list?.split(' ') ?? [];
  if (fen !== told.fen || told.moves.some((it, index) => it !== moves[index])) {
    const before = diagram;
    // Games of one definition share what was compiled.
    diagram = await createDiagram(text);
    before.free();
    search?.free();
    search = undefined;
    if (fen) diagram.setFen(fen);
    told = { fen, moves: [] };
  }
  for (const move of moves.slice(told.moves.length)) diagram.play(diagram.read(move, 'uci'));
  told.moves = moves;
}

/** The best move of the position, in UCI. */
function best() {
  const end = endOf(clock, Number(time));
  search = diagram.search({}, search);
  while (clock() < end && !search.isOver()) search.step(SLICE);
  const path = search.finish()[0].moves[0].path.join(' ');
  return diagram.moves('uci')[diagram.moves('path').indexOf(path)];
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'uci') say('uciok');
  else if (line === 'isready') say('readyok');
  else if (line === 'quit') process.exit(0);
  else if (line.startsWith('position')) await setPosition(line);
  else if (line.startsWith('go')) say(`bestmove ${best()}`);
}
