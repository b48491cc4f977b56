// Diagnostics as text: place, message, source line, caret, hint. Editors read the place, the severity and the code before the message: they are the
// same in every language.

import { say } from './words.mjs';

/** Writes a diagnostic of a file. */
export function diagnosticText(file, text, { severity, code, message, hint, span, pointer }) {
  const said = `${severity}[${code}]: ${message}\n`;
  const end = hint === undefined ? '' : `    ${say('cli-hint', { hint })}\n`;
  if (pointer !== undefined) return `${file}:${pointer}: ${said}${end}`;
  if (span === undefined) return `${file}: ${said}${end}`;
  const before = text.slice(0, span[0]).split('\n');
  const inLine = before.at(-1) ?? '';
  const [place, lines] = [`${file}:${before.length}:${[...inLine].length + 1}`, caret(text, inLine, span)];
  return `${place}: ${said}${lines}${end}`;
}

/** The same for programs: what `check --json` prints of it, with line and column from 1 and lengths in characters. */
export function diagnosticForPrograms(file, text, { severity, code, message, hint, fix, span, pointer }) {
  const certain = pointer === undefined ? { fix } : {};
  return { file, ...placeOf(text, span, pointer), severity, code, message, hint, ...certain };
}

function placeOf(text, span, pointer) {
  if (pointer !== undefined) return { pointer };
  if (span === undefined) return {};
  const before = text.slice(0, span[0]).split('\n');
  return { line: before.length, column: [...before.at(-1)].length + 1, length: [...text.slice(...span)].length };
}

/** The line of a span, and carets below it. `inLine` is what stands in that line before the span. */
function caret(text, inLine, [start, end]) {
  const rest = text.slice(start - inLine.length);
  const line = /^[^\n]*/.exec(rest)[0];
  const shown = line.length < rest.length ? line.replace(/\r$/, '') : line;
  const marked = shown.slice(inLine.length, inLine.length + end - start);
  // Tabs stay tabs, so that the caret stands below its place.
  const margin = [...inLine].map((it) => (it === '\t' ? it : ' ')).join('');
  return `    ${shown}\n    ${margin}${'^'.repeat(Math.max(1, [...marked].length))}\n`;
}

/** Writes an error of a move string: code, message, the string and a caret. */
export function moveErrorText(text, { code, message, span }) {
  const margin = ' '.repeat([...text.slice(0, span[0])].length);
  return `${code}: ${message}\n    ${text}\n    ${margin}^\n`;
}
