// The facts of variants as parts of their pages, in the language of the page, and the table of measured values.
// `variant-diagram facts --html` writes the same in English; tests/golden/facts holds both together.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chancesOf } from '../statistics.js';
import { capital, escaped } from './page.mjs';
import { pieceName } from './words.mjs';

/** First moves that are listed. */
const MOST_FIRST_MOVES = 4;

/** Pixels of the larger side of a map at most. */
const MOST_PIXELS = 96;

/** The facts in `data/facts` by the names of their definitions. */
export function readFacts(www) {
  const folder = join(www, 'data', 'facts');
  const read = (name) => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8'))];
  return new Map(readdirSync(folder).map(read));
}

/** A number as a language writes it, with so many digits behind its decimal sign. */
const number = (say, value, digits = 1) =>
  new Intl.NumberFormat(say.language, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'halfEven',
  }).format(value);

/** From one number to another. */
const range = (say, least, most) => say('facts-range', { least: String(least), most: String(most) });

/** White's wins, the draws and Black's wins as a bar. */
function bar({ wins, draws, losses }, say) {
  const games = wins + draws + losses;
  const [white, end] = [wins, wins + draws].map((it) => ((100 * it) / Math.max(games, 1)).toFixed(1));
  return `<svg class="balance" role="img" viewBox="0 0 100 6" width="100%" height="24" preserveAspectRatio="none"><title>${say('facts-bar', { wins: String(wins), draws: String(draws), losses: String(losses), games: String(games) })}</title><path class="white" fill="#fff" d="M0 0H${white}V6H0z"/><path class="draws" fill="#9a9a94" d="M${white} 0H${end}V6H${white}z"/><path class="black" fill="#26292b" d="M${end} 0H100V6H${end}z"/></svg>\n`;
}

/** Numbers beside each other that are equal: where they begin, and how many they are. */
function runs(row) {
  const found = [];
  row.forEach((value, at) => {
    if (at > 0 && row[at - 1] === value) found.at(-1).length += 1;
    else found.push({ value, at, length: 1 });
  });
  return found;
}

/** The map of a type: the darker a square, the more moves from it. Its description has the numbers. `rows` are of numbers, and of `-` where the type never comes. */
function heatMap(rows, piece, hasFiles, say) {
  const most = Math.max(0, ...rows.flat().map((it) => Number(it) || 0));
  const longest = Math.max(0, ...rows.map((it) => it.length));
  const strokes = new Map();
  rows.forEach((row, y) => {
    // In half squares: rows of hexagons are shorter and lie in the middle.
    const start = longest - row.length;
    for (const { value, at, length } of runs(row)) {
      if (value === '-') continue;
      const [x, across] = [start + 2 * at, 2 * y + 1];
      const stroke = hasFiles ? `M${across} ${x}v${2 * length}` : `M${x} ${across}h${2 * length}`;
      strokes.set(Number(value), (strokes.get(Number(value)) ?? '') + stroke);
    }
  });
  const [width, height] = hasFiles ? [rows.length, longest] : [longest, rows.length];
  const numbers = rows.map((it) => it.join(' ').replaceAll('-', '–')).join('; ');
  const paths = [...strokes]
    .sort(([a], [b]) => a - b)
    .map(([n, d]) => `<path stroke-opacity="${(0.08 + (0.82 * n) / Math.max(most, 1)).toFixed(2)}" d="${d}"/>`);
  const size = `viewBox="0 0 ${2 * width} ${2 * height}" width="${Math.min(MOST_PIXELS, 8 * width)}"`;
  return `<svg class="heat" role="img" ${size} stroke="currentColor" stroke-width="2"><title>${say('facts-map', { piece })}</title><desc>${say(hasFiles ? 'facts-map-files' : 'facts-map-rows', { numbers })}</desc>${paths.join('')}</svg>`;
}

/** How a type is bound to some squares of a board. */
function binding({ classes: sets, classSize: count }, squares, say) {
  if (sets === 0) return say('facts-moves-not');
  if (sets > 1) return say('facts-bound', { sets, count, squares });
  return count === squares ? say('facts-reaches-all') : say('facts-reaches', { count, squares });
}

