// The cases of tests/reasons and tests/notation: a definition, a position, and lines that say what holds.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { definitions, sample, withDiagram } from './corpus.mjs';

/** The files of a folder of cases, each as its name and a sample of its cases. The format is described in tests/README.md. */
export function caseFiles(name) {
  const folder = path.resolve(import.meta.dirname, '..', name);
  const files = readdirSync(folder).filter((it) => it.endsWith('.txt') && it !== 'codes.txt');
  if (files.length === 0) throw new Error(`There are no cases in ${name}.`);
  return files.map((file) => ({
    file: file.slice(0, -'.txt'.length),
    cases: sample(cases(readFileSync(path.join(folder, file), 'utf8'))),
  }));
}

/** Title, definition, and lines as `[key, value]`. */
function cases(text) {
  const found = [];
  let inside = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('== ')) {
      found.push({ title: line.slice(3), definition: found.at(-1)?.definition ?? '', lines: [] });
      inside = false;
    } else if (inside && line.startsWith('  ')) found.at(-1).definition += `${line.slice(2)}\n`;
    else {
      inside = line === 'definition:';
      if (inside) found.at(-1).definition = '';
      else if (line.startsWith('diagram: '))
        found.at(-1).definition = definitions.find((it) => it.name === line.slice(9).trim()).text;
      else if (line.trim() !== '' && !line.startsWith('#')) {
        const colon = line.indexOf(':');
        found.at(-1).lines.push([line.slice(0, colon), line.slice(colon + 1).trim()]);
      }
    }
  }
  return found;
}

/** Sets up the game of a case and works with it. */
export function play({ definition, lines }, work) {
  const values = (key) => lines.filter((it) => it[0] === key).map((it) => it[1]);
  withDiagram([definition, ...values('set')].join('\n'), (diagram) => {
    for (const fen of values('fen')) diagram.setFen(fen);
    for (const text of values('play').join(' ').split(' ').filter(Boolean)) diagram.play(diagram.read(text));
    work(diagram);
  });
}
