// The manual: shows the keys that have every word of the search, in what is said about them or in the everyday words for
// them. Without a script all of them are there.

import { searchable } from './word-search.js';

const find = document.getElementById('find');
const count = document.getElementById('count');

/** What is searched: the text of a cell without its example, whose lines name other keys. */
function wordsOf(cell) {
  const copy = cell.cloneNode(true);
  copy.querySelector('details')?.remove();
  return copy.textContent;
}

const sections = [...document.querySelectorAll('.rule')].map((section) => ({
  section,
  rows: [...section.querySelectorAll('tbody tr')],
}));
const rows = sections.flatMap((it) => it.rows);
const fitting = searchable(
  rows.map((row) => ({
    name: row.id,
    text: [row.closest('.rule').querySelector('h2'), ...row.cells]
      .map(wordsOf)
      .concat(row.dataset.words ?? '')
      .join(' '),
  })),
);

function search() {
  const fits = fitting(find.value);
  rows.forEach((row, n) => {
    row.hidden = !fits[n];
  });
  for (const { section, rows: own } of sections) section.hidden = own.every((row) => row.hidden);
  document.getElementById('contents').hidden = find.value.trim() !== '';
  const shown = rows.filter((row) => !row.hidden && !row.closest('#no-keys')).length;
  count.value = shown === 1 ? '1 key' : `${shown} keys`;
}

find.addEventListener('input', search);
find.form.addEventListener('submit', (event) => event.preventDefault());
search();
