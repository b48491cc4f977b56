// The solver of the playground: the keys of a problem, as a list and as arrows on the board.

const place = (id) => document.getElementById(id);
const board = place('board');
const wish = place('stipulation');
const stop = place('stop');
const tried = place('tried');
const solving = place('solving');
const solution = place('solution');
const keys = place('keys');

/** What ends the search that goes on; nothing if there is none. */
let abort;

/** What is asked: a win by the rules in so many moves, or a stipulation. */
function problemOf(text) {
  const moves = /^(?:win in )?(\d+)$/i.exec(text);
  return moves ? { winIn: Math.min(Math.max(Number(moves[1]), 1), 16) } : { stipulation: text };
}

const count = (n, one, many) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** What a solution says about the problem. */
function verdictOn(found, text) {
  const { length } = found.keys;
  if (length === 0) return 'There is no solution.';
  if (text.startsWith('h')) return `${count(found.solutions, 'solution', 'solutions')}.`;
  return length === 1 ? '1 key: the problem is sound.' : `${length} keys: the problem is cooked.`;
}

/** A key in words, and what follows it. */
function wordsOf({ path, lines = 1, winsIn }) {
  const { diagram } = board;
  const move = diagram.moves('san')[diagram.moves('path').indexOf(path.join(' '))];
  if (winsIn !== undefined) return `${move}, wins in ${winsIn}`;
  return lines > 1 ? `${move}, ${lines} lines` : move;
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
}

/** Ends what goes on, and forgets what was found for another position. */
function clear() {
  abort?.abort();
  abort = undefined;
  for (const it of [stop, tried]) it.hidden = true;
  for (const it of [solving, solution]) it.textContent = '';
  keys.replaceChildren();
  board.arrows = [];
}

async function solve(text) {
  clear();
  const own = new AbortController();
  abort = own;
  for (const it of [stop, tried]) it.hidden = false;
  tried.value = 0;
  const begin = performance.now();
  const progress = ({ nodes, share }) => {
    const seconds = Math.round((performance.now() - begin) / 1000);
    tried.value = share;
    solving.textContent = `${nodes.toLocaleString('en')} positions, ${count(seconds, 'second', 'seconds')}`;
  };
  try {
    await board.ready;
    const found = await board.solve({ ...problemOf(text), signal: own.signal, progress });
    if (found && abort === own) show(found, text);
  } catch (error) {
    if (abort === own) solution.textContent = error.message;
  }
  if (abort !== own) return;
  abort = undefined;
  for (const it of [stop, tried]) it.hidden = true;
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
for (const it of ['vd-change', 'vd-diagnostics'])
  board.addEventListener(it, () => (abort || keys.firstChild) && clear());
