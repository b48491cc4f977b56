// A book of mdBook with our preprocessor: its keys turn pages, those of a board do not.

import { Board, checkSite, expect, test } from './site.mjs';

const site = checkSite('mdbook', 'games.html');

test('mdbook: keys on a board do not reach the book, keys beside it do', async ({ page }) => {
  await page.goto(site.page);
  const board = new Board(page, page.locator('variant-diagram').first());
  await board.square('a2').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'Home', '?', 'Escape'])
    await page.keyboard.press(key);
  await page.keyboard.press('Control+Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Enter'])
    await page.keyboard.press(key);
  await board.expect('a3', 'white pawn');
  await expect(page).toHaveURL(site.page);
  await expect(page.locator('#mdbook-help-container')).toBeHidden();
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('?');
  await expect(page.locator('#mdbook-help-container')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/after\.html$/);
});

test('mdbook: the printed book holds the pictures', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL('print.html', site.page).href);
  await expect(page.getByRole('img', { name: 'Small Chess' })).toBeVisible();
  await context.close();
});
