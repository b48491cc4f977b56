// The list of the games that this browser keeps, on the front page: to go on with one, or to forget it.

const section = document.getElementById('yours');
const { lang } = document.documentElement;

/** Most games that are listed here; the list of each board has all. */
const MOST = 8;

async function item({ gameWords, forgetGame }, game) {
  const made = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: game.link ?? game.page, textContent: game.title });
  const words = Object.assign(document.createElement('span'), { textContent: await gameWords(game, lang) });
  const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'plain small' });
  remove.textContent = section.dataset.remove;
  remove.setAttribute(
    'aria-label',
    section.dataset.removeNamed.replace('#', () => game.title),
  );
  remove.addEventListener('click', async () => {
    await forgetGame(game.key);
    const next = made.nextElementSibling ?? made.previousElementSibling;
    made.remove();
    if (next) next.querySelector('button').focus();
    else section.hidden = true;
  });
  made.append(link, words, remove);
  return made;
}

/** Lists the games that go on. */
export async function listGames() {
  const kept = await import('./pkg/games.js');
  const open = ((await kept.readGames()) ?? []).filter(
    (it) => !it.over && !it.former && it.page.startsWith(location.origin),
  );
  const items = await Promise.all(open.slice(0, MOST).map((it) => item(kept, it)));
  section.querySelector('ul').replaceChildren(...items);
  section.hidden = open.length === 0;
}
