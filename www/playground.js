// The playground: a text, its board, and its problems under the text and in it.

import { cheatSheet } from './betza.js';
import { OTHERS } from './data/keys.js';
import { makeEditor } from './editor.js';
import { fileName, LONGEST_LINK, packed, playablePage, save, snippet } from './embedding.js';
import { heldPictures, pictureValue } from './held-pictures.js';
import { keepWork, lastWork } from './last-work.js';
import { keys, rulesInWords } from './pkg/engine.js';
import { rulebook } from './rulebook.js';

const place = (id) => document.getElementById(id);
const board = place('board');
const found = place('found');
const note = place('note');

const START = `title=My own game
files=8
ranks=8
firstRank=1
promoChoice=LRBN
pawn:P:fmWfceFifmnD::a2-h2
knight:N:N::b1,g1
bishop:B:B::c1,f1
rook:R:R::a1,h1
lion::::d1
king:K:KisO2::e1
`;

/** The bytes of a part of an address. */
const fromAddress = (part) =>
  Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));

/** Line and column of an offset, from 1. */
function lineOf(offset) {
  const before = editor.text.slice(0, offset).split('\n');
  return [before.length, before.at(-1).length + 1];
}

function list(place, diagnostics) {
  place.replaceChildren(
    ...diagnostics.map(({ severity, message, hint, span, pointer }) => {
      const item = document.createElement('li');
      const kind = document.createElement('strong');
      kind.className = severity;
      kind.textContent = severity;
      const words = document.createElement('span');
      if (span) {
        const jump = document.createElement('button');
        jump.type = 'button';
        const [line, column] = lineOf(span[0]);
        jump.textContent = `line ${line}, column ${column}`;
        jump.addEventListener('click', () => {
          editor.select(span[0], span[1]);
        });
        words.append(jump, ': ');
      } else if (pointer) words.append(`${pointer}: `);
      words.append(message, hint ? ` ${hint}` : '');
      item.append(kind, words);
      return item;
    }),
  );
}

let timer = 0;
/** Counts what the text was last asked to be: what arrives later than the next wish is dropped. */
let wishes = 0;

function show() {
  board.definition = editor.text;
}

/** Text of a `variants.ini`: the first line that says something names a section. */
const isIni = (it) => /^\s*(?:[#;].*\n\s*)*\[[^\]\n]+\]/.test(it);

/** What the last `variants.ini` has become. */
let sections = [];

function chooseSection(index) {
  const { definition, notes } = sections[index];
  editor.text = definition;
  const count = notes.filter((it) => it.lost).length;
  place('said').textContent =
    count === 0
      ? 'Everything of it is in the definition.'
      : `${count === 1 ? 'One thing' : `${count} things`} could not be said.`;
  place('lost').replaceChildren(
    ...notes.map(({ line, lost, message }) => {
      const item = document.createElement('li');
      const kind = Object.assign(document.createElement('strong'), {
        className: lost ? 'warning' : 'info',
        textContent: lost ? 'lost' : 'note',
      });
      const words = Object.assign(document.createElement('span'), {
        textContent: `${line === undefined ? '' : `line ${line}: `}${message}`,
      });
      item.append(kind, words);
      return item;
    }),
  );
  show();
}

/** Takes a `variants.ini` apart; the reader chooses which section becomes the text. */
async function takeApart(ini) {
  const { importIni } = await import('./pkg/import.js');
  const found = await importIni(ini);
  if (editor.text !== ini || found.length === 0) return show();
  sections = found;
  place('sections').replaceChildren(...sections.map(({ name }, index) => new Option(name, String(index))));
  place('imported').hidden = false;
  chooseSection(0);
}

place('sections').addEventListener('change', ({ target }) => chooseSection(Number(target.value)));

/** Pictures of a stranger's definition would tell a third site who reads it. */
const shield = () => board.setAttribute('images', 'same-origin');

/** Follows what the author writes. Whoever writes a section by hand is not interrupted. */
function changed(text, typed) {
  wishes += 1;
  clearTimeout(timer);
  keepWork('text', { text, shielded: board.hasAttribute('images') });
  if (!typed && isIni(text)) return void takeApart(text);
  timer = setTimeout(show, 200);
}

/** All keys, for the completion: those of rules, and those of the board and its look. */
const plainKeys = OTHERS.flatMap(([, rows]) =>
  rows.map(([name, value, otherwise, doc]) => ({ name, value, default: otherwise, doc })),
);
const editor = makeEditor(place('paper'), { keys: [...plainKeys, ...(await keys())], changed, moved: () => follow() });
const follow = cheatSheet(editor, board);

/** A picture that is dropped or pasted becomes that of the piece at the cursor. */
async function takePicture(pictures) {
  const { value, why } = await pictureValue(pictures);
  const isSet = value !== undefined && editor.setBelow('picture', value);
  note.textContent = isSet ? '' : (why ?? 'Put the cursor into the line of a piece first.');
}

for (const name of ['paste', 'drop'])
  place('paper').addEventListener(
    name,
    (event) => {
      const pictures = heldPictures(event.clipboardData ?? event.dataTransfer);
      if (pictures.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      if (name === 'drop') editor.putCursor(event.clientX, event.clientY);
      void takePicture(pictures);
    },
    true,
  );

/** The rules in words, so that authors see whether they said what they meant. */
async function tell() {
  const { diagram } = board;
  if (!place('told').open) return;
  const topics = diagram ? (await rulesInWords(diagram)).topics : [];
  if (diagram !== board.diagram) return;
  place('rules').replaceChildren(...rulebook(topics));
}

place('told').addEventListener('toggle', () => void tell());
board.addEventListener('vd-diagnostics', ({ detail }) => {
  void board.ready.then(tell);
  editor.mark(detail.diagnostics);
  list(found, detail.diagnostics);
});

place('undo').addEventListener('click', () => editor.undo());
place('suggest').addEventListener('click', () => {
  note.textContent = editor.suggest() ? '' : 'Keys and values are suggested; moves are in the cheat sheet below.';
});

place('share').addEventListener('click', async () => {
  const part = await packed(editor.text);
  if (part.length > LONGEST_LINK) {
    note.textContent = 'This is too long for a link. Download it as a page, which is one file.';
    return;
  }
  history.replaceState(null, '', `${location.pathname}#${part}`);
  try {
    await navigator.clipboard.writeText(location.href);
    note.textContent = 'Copied.';
  } catch {
    note.textContent = 'The link is in the address bar.';
  }
});

/** What the game is called. */
const title = () => /^title=(.+)$/m.exec(editor.text)?.[1].trim() ?? '';

place('download').addEventListener('click', () => save(editor.text, fileName(title(), 'txt')));
place('download-page').addEventListener('click', async () => {
  const done = await playablePage(editor.text, title() || 'A variant');
  note.textContent = done ? 'Saved. The file plays the game, without a network.' : 'It could not be written.';
});

/** How the definition is written for other programs, by the ending of the file. */
const WRITERS = {
  ini: ({ toIni }, text) => toIni(text, 'variant'),
  html: ({ toIdiagramPage }, text) => toIdiagramPage(text),
  json: async ({ toJson }, text) => {
    const definition = await toJson(text);
    return { text: `${JSON.stringify(definition, undefined, 2)}\n`, refusals: [], notes: [] };
  },
};

place('others').addEventListener('change', async ({ target }) => {
  const [ending, text] = [target.value, editor.text];
  if (!ending) return;
  target.value = '';
  note.textContent = '';
  const written = await WRITERS[ending](await import('./pkg/import.js'), text);
  list(place('refused'), [...written.refusals, ...written.notes]);
  if (written.text === '') note.textContent = 'That program cannot say all of it. What it cannot is listed.';
  else save(written.text, fileName(title(), ending));
});

place('embed').addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(snippet(editor.text));
    note.textContent = 'Copied. The standalone script must lie beside the page.';
  } catch {
    note.textContent = 'It could not be copied.';
  }
});

