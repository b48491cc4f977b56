// Definitions from files, as text or JSON.

import { parseJson, toJson, toText } from '../import.js';
import { reported } from './failure.mjs';
import { read } from './input.mjs';
import { diagnosticText } from './report.mjs';

/** Reads the text of a file as a definition: `{ definition }`, or `{ problem }` if it should be JSON and is not. */
export async function parseDefinition(file, text) {
  const isJson = file.toLowerCase().endsWith('.json') || text.trimStart().startsWith('{');
  return isJson ? parseJson(text) : { definition: text };
}

/** The definition of a file; `-` is standard input. Text that is not JSON although it should be is reported. */
export async function readDefinition(file) {
  const text = read(file);
  const { definition, problem } = await parseDefinition(file, text);
  if (problem === undefined) return definition;
  process.stderr.write(diagnosticText(file, text, problem));
  throw reported();
}

/** A definition as text; a text stays as it is. */
export async function asText(file) {
  const definition = await readDefinition(file);
  return typeof definition === 'string' ? definition : toText(definition);
}

/** A definition as JSON. */
export async function asJson(file) {
  return `${JSON.stringify(await toJson(await asText(file)), undefined, 2)}\n`;
}
