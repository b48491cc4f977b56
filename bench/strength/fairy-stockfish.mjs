// Fairy-Stockfish of npm in Node, as a program that speaks UCI: `match` starts it. The folder of its package is the argument.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

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
    engine.postMessage(line);
  })
  .on('close', () => process.exit(0));
