// A site of Docusaurus with the remark plugin: pages are changed without being loaded again.

import { Board, checkSite, expect, test } from './site.mjs';

const site = checkSite('docusaurus', 'games');

test('docusaurus: boards play after a change of page inside the site', async ({ page }) => {
  await page.goto(new URL('/', site.page).href);
  await page.getByRole('link', { name: 'The games', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small games');
  const board = new Board(page, page.locator('variant-diagram').first());
  await board.click('c2', 'c3');
  await board.expect('c3', 'white pawn');
  await page.getByRole('link', { name: /After/ }).first().click();
  await expect(page.locator('variant-diagram')).toHaveCount(0);
  await page.goBack();
  await board.click('c2', 'c3');
  await board.expect('c3', 'white pawn');
});

test('docusaurus: a board follows the switch for light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site.page);
  const board = new Board(page, page.locator('variant-diagram').first());
  await expect(board.grid).toBeVisible();
  // In one go: the site may set its own again when it has woken up.
  const colours = await board.root.evaluate((it) =>
    ['light', 'dark'].map((theme) => {
      document.documentElement.setAttribute('data-theme', theme);
      return getComputedStyle(it).colorScheme;
    }),
  );
  expect(colours).toEqual(['light', 'dark']);
});
