// Balance in the playground: games of the computer against itself, and what they show together, in tables and plots.

import { save } from './embedding.js';
import { forget, keep, keyOf, recall } from './keep.js';
import { loadEngine, selfPlay } from './pkg/engine.js';
import { barPlot, resultBar } from './plots.js';
import { balanceOf, chancesOf, csvOf, histogram, recordsOf } from './statistics.js';
import { isCount } from './work.js';

const place = (id) => document.getElementById(id);
const board = place('board');
const wanted = place('games-wanted');
const nodes = place('games-nodes');
const start = place('games-start');
const pause = place('games-pause');
const cancel = place('games-cancel');
const done = place('games-done');
const work = place('games-work');
const status = place('games-result');
const sheet = place('games-sheet');

/** Milliseconds between two pictures of what is known, and between two times that it is kept. */
const PICTURE = 250;
const KEEP = 1000;

/** The most games: their statistics are to be drawn at once. */
const MOST = 2000;

/** Games that were played, what they depend on, and what ends the work that goes on. */
let games = [];
let key = '';
let abort;

const element = (name, textContent) => Object.assign(document.createElement(name), { textContent });
const count = (n, one, many) => (n === 1 ? `1 ${one}` : `${n.toLocaleString('en')} ${many}`);
const percent = (it) => `${(100 * it).toFixed(1)}\u00a0%`;

/** How games end, in words; what has the name of its word is left out. */
const ENDINGS = {
  agreed: 'passes of both',
  bareKing: 'a bare king',
  burnt: 'a burnt royal',
  castling: 'castling',
  checkCount: 'the number of checks',
  connect: 'pieces in a line',
  counting: 'counting',
  extinction: 'extinction',
  fullBoard: 'a full board',
  goalMoves: 'a missed goal',
  link: 'a chain',
  mateByDrop: 'mate by a drop',
  material: 'too few pieces',
  nMove: 'moves without progress',
  page: 'a rule of the page',
  perpetualAttack: 'perpetual attack',
  perpetualChase: 'perpetual chase',
  perpetualCheck: 'perpetual check',
  royalTaken: 'a royal taken',
  royalsLost: 'royals lost',
  united: 'united pieces',
  wallCount: 'walls taken',
};

/** A number of an input, as it may be. */
function numberOf(input, most) {
  const number = Math.round(Number(input.value));
  input.value = String(Math.min(Math.max(Number.isFinite(number) ? number : 1, 1), most));
  return Number(input.value);
}

/** A row of a table: a name, then values. */
function row(name, ...values) {
  const res = document.createElement('tr');
  res.append(Object.assign(element('th', name), { scope: 'row' }), ...values.map((it) => element('td', it)));
  return res;
}

function table(caption, heads, rows) {
  const res = document.createElement('table');
  const head = document.createElement('tr');
  head.append(...heads.map((it) => Object.assign(element('th', it), { scope: 'col' })));
  res.createTHead().append(head);
  res.createTBody().append(...rows);
  res.prepend(element('caption', caption));
  return res;
}

/** The openings that were played most. */
function book(caption, lines) {
  const rows = lines
    .slice(0, 8)
    .map((it) => row(it.line, String(it.games), `${percent(it.mean)} ± ${(100 * it.error).toFixed(1)}`));
  return table(caption, ['Moves', 'Games', 'White’s points'], rows);
}

function figure(caption, ...content) {
  const res = document.createElement('figure');
  res.append(...content, element('figcaption', caption));
  return res;
}

/** Who has better chances, in a sentence for each thing that `chancesOf` tells. */
const CHANCES = {
  even: 'White and Black have about equal chances.',
  few: 'Which side has the advantage, these games do not tell.',
  'white-slightly': 'White has a slight advantage.',
  'white-clearly': 'White has a clear advantage.',
  'black-slightly': 'Black has a slight advantage.',
  'black-clearly': 'Black has a clear advantage.',
};

/** What the games show, in sentences, for those who want no figures. */
function wordsOf({ white, plies, endings: [[ending, n] = ['', 0]] }) {
  const moves = Math.round(plies.mean / 2);
  const most = 2 * n > games.length && !ending.endsWith(' plies') ? ` Most end by ${ENDINGS[ending] ?? ending}.` : '';
  return `${CHANCES[chancesOf(100 * white.mean, 100 * white.error)]} A game lasts about ${moves} moves of each side.${most}`;
}

