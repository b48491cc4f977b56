// Prints what definitions of the library do and what is thought about their positions, as pairs of name and text: of the
// definitions of the command line, or of all.
import { definitions } from '../package/corpus.mjs';
import { playOf } from './golden.mjs';
import { thoughtsAbout } from './thinking.mjs';

const wanted = process.argv.slice(2);
const chosen = definitions.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const played = chosen.map(({ name, text }) => [name, playOf(text)]);
process.stdout.write(JSON.stringify([...played, ...(await thoughtsAbout(wanted))]));
