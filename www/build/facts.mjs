// The facts of a variant, as `variant-diagram facts` measured them, as a part of its page.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capital, escaped } from './page.mjs';

/** The facts of a definition by its name; `undefined` if there are none. */
export function readFacts(www, name) {
  const file = join(www, 'data', 'facts', `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The numbers of a map by row; `null` where no square is, or none where the piece gets to. */
const numbers = (rows) => rows.map((row) => row.split(' ').map((it) => (it === '-' ? null : Number(it))));

/** A small map: the darker a square, the more moves from it. The numbers stand in its description. */
function heatMap({ name, mobility }, lines) {
  const rows = numbers(mobility);
  const longest = Math.max(...rows.map((it) => it.length));
  const most = Math.max(1, ...rows.flat());
  const runs = new Map();
  rows.forEach((row, y) => {
    for (let x = 0, end; x < row.length; x = end) {
      // Squares with the same number beside each other are one stroke, in half squares: rows of hexagons are shorter.
      for (end = x + 1; row[end] === row[x]; end += 1);
      const [from, across, length] = [longest - row.length + 2 * x, 2 * y + 1, 2 * (end - x)];
      const stroke = lines === 'files' ? `M${across} ${from}v${length}` : `M${from} ${across}h${length}`;
      if (row[x] !== null) runs.set(row[x], (runs.get(row[x]) ?? '') + stroke);
    }
  });
  const paths = [...runs]
    .sort(([a], [b]) => a - b)
    .map(([n, strokes]) => `<path stroke-opacity="${(0.08 + (0.82 * n) / most).toFixed(2)}" d="${strokes}"/>`);
  const said = mobility.map((it) => it.replaceAll('-', '–')).join('; ');
  const [width, height] = lines === 'files' ? [rows.length, longest] : [longest, rows.length];
  const order = lines === 'files' ? 'By files' : 'From the top';
  return `<svg class="heat" role="img" viewBox="0 0 ${2 * width} ${2 * height}" width="${Math.min(96, 8 * width)}"><title>Moves of the ${escaped(name)} by square</title><desc>${order}: ${said}</desc>${paths.join('')}</svg>`;
}

const RETURNS = {
  never: 'Never returns.',
  even: 'Returns only in an even number of moves.',
  odd: 'Can return in an odd number of moves.',
};

/** Which squares a piece gets to. */
function binding({ classes, classSize }, squares) {
  if (classes === 0) return 'Moves only with help of rules.';
  if (classes > 1) return `Bound to one of ${classes} sets of squares, at most ${classSize} of ${squares}.`;
  return classSize === squares ? 'Reaches every square.' : `Reaches ${classSize} of ${squares} squares.`;
}

/** A row of the table of pieces. */
function pieceRow(it, { squares, lines }) {
  const counts = numbers(it.mobility)
    .flat()
    .filter((n) => n !== null);
  const range = `${Math.min(...counts)} to ${Math.max(...counts)}`;
  const value = it.royal ? '<span class="tag">royal</span>' : it.value;
  const sentences = [binding(it, squares), it.jumps ? 'Gets past pieces around it.' : '', counts.some((n) => n > 0) ? RETURNS[it.returns] : ''];
  return `<tr><th scope="row">${escaped(capital(it.name))} <span class="letter">${escaped(it.id)}</span></th><td class="number">${value}</td><td>${heatMap(it, lines)}</td><td class="number">${it.average} <small>${range}</small></td><td class="number">${it.inGames ?? '–'}</td><td>${sentences.filter(Boolean).join(' ')}</td></tr>`;
}

/** White's wins, the draws and Black's wins as a bar. */
function bar({ wins, draws, losses }) {
  const n = wins + draws + losses;
  const at = (it) => ((100 * it) / n).toFixed(1);
  return `<svg class="balance" role="img" viewBox="0 0 100 6" preserveAspectRatio="none"><title>White won ${wins}, drew ${draws} and lost ${losses} of ${n} games</title><path class="white" d="M0 0H${at(wins)}V6H0z"/><path class="draws" d="M${at(wins)} 0H${at(wins + draws)}V6H${at(wins)}z"/><path class="black" d="M${at(wins + draws)} 0H100V6H${at(wins + draws)}z"/></svg>`;
}

const ENDINGS = { nMove: 'moves without progress', royalTaken: 'royal taken', repetition: 'repetition' };

/** What games show, as a list of terms. */
function games({ games: n, nodes, white, plies, branching, captures, endings, openings }, date) {
  const sorted = Object.entries(endings).sort(([, a], [, b]) => b - a);
  const ends = sorted.map(([name, count]) => `${escaped(ENDINGS[name] ?? name)} ${count}`).join(', ');
  const first = openings.filter(({ moves }) => !moves.includes(' ')).slice(0, 4);
  const opened = first.map(({ moves, white: { wins, draws, losses, points } }) => {
    return `${escaped(moves)} in ${wins + draws + losses} (${Math.round(points)} %)`;
  });
  const rows = [
    ['White’s points', `${white.points} % ± ${white.error}: won ${white.wins}, drew ${white.draws}, lost ${white.losses}`],
    ['Length', `${Math.round(plies.mean)} plies, ${plies.least} to ${plies.most}`],
    ['Legal moves', `${branching.mean} a position, at most ${branching.most}`],
    ['Captures', `${captures} a game`],
    ['Endings', ends],
    ['First moves', `${opened.join(', ')}; in brackets White’s points`],
  ];
  return `${bar(white)}
<p class="quiet">${n} games of the computer against itself, ${nodes} positions a move${date ? `, ${date}` : ''}. The error holds 19 times out of 20.</p>
<dl class="measured">
${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('\n')}
</dl>`;
}

/** The facts as a section of a page; nothing if there are none. */
export function factsSection(facts, name) {
  if (!facts) return '';
  const { types, balance, date, version } = facts;
  return `<section aria-labelledby="facts" class="part">
<h2 id="facts" class="group">Facts</h2>
${balance ? games(balance, date) : ''}
<details class="measured"><summary>Pieces: values and mobility</summary>
<div class="scroll" tabindex="0" role="region" aria-label="Values and mobility">
<table><thead><tr><th scope="col">Piece</th><th scope="col">Value</th><th scope="col">Moves by square</th><th scope="col">Moves, empty board</th><th scope="col">In games</th><th scope="col">Squares</th></tr></thead>
<tbody>
${types.map((it) => pieceRow(it, facts)).join('\n')}
</tbody></table>
</div>
<p class="quiet">Values are estimates of the computer in hundredths of a pawn. Moves are counted without captures, from each square of the empty board, and for the pieces of the games.</p>
</details>
<p class="quiet">Measured by version ${escaped(version)}. <a href="../../data/facts/${encodeURIComponent(name)}.json" download>All numbers as JSON</a>; <a href="../../learn/facts.html">how they were measured, and how to measure yours</a>.</p>
</section>`;
}

const estimate = ({ value, error }) => `${value} ± ${error}`;

/** The values that were measured with unequal armies, beside what others have published. */
export function measuredValues(www) {
  const { pieces, imbalances, nodes, seed, version, date } = JSON.parse(
    readFileSync(join(www, 'data', 'values.json'), 'utf8'),
  );
  const games = imbalances.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
  const rows = pieces.map(
    ({ name, moves, estimated, measured, published }) =>
      `<tr><th scope="row">${escaped(capital(name))} <code>${escaped(moves)}</code></th><td>${estimated}</td><td>${measured ? estimate(measured) : '–'}</td><td>${escaped(published)}</td></tr>`,
  );
  const scores = imbalances.map(
    ({ pieces: material, wins, draws, losses, points: [share, error], worth }) =>
      `<tr><th scope="row"><code>${escaped(material)}</code></th><td>+${wins} =${draws} −${losses}</td><td>${share} % ± ${error}</td><td>${worth ? estimate(worth) : '–'}</td></tr>`,
  );
  return `<p>${games} games of chess with other pieces in the array (<code>bench/values.txt</code>), ${nodes} positions a move, seed ${seed}, version ${escaped(version)}, ${date}. Hundredths of a pawn.</p>
<table class="facing"><thead><tr><th scope="col">Piece</th><th scope="col">Estimated</th><th scope="col">Measured</th><th scope="col">Published</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
<details><summary>The scores</summary>
<table class="facing"><thead><tr><th scope="col">Material</th><th scope="col">Games</th><th scope="col">Points</th><th scope="col">Worth</th></tr></thead>
<tbody>
${scores.join('\n')}
</tbody></table>
</details>`;
}
