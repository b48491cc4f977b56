// What games of the computer against itself show together. Numbers and text only: no page.

/** Half of the width of an interval that holds the truth 19 times out of 20, in standard errors. */
const SURE = 1.96;

/** White's part of the points and its error, both from 0 to 1. */
function pointsOf({ wins, draws, losses }) {
  const n = Math.max(wins + draws + losses, 1);
  const mean = (wins + draws / 2) / n;
  const sum = wins * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + losses * mean ** 2;
  // A few equal results say less than their spread, which is none.
  const variance = (sum + 0.5) / n;
  return { mean, error: Math.min(SURE * Math.sqrt(variance / n), 1) };
}

const nobody = () => ({ wins: 0, draws: 0, losses: 0 });

/** Counts a result for White. */
function add(score, result) {
  score[result === 'white' ? 'wins' : result === 'black' ? 'losses' : 'draws'] += 1;
}

const gamesOf = ({ wins, draws, losses }) => wins + draws + losses;

/** Counts how often something comes up; the most frequent first. */
function countsOf(items) {
  const counts = new Map();
  for (const it of items) counts.set(it, (counts.get(it) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** The first moves that were played most, with White's results. */
function bookOf(games, plies) {
  const book = new Map();
  for (const { moves, result } of games.filter((it) => it.moves.length >= plies)) {
    const line = moves.slice(0, plies).join(' ');
    const score = book.get(line) ?? nobody();
    add(score, result);
    book.set(line, score);
  }
  const lines = [...book].map(([line, score]) => ({ line, games: gamesOf(score), ...pointsOf(score) }));
  return lines.sort((a, b) => b.games - a.games);
}

/** Splits numbers into ranges of equal width, at most so many: how many numbers each has. */
export function histogram(numbers, most = 15) {
  if (numbers.length === 0) return [];
  const [least, last] = [Math.min(...numbers), Math.max(...numbers)];
  const steps = [1, 2, 5, 10, 20, 50, 100];
  const width = steps.find((it) => (last - least) / it < most - 1) ?? 200;
  const first = Math.floor(least / width) * width;
  const bars = Array.from({ length: Math.floor((last - first) / width) + 1 }, (_, index) => ({
    from: first + index * width,
    to: first + (index + 1) * width - 1,
    count: 0,
  }));
  for (const it of numbers) bars[Math.floor((it - first) / width)].count += 1;
  return bars;
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** The statistics of some games, at least one. */
export function balanceOf(games) {
  const white = nobody();
  for (const { result } of games) add(white, result);
  const lengths = games.map((it) => it.moves.length);
  const plies = sum(lengths);
  return {
    games: games.length,
    white: { ...white, ...pointsOf(white) },
    lengths,
    plies: { mean: plies / games.length, least: Math.min(...lengths), most: Math.max(...lengths) },
    branching: {
      mean: sum(games.map((it) => it.branching)) / Math.max(plies, 1),
      most: Math.max(...games.map((it) => it.most)),
    },
    captures: sum(games.map((it) => it.captures)) / games.length,
    endings: countsOf(games.map((it) => it.ending)),
    book: [1, 2].map((it) => bookOf(games, it)),
  };
}

const RESULTS = { white: '1-0', black: '0-1', draw: '1/2-1/2' };
const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

/** The games as values separated by commas, in the columns of `variant-diagram facts --csv`. */
export function csvOf(games) {
  const lines = games.map(({ number, result, ending, branching, most, captures, moves }) =>
    [
      number,
      RESULTS[result],
      quoted(ending),
      moves.length,
      (branching / Math.max(moves.length, 1)).toFixed(1),
      most,
      captures,
      quoted(moves.join(' ')),
    ].join(','),
  );
  return ['game,result,ending,plies,branching,most,captures,moves', ...lines].map((it) => `${it}\r\n`).join('');
}

/** The records of the games, one after another. */
export const recordsOf = (games) => games.map((it) => `${it.record.trim()}\n`).join('\n');

/** From so many percent of the points on an advantage is a clear one. */
const CLEAR = 60;
/** Chances are equal if the true score can be no further than this from half of the points, in percent. */
const NEAR = 10;

/**
 * Who has better chances, as far as White's points and their margin tell, in percent: `even`, `few` if the games are too
 * few, or the side and by how much, as `white-clearly` or `black-slightly`. The native program tells the same.
 */
export function chancesOf(points, margin) {
  const far = Math.abs(points - 50);
  if (far > margin) return `${points > 50 ? 'white' : 'black'}-${far >= CLEAR - 50 ? 'clearly' : 'slightly'}`;
  return far + margin <= NEAR ? 'even' : 'few';
}
