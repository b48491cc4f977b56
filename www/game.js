// One game of the gallery: its board, its text, the way to the next one.

const place = (id) => document.getElementById(id);
const wanted = new URLSearchParams(location.search).get('id');
const entries = await (await fetch('diagrams/index.json')).json();
const index = Math.max(0, entries.findIndex(({ id }) => id === wanted));
const { id, title, author, about } = entries[index];
const next = entries[(index + 1) % entries.length];

document.title = `${title} – Variant Diagram`;
place('name').textContent = title;
place('author').textContent = author ?? '';
place('about').textContent = about ?? '';
place('edit').href = `playground.html?id=${encodeURIComponent(id)}`;
place('next').href = `game.html?id=${encodeURIComponent(next.id)}`;
place('next').textContent = `Next: ${next.title}`;

const text = await (await fetch(`diagrams/${id}.txt`)).text();
place('text').textContent = text;
// The page has the title already.
place('board').definition = text.replace(/^[ \t]*(title|author)[ \t]*=.*$/gm, '');
