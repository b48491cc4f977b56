// One piece by its moves alone: the board shows its move diagram, the text says it in words.

import { check, explain } from './pkg/engine.js';

const place = (id) => document.getElementById(id);
const board = place('board');
const move = place('move');

const EXAMPLES = [
  ['Knight', 'N'],
  ['Archbishop', 'BN'],
  ['Cannon', 'mRcpR'],
  ['Pawn', 'ifmnDfmWfceF'],
  ['Grasshopper', 'gQ'],
  ['Nightrider', 'N0'],
  ['Horse of xiangqi', 'mafsWcafsW'],
  ['Griffon', 'FyafsF'],
  ['Hook mover', 'RmasR'],
  ['Lion', 'KNADcaKcabKmabK'],
  ['Man of draughts', 'fmFcafmF'],
];

/** The board has one line of text in front of the moves. */
const definition = (moves) => `files=11\nranks=11\nfirstRank=1\nsymmetry=none\npiece:X:${moves}::f6`;

let latest = 0;

async function show() {
  latest += 1;
  const turn = latest;
  // What ends the field would begin another one.
  const moves = move.value.replace(/[:\r\n]/g, '');
  const text = definition(moves);
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
  ...EXAMPLES.map(([name, moves]) => {
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
if (location.hash.length > 1) move.value = decodeURIComponent(location.hash.slice(1));
move.addEventListener('input', () => void show());
void show();
