// The lesson and the guides: pictures that become boards, and a newcomer's way through them.

import { GUIDES as PAGES } from '../../www/build/page.mjs';
import { SCHEMES, violations } from './axe.mjs';
import { Board, expect, inFull, test } from './page.mjs';

test(
  'somebody who follows the lesson has a game with a promotion zone of its own',
  inFull(),
  async ({ page, site }) => {
    await page.goto(`${site}learn/index.html`);
    const step = page.locator('.lesson', { hasText: 'morph=///...CC.../...CC...' });
    await step.scrollIntoViewIfNeeded();
    const lesson = new Board(page, step.locator('variant-diagram'));
    await lesson.click('d2', 'd3', 'a7', 'a6', 'c1', 'e3', 'a6', 'a5', 'e3', 'd4');
    await lesson.expect('d4', 'white captain');
    // Their own game: the same text in the playground, with another zone.
    await step.getByRole('link', { name: 'Open in the playground' }).click();
    const text = page.getByRole('textbox', { name: 'Definition' });
    await expect(text).toContainText('morph=');
    await text.fill((await text.innerText()).replace(/^morph=.*$/m, 'morph=/////....C').replace('captain', 'guardian'));
    const board = new Board(page, page.locator('variant-diagram'));
    await page.getByText('Rules in words').click();
    await expect(page.locator('#rules')).toContainText(
      'A scout that ends a move on e3 for White and e6 for Black becomes a guardian.',
    );
    await expect(page.locator('#found li')).toHaveCount(0);
    await board.click('d2', 'd3', 'a7', 'a6', 'c1', 'e3');
    await board.expect('e3', 'white guardian');
  },
);

test('a choice in the lesson is asked for', inFull(), async ({ page, site }) => {
  await page.goto(`${site}learn/index.html`);
  const step = page.locator('.lesson', { hasText: '...22.../...22...' }).first();
  await step.scrollIntoViewIfNeeded();
  const board = new Board(page, step.locator('variant-diagram'));
  await board.click('d2', 'd3', 'a7', 'a6', 'c1', 'e3', 'a6', 'a5', 'e3', 'd4');
  await expect(board.dialog.getByRole('button')).not.toHaveCount(0);
  await board.dialog.getByRole('button', { name: /captain/i }).click();
  await board.expect('d4', 'white captain');
});

test('a small diagram leads to the page where moves are tried', inFull(), async ({ page, site }) => {
  await page.goto(`${site}learn/index.html`);
  await page.getByRole('link', { name: 'Try mRcpR' }).click();
  await expect(page.getByRole('textbox', { name: 'Moves' })).toHaveValue('mRcpR');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('texts and pictures of the lesson remain', async ({ page, site }) => {
    await page.goto(`${site}learn/index.html`);
    await expect(page.locator('.lesson .live > svg')).toHaveCount(5);
    await expect(page.locator('.lesson .live > svg').first()).toBeVisible();
    await expect(page.locator('.lesson .definition').nth(2)).toContainText('captain:C:BN');
    await expect(page.locator('.mini').first()).toContainText('one square orthogonally');
  });
});

for (const colorScheme of SCHEMES)
  for (const name of PAGES) {
    const isLesson = name === 'index' && colorScheme === 'light';
    test(
      `axe finds nothing in learn/${name}, which fits a phone (${colorScheme})`,
      inFull(isLesson),
      async ({ page, site }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 375, height: 812 });
        await page.goto(`${site}learn/${name}.html`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      },
    );
  }

test('no page of the site leads nowhere', async ({ page, site, request }) => {
  const seen = new Set();
  const waiting = [
    site,
    ...PAGES.map((it) => `${site}learn/${it}.html`),
    ...['manual', 'moves', 'definitions', 'ideas', 'legacy', 'playground', 'routines', 'wizard'].map(
      (it) => `${site}${it}.html`,
    ),
    `${site}games/shogi/index.html`,
  ];
  for (const address of waiting) {
    const html = await (await request.get(address)).text();
    for (const [, link] of html.matchAll(/<(?:a|link|script|img|variant-diagram)\b[^>]*\s(?:href|src)="([^"#]+)/g)) {
      const target = new URL(link.replaceAll('&amp;', '&'), address);
      if (target.origin === new URL(site).origin) seen.add(target.origin + target.pathname);
    }
  }
  const broken = [];
  for (const address of seen) if ((await request.head(address)).status() !== 200) broken.push(address);
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});
