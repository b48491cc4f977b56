// The page of a variant: its board, buttons that copy, and move diagrams in the list of pieces. Without a script everything else is there.

// From here, so that the board opens once, with what it is told below.
import './pkg/define.js';

const note = document.getElementById('note');

for (const button of document.querySelectorAll('[data-copy]')) {
  const { textContent: name } = button;
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
      button.textContent = note.dataset.copied;
      note.textContent = note.dataset.copied;
    } catch {
      note.textContent = note.dataset.failed;
    }
    setTimeout(() => {
      button.textContent = name;
      note.textContent = '';
    }, 2500);
  });
}

// The page has the title already, and only readers of screens need it at the board; a link that brings other rules brings all of its own.
const board = document.getElementById('board');
const text = document.getElementById('text').textContent;
board.classList.toggle('named', !/^#vd=(?!~)/.test(location.hash));
if (!location.hash.startsWith('#vd=')) board.definition = text;

// Beside the rules the board stays in sight. What is higher than the window scrolls until its end is seen, and stays then.
const playing = document.querySelector('.playing');
const stick = () => {
  playing.style.insetBlockStart = `${Math.min(16, innerHeight - playing.offsetHeight - 16)}px`;
};
new ResizeObserver(stick).observe(playing);
addEventListener('resize', stick);

// One click leads to a game; side and level are changed below the board.
const play = document.getElementById('play');
if (play) {
  play.disabled = false;
  play.addEventListener('click', async () => {
    await board.ready;
    board.opponent ??= 'black';
    // A board that is higher than the window begins at its top.
    board.scrollIntoView({ block: board.offsetHeight > innerHeight ? 'start' : 'nearest' });
    board.focus({ preventScroll: true });
  });
}

// What there is to learn, over the page: exercises of the pieces, and puzzles where the game has some.
for (const button of document.querySelectorAll('[data-learn]')) {
  button.disabled = false;
  button.addEventListener('click', async () => {
    await board.ready;
    await board.learn(button.dataset.learn || undefined);
  });
}

// Keys that mean something on the board mean it anywhere on the page where nothing is written or chosen.
const KEYS = { f: () => board.flip(), ArrowLeft: () => board.undo(), ArrowRight: () => board.redo() };
addEventListener('keydown', (event) => {
  const does = KEYS[event.key];
  const isElsewhere = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  if (!does || isElsewhere || event.target.closest('variant-diagram, input, select, textarea, [tabindex], dialog'))
    return;
  event.preventDefault();
  does();
});

/** A board in a row of its own that shows how a piece moves: a click puts an enemy there, or takes it away. */
function diagramRow(piece, moves) {
  const row = document.createElement('tr');
  const cell = document.createElement('td');
  const diagram = document.createElement('variant-diagram');
  row.className = 'diagram';
  cell.colSpan = 3;
  for (const [attribute, value] of Object.entries({ piece, images: 'none', 'aria-label': moves }))
    diagram.setAttribute(attribute, value);
  diagram.definition = text.replace(/^[ \t]*(title|author|solution|task|goal)[ \t]*=.*$/gm, '');
  cell.append(diagram);
  row.append(cell);
  return row;
}

for (const row of document.querySelectorAll('tr[data-piece]')) {
  const { piece, moves } = row.dataset;
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'plain small' });
  button.textContent = row.closest('table').dataset.diagram;
  button.setAttribute('aria-label', `${button.textContent}: ${moves}`);
  button.setAttribute('aria-expanded', 'false');
  let shown;
  button.addEventListener('click', () => {
    if (shown) shown.remove();
    else row.after(diagramRow(piece, moves));
    shown = shown ? undefined : row.nextElementSibling;
    button.setAttribute('aria-expanded', String(Boolean(shown)));
  });
  row.lastElementChild.append(' ', button);
}

// Whoever has played here can do so again without a network.
void board.ready
  .then(() => import('./offline.js'))
  .then((it) => it.goOfflineLater())
  .catch(() => undefined);
