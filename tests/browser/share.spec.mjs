// Links that hold a definition and a game.

import { Board, boardPage, CHESS, expect, LION, test } from './page.mjs';

const linked = (text) => boardPage(text).replace('<variant-diagram', '<variant-diagram linked');

test('a link brings definition and game to another page', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const board = await open(linked(CHESS));
  await board.click('e2', 'e4', 'e7', 'e5', 'g1', 'f3');
  await board.button('One move back').click();
  await board.button('Share').click();
  await board.button('Copy a link to this game').click();
  await expect(board.dialog).toContainText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/test\.html#vd=[\w-]+$/);
  await open(linked(LION));
  await page.goto('about:blank');
  await page.goto(link);
  const other = new Board(page, page.locator('variant-diagram'));
  await other.expect('e5', 'black pawn');
  await other.expect('g1', 'white knight');
  await other.button('To the end').click();
  await other.expect('f3', 'white knight');
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

test('a board that is not linked does not read the address', async ({ open, page }) => {
  await open(linked(CHESS));
  const link = await page.evaluate(() => document.querySelector('variant-diagram').link());
  await open(boardPage(LION));
  await page.goto('about:blank');
  await page.goto(link);
  await new Board(page, page.locator('variant-diagram')).expect('e4', 'white lion');
});
