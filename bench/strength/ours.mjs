// The engine of the package in Node, in WebAssembly and on one thread, as a program that speaks UCI: `match` starts it.
//   node ours.mjs DEFINITION MILLISECONDS
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { analyse, createDiagram } from '../../pkg/engine.js';

const [definition, time] = process.argv.slice(2);
const text = readFileSync(definition, 'utf8');
const say = (line) => process.stdout.write(`${line}\n`);

/** The game after `position startpos moves ...` or `position fen ... moves ...`. */
async function game(line) {
  const diagram = await createDiagram(text);
  const [, fen, moves] = /^position (?:startpos|fen (.*?))(?: moves (.*))?$/.exec(line);
  if (fen) diagram.setFen(fen);
  for (const move of moves?.split(' ') ?? []) diagram.play(diagram.read(move, 'uci'));
  return diagram;
}

/** The best move of a position, in UCI. */
async function best(diagram) {
  let found;
  for await (const it of analyse(diagram, { time: Number(time), early: true })) found = it;
  const path = found.line[0].path.join(' ');
  return diagram.moves('uci')[diagram.moves('path').indexOf(path)];
}

/** Answers one line. */
async function answer(line, position) {
  if (line === 'uci') say('uciok');
  else if (line === 'isready') say('readyok');
  else if (line.startsWith('go')) {
    const diagram = await game(position);
    say(`bestmove ${await best(diagram)}`);
    diagram.free();
  }
}

let position = 'position startpos';
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'quit') process.exit(0);
  if (line.startsWith('position')) position = line;
  else await answer(line, position);
}
