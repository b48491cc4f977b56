// The gallery: shows the cards that fit what is searched for. The search stands in the address. Cards are there without it.

const form = document.getElementById('search');
const count = document.getElementById('count');
const none = document.getElementById('none');
const clear = document.getElementById('clear');
/** How the page says how many games there are: `{ one: '# game', other: '# games' }`. */
const counts = JSON.parse(count.dataset.counts);
const plural = new Intl.PluralRules(document.documentElement.lang);
const FIELDS = ['q', 'board', 'piece', 'rule'];

let items = [];
/** The lists of the families, each with its cards. */
let homes = [];
let loading;
/** What compares words; it comes with what can be searched for. */
let search;

/** Reads what can be searched for, once: nobody waits for it who only looks around. */
function load() {
  loading ??= (async () => {
    search = await import('./search.js');
    const { plain, wordsOf } = search;
    homes = [...document.querySelectorAll('.part > .cards')].map((it) => [it, [...it.children]]);
    const { names, entries } = await (await fetch('diagrams/index.json')).json();
    const cards = new Map([...document.querySelectorAll('.cards > li')].map((it) => [it.dataset.id, it]));
    const pieceNames = new Set(entries.flatMap((it) => it.pieces.map((number) => names[number].toLowerCase())));
    document.getElementById('piece-names').replaceChildren(...[...pieceNames].sort().map((it) => new Option(it, it)));
    items = entries.flatMap((it) => {
      const card = cards.get(it.id);
      if (!card) return [];
      const pieces = it.pieces.map((number) => plain(names[number]));
      const rules = it.rules.map((number) => names[number]);
      return [
        {
          card,
          size: it.size,
          pieces,
          rules,
          title: wordsOf(`${it.title} ${it.id} ${it.called ?? ''}`),
          names: wordsOf(`${it.author ?? ''} ${pieces.join(' ')}`),
          about: wordsOf(`${card.textContent} ${it.about}`),
          everyday: wordsOf(it.everyday),
        },
      ];
    });
  })().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Whether a variant is of the kind that is searched for. */
function fits(it, { board, piece, rule }) {
  return (
    (board === '' || it.size === board) &&
    (piece.trim() === '' || it.pieces.some((name) => name.includes(search.plain(piece.trim())))) &&
    (rule === '' || it.rules.includes(rule))
  );
}

const wish = () => Object.fromEntries(FIELDS.map((name) => [name, form.elements[name].value]));

/** Cards stand in their families, or by how well they fit the words. */
function arrange(found, byWords) {
  const results = document.getElementById('results');
  results.hidden = !byWords;
  if (results.childElementCount > 0) for (const [home, cards] of homes) home.append(...cards);
  if (byWords) results.append(...found.map((it) => it.card));
}

/** Shows what fits now, and says how many there are. What stands above the fields goes only if nobody is writing in them. */
async function show(isTyped = true) {
  await load();
  const wanted = wish();
  const found = search.ranked(items, wanted.q).filter((it) => fits(it, wanted));
  const all = new Set(found);
  for (const it of items) it.card.hidden = !all.has(it);
  arrange(found, wanted.q.trim() !== '');
  const shown = found.length;
  for (const section of document.querySelectorAll('section.part'))
    section.hidden = !section.querySelector('.cards > li:not([hidden])');
  const searching = FIELDS.some((name) => wanted[name] !== '');
  document.getElementById('families').hidden = searching;
  document.body.classList.toggle('searching', searching);
  const before = form.getBoundingClientRect().top;
  if (!isTyped || !searching) for (const id of ['striking', 'first']) document.getElementById(id).hidden = searching;
  if (isTyped) scrollBy(0, form.getBoundingClientRect().top - before);
  count.value = counts[plural.select(shown)].replace('#', shown);
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
  if (items.length > 0 || FIELDS.some((name) => form.elements[name].value !== '')) void show(false);
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
const stage = document.getElementById('stage');
async function play(event) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (start.ariaBusy === 'true') return;
  start.ariaBusy = 'true';
  const said = document.createElement('p');
  said.className = 'loading';
  said.setAttribute('role', 'status');
  stage.append(said);
  said.textContent = stage.dataset.loading;
  try {
    await loadBoards();
    const board = document.createElement('variant-diagram');
    for (const [name, value] of Object.entries({ src: start.dataset.src, images: 'none', opponent: 'black' }))
      board.setAttribute(name, value);
    // In the place of the picture, which stays until the board is there.
    stage.append(board);
    await board.ready;
    // What is below must not hold the page while the board becomes larger than its picture.
    document.documentElement.style.overflowAnchor = 'none';
    start.remove();
    board.scrollIntoView({ block: board.offsetHeight > innerHeight ? 'start' : 'nearest' });
    board.focus({ preventScroll: true });
    said.remove();
    void import('./offline.js').then((it) => it.goOfflineLater()).catch(() => undefined);
  } catch {
    // The page of the game has a board as well.
    location.assign(start.href);
  }
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
// Who wants to find a game is about to write.
const find = document.getElementById('find-link');
find.addEventListener('click', (event) => {
  event.preventDefault();
  form.scrollIntoView();
  form.elements.q.focus({ preventScroll: true });
});
// A family shows its first games; a button shows the rest, and the focus goes on there.
for (const it of document.querySelectorAll('.part > .all'))
  it.addEventListener('click', () => {
    const list = it.previousElementSibling;
    const next = list.children[12]?.querySelector('a');
    list.classList.remove('short');
    it.remove();
    next?.focus();
  });
// One of all games, by chance.
const surprise = document.getElementById('surprise');
surprise.hidden = false;
surprise.addEventListener('click', () => {
  const cards = document.querySelectorAll('.part:not([aria-labelledby="zones-title"]) > .cards > li > a');
  cards[Math.floor(Math.random() * cards.length)]?.click();
});
take();
/** Lists the games that this browser keeps. Where none was ever kept, nothing is loaded for that. */
async function showYours() {
  const all = await globalThis.indexedDB?.databases?.();
  if (all?.some((it) => it.name === 'variant-diagram-games')) await (await import('./your-games.js')).listGames();
}
showYours().catch(() => undefined);
