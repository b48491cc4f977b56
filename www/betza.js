// The cheat sheet of the playground: every letter of XBetza with its picture, and a live move diagram that follows the
// line of the text in which the author writes.

import { definitionOf, TABLES } from './data/xbetza.js';
import { explain } from './pkg/engine.js';

const place = (id) => document.getElementById(id);
const sheet = place('betza');

/** The moves that a line of a definition gives its piece; nothing if it is no piece. */
function movesOf(line, types) {
  if (/^\s*(?:#|\w+\s*=)/.test(line) || !line.includes(':')) return undefined;
  const [name, , moves = ''] = line.split(':').map((it) => it.trim());
  // A well-known name brings its moves along.
  return moves || types.find((it) => it.name === name)?.moves || undefined;
}

/** The board of the move diagram, made when the sheet is opened first. */
function trialBoard() {
  const made = place('betza-board');
  if (made) return made;
  const board = document.createElement('variant-diagram');
  board.id = 'betza-board';
  board.setAttribute('images', 'none');
  place('betza-place').append(board);
  return board;
}

/** Connects the sheet with an editor and the board of its text. Returns what is to be called when the cursor has moved. */
export function cheatSheet(editor, board) {
  let latest = 0;
  /** What the button writes into the text. */
  let chosen = '';

  async function show(row, says) {
    latest += 1;
    const turn = latest;
    chosen = row.moves;
    const words = await explain(row.moves);
    if (turn !== latest) return;
    place('betza-moves').textContent = row.moves;
    place('betza-words').textContent = says ?? `The piece ${words}.`;
    place('betza-insert').disabled = false;
    const trial = trialBoard();
    trial.definition = definitionOf({ across: 9, ...row });
    await trial.ready;
    // Where a lone piece has nothing to show, the others are there, and the move is played.
    if (turn === latest && !row.play) await trial.demonstrate(1);
  }

  /** A letter: its picture, what is written, its name. */
  function item(row, file) {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'plain' });
    const picture = Object.assign(document.createElement('img'), { src: `moves/${file}`, alt: '', loading: 'lazy' });
    const code = Object.assign(document.createElement('code'), { textContent: row.write });
    const name = Object.assign(document.createElement('span'), { textContent: row.name });
    button.append(picture, code, name);
    button.addEventListener('click', () => void show(row, `${row.says} Example: ${row.moves}.`));
    const entry = document.createElement('li');
    entry.append(button);
    return entry;
  }

  function fill() {
    const places = TABLES.map(({ id, title, rows }) => {
      const heading = Object.assign(document.createElement('h2'), { textContent: title });
      const list = Object.assign(document.createElement('ul'), { className: 'letters' });
      list.append(...rows.map((row, n) => item(row, `${id}-${n}.svg`)));
      return [heading, list];
    });
    place('betza-letters').replaceChildren(...places.flat());
  }

  let line;
  /** Shows the moves of the line in which the cursor stands, if that is a piece. */
  function follow() {
    if (!sheet.open || editor.line === line) return;
    line = editor.line;
    const moves = movesOf(line, board.diagram?.board().types ?? []);
    if (moves) void show({ moves });
  }

  place('betza-insert').addEventListener('click', () => editor.insert(chosen));
  sheet.addEventListener('toggle', () => {
    if (!sheet.open) return;
    if (place('betza-letters').childElementCount === 0) fill();
    follow();
    if (latest === 0) void show({ moves: 'N' });
  });
  return follow;
}
