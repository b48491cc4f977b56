// The solver of the playground: the keys of a problem, as a list and as arrows on the board, and all variations.

import { forget, keep, keyOf, recall } from './keep.js';
import { loadEngine } from './pkg/engine.js';
import { isCount, noted, Work } from './work.js';

const place = (id) => document.getElementById(id);
const board = place('board');
const wish = place('stipulation');
const variations = place('variations');
const stop = place('stop');
const solution = place('solution');
const keys = place('keys');
const lines = place('lines');
const work = new Work({ pause: place('pause'), stop, bar: place('tried'), said: place('solving') });

/** What is asked: a win by the rules in so many moves, or a stipulation. */
function problemOf(text) {
  const moves = /^(?:win in )?(\d+)$/i.exec(text);
  if (moves) return { winIn: Math.min(Math.max(Number(moves[1]), 1), 16) };
  return variations.checked ? { stipulation: text, variations: true } : { stipulation: text };
}

const count = (n, one, many) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** Lines that a tree of moves has. */
const ends = (moves) => moves.reduce((sum, { next }) => sum + Math.max(1, ends(next)), 0);

/** What cannot be done, in the words of whoever asked. */
function noSolution(text) {
  const [, kind, moves] = /^(win in |#|=)?(\d+)$/i.exec(text) ?? [];
  if (moves === undefined) return 'There is no solution.';
  const deeds = { '#': 'mate', '=': 'stalemate' };
  return `Nobody can force ${deeds[kind] ?? 'a win'} in ${count(Number(moves), 'move', 'moves')} from here.`;
}

/** What a solution says about the problem. */
function verdictOn({ keys: found, solutions, duals = 0 }, text) {
  const { length } = found;
  if (length === 0) return noSolution(text);
  if (text.startsWith('h')) return `${count(solutions ?? ends(found), 'solution', 'solutions')}.`;
  const after = duals > 0 ? ` ${count(duals, 'dual', 'duals')}.` : '';
  return (
    (length === 1
      ? `${wordsOf(found[0])} solves it. It is the only first move that does: the problem is sound.`
      : `${length} first moves solve it; a sound problem has one.`) + after
  );
}

/** Moves of a solution that are drawn at most: all are drawn at once. */
const MOST = 1500;

/** Moves below each other with their numbers; what follows is nested. `ply`: plies before them; `room`: how many more. */
function treeOf(moves, ply, room) {
  const list = document.createElement('ul');
  for (const { san, next } of moves) {
    room.left -= 1;
    const item = document.createElement('li');
    item.append(room.left < 0 ? '…' : `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '…'} ${san}`);
    list.append(item);
    if (room.left < 0) break;
    if (next.length > 0) item.append(treeOf(next, ply + 1, room));
  }
  return list;
}

/** A part of all there is to a problem, under its name. */
function partOf(name, moves, ply) {
  if (moves === undefined || moves.length === 0) return [];
  return [Object.assign(document.createElement('h2'), { textContent: name }), treeOf(moves, ply, { left: MOST })];
}

/** A key in words, and what follows it. */
function wordsOf({ path, san, lines: n = 1, winsIn }) {
  if (san !== undefined && n === 1) return san;
  const { diagram } = board;
  const move = diagram.moves('san')[diagram.moves('path').indexOf(path.join(' '))];
  if (winsIn !== undefined) return `${move}, wins in ${winsIn}`;
  return n > 1 ? `${move}, ${n} lines` : move;
}

/** From the first square of a path to the last; a drop has only one. */
function arrowOf({ path }) {
  const { cells } = board.diagram.board();
  const squares = path.filter((it) => cells.some(({ name }) => name === it));
  const [from, to] = [squares[0], squares.at(-1)];
  return from === to ? { from } : { from, to };
}

function show(found, text) {
  solution.textContent = verdictOn(found, text);
  const items = found.keys.map((it) => Object.assign(document.createElement('li'), { textContent: wordsOf(it) }));
  keys.replaceChildren(...items);
  board.arrows = found.keys.map(arrowOf);
  if (found.tries === undefined) return;
  lines.replaceChildren(
    ...partOf('Set play', found.setPlay, 1),
    ...partOf('Solution', found.keys, 0),
    ...partOf('Tries', found.tries, 0),
  );
}

/** Ends what goes on, and forgets what was found for another position. */
function clear() {
  work.end();
  solution.textContent = '';
  for (const it of [keys, lines]) it.replaceChildren();
  board.arrows = [];
}

const isPath = (it) => Array.isArray(it) && it.every((step) => typeof step === 'string');

/** Whether a value is a list of moves and what follows them; no solution has as many plies as `depth`. */
const isTree = (it, depth = 64) =>
  depth > 0 &&
  Array.isArray(it) &&
  it.every(
    ({ san, path, next }) => typeof (san ?? '') === 'string' && isPath(path ?? []) && isTree(next ?? [], depth - 1),
  );

/** Whether a value is a solution, as the solver gives them. */
const isSolution = ({ keys: found, setPlay = [], tries = [] }) =>
  isTree(found) && found.every(({ path }) => isPath(path)) && isTree(setPlay) && isTree(tries);

const isBegun = ({ text, share }) => typeof text === 'string' && isCount(share) && share <= 1;

/** What is being solved in a position, if a reload ended it. */
const underWay = () => keyOf('solving', board.definition, board.fen);

/** Solves what nobody has solved yet. First moves that were settled before a reload stay settled. */
async function search(text, problem, key, signal) {
  const begun = underWay();
  const kept = keyOf('settled', key);
  const before = await recall(kept, (it) => typeof it === 'string');
  const progress = (it) => {
    if (it.settled !== undefined) {
      void keep(kept, it.settled);
      void keep(begun, { text, share: it.share });
    }
    return work.progress(it);
  };
  const options = { ...problem, ...(before !== undefined && { settled: before }), signal, progress };
  try {
    return await noted(begun, { text, share: 0 }, () => board.solve(options));
  } finally {
    void forget(kept);
  }
}

async function solve(text) {
  clear();
  const signal = work.begin();
  try {
    await board.ready;
    const problem = problemOf(text);
    const Game = await loadEngine();
    const key = keyOf('solution', Game.version(), board.definition, board.fen, problem);
    const known = await recall(key, isSolution);
    const found = known ?? (await search(text, problem, key, signal));
    // What is shown is kept, whatever becomes of the page.
    if (found && !known) await keep(key, found);
    if (found && work.is(signal)) show(found, text);
  } catch (error) {
    if (work.is(signal)) solution.textContent = error.message;
  }
  if (work.is(signal)) work.end();
}

/** Says what a reload has ended, ready to go on. */
async function look() {
  await board.ready;
  if (!place('solver').open || work.isOn) return;
  const left = await recall(underWay(), isBegun);
  if (left === undefined || work.isOn) return;
  wish.value = left.text;
  solution.textContent = `The page was left while it solved ${left.text}: ${Math.floor(100 * left.share)} % is kept.`;
}

place('problem').addEventListener('submit', (event) => {
  event.preventDefault();
  void solve(wish.value.trim());
});
stop.addEventListener('click', () => {
  clear();
  solution.textContent = 'Stopped.';
  wish.focus();
});
place('solver').addEventListener('toggle', () => void look());
for (const it of ['vd-change', 'vd-diagnostics'])
  board.addEventListener(it, () => {
    if (work.isOn || keys.firstChild) clear();
    void look();
  });
