// A board in the layout of a page: it never makes the page wider than the window.

import { Board, boardPage, CHESS, expect, resize, test } from './page.mjs';

/** How far the page can be scrolled sideways. */
const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const LONG = 'W'.repeat(2000);

/** Every text of an author as one long word. */
const WORDS = `title=${LONG}
author=${LONG}
task=${LONG}
solution=1. e2e4
terrainTypes=${LONG}:T:noEnter
terrain=T:a5
${LONG}:${'K'.repeat(300)}:K::d1
${LONG}pawn:P:fmWfceF::e2`;

test('long words of a definition wrap', async ({ open, page }) => {
  const board = await open(boardPage(WORDS));
  await board.button('Pieces').click();
  await board.click('e2');
  await expect(board.root.locator('.card')).toContainText(/w{2000}/i);
  await board.root.locator('.types tbody .name').first().click();
  await resize(page, 900, 900);
  expect(await overflow(page)).toBe(0);
  await resize(page, 375, 900);
  expect(await overflow(page)).toBe(0);
});

test('the words of the table of the pieces stay whole', async ({ open, page }) => {
  const board = await open(boardPage(`${CHESS}\n${LONG}:X:KNADGHCZ::`));
  await board.button('Pieces').click();
  for (const width of [900, 375]) {
    await resize(page, width, 900);
    // A word that is broken takes more than one line.
    const broken = await board.root
      .locator('.types .name')
      .evaluateAll((names) =>
        names
          .filter((it) => /^\w{1,12}$/.test(it.textContent) && it.getClientRects()[0].height > 45)
          .map((it) => it.textContent),
      );
    expect(broken).toEqual([]);
  }
});

test('boards shrink with the columns of a grid', async ({ open, page }) => {
  await open(
    `<div style="display: grid; grid-template-columns: 1fr 1fr; gap: 20px"><div>${boardPage(CHESS)}</div>${boardPage(CHESS)}</div>`,
  );
  for (const width of [1050, 700, 420]) {
    await resize(page, width, 900);
    expect(await overflow(page)).toBe(0);
    const widths = await page.locator('variant-diagram').evaluateAll((all) => all.map((it) => it.offsetWidth));
    expect(widths[0]).toBe(widths[1]);
  }
});

test('a board is as wide as its squares want to be, whatever is around it', async ({ open, page }) => {
  const wide = 'style="display: flex; --vd-square-size: 40px"';
  await open(`<div ${wide}>${boardPage(CHESS)}</div><div style="--vd-square-size: 40px">${boardPage(CHESS)}</div>`);
  const widths = await page
    .locator('variant-diagram')
    .evaluateAll((all) =>
      all.map((it) => Math.round(it.shadowRoot.querySelector('.board').getBoundingClientRect().width)),
    );
  expect(widths[0]).toBe(widths[1]);
  expect(widths[0]).toBeGreaterThan(320);
  const board = new Board(page, page.locator('variant-diagram').first());
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
});
