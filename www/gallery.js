// The gallery: a card for each definition. Boards are made when they come into view.

const find = document.getElementById('find');
const count = document.getElementById('count');

const entries = await (await fetch('diagrams/index.json')).json();

const seen = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const board = document.createElement('variant-diagram');
      board.toggleAttribute('still', true);
      board.setAttribute('images', 'none');
      board.setAttribute('src', `diagrams/${target.dataset.id}.txt`);
      target.append(board);
    }
  },
  { rootMargin: '300px' },
);

/** An element with text. */
function make(tag, text, properties = {}) {
  const element = Object.assign(document.createElement(tag), properties);
  element.textContent = text;
  return element;
}

const items = entries.map(({ id, title, author, about, group }) => {
  const preview = make('div', '', { className: 'preview' });
  preview.dataset.id = id;
  const link = make('a', '', { className: 'card', href: `game.html?id=${encodeURIComponent(id)}` });
  link.append(preview, make('h2', title));
  if (author) link.append(make('small', author));
  const item = make('li', '');
  item.append(link);
  document.getElementById(group).append(item);
  seen.observe(preview);
  return { item, words: `${id} ${title} ${author ?? ''} ${about ?? ''}`.toLowerCase() };
});

/** Shows the games that contain every word of the search. */
function search() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { item, words: text } of items) {
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) shown += 1;
  }
  for (const part of document.querySelectorAll('.part')) part.hidden = !part.querySelector('li:not([hidden])');
  count.value = shown === 1 ? '1 game' : `${shown} games`;
}

find.addEventListener('input', search);
find.form.addEventListener('submit', (event) => event.preventDefault());
search();
