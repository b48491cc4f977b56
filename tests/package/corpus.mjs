// The shared corpus, read for the tests of the built package: definitions, perft counts, positions with their moves.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

// Another build can be asked the same: see scripts/golden.mjs.
export const engine = await import(process.env.VARIANT_DIAGRAM_ENGINE ?? '../../pkg/engine.js');

export const Diagram = await engine.loadEngine();

/** Names and texts of all definitions. */
export const definitions = readdirSync(path.join(tests, 'diagrams'))
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .map((name) => ({
    name: name.slice(0, -'.txt'.length),
    text: readFileSync(path.join(tests, 'diagrams', name), 'utf8'),
  }));
if (definitions.length === 0) throw new Error('The corpus is empty.');

/** The lines of a file of the corpus without comments; none if there is no such file. */
function lines(...parts) {
  const file = path.join(tests, ...parts);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** What is left out on purpose: `variant position what`, with a reason in the file. */
const exceptions = new Set(lines('exceptions.tsv').map((line) => line.split('\t').slice(0, 3).join('\t')));

export const isFull = process.env.VARIANT_DIAGRAM_TESTS === 'full';

/**
 * The native tests have passed all that the suites of the repository hold; of each list the package repeats the first and
 * every eighth after it, in the order of names or of the file, and in the full run all.
 */
export const sample = (all, every = 8) => (isFull ? all : all.filter((_, n) => n % every === 0));

/** Larger counts are for the full run. */
const MOST = isFull ? Number.POSITIVE_INFINITY : 50_000;

/** `FEN;D1 20;D2 400` as `{ fen, counts: [[1, 20], [2, 400]] }`. */
export function perftLines(variant) {
  return lines('perft', `${variant}.perft`).map((line) => {
    const [fen, ...depths] = line.split(';').map((part) => part.trim());
    const isWanted = ([depth, n]) => n <= MOST && !exceptions.has(`${variant}\t${fen}\tD${depth}`);
    const counts = depths.filter(Boolean).map((part) => part.slice(1).split(/\s+/).map(Number));
    return { fen, counts: counts.filter(isWanted) };
  });
}

/** The positions of a variant with all legal moves in UCI form. */
export function positions(variant) {
  return lines('positions', `${variant}.tsv`)
    .slice(1)
    .map((line) => {
      const [fen, check, moves = ''] = line.split('\t');
      return { fen, check: check === '1', moves: moves.split(' ').filter(Boolean).sort() };
    })
    .filter(({ fen }) => !exceptions.has(`${variant}\t${fen}\tmoves`));
}

/** Runs a piece of work with a diagram and gives its memory back. */
export function withDiagram(definition, work) {
  const diagram = new Diagram(definition);
  try {
    return work(diagram);
  } finally {
    diagram.free?.();
  }
}

/** All whole paths that the click protocol reaches, as arrays of steps. Each answer must lengthen the path. */
export function walk(diagram) {
  const whole = new Map();
  const seen = new Set();
  const visit = (path) => {
    const key = path.join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const view = diagram.options(path);
    if (view.whole) whole.set(key, path);
    for (const option of view.options) {
      if (option.path.length <= path.length) throw new Error(`options(${key}) leads back to ${option.path.join(' ')}`);
      visit(option.path);
    }
  };
  visit([]);
  return whole;
}

/** Small numbers that look random and are the same each time. */
export function dice(seed) {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % sides;
  };
}
