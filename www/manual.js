// The manual: shows the keys that contain every word of the search, in what is said about them or in the everyday words
// for them. Without a script all of them are there.

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
  rows: [...section.querySelectorAll('tbody tr')].map((row) => ({
    row,
    words: [section.querySelector('h2'), ...row.cells]
      .map(wordsOf)
      .concat(row.dataset.words ?? '')
      .join(' ')
      .toLowerCase(),
  })),
}));

function search() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { section, rows } of sections) {
    for (const { row, words: text } of rows) row.hidden = !words.every((word) => text.includes(word));
    const here = rows.filter(({ row }) => !row.hidden).length;
    section.hidden = here === 0;
    shown += here;
  }
  document.getElementById('contents').hidden = words.length > 0;
  count.value = shown === 1 ? '1 key' : `${shown} keys`;
}

find.addEventListener('input', search);
find.form.addEventListener('submit', (event) => event.preventDefault());
search();
