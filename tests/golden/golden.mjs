// What a definition does, as text: what is wrong with it, its rules in words, counts, and two games of random moves.
import { createHash } from 'node:crypto';
import { dice, walk, withDiagram } from '../package/corpus.mjs';

/** Most positions that a count may visit. */
const MAX_NODES = 20_000;
const MAX_DEPTH = 5;
const GAMES = 2;
const PLIES = 20;
/** How many plies lie between two positions whose clicks are walked through. */
const WALKED_EACH = 5;
/** Clicks at random in each position. */
const REFUSALS = 8;

const digest = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

const attempt = (work) => {
  try {
    return work();
  } catch (error) {
    return `error ${error.code ?? error.message}`;
  }
};

/** Counts to the depth whose next ply would be too much work. */
function counts(diagram) {
  const found = [];
  for (let depth = 1; depth <= MAX_DEPTH; depth += 1) {
    const nodes = Number(diagram.perft(depth));
    found.push(nodes);
    const growth = nodes / Math.max(1, found.at(-2) ?? 1);
    if (nodes === 0 || nodes * growth > MAX_NODES) break;
  }
  return found;
}

/** All that can be clicked, and what the board would be told of it. */
function clicks(diagram) {
  const seen = [];
  for (const path of walk(diagram).values()) seen.push([path.join(' '), diagram.options(path)]);
  return seen.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Why some clicks at random are no move. */
function refusals(diagram, seed) {
  const { cells } = diagram.board();
  const roll = dice(seed);
  const name = () => cells[roll(cells.length)].name;
  return Array.from({ length: REFUSALS }, () => {
    const reason = diagram.why([name(), name()]);
    return reason && [reason.code, reason.marks];
  });
}

/** A line for a position: the text, how many moves there are, and digests of what else can be asked. */
function position(diagram, ply) {
  const paths = diagram.moves('path');
  const parts = [diagram.fen(), `${paths.length} moves`];
  for (const notation of ['path', 'uci', 'san']) parts.push(`${notation} ${digest(diagram.moves(notation))}`);
  parts.push(`first ${digest(diagram.options([]))}`);
  if (ply % WALKED_EACH === 0 && paths.length <= 250) parts.push(`clicks ${digest(clicks(diagram))}`);
  parts.push(`why ${digest(refusals(diagram, ply))}`);
  const { verdict } = diagram.scene();
  if (verdict) parts.push(`verdict ${JSON.stringify(verdict)}`);
  return parts.join(' | ');
}

/** A game of random moves, a line for each position. */
function game(diagram, seed) {
  const roll = dice(seed);
  const lines = [];
  for (let ply = 0; ply <= PLIES; ply += 1) {
    lines.push(position(diagram, ply));
    const paths = diagram.moves('path');
    if (paths.length === 0 || ply === PLIES) break;
    const path = paths[roll(paths.length)];
    lines.push(`  ${path}`);
    diagram.play(path.split(' '));
  }
  lines.push(`record ${digest(attempt(() => diagram.record()))}`);
  return lines;
}

/** What is counted, listed and clicked. */
export function playOf(text) {
  return withDiagram(text, (diagram) => {
    const lines = [`perft ${counts(diagram).join(' ')}`];
    for (let seed = 1; seed <= GAMES; seed += 1) {
      diagram.restart();
      lines.push('', `game ${seed}`, ...game(diagram, seed));
    }
    return `${lines.join('\n')}\n`;
  });
}

/** A table as lines: the caption, then a line for each row. */
const rows = (table) =>
  table ? [table.caption, ...[table.columns, ...table.rows].map((it) => it.join(': '))].map((it) => `    ${it}`) : [];

/** What is said in a language: diagnostics and the rules, and in English how each piece goes by itself. */
export function wordsOf(definition, language) {
  return withDiagram(definition, (diagram) => {
    diagram.tellIn(language);
    const lines = diagram.diagnostics().map((it) => `${it.severity} ${it.code}: ${it.message}`);
    for (const { title, sentences } of diagram.rules().topics) {
      lines.push('', title);
      for (const { rule, text, table } of sentences) lines.push(`  ${rule}: ${text}`, ...rows(table));
    }
    if (language !== 'en') return `${lines.join('\n')}\n`;
    lines.push('', 'Moves');
    const { types } = diagram.board();
    diagram.explanations().forEach((it, idx) => lines.push(`  ${types[idx]?.name ?? idx}: ${it}`));
    return `${lines.join('\n')}\n`;
  });
}
