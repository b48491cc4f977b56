// Links that hold a definition and a game.

import { Board, boardPage, CHESS, expect, inFull, LION, test } from './page.mjs';

const linked = (text) => boardPage(text).replace('<variant-diagram', '<variant-diagram linked');

test('a link brings definition and game to another page', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4', 'e7', 'e5', 'g1', 'f3');
  await board.button('One move back').click();
  const link = await board.root.evaluate((it) => it.link());
  expect(link).toMatch(/test\.html#vd=[\w-]+\.[\w-]+$/);
  await open(linked(LION));
  await page.goto('about:blank');
  await page.goto(link);
  const other = new Board(page, page.locator('variant-diagram'));
  await other.expect('e5', 'black pawn');
  await other.expect('g1', 'white knight');
  await other.button('To the end').click();
  await other.expect('f3', 'white knight');
});

test('a link to a game on its own page is short, and no stranger brought it', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const named = `title=Our chess\n${CHESS}`;
  const board = await open(linked(named));
  await board.click('e2', 'e4', 'e7', 'e5', 'g1', 'f3');
  await board.button('One move back').click();
  await board.button('Share').click();
  await board.button('Copy a link to this game').click();
  await expect(board.dialog).toContainText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/test\.html#vd=~\w+\.[\w-]{4,12}$/);
  await page.goto('about:blank');
  await page.goto(link);
  const again = new Board(page, page.locator('variant-diagram'));
  await again.expect('e5', 'black pawn');
  await again.expect('g1', 'white knight');
  await again.button('To the end').click();
  await again.expect('f3', 'white knight');
  await expect(again.root.locator('.title')).toHaveText('Our chess');
  await open(linked(LION));
  await page.goto('about:blank');
  await page.goto(link);
  const other = new Board(page, page.locator('variant-diagram'));
  await other.expect('e4', 'white lion');
  await expect(other.message).toContainText('The game to be shown here could not be read to its end.');
});

test('the page of a game in the gallery has its definition itself', inFull(), async ({ page, site }) => {
  await page.goto(`${site}games/chess/index.html`);
  const board = new Board(page, page.locator('#board'));
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  const link = await board.root.evaluate((it) => it.link());
  expect(link).toMatch(/games\/chess\/index\.html#vd=~\w+\.[\w-]{4,12}$/);
  await page.goto('about:blank');
  await page.goto(link);
  await board.expect('e4', 'white pawn');
  await expect(board.root.locator('.title')).not.toContainText('From a link');
});

test('a broken link shows the definition of the page', async ({ open, page }) => {
  await open(linked(LION));
  const address = page.url();
  for (const code of ['%%%', 'AAAA', 'q1ZKzkjNyVeqBQA']) {
    await page.goto('about:blank');
    await page.goto(`${address}#vd=${code}`);
    const board = new Board(page, page.locator('variant-diagram'));
    await board.expect('e4', 'white lion');
  }
});

test('a board that is not linked does not read the address', inFull(), async ({ open, page }) => {
  await open(linked(CHESS));
  const link = await page.evaluate(() => document.querySelector('variant-diagram').link());
  await open(boardPage(LION));
  await page.goto('about:blank');
  await page.goto(link);
  await new Board(page, page.locator('variant-diagram')).expect('e4', 'white lion');
});
