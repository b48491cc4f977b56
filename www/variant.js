// The page of a variant: its board, and buttons that copy. Without a script everything else is there.

// From here, so that the board opens once, with what it is told below.
import './pkg/define.js';

const note = document.getElementById('note');

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
      button.textContent = 'Copied';
      note.textContent = 'Copied.';
    } catch {
      note.textContent = 'It could not be copied.';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
      note.textContent = '';
    }, 2500);
  });
}

// The page has the title already; a link brings all of its own.
const board = document.getElementById('board');
const text = document.getElementById('text').textContent;
if (!location.hash.startsWith('#vd=')) {
  board.removeAttribute('src');
  board.definition = text.replace(/^[ \t]*(title|author)[ \t]*=.*$/gm, '');
}
