// A board in the layout of a page: it never makes the page wider than the window.

import { Board, boardPage, CHESS, expect, inFull, resize, test } from './page.mjs';

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

test('the words of the table of the pieces stay whole', inFull(), async ({ open, page }) => {
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

test('a board is as wide as its squares want to be, whatever is around it', inFull(), async ({ open, page }) => {
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

/** Styles of text that pages have around boards, and pages that give them to every element. */
const AROUND = {
  'capitals, space and a line for each word':
    'div { text-transform: uppercase; letter-spacing: .2em; word-spacing: 1em; text-indent: 3em; line-height: 3 }',
  'bold italics that are never broken and cannot be selected':
    'div { font-weight: 900; font-style: italic; font-variant: small-caps; white-space: nowrap; user-select: none; cursor: move }',
  'every element': '* { letter-spacing: 4px; text-transform: capitalize; white-space: pre }',
  'ink of drawings':
    'div { fill: red; stroke: red; stroke-width: 9px; -webkit-text-fill-color: red; text-shadow: 0 0 9px red }',
  'narrow columns': 'div { word-break: break-all; hyphens: auto; text-align: right; text-wrap: balance; tab-size: 1 }',
};

test('styles of text of the page end where a board begins', async ({ open, page }) => {
  const body = `<style id="around"></style><div>${boardPage(CHESS)}</div>`;
  const board = await open(body);
  await board.click('e2', 'e4');
  await page.mouse.move(0, 0);
  await expect(board.root.locator('.record')).toContainText('e4');
  const places = () =>
    board.root.evaluate((element) => {
      const { left, top } = element.shadowRoot.firstElementChild.getBoundingClientRect();
      const shown = [...element.shadowRoot.querySelectorAll('.room *')].filter((it) => it.getClientRects().length > 0);
      return shown.map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        const { color, cursor, fill, stroke, textTransform, fontSize, userSelect } = getComputedStyle(it);
        const place = [x - left, y - top, width, height].map((number) => Math.round(number * 8) / 8);
        return [
          it.localName,
          it.className.baseVal ?? it.className,
          ...place,
          color,
          cursor,
          fill,
          stroke,
          textTransform,
          fontSize,
          userSelect,
        ].join(' ');
      });
    });
  const before = await places();
  expect(before.length).toBeGreaterThan(150);
  const style = page.locator('#around');
  for (const [name, css] of Object.entries(AROUND)) {
    // The size of text is the page's, as long as it can be read.
    await style.evaluate(
      (it, text) => (it.textContent = `${text} variant-diagram { font-size: 16px !important }`),
      css,
    );
    expect(await places(), name).toEqual(before);
  }
  // Some pages let inline blocks touch so.
  await style.evaluate((it) => (it.textContent = 'div { font-size: 0 }'));
  await expect(board.message).toHaveCSS('font-size', '12px');
  // Colour, font and direction are the page's, too.
  await style.evaluate((it) => (it.textContent = 'div { color: rgb(1, 2, 3); font-family: monospace }'));
  const { color, fontFamily } = await board.message.evaluate((it) => ({ ...getComputedStyle(it) }));
  expect([color, fontFamily]).toEqual(['rgb(1, 2, 3)', 'monospace']);
});
