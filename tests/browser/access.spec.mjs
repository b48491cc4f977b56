// What assistive technology meets: names, roles, no violations, colours, forced colours, zoom.

import { violations } from './axe.mjs';
import { Board, boardPage, CHESS, expect, test } from './page.mjs';

test('the board is a grid with named squares', async ({ open }) => {
  const board = await open(boardPage(`title=Our game\n${CHESS}`));
  await expect(board.root.getByRole('grid', { name: 'Our game' })).toBeVisible();
  await expect(board.root.getByRole('row')).toHaveCount(8);
  await expect(board.root.getByRole('gridcell', { name: 'e1, white king' })).toHaveCount(1);
  await board.click('e2');
  await expect(board.root.getByRole('gridcell', { name: /^e4, empty, \w/ })).toHaveCount(1);
  await expect(board.grid).toMatchAriaSnapshot(`
    - grid "Our game":
      - row "rank 8":
        - gridcell "a8, black rook, promotion zone"
        - gridcell "b8, black knight, promotion zone"
        - gridcell "c8, black bishop, promotion zone"
  `);
});

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing on the pages (${colorScheme})`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(site);
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.goto(`${site}playground.html`);
    const board = new Board(page, page.locator('variant-diagram'));
    await board.click('d1');
    await board.button('Pieces').click();
    await expect(board.root.locator('.types')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    for (const name of ['moves', 'legacy']) {
      await page.goto(`${site}${name}.html`);
      await expect(page.locator('variant-diagram').first().getByRole('grid')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }

    await page.goto(`${site}manual.html`);
    await expect(page.locator('#count')).not.toBeEmpty();
    expect(await violations(page)).toEqual([]);

    await page.goto(`${site}games/capablanca/index.html`);
    await expect(page.locator('variant-diagram').getByRole('grid')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing while a refusal is shown', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'h5');
  await expect(board.root.locator('.bubble')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing while zones are shown', async ({ open, page }) => {
  const board = await open(boardPage(`files=5\nranks=5\n${CHESS.replace(/[gh]1/g, 'e1')}\nconfine=N:a1-c3`));
  await board.click('b1');
  await board.button('Pieces').click();
  await expect(board.root.locator('.key li').filter({ hasText: 'no move of this piece ends here' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('squares keep 24 pixels in a narrow place', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const board = await open(boardPage(`files=16\n${CHESS}`));
  const box = await board.square('a1').boundingBox();
  expect(box.width).toBeGreaterThanOrEqual(23);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a board never leaves its container', async ({ open, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const board = await open(boardPage(CHESS));
  const box = await board.grid.boundingBox();
  expect(box.x + box.width).toBeLessThanOrEqual(375);
});

test('forced colours keep squares apart by lines', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const board = await open(boardPage(CHESS));
  const stroke = await board.square('a1').locator('polygon').evaluate((it) => getComputedStyle(it).strokeWidth);
  expect(parseFloat(stroke)).toBeGreaterThan(0);
});

/** Relative luminance of a colour as the browser writes it. */
function luminance(colour) {
  const [r, g, b] = colour.match(/[\d.]+/g).slice(0, 3).map((it) => {
    const c = Number(it) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a, b) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

for (const colorScheme of ['light', 'dark']) {
  test(`marks stand out from both square colours (${colorScheme})`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme });
    const board = await open(`<style>:root{color-scheme:light dark}</style>${boardPage(CHESS)}`);
    await board.click('e2');
    const { shades, marks } = await board.root.evaluate((element) => {
      const fill = (selector) => getComputedStyle(element.shadowRoot.querySelector(selector)).fill;
      const group = element.shadowRoot.querySelector('.marks .mark');
      const kinds = ['move', 'capture', 'move-or-capture', 'leap', 'first-move-or-capture', 'capture-own', 'via', 'forbidden', 'goal'];
      const colours = kinds.map((kind) => {
        group.setAttribute('class', `mark ${kind}`);
        return [kind, getComputedStyle(group.querySelector('.solid')).fill, getComputedStyle(group.querySelector('.halo')).stroke];
      });
      return { shades: [fill('.shade0'), fill('.shade1')], marks: colours };
    });
    for (const [kind, ink, halo] of marks) {
      for (const shade of shades) {
        const best = Math.max(contrast(ink, shade), contrast(halo, shade));
        expect(best, `${kind} on ${shade}`).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(ink, halo), `${kind} in its line`).toBeGreaterThanOrEqual(3);
    }
  });
}
