// Moves by dragging, with the mouse and with a finger.

import { Board, boardPage, CHESS, DROPS, expect, inFull, LION, resize, swiftly, test } from './page.mjs';

test('a piece is dragged to a marked square', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.drag('g1', 'f3');
  await expect(board.root.locator('.held')).toBeVisible();
  expect(await board.marked()).toEqual(['f3', 'h3']);
  await page.mouse.up();
  await expect(board.root.locator('.held')).toHaveCount(0);
  await board.expect('f3', 'white knight');
});

test('dropping a piece where it came from cancels', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.drag('g1', 'f3', 'g1');
  await page.mouse.up();
  await board.expect('g1', 'white knight$');
  expect(await board.marked()).toEqual([]);
});

test('dropping it beside the board cancels', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.drag('g1', 'f3');
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await board.expect('g1', 'white knight$');
  await expect(board.root.locator('.held')).toHaveCount(0);
});

test('dropping it on an unmarked square says why', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.drag('g1', 'g4');
  await page.mouse.up();
  await expect(board.message).toHaveAttribute('data-key', 'refused');
  await board.expect('g1', 'white knight');
});

test('Escape ends a drag', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.square('a1').focus();
  await board.drag('g1', 'f3');
  await page.keyboard.press('Escape');
  await expect(board.root.locator('.held')).toHaveCount(0);
  await page.mouse.up();
  await board.expect('g1', 'white knight$');
});

test('the platform takes the pointer away: nothing happened', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.drag('g1', 'f3');
  // The second one is the mouse's; another pointer's end is of no concern.
  const cancel = (pointerId) =>
    board.root
      .locator('.stage')
      .evaluate(
        (stage, id) => stage.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: id })),
        pointerId,
      );
  await cancel(99);
  await expect(board.root.locator('.held')).toBeVisible();
  await cancel(1);
  await expect(board.root.locator('.held')).toHaveCount(0);
  await page.mouse.up();
  await board.expect('g1', 'white knight$');
});

test('clicks and drags mix within a move', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(LION));
  await board.click('e4', 'e5');
  await board.drag('e5', 'd6');
  await page.mouse.up();
  await board.expect('d6', 'white lion');
  await board.expect('e5', 'empty');
});

test('a drop on a square where the move may end ends it', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(LION));
  await board.drag('e4', 'e5');
  await page.mouse.up();
  await board.expect('e5', 'white lion');
  await expect(board.message).toContainText('Black to move');
});

test('a piece is dragged out of the hand', async ({ open, page }) => {
  const board = await open(boardPage(DROPS));
  const slot = await board.root.getByRole('button', { name: 'white knight, 1 in hand' }).boundingBox();
  await page.mouse.move(slot.x + slot.width / 2, slot.y + slot.height / 2);
  await page.mouse.down();
  await page.mouse.move(...(await board.middle('d5')), { steps: 4 });
  await page.mouse.up();
  await board.expect('d5', 'white knight');
});

/** The middle of a box. */
const middleOf = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** Drags from a place through the board, and looks whether the picture is under the pointer and as large as the piece. */
async function expectUnderPointer(board, from, size) {
  const { page } = board;
  const held = board.root.locator('.held');
  await page.mouse.move(...from);
  await page.mouse.down();
  for (const name of ['f6', 'c5', 'd4']) {
    const [x, y] = await board.middle(name);
    await page.mouse.move(x, y, { steps: 3 });
    const box = await held.boundingBox();
    const [u, v] = middleOf(box);
    expect(
      Math.hypot(u - x, v - y),
      `from ${from} to ${name}: the picture is at ${u}, ${v}, the pointer at ${x}, ${y}`,
    ).toBeLessThan(3);
    expect(Math.abs(box.width / size - 1)).toBeLessThan(0.1);
  }
  await page.mouse.up();
  await expect(held).toHaveCount(0);
}

/** Drags a piece from the board and one from the hand. */
async function expectDragsUnderPointer(board) {
  // What lies outside the window cannot be pointed at.
  await board.grid.evaluate((it) => it.scrollIntoView({ block: 'center', inline: 'center' }));
  const { width } = await board.square('d4').locator('polygon').boundingBox();
  await expectUnderPointer(board, await board.middle('b1'), width);
  await board.expect('d4', 'empty');
  const slot = board.root.getByRole('button', { name: 'white knight, 1 in hand' });
  await slot.evaluate((it) => it.scrollIntoView({ block: 'nearest' }));
  await expectUnderPointer(board, middleOf(await slot.boundingBox()), width);
  await board.expect('d4', 'white knight');
}

