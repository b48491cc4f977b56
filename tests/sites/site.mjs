// What every built site must do, with scripts and without.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { serve } from '../../scripts/serve.mjs';
import { Board, expect, test } from '../browser/page.mjs';
import { buildSite } from './build.mjs';

export { Board, expect, test };

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in the boards of a page: the rest belongs to the site. */
async function found(page) {
  await page.evaluate(axe);
  const { violations, passes } = await page.evaluate(() => window.axe.run({ include: [['variant-diagram']] }));
  expect(passes.length).toBeGreaterThan(5);
  return violations.map(({ id, nodes }) => [id, nodes.map((it) => it.html.slice(0, 160))]);
}

/**
 * The tests of a site whose page `path` shows a game and how its rook moves. Resolves what tests of its own need:
 * the address of the page, once the site is built.
 */
export function checkSite(name, path) {
  const site = {};
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const { server, address } = await serve(await buildSite(name), { port: 0 });
    Object.assign(site, { server, page: new URL(path, address).href });
  });

  test.afterAll(() => {
    site.server?.closeAllConnections();
    site.server?.close();
  });

  for (const width of [1280, 375]) {
    test(`${name}: with scripts the pictures are boards, and moves are played (${width} pixels wide)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.page);
      const boards = page.locator('variant-diagram');
      await expect(boards).toHaveCount(2);
      const [game, rook] = [0, 1].map((it) => new Board(page, boards.nth(it)));
      await expect(game.grid).toBeVisible();
      await expect(boards.first().locator('> svg')).toBeHidden();
      await game.expect('a2', 'white pawn');
      await game.click('a2', 'a3');
      await game.expect('a3', 'white pawn');
      await game.expect('a2', 'empty');
      await expect(rook.button('Back to the game')).toBeVisible();
      expect((await rook.marked()).length).toBeGreaterThan(4);
      await rook.button('Back to the game').click();
      await rook.click('b2', 'b3');
      await rook.expect('b3', 'white pawn');
      await expect(boards.filter({ hasText: 'problem' })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await found(page)).toEqual([]);
    });
  }

  test(`${name}: without scripts the pictures and the rules in words are there`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    const page = await context.newPage();
    await page.goto(site.page);
    const [game, rook] = [
      page.getByRole('img', { name: 'Small Chess' }),
      page.getByRole('img', { name: 'How the rook moves' }),
    ];
    for (const picture of [game, rook]) {
      await expect(picture).toBeVisible();
      const { x, width } = await picture.boundingBox();
      expect(width).toBeGreaterThan(200);
      expect(x + width).toBeLessThanOrEqual(375);
    }
    const diagram = page.locator('variant-diagram').first();
    await expect(diagram.getByText('The king is royal')).toBeHidden();
    await diagram.getByText('Rules in words').click();
    await expect(diagram.getByText('The king is royal')).toBeVisible();
    await diagram.getByText('Definition', { exact: true }).click();
    await expect(diagram.getByText('rook:R:R::a1,e1')).toBeVisible();
    expect(await diagram.locator('[data-definition]').textContent()).toContain('firstRank=1\n\nroyal=K\n');
    await context.close();
  });

  return site;
}
