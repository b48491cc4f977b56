// The rules of a definition in words, as a page shows them while somebody writes it.

const make = (name, text, more = {}) => Object.assign(document.createElement(name), { textContent: text, ...more });

/** A table whose caption says what all rows say; the first cell of a row is its head. */
function table({ caption, columns, rows }) {
  const res = document.createElement('table');
  res.createCaption().textContent = caption;
  res
    .createTHead()
    .insertRow()
    .append(...columns.map((it) => make('th', it, { scope: 'col' })));
  const body = res.createTBody();
  for (const [head, ...cells] of rows)
    body.insertRow().append(make('th', head, { scope: 'row' }), ...cells.map((it) => make('td', it)));
  return res;
}

function item({ text, table: told }) {
  const res = document.createElement('li');
  res.append(told ? table(told) : text);
  return res;
}

/** Headings and lists of what is said of each topic. */
export const rulebook = (topics) =>
  topics.flatMap(({ title, sentences }) => {
    const items = document.createElement('ul');
    items.append(...sentences.map(item));
    return [make('h2', title), items];
  });