/** What pages put around boards. */
const AROUND = {
  'a grid': (it) => `<div style="display:grid;grid-template-columns:1fr 2fr;gap:3rem"><p>One</p><div>${it}</div></div>`,
  'a flex box, from right to left': (it) =>
    `<div dir="rtl" style="display:flex;justify-content:space-between;align-items:end"><p>One</p><div style="flex:0 0 70%">${it}</div></div>`,
  'a scaled box': (it) =>
    `<div style="width:600px;margin:40px 0 0 90px;transform:scale(.8);transform-origin:0 0">${it}</div>`,
  'a turned box': (it) => `<div style="width:500px;margin:200px;rotate:180deg">${it}</div>`,
  'a scrolled box that cuts off': (it) =>
    `<div style="width:600px;height:700px;overflow:auto;contain:paint;position:relative"><div style="padding:500px 300px"><div style="width:420px">${it}</div></div></div>`,
  'a box with a zoom': (it) => `<div style="zoom:1.3;width:500px;padding:3em">${it}</div>`,
};

for (const width of [1920, 1366, 1000, 768])
  test(`a dragged piece is under the pointer at ${width} pixels`, inFull(width === 1366), async ({ open, page }) => {
    await resize(page, width, 768);
    await expectDragsUnderPointer(await open(boardPage(DROPS)));
  });

for (const [around, put] of Object.entries(AROUND))
  test(`a dragged piece is under the pointer in ${around}`, inFull(/scaled/.test(around)), async ({ open }) => {
    await expectDragsUnderPointer(await open(put(boardPage(DROPS))));
  });

test('a dragged piece is under the pointer in a frame that stands in a grid', async ({ open, page }) => {
  await resize(page, 1366, 900);
  const inner = `<!doctype html><script type="module" src="pkg/define.js"></script>${boardPage(DROPS)}`;
  await page.route('**/inner.html', (route) => route.fulfill({ contentType: 'text/html', body: inner }));
  await open(
    `<div style="display:grid;grid-template-columns:1fr 3fr"><p>One</p><iframe src="inner.html" style="width:100%;height:800px;border:9px solid"></iframe></div>`,
  );
  const root = page.frameLocator('iframe').locator('variant-diagram');
  await expect(root.getByRole('grid')).toBeVisible();
  await expectDragsUnderPointer(new Board(page, root));
});

test('the right button is left to the page', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.square('g1').click({ button: 'right' });
  await board.expect('g1', 'white knight$');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  /** A finger that goes through places on the screen. */
  async function swipe(page, places, { lift = true } = {}) {
    const session = await page.context().newCDPSession(page);
    const send = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await swiftly(page, async () => {
      for (const [at, [x, y]] of places.entries()) await send(at === 0 ? 'touchStart' : 'touchMove', [{ x, y }]);
    });
    if (lift) await send('touchEnd', []);
    await session.detach();
  }

  test('taps play a move', async ({ open }) => {
    const board = await open(boardPage(CHESS));
    await board.square('e2').tap();
    await board.square('e4').tap();
    await board.expect('e4', 'white pawn');
  });

  test('a finger on a piece drags it and does not scroll', async ({ open, page }) => {
    const board = await open(`${boardPage(CHESS)}<div style="height:3000px"></div>`);
    const [x, y] = await board.middle('e2');
    const [u, v] = await board.middle('e4');
    await swipe(page, [
      [x, y],
      [x, (y + v) / 2],
      [u, v],
    ]);
    await board.expect('e4', 'white pawn');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a finger on an empty square scrolls the page', async ({ open, page }) => {
    const board = await open(`${boardPage(CHESS)}<div style="height:3000px"></div>`);
    // A browser learns from its next picture what can be scrolled.
    await expect(async () => {
      const [x, y] = await board.middle('e4');
      await swipe(page, [
        [x, y],
        [x, y - 40],
        [x, y - 90],
        [x, y - 150],
      ]);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(20);
    }).toPass({ timeout: 20_000 });
    await board.expect('e4', 'empty');
  });
});
