// Pictures of pieces: built-in sets, sets of the page, contrast against the squares.

import { contrast, boardPage, CHESS, expect, test } from './page.mjs';

test('tiles of a set: outlines, letters, and which way they point', async ({ open, page }) => {
  const board = await open(boardPage(`pieces=shogi\n${CHESS}`));
  await expect(board.root.locator('.pieces .letters')).toHaveCount(32);
  const turned = (side) => board.root.locator(`.pieces .${side} .turned`).first().evaluate((it) => getComputedStyle(it).rotate);
  expect(await turned('white')).toBe('none');
  expect(await turned('black')).toBe('180deg');
  await board.button('Turn the board').click();
  await expect.poll(() => turned('white')).toBe('180deg');
  expect(await turned('black')).toBe('none');
  expect(await page.locator('variant-diagram').count()).toBe(1);
});

test('a set without drawings shows letters, the usual one drawings', async ({ open, page }) => {
  await open(boardPage(`pieces=letters\n${CHESS}`, CHESS, `pieces=xiangqi\n${CHESS}`));
  const letters = (n) => page.locator('variant-diagram').nth(n).locator('.pieces .letters');
  await expect(letters(0)).toHaveCount(32);
  await expect(letters(1)).toHaveCount(0);
  await expect(letters(2)).toHaveCount(32);
});

test('a page registers pictures, and nothing in them runs', async ({ open, page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  const board = await open(boardPage(CHESS));
  await page.evaluate(async (text) => {
    const { registerPieces } = await import(new URL('pkg/define.js', location.href).href);
    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" onload="window.hacked = 1"><script>window.hacked = 2</script><image xlink:href="stolen.png" width="5" height="5"/><circle cx="5" cy="5" r="4"/></svg>';
    registerPieces('mine', { knight: hostile, Q: [hostile, hostile] });
    const element = document.querySelector('variant-diagram');
    element.definition = `pieces=mine\n${text}`;
    await element.ready;
  }, CHESS);
  await expect(board.root.locator('.pieces image')).toHaveCount(6);
  expect(await page.evaluate(() => window.hacked)).toBeUndefined();
  expect(asked.filter((it) => it.includes('stolen'))).toEqual([]);
  await board.click('b1', 'c3');
  await board.expect('c3', 'white knight');
});

for (const colorScheme of ['light', 'dark']) {
  for (const theme of ['', 'wood', 'blue', 'paper']) {
    test(`pieces stand out from both squares (${colorScheme}${theme && `, ${theme}`})`, async ({ open, page }) => {
      await page.emulateMedia({ colorScheme });
      const board = await open(`<style>:root{color-scheme:light dark}</style>${boardPage(`${theme && `theme=${theme}\n`}${CHESS}`)}`);
      const colours = await board.root.evaluate((element) => {
        const style = (selector) => getComputedStyle(element.shadowRoot.querySelector(selector));
        const side = (name) => [style(`.pieces .${name} .body`).fill, style(`.pieces .${name} .body`).stroke];
        return { shades: ['.shade0', '.shade1'].map((it) => style(it).fill), white: side('white'), black: side('black') };
      });
      for (const shade of colours.shades) {
        for (const side of ['white', 'black']) {
          const best = Math.max(...colours[side].map((it) => contrast(it, shade)));
          expect(best, `${side} on ${shade}`).toBeGreaterThanOrEqual(3);
        }
      }
      expect(contrast(colours.white[0], colours.black[0]), 'White and Black').toBeGreaterThanOrEqual(3);
    });
  }
}