/** Draws what the games show. */
function show() {
  sheet.hidden = games.length === 0;
  if (sheet.hidden) return;
  const { white, lengths, plies, branching, captures, endings, book: openings } = balanceOf(games);
  const points = `${percent(white.mean)} ± ${(100 * white.error).toFixed(1)}`;
  place('games-words').textContent = wordsOf({ white, plies, endings });
  const rows = [
    row('White’s points', points),
    row('White won, drew, lost', `${white.wins}, ${white.draws}, ${white.losses}`),
    row('Plies', `${plies.mean.toFixed(1)} a game, ${plies.least} to ${plies.most}`),
    row('Legal moves', `${branching.mean.toFixed(1)} a position, at most ${branching.most}`),
    row('Captures', `${captures.toFixed(1)} a game`),
  ];
  const ends = endings.map(([name, n]) => row(ENDINGS[name] ?? name, String(n), percent(n / games.length)));
  const bars = histogram(lengths).map(({ from, to, count: n }) => ({
    name: String(from),
    said: `${from}–${to}`,
    count: n,
  }));
  place('games-plots').replaceChildren(
    figure(
      `White won ${white.wins}, drew ${white.draws}, lost ${white.losses}: ${points} of the points`,
      resultBar(white),
    ),
    figure('How long the games are', barPlot('How long the games are', bars, ['Length in plies', 'Games'])),
  );
  place('games-tables').replaceChildren(
    table(count(games.length, 'game', 'games'), ['Count', 'Value'], rows),
    table('How they ended', ['Ending', 'Games', 'Share'], ends),
    book('First moves', openings[0]),
    book('First two moves', openings[1]),
  );
}

/** Shows which buttons there are. */
function showButtons() {
  const isOn = abort !== undefined;
  const had = document.activeElement;
  start.hidden = isOn;
  start.textContent = games.length > 0 && games.length < Number(wanted.value) ? 'Resume' : 'Play the games';
  pause.hidden = !isOn;
  cancel.hidden = !isOn && games.length === 0;
  done.hidden = !isOn;
  // A button that goes away leaves the focus to the one in its place.
  if (had === start && start.hidden) pause.focus();
  else if ((had === pause && pause.hidden) || (had === cancel && cancel.hidden)) start.focus();
}

/** Ends what goes on. What was played stays. */
function end() {
  abort?.abort();
  abort = undefined;
  work.textContent = '';
}

const time = (seconds) =>
  seconds < 90 ? count(Math.ceil(seconds), 'second', 'seconds') : count(Math.round(seconds / 60), 'minute', 'minutes');

/** Plays the games that are missing. */
async function play(own, asked) {
  const begin = performance.now();
  const before = games.length;
  let [pictured, kept] = [begin, begin];
  const options = { first: before + 1, games: asked - before, nodes: Number(nodes.value), signal: own.signal };
  for await (const game of selfPlay(board.definition, options)) {
    if (abort !== own) return;
    games.push(game);
    const now = performance.now();
    const left = ((now - begin) / (games.length - before)) * (asked - games.length);
    done.value = games.length / asked;
    work.textContent = `${games.length} of ${count(asked, 'game', 'games')}, ${time(left / 1000)} left`;
    if (now - pictured >= PICTURE || games.length === before + 1) {
      pictured = now;
      show();
    }
    if (now - kept >= KEEP || games.length === before + 1) {
      kept = now;
      void keep(key, games);
    }
  }
}

/** Whether a value is a list of games, as `selfPlay` gives them. */
const areGames = (all) =>
  all.length <= MOST &&
  all.every(
    ({ number, result, ending, branching, most, captures, moves, record }) =>
      [number, branching, most, captures].every(isCount) &&
      ['white', 'black', 'draw'].includes(result) &&
      [ending, record, ...moves].every((it) => typeof it === 'string'),
  );

/** What games depend on: the same gives the same games. */
async function currentKey() {
  const Game = await loadEngine();
  return keyOf('balance', Game.version(), numberOf(nodes, 100_000), board.definition);
}

/** Shows the games that were played before, perhaps before a reload. */
async function look() {
  end();
  status.textContent = '';
  const next = await currentKey();
  const kept = (await recall(next, areGames)) ?? [];
  if (abort) return;
  [key, games] = [next, kept];
  if (games.length > 0) status.textContent = `${count(games.length, 'game was', 'games were')} kept.`;
  show();
  showButtons();
}

async function run() {
  const asked = numberOf(wanted, MOST);
  if ((await currentKey()) !== key) await look();
  const own = new AbortController();
  abort = own;
  status.textContent = '';
  done.value = games.length / asked;
  showButtons();
  try {
    if (games.length < asked) await play(own, asked);
    if (abort === own) status.textContent = `${count(games.length, 'game', 'games')} played.`;
  } catch (error) {
    if (abort === own) status.textContent = error.message;
  }
  if (abort !== own) return;
  end();
  void keep(key, games);
  show();
  showButtons();
}

place('games').addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
pause.addEventListener('click', () => {
  end();
  void keep(key, games);
  status.textContent = `Paused after ${count(games.length, 'game', 'games')}.`;
  show();
  showButtons();
});
cancel.addEventListener('click', () => {
  end();
  games = [];
  void forget(key);
  status.textContent = 'Cancelled: the games are gone.';
  show();
  showButtons();
});
place('games-csv').addEventListener('click', () => save(csvOf(games), 'games.csv', 'text/csv'));
place('games-records').addEventListener('click', () => save(recordsOf(games), 'games.pgn'));
place('balance').addEventListener('toggle', () => place('balance').open && !abort && void look());
nodes.addEventListener('change', () => void look());
wanted.addEventListener('input', showButtons);
board.addEventListener('vd-diagnostics', () => (abort || place('balance').open) && void look());
