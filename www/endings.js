// Endings in the playground: a table of results, the longest win with its line, and what each move is worth.

import { keep, keyOf, recall } from './keep.js';
import { loadEngine } from './pkg/engine.js';

const place = (id) => document.getElementById(id);
const board = place('board');
const men = place('men');
const stop = place('ending-stop');
const done = place('ending-done');
const work = place('ending-work');
const result = place('ending-result');
const table = place('ending-table');
const line = place('ending-line');
const moves = place('ending-moves');

/** What ends the work that goes on; nothing if there is none. */
let abort;

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
  const shares = [wins, draws, losses].map((n) => `${n.toLocaleString('en')} (${((100 * n) / total).toFixed(1)} %)`);
  const longest = longestWin ? count(longestWin.moves, 'move', 'moves') : 'none';
  row.append(head, ...[...shares, longest].map((it) => element('td', it)));
  return row;
}

function show({ white, black, result: worth, moves: judged }) {
  const longest = [white, black]
    .map((it) => it.longestWin)
    .filter((it) => it !== undefined)
    .sort((a, b) => b.moves - a.moves)[0];
  const most = longest ? `Won in ${count(longest.moves, 'move', 'moves')} at most.` : 'Nobody can force a win.';
  result.textContent = worth === undefined ? most : `This position ${wordsOf(worth)}. ${most}`;
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
  abort?.abort();
  abort = undefined;
  for (const it of [stop, done, table]) it.hidden = true;
  for (const it of [work, result, line]) it.textContent = '';
  moves.replaceChildren();
}

async function compute(pieces) {
  clear();
  const own = new AbortController();
  abort = own;
  for (const it of [stop, done]) it.hidden = false;
  done.value = 0;
  const progress = ({ nodes, share }) => {
    done.value = share;
    work.textContent = `${count(nodes, 'position', 'positions')}, ${Math.floor(100 * share)} %`;
  };
  try {
    await board.ready;
    // An ending that was worked out before a reload is not worked out again.
    const Game = await loadEngine();
    const key = keyOf('ending', Game.version(), board.definition, pieces || board.fen, pieces !== '');
    const known = await recall(key);
    const found = known ?? (await board.endings({ ...(pieces && { men: pieces }), signal: own.signal, progress }));
    if (found && !known) await keep(key, found);
    if (found && abort === own) show(found);
  } catch (error) {
    if (abort === own) result.textContent = error.message;
  }
  if (abort !== own) return;
  abort = undefined;
  for (const it of [stop, done]) it.hidden = true;
}

place('ending').addEventListener('submit', (event) => {
  event.preventDefault();
  void compute(men.value.trim());
});
stop.addEventListener('click', () => {
  clear();
  result.textContent = 'Stopped.';
  men.focus();
});
for (const it of ['vd-change', 'vd-diagnostics']) board.addEventListener(it, () => (abort || !table.hidden) && clear());