/** On which square boards a type mates a bare king with the help of its own, if that was worked out. */
function mating(all, say) {
  const forced = all.filter((it) => 2 * it.wins > it.positions);
  const [first, last] = [forced[0], forced.at(-1)];
  if (!first) return all.length > 0 ? [say('facts-mates-not')] : [];
  const squares = ({ size }) => `${size}×${size}`;
  const isWhole = forced.length > 1 && last.size - first.size + 1 === forced.length;
  const boards = isWhole ? range(say, squares(first), squares(last)) : forced.map(squares).join(say('list-comma'));
  const moves = first.moves === last.moves ? String(first.moves) : range(say, first.moves, last.moves);
  return [say('facts-mates', { boards, moves })];
}

/** What a type can do on a board of so many squares, in sentences. */
function properties(type, rows, squares, say) {
  const moves = rows.flat().some((it) => Number(it) > 0);
  return [
    binding(type, squares, say),
    ...(type.jumps ? [say('facts-jumps')] : []),
    ...(moves ? [say(`facts-returns-${type.returns}`)] : []),
    ...mating(type.mates ?? [], say),
  ].join(say('sentence-space'));
}

/** A row of the table of pieces. */
function row(type, { squares, lines }, say, present) {
  const rows = type.mobility.map((it) => it.split(' '));
  const name = escaped(pieceName(say, type.name));
  const counts = rows.flat().filter((it) => it !== '-').map(Number);
  const spread = counts.length > 0 ? range(say, Math.min(...counts), Math.max(...counts)) : range(say, 0, 0);
  const value = type.royal ? `<span class="tag">${say('table-royal')}</span>` : number(say, (present ?? type.value) / 100, 2);
  const inGames = type.inGames === undefined ? '–' : number(say, type.inGames);
  return `<tr><th scope="row">${capital(name)} <span class="letter">${escaped(type.id)}</span></th><td class="number">${value}</td><td>${heatMap(rows, name, lines === 'files', say)}</td><td class="number">${number(say, type.average)} <small>${spread}</small></td><td class="number">${inGames}</td><td>${properties(type, rows, squares, say)}</td></tr>\n`;
}

/** How a game ended. */
function ending(name, say) {
  const [, count] = /^(\d+) plies$/.exec(name) ?? [];
  return count ? say('report-plies', { count: Number(count) }) : say('report-ending', { name: escaped(name) });
}

/** How games ended, the most frequent first. */
const endings = (counts, say) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => say('report-counted', { what: ending(name, say), count: String(n) }))
    .join(say('list-comma'));

/** What the games show, in sentences: who has better chances, how long a game is, how most of them end. */
function sentences({ white, plies, games, endings: ends }, say) {
  // That games were stopped is no ending.
  const frequent = Object.entries(ends).find(([name, n]) => 2 * n > games && !name.endsWith(' plies'));
  return [
    say(`facts-${chancesOf(white.points, white.error)}`, { games }),
    say('facts-lasts', { moves: String(Math.round(plies.mean / 2)) }),
    ...(frequent ? [say('facts-mostly', { ending: ending(frequent[0], say) })] : []),
  ].join(say('sentence-space'));
}

/** The first moves that were played most, with White's points. */
const firstMoves = (openings, say) =>
  openings
    .filter((it) => !it.moves.includes(' '))
    .slice(0, MOST_FIRST_MOVES)
    .map(({ moves, white: { wins, draws, losses, points } }) =>
      say('facts-first-move', {
        move: escaped(moves),
        games: String(wins + draws + losses),
        points: number(say, points, 0),
      }),
    )
    .join(say('list-comma'));

/** What the games show, as a list of terms. */
function balance(measured, date, say) {
  const { white, plies, branching, games, nodes, captures, endings: ends, openings } = measured;
  const [wins, draws, losses] = [white.wins, white.draws, white.losses].map(String);
  const [points, error] = [white.points, white.error].map((it) => number(say, it));
  const span = { least: String(plies.least), most: String(plies.most) };
  const [low, high] = [Math.max(white.points - white.error, 0), Math.min(white.points + white.error, 100)];
  const about = {
    games,
    nodes: String(nodes),
    dated: 'yes',
    date: escaped(date),
    low: number(say, low, 0),
    high: number(say, high, 0),
  };
  const terms = [
    ['facts-points', say('facts-points-are', { points, error, wins, draws, losses })],
    ['facts-length', say('facts-length-is', { mean: String(Math.round(plies.mean)), ...span })],
    [
      'facts-legal-moves',
      say('facts-legal-moves-are', { mean: number(say, branching.mean), most: String(branching.most) }),
    ],
    ['facts-captures', say('facts-captures-are', { mean: number(say, captures) })],
    ['facts-endings', say('facts-endings-are', { endings: endings(ends, say) })],
    ['facts-first-moves', say('facts-first-moves-are', { moves: firstMoves(openings, say) })],
  ];
  const list = terms.map(([id, value]) => `<dt>${say(id)}</dt><dd>${value}</dd>\n`).join('');
  return `<p class="chances">${sentences(measured, say)}</p>\n${bar(white, say)}<p class="quiet">${say('facts-games', about)}</p>\n<dl class="measured">\n${list}</dl>\n`;
}

