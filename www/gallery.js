// The gallery: shows the cards that fit what is searched for. The search stands in the address. Cards are there without it.

const form = document.getElementById('search');
const count = document.getElementById('count');
const none = document.getElementById('none');
const clear = document.getElementById('clear');
const FIELDS = ['q', 'board', 'piece', 'rule'];

/** So many variants that have the words themselves are enough. */
const ENOUGH = 3;

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
let items = [];
let loading;

/** Reads what can be searched for, once: nobody waits for it who only looks around. */
function load() {
  loading ??= (async () => {
    const { names, entries } = await (await fetch('diagrams/index.json')).json();
    const cards = new Map([...document.querySelectorAll('.cards > li')].map((it) => [it.dataset.id, it]));
    const pieceNames = new Set(entries.flatMap((it) => it.pieces.map((number) => names[number].toLowerCase())));
    document.getElementById('piece-names').replaceChildren(...[...pieceNames].sort().map((it) => new Option(it, it)));
    items = entries.flatMap((it) => {
      const card = cards.get(it.id);
      if (!card) return [];
      const pieces = it.pieces.map((number) => plain(names[number]));
      const rules = it.rules.map((number) => names[number]);
      const words = plain(
        `${it.id} ${it.title} ${it.author ?? ''} ${card.textContent} ${it.about} ${pieces.join(' ')}`,
      );
      return [{ card, size: it.size, pieces, rules, words, everyday: plain(`${words} ${it.everyday}`) }];
    });
  })().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Whether a variant is what is searched for. `words` are those of the variant. */
function fits(it, words, { q, board, piece, rule }) {
  return (
    plain(q)
      .split(/\s+/)
      .every((word) => words.includes(word)) &&
    (board === '' || it.size === board) &&
    (piece.trim() === '' || it.pieces.some((name) => name.includes(plain(piece.trim())))) &&
    (rule === '' || it.rules.includes(rule))
  );
}

const wish = () => Object.fromEntries(FIELDS.map((name) => [name, form.elements[name].value]));

/** Shows what fits now, and says how many there are. */
async function show() {
  await load();
  const wanted = wish();
  // Where hardly any variant has the words itself, everyday words for its rules count.
  const own = items.filter((it) => fits(it, it.words, wanted));
  const found = new Set(own.length >= ENOUGH ? own : items.filter((it) => fits(it, it.everyday, wanted)));
  for (const it of items) it.card.hidden = !found.has(it);
  const shown = found.size;
  for (const section of document.querySelectorAll('section.part'))
    section.hidden = !section.querySelector('.cards > li:not([hidden])');
  const searching = FIELDS.some((name) => wanted[name] !== '');
  for (const id of ['striking', 'first', 'families']) document.getElementById(id).hidden = searching;
  count.value = shown === 1 ? '1 game' : `${shown} games`;
  none.hidden = shown > 0;
  clear.hidden = !searching;
}

/** Puts the search into the address, so that it can be kept and sent. */
function note() {
  const query = new URLSearchParams(Object.entries(wish()).filter(([, value]) => value !== ''));
  const text = query.toString();
  history.replaceState(null, '', text === '' ? location.pathname : `?${text}`);
}

/** Takes the search from the address. A rule or size that no game has is shown as an empty list, not ignored. */
function take() {
  const query = new URLSearchParams(location.search);
  for (const name of FIELDS) {
    const field = form.elements[name];
    const value = query.get(name) ?? '';
    if (field instanceof HTMLSelectElement && value !== '' && ![...field.options].some((it) => it.value === value))
      field.append(new Option(value, value));
    field.value = value;
  }
  if (items.length > 0 || FIELDS.some((name) => form.elements[name].value !== '')) void show();
}

function changed() {
  note();
  void show();
}

function reset() {
  for (const name of FIELDS) form.elements[name].value = '';
  changed();
  form.elements.q.focus();
}

/** The game on the front page: its picture becomes a board, which the computer plays against. */
const start = document.getElementById('start');
const loadBoards = () => import('./pkg/define.js');
async function play(event) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  start.setAttribute('aria-busy', 'true');
  await loadBoards();
  const board = document.createElement('variant-diagram');
  for (const [name, value] of Object.entries({ src: start.dataset.src, images: 'none', opponent: 'black' }))
    board.setAttribute(name, value);
  document.getElementById('stage').prepend(board);
  await board.ready;
  start.remove();
  board.focus();
}
start.addEventListener('click', (event) => void play(event));
for (const it of ['pointerenter', 'focus', 'touchstart'])
  start.addEventListener(it, () => void loadBoards(), { once: true, passive: true });

form.addEventListener('input', changed);
// Whoever comes near the search is about to use it.
for (const it of ['focusin', 'pointerenter']) form.addEventListener(it, () => void load(), { once: true });
form.addEventListener('submit', (event) => event.preventDefault());
clear.addEventListener('click', reset);
document.getElementById('again').addEventListener('click', reset);
window.addEventListener('popstate', take);
form.hidden = false;
document.getElementById('find-link').hidden = false;
take();
