// Fairy-Stockfish of npm in Node, as a program that speaks UCI: `match` starts it.
//   node fairy-stockfish.mjs FOLDER
// FOLDER is that of its package. The time of `go movetime` is processor time, see `clock.mjs`.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { endOf, processorTime } from './clock.mjs';

/** Milliseconds between two looks at the clock. */
const SLICE = 2;

const folder = process.argv[2];
const require = createRequire(import.meta.url);
// Its loader fetches file names where `fetch` exists, and looks for its worker where the process stands.
globalThis.fetch = undefined;
process.chdir(folder);
const engine = await require(`${folder}/stockfish.js`)();
engine.addMessageListener((line) => process.stdout.write(`${line}\n`));
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === 'quit') process.exit(0);
    const [, time] = /^go movetime (\d+)$/.exec(line) ?? [];
    if (!time) return engine.postMessage(line);
    const end = endOf(processorTime, Number(time));
    engine.postMessage('go infinite');
    const clock = setInterval(() => {
      if (processorTime() < end) return;
      clearInterval(clock);
      engine.postMessage('stop');
    }, SLICE);
  })
  .on('close', () => process.exit(0));
