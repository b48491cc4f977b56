// Endings in the playground: a table of results, the longest win with its line, and what each move is worth.

import { forget, keep, keyOf, recall } from './keep.js';
import { loadEngine } from './pkg/engine.js';
import { isCount, noted, Work } from './work.js';

const place = (id) => document.getElementById(id);
const board = place('board');
const named = place('pieces');
const stop = place('ending-stop');
const result = place('ending-result');
const table = place('ending-table');
const line = place('ending-line');
const moves = place('ending-moves');
const work = new Work({ pause: place('ending-pause'), stop, bar: place('ending-done'), said: place('ending-work') });

const element = (name, textContent) => Object.assign(document.createElement(name), { textContent });
const count = (n, one, many) => (n === 1 ? `1 ${one}` : `${n.toLocaleString('en')} ${many}`);

/** What a position or a move is worth, in words. */
function wordsOf(worth) {
  if (worth === undefined) return 'not known';
  if (worth.winsIn !== undefined) return `wins in ${worth.winsIn}`;
  return worth.losesIn === undefined ? 'draws' : `loses in ${worth.losesIn}`;
}

/** A row of the table: positions with one side to move. */
function rowOf(name, { wins, draws, losses, longestWin }) {
  const row = document.createElement('tr');
  const total = Math.max(wins + draws + losses, 1);
  const head = Object.assign(element('th', name), { scope: 'row' });
  const shares = [wins, draws, losses].map(
    (n) => `${n.toLocaleString('en')} (${((100 * n) / total).toFixed(1)}\u00a0%)`,
  );
  const longest = longestWin ? count(longestWin.moves, 'move', 'moves') : 'none';
  row.append(head, ...[...shares, longest].map((it) => element('td', it)));
  return row;
}

/** A share of some positions, in whole percents where there are some. */
function shareOf(n, total) {
  const percent = (100 * n) / total;
  if (percent < 1) return 'less than 1\u00a0%';
  return percent > 99 ? 'more than 99\u00a0%' : `${Math.round(percent)}\u00a0%`;
}

/** What becomes of the positions with one side to move, in a sentence. */
function sentenceOf(name, { wins, draws, losses, longestWin }) {
  const parts = [
    ['wins', wins],
    ['draws', draws],
    ['loses', losses],
  ].filter(([, n]) => n > 0);
  const until = longestWin ? `, in ${count(longestWin.moves, 'move', 'moves')} at most` : '';
  if (parts.length === 0) return `${name} to move: no position is possible.`;
  if (parts.length === 1) return `${name} to move always ${parts[0][0]}${until}.`;
  const shares = parts.map(([verb, n]) => `${verb} ${shareOf(n, wins + draws + losses)}`);
  return `${name} to move ${shares.slice(0, -1).join(', ')} and ${shares.at(-1)} of all positions${until && `; a win takes ${until.slice(5)}`}.`;
}

function show({ white, black, result: worth, moves: judged }) {
  const longest = [white, black]
    .map((it) => it.longestWin)
    .filter((it) => it !== undefined)
    .sort((a, b) => b.moves - a.moves)[0];
  const told = [
    sentenceOf('White', white),
    sentenceOf('Black', black),
    ...(longest ? [] : ['Nobody can force a win.']),
  ];
  result.textContent = [...(worth === undefined ? [] : [`This position ${wordsOf(worth)}.`]), ...told].join(' ');
  table.tBodies[0].replaceChildren(rowOf('White', white), rowOf('Black', black));
  table.hidden = false;
  if (longest) {
    const button = Object.assign(element('button', 'Show the longest win'), { type: 'button', className: 'plain' });
    button.addEventListener('click', () => (board.fen = longest.fen));
    line.replaceChildren(button, ` ${longest.line.join(' ')}`);
  }
  moves.replaceChildren(...judged.map(({ san, result: it }) => element('li', `${san}: ${wordsOf(it)}`)));
}

/** Ends what goes on, and forgets what was found for another position. */
function clear() {
  work.end();
  table.hidden = true;
  for (const it of [result, line]) it.textContent = '';
  moves.replaceChildren();
}

const isWorth = (it) => it === undefined || [it.winsIn, it.losesIn].every((n) => n === undefined || isCount(n));
const isLongest = (it) =>
  it === undefined || (isCount(it.moves) && typeof it.fen === 'string' && Array.isArray(it.line));
const isSide = ({ wins, draws, losses, longestWin }) => [wins, draws, losses].every(isCount) && isLongest(longestWin);

/** Whether a value is an ending, as the element gives them. */
const isEnding = ({ white, black, result: worth, moves: judged }) =>
  isSide(white) &&
  isSide(black) &&
  isWorth(worth) &&
  judged.every(({ san, result: it }) => typeof san === 'string' && isWorth(it));

const isTable = ({ key, table: it }) => typeof key === 'string' && it instanceof Blob;
const isBegun = ({ pieces, tables }) => typeof pieces === 'string' && isCount(tables);

/** What is being worked out, if a reload ended it. */
const underWay = () => keyOf('computing', board.definition);

/** Where the table of a number is kept. They are large, so only those of one ending are. */
const placeOf = (number) => keyOf('table', number);

/** The tables of an ending that are kept; those of another one are forgotten. */
async function tablesOf(key) {
  const res = [];
  for (let number = 0; ; number++) {
    const kept = await recall(placeOf(number), isTable);
    if (kept === undefined) return res;
    if (kept.key === key) res.push(kept.table);
    else await forget(placeOf(number));
  }
}

/** Works out what nobody has worked out yet. Tables that were finished before a reload are not made again. */
async function make(pieces, key, signal) {
  const begun = underWay();
  const settled = await tablesOf(key);
  let n = settled.length;
  const progress = (it) => {
    if (it.settled !== undefined) {
      void keep(placeOf(n), { key, table: it.settled });
      void keep(begun, { pieces, tables: n + 1 });
      n += 1;
    }
    return work.progress(it);
  };
  const options = { ...(pieces && { pieces }), settled, signal, progress };
  try {
    return await noted(begun, { pieces, tables: n }, () => board.endings(options));
  } finally {
    while (n > 0) void forget(placeOf(--n));
  }
}

async function compute(pieces) {
  clear();
  const signal = work.begin();
  try {
    await board.ready;
    // An ending that was worked out before a reload is not worked out again.
    const Game = await loadEngine();
    const key = keyOf('ending', Game.version(), board.definition, pieces || board.fen, pieces !== '');
    const known = await recall(key, isEnding);
    const found = known ?? (await make(pieces, key, signal));
    if (found && !known) await keep(key, found);
    if (found && work.is(signal)) show(found);
  } catch (error) {
    if (work.is(signal)) result.textContent = error.message;
  }
  if (work.is(signal)) work.end();
}

/** Says what a reload has ended, ready to go on. */
async function look() {
  await board.ready;
  if (!place('endings').open || work.isOn) return;
  const left = await recall(underWay(), isBegun);
  if (left === undefined || work.isOn) return;
  named.value = left.pieces;
  const kept = count(left.tables, 'table is', 'tables are');
  result.textContent = `The page was left while it worked out ${left.pieces || 'the ending on the board'}: ${kept} kept.`;
}

place('ending').addEventListener('submit', (event) => {
  event.preventDefault();
  void compute(named.value.trim());
});
stop.addEventListener('click', () => {
  clear();
  result.textContent = 'Stopped.';
  named.focus();
});
place('endings').addEventListener('toggle', () => void look());
for (const it of ['vd-change', 'vd-diagnostics'])
  board.addEventListener(it, () => {
    if (work.isOn || !table.hidden) clear();
    void look();
  });
