// Lessons: still pictures become boards when they come near the view, and texts can be copied and taken to the playground.

import './pkg/define.js';

/** Bytes as text for an address. */
const toAddress = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toAddress(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Puts a board in the place of a still picture, as soon as it can be played. */
async function liven(place, text) {
  const board = document.createElement('variant-diagram');
  board.setAttribute('images', 'none');
  board.definition = text.replace(/^[ \t]*(title|author)[ \t]*=.*$/gm, '');
  place.append(board);
  await board.ready;
  place.querySelector(':scope > svg')?.remove();
}

const seen = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      void liven(target, target.closest('.lesson').querySelector('.definition').textContent);
    }
  },
  { rootMargin: '200px' },
);

for (const lesson of document.querySelectorAll('.lesson')) {
  const text = lesson.querySelector('.definition').textContent;
  const link = Object.assign(document.createElement('a'), {
    className: 'try',
    textContent: lesson.dataset.try,
  });
  link.href = new URL(`playground.html#${await packed(text)}`, import.meta.url).href;
  lesson.querySelector('.definition').after(link);
  seen.observe(lesson.querySelector('.live'));
}

/** A button that copies a text, and says so. */
function copyButton(text) {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'plain copy',
    textContent: 'Copy',
  });
  button.setAttribute('aria-label', `Copy: ${text.getAttribute('aria-label') ?? 'text'}`);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text.textContent);
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 2500);
  });
  return button;
}

if (navigator.clipboard)
  for (const text of document.querySelectorAll('.reading > pre.definition')) text.before(copyButton(text));