/** The headings of the table of pieces. */
const COLUMNS = [
  ...['facts-piece', 'facts-value', 'facts-by-square'],
  ...['facts-empty-board', 'facts-in-games', 'facts-squares-and-mates'],
];

/** The facts of a definition as a part of a page; `values` are those of the present engine, where another one measured. */
export function factsBox(facts, say, values) {
  const games = facts.balance ? balance(facts.balance, facts.date, say) : '';
  const head = COLUMNS.map((it) => `<th scope="col">${say(it)}</th>`).join('');
  const rows = facts.types.map((it, at) => row(it, facts, say, values?.[at])).join('');
  return `<div class="variant-facts">
${games}<details class="measured"><summary>${say('facts-pieces')}</summary>
<div class="scroll" tabindex="0" role="region" aria-label="${say('facts-table')}">
<table><thead><tr>${head}</tr></thead>
<tbody>
${rows}</tbody></table>
</div>
<p class="quiet">${say('facts-remark')}</p>
</details>
<p class="quiet">${say('facts-version', { version: escaped(facts.version) })}</p>
</div>
`;
}

/** The facts as a section of the page of a definition; nothing if there are none. */
export function factsSection(facts, name, say, values) {
  if (facts === undefined) return '';
  const numbers = `../../data/facts/${encodeURIComponent(name)}.json`;
  return `<section aria-labelledby="facts" class="part">
<h2 id="facts" class="group">${say('game-facts')}</h2>
${factsBox(facts, say, values).trimEnd()}
<p class="quiet">${say('game-facts-files', { numbers })}</p>
</section>`;
}

const estimate = ({ value, error }) => `${value} ± ${error}`;

const publishedValue = ({ least, most, source }) =>
  `${least === most ? least : `${least} to ${most}`} (${escaped(source)})`;

/** The values that were measured with unequal armies, beside what others have published. */
export function measuredValues(www) {
  const { pieces, imbalances, nodes, seed, version, date, unit, pawnOdds } = JSON.parse(
    readFileSync(join(www, 'data', 'values.json'), 'utf8'),
  );
  const games = imbalances.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
  const rows = pieces.map(
    ({ name, moves, estimated, measured, published }) =>
      `<tr><th scope="row">${escaped(capital(name))} <code>${escaped(moves)}</code></th><td>${estimated}</td><td>${estimate(measured)}</td><td>${publishedValue(published)}</td></tr>`,
  );
  const scores = imbalances.map(
    ({ pieces: material, wins, draws, losses, points: [share, error], worth }) =>
      `<tr><th scope="row"><code>${escaped(material)}</code></th><td>+${wins} =${draws} −${losses}</td><td>${share} % ± ${error}</td><td>${worth ? estimate(worth) : '–'}</td></tr>`,
  );
  return `<p>${games} games of chess with other pieces in the array (<code>bench/values.txt</code>), ${nodes} positions a move, seed ${seed}, version ${escaped(version)}, ${date}. The unit is that a knight is ${unit.value}, as Kaufman and Muller count it; a pawn less at the start is then ${estimate(pawnOdds.measured)}, and ${pawnOdds.published} by Muller’s matches.</p>
<table class="facing numbers"><thead><tr><th scope="col">Piece</th><th scope="col">Estimated</th><th scope="col">Measured</th><th scope="col">Published</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
<details><summary>The scores</summary>
<table class="facing numbers"><thead><tr><th scope="col">Material</th><th scope="col">Games</th><th scope="col">Points</th><th scope="col">Worth</th></tr></thead>
<tbody>
${scores.join('\n')}
</tbody></table>
</details>`;
}
