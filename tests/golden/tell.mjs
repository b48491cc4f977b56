// Prints what definitions of the library do, as pairs of name and text; those of the command line, or all.
import { definitions } from '../package/corpus.mjs';
import { playOf } from './golden.mjs';

const wanted = process.argv.slice(2);
const chosen = definitions.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
process.stdout.write(JSON.stringify(chosen.map(({ name, text }) => [name, playOf(text)])));
