// One piece by its moves alone: the board shows its move diagram, the text says it in words.

import { definitionOf, TABLES } from './data/xbetza.js';
import { check, explain } from './pkg/engine.js';

const place = (id) => document.getElementById(id);
const board = place('board');
const move = place('move');

let latest = 0;

async function show() {
  latest += 1;
  const turn = latest;
  // What ends the field would begin another one.
  const moves = move.value.replace(/[:\r\n]/g, '');
  const text = definitionOf({ moves, across: 11 });
  const [words, diagnostics] = await Promise.all([explain(moves), check(text)]);
  if (turn !== latest) return;
  place('words').textContent = words ? `The piece ${words}.` : '';
  place('found').replaceChildren(
    ...diagnostics
      .filter(({ code }) => code.startsWith('xbetza'))
      .map(({ severity, message, hint }) => {
        const item = document.createElement('li');
        const kind = Object.assign(document.createElement('strong'), { className: severity, textContent: severity });
        item.append(
          kind,
          Object.assign(document.createElement('span'), { textContent: hint ? `${message} ${hint}` : message }),
        );
        return item;
      }),
  );
  board.definition = text;
  await board.ready;
  if (turn !== latest) return;
  await board.demonstrate(1);
  history.replaceState(null, '', `#${encodeURIComponent(moves)}`);
}

place('examples').append(
  ...TABLES.find(({ id }) => id === 'pieces').rows.map(({ name, moves }) => {
    const item = document.createElement('li');
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'plain',
      textContent: name,
    });
    button.addEventListener('click', () => {
      move.value = moves;
      void show();
    });
    item.append(button);
    return item;
  }),
);

/** Takes the moves from the address, unless it names a part of the page. */
function take() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  if (wanted === '' || place(wanted)) return;
  move.value = wanted;
}

// A letter of the tables is tried where the board is.
document.addEventListener('click', ({ target }) => {
  const link = target.closest('a.try');
  if (!link) return;
  board.scrollIntoView({ block: 'nearest' });
  move.value = decodeURIComponent(link.hash.slice(1));
  void show();
});
take();
move.addEventListener('input', () => void show());
void show();
