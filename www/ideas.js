// Ideas: an opened one gets its board, and the search shows those that fit.

import { searchable } from './word-search.js';

const find = document.getElementById('find');
const count = document.getElementById('count');
const sections = [...document.querySelectorAll('.ideas')];

/** Makes the board of an idea, once. */
async function show(idea) {
  const place = idea.querySelector('.live');
  if (!idea.open || place.childElementCount > 0) return;
  await import('./pkg/define.js');
  const board = document.createElement('variant-diagram');
  board.setAttribute('images', 'none');
  board.setAttribute('src', `examples/idea-${idea.id}.txt`);
  place.append(board);
}

const all = sections.flatMap((section) => [...section.querySelectorAll('.idea')]);
const fitting = searchable(all.map((it) => ({ text: `${it.textContent} ${it.dataset.words}` })));

function search() {
  const fits = fitting(find.value);
  all.forEach((it, n) => {
    it.hidden = !fits[n];
  });
  for (const it of sections) it.hidden = !it.querySelector('.idea:not([hidden])');
  const shown = all.filter((it) => !it.hidden).length;
  count.value = shown === 1 ? '1 idea' : `${shown} ideas`;
}

for (const idea of document.querySelectorAll('.idea')) idea.addEventListener('toggle', () => void show(idea));
find.addEventListener('input', search);
find.form.addEventListener('submit', (event) => event.preventDefault());
search();

// An address may name an idea.
const wanted = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
if (wanted instanceof HTMLDetailsElement) wanted.open = true;
