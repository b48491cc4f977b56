// A board in the language of its page or of its reader: what it says.

import { boardPage, CHESS, expect, test } from './page.mjs';

const languageAt = (locator) => locator.evaluate((element) => element.closest('[lang]').lang);

test('a board speaks the language of the page around it', async ({ open }) => {
  const board = await open(`<div lang="de-AT">${boardPage(`title=Schach\n${CHESS}`)}</div>`);
  await expect(board.message).toHaveText(/^Weiß am Zug/);
  expect(await languageAt(board.message)).toBe('de');
  expect(await languageAt(board.root.locator('.title'))).toBe('de-AT');
  await expect(board.square('e2')).toHaveAttribute('aria-label', /^e2, .*Bauer/);
  await board.click('e2');
  await expect(board.message).toContainText('Bauer');
  await board.click('e5');
  await expect(board.message).not.toContainText(/[Pp]awn|cannot|square/);
});

test('its own attribute goes first, also when it changes while a game is played', async ({ open }) => {
  const board = await open(`<div lang="fr">${boardPage(CHESS)}</div>`);
  await expect(board.message).toHaveText(/Blancs/);
  await board.click('e2', 'e4');
  await board.root.evaluate((it) => (it.lang = 'es'));
  await expect(board.message).toHaveText(/negras/i);
  await board.root.evaluate((it) => (it.lang = 'en'));
  await expect(board.message).toHaveText('Black to move.');
  expect(await board.root.evaluate((it) => it.scene.ply)).toBe(1);
});

test('the names that an author gives in a language are said there, and nowhere else', async ({ open }) => {
  const text = `title=Watch\ntitle.de=Wacht\n${CHESS.replace(/^(knight:.*)$/m, '$1\nname.de=Gaul')}`;
  const board = await open(`<div lang="de">${boardPage(text)}</div>`);
  await expect(board.message).toHaveText(/^Weiß am Zug/);
  await expect(board.root.locator('.title')).toContainText('Wacht');
  await expect(board.square('b1')).toHaveAttribute('aria-label', /Gaul/);
  await board.click('b1');
  await expect(board.message).toContainText('Gaul');
  await board.root.evaluate((it) => (it.lang = 'en'));
  await expect(board.message).toHaveText(/^White to move/);
  await expect(board.root.locator('.title')).toContainText('Watch');
  await expect(board.square('b1')).toHaveAttribute('aria-label', /knight/);
});

test('a language that nobody has is English', async ({ open }) => {
  const board = await open(`<div lang="eo">${boardPage(CHESS)}</div>`);
  await expect(board.message).toHaveText(/^White to move/);
  expect(await languageAt(board.message)).toBe('en');
});

test('a reader chooses a language for all boards, and keeps it', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.openMenu();
  await board.button('Board and pieces').click();
  await board.root.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await expect(board.message).toHaveText(/^Weiß am Zug/);
  await page.reload();
  await expect(board.message).toHaveText(/^Weiß am Zug/);
});

test('a board in a language that cannot be loaded is played in English', async ({ open, page }) => {
  await page.route('**/locales/ja.js*', (route) => route.abort());
  const board = await open(`<div lang="ja">${boardPage(CHESS)}</div>`);
  await board.click('e2', 'e4');
  await expect(board.message).toHaveText('Black to move.');
});
