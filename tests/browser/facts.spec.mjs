// The facts on the pages of the variants, and the page that tells how to measure.

import { violations } from './axe.mjs';
import { expect, inFull, test } from './page.mjs';

test('the page of a variant shows its balance, values and maps', async ({ page, site }) => {
  await page.goto(`${site}games/chess/index.html`);
  const facts = page.getByRole('region', { name: 'Facts', exact: true });
  await expect(facts.getByRole('img', { name: /^White won \d+, drew \d+ and lost \d+ of \d+ games$/ })).toBeVisible();
  await expect(facts).toContainText(/\d+ games of the computer against itself, \d+ positions a move, \d{4}-\d\d-\d\d/);
  await expect(facts).toContainText(/White’s points\s*[\d.]+ % ± [\d.]+/);
  const pieces = facts.getByText('Pieces: values, mobility, mates');
  await pieces.focus();
  await page.keyboard.press('Enter');
  const knight = facts.getByRole('row', { name: /^Knight/ });
  await expect(knight).toContainText('Reaches every square. Gets past pieces on all squares around it.');
  await expect(facts.getByRole('row', { name: /^Bishop/ })).toContainText('Bound to one of 2 sets of squares');
  await expect(knight).toContainText('With its king alone it cannot mate a bare king.');
  await expect(facts.getByRole('row', { name: /^Rook/ })).toContainText(
    'on boards of 5×5 to 8×8, in at most 10 to 16 moves',
  );
  // What the map shows can be read without seeing it.
  const map = knight.getByRole('img', { name: 'Moves of the knight by square' });
  await expect(map.locator('desc')).toHaveText(/^From the top: 2 3 4 4 4 4 3 2; /);
  await expect(map).toBeVisible();
});

test('the facts are in the language of the page', async ({ page, site }) => {
  await page.goto(`${site}de/games/chess/index.html`);
  const facts = page.getByRole('region', { name: 'Fakten', exact: true });
  await expect(facts.getByRole('img', { name: /^Weiß hat \d+ von \d+ Partien gewonnen/ })).toBeVisible();
  await expect(facts).toContainText(/Punkte von Weiß\s*\d+,\d % ± \d+,\d/);
  await facts.getByText('Figuren: Werte, Beweglichkeit, Mattführung').click();
  await expect(facts.getByRole('row', { name: /^Springer/ })).toContainText('Erreicht jedes Feld.');
  await expect(facts.locator('[lang="en"]')).toHaveCount(0);
});

test('the numbers can be taken along', inFull(), async ({ page, site }) => {
  await page.goto(`${site}games/xiangqi/index.html`);
  const link = page.getByRole('link', { name: 'All numbers as JSON' });
  const answer = await page.request.get(new URL(await link.getAttribute('href'), page.url()).href);
  const { types, balance } = await answer.json();
  expect(types.map((it) => it.name)).toContain('cannon');
  expect(balance.games).toBeGreaterThan(0);
});

test('lessons and puzzles have no balance', inFull(), async ({ page, site }) => {
  await page.goto(`${site}games/cyvasselesson1/index.html`);
  await expect(page.getByText('Pieces: values, mobility, mates')).toBeVisible();
  await expect(page.locator('svg.balance')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark']) {
  for (const address of ['games/glinski/index.html', 'learn/facts.html']) {
    test(
      `axe finds nothing on ${address}, ${colorScheme}`,
      inFull(/glinski/.test(address) === (colorScheme === 'light')),
      async ({ page, site }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto(site + address);
        for (const it of await page.locator('main details').all()) await it.evaluate((one) => (one.open = true));
        expect(await violations(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      },
    );
  }
}