const examples = place('examples');

/** Shows what arrives as the text, unless something else is wanted by then. */
async function open(arriving, otherwise = START) {
  wishes += 1;
  const wish = wishes;
  const arrived = await arriving.catch(() => otherwise);
  if (wish !== wishes) return;
  editor.text = arrived;
  show();
}

/** A definition of the site: a game of the gallery, or an example of the manual. */
const fetched = async (folder, id) => {
  const answer = await fetch(`${folder}/${encodeURIComponent(id)}.txt`);
  if (!answer.ok) throw new Error(`There is no example ${id}.`);
  return answer.text();
};

examples.addEventListener('change', () => {
  place('imported').hidden = true;
  board.removeAttribute('images');
  if (examples.value) void open(fetched('diagrams', examples.value), editor.text);
});

/** Most bytes of what a link holds. */
const LARGEST = 1_000_000;

/** What was packed; an error if it is more than a definition can be. */
async function unpacked(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts = [];
  for (let size = 0, it = await reader.read(); !it.done; it = await reader.read()) {
    size += it.value.length;
    if (size > LARGEST) {
      void reader.cancel();
      throw new Error('The link holds too much.');
    }
    parts.push(it.value);
  }
  return new Blob(parts).text();
}

/** What the part of an address after its hash says. */
async function linked(part) {
  try {
    if (part.length > LONGEST_LINK) throw new Error('The link is too long.');
    return await unpacked(fromAddress(part));
  } catch (error) {
    note.textContent = 'The link could not be read.';
    throw error;
  }
}

const query = new URLSearchParams(location.search);
const wanted = query.get('id');
const shown = query.get('example');
const part = location.hash.slice(1);
/** The definition in a link to a friend, which the board opens itself. */
const [, befriended] = /^vd=([\w-]+)\.\.[\w-]/.exec(part) ?? [];
if (befriended) {
  shield();
  const text = linked(befriended).then((it) => JSON.parse(it));
  void open(text.then((it) => (typeof it === 'string' ? it : JSON.stringify(it))));
} else if (part !== '') {
  shield();
  void open(linked(part));
} else if (wanted !== null) void open(fetched('diagrams', wanted));
else if (shown !== null) void open(fetched('examples', shown));
else {
  editor.text = START;
  const { text, shielded } = lastWork('text') ?? {};
  if (typeof text === 'string' && text !== START) {
    if (shielded) shield();
    editor.text = text;
    note.textContent = 'Your last text. Undo brings the example back.';
  }
  show();
}

// A link may ask for a part of the page to be open.
const asked = document.querySelector(`details.told[id="${CSS.escape(query.get('open') ?? '')}"]`);
if (asked) {
  asked.open = true;
  asked.querySelector('summary').focus({ preventScroll: true });
  asked.scrollIntoView();
}

// The list is the last: nobody who writes waits for it.
const { entries } = await (await fetch('diagrams/index.json')).json();
for (const { id, title } of entries) examples.append(new Option(title, id));
if (part === '' && entries.some(({ id }) => id === wanted)) examples.value = wanted;
