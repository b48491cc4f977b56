// Moves by dragging, with the mouse and with a finger.

import { boardPage, CHESS, DROPS, expect, LION, swiftly, test } from './page.mjs';

test('a piece is dragged to a marked square', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.drag('g1', 'f3');
  await expect(board.root.locator('.held')).toBeVisible();
  expect(await board.marked()).toEqual(['f3', 'h3']);
  await page.mouse.up();
  await expect(board.root.locator('.held')).toHaveCount(0);
  await board.expect('f3', 'white knight');
});

test('dropping a piece where it came from cancels', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.drag('g1', 'f3', 'g1');
  await page.mouse.up();
  await board.expect('g1', 'white knight$');
  expect(await board.marked()).toEqual([]);
});

test('dropping it beside the board cancels', async ({ open, page }) => {
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

test('the platform takes the pointer away: nothing happened', async ({ open, page }) => {
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

test('clicks and drags mix within a move', async ({ open, page }) => {
  const board = await open(boardPage(LION));
  await board.click('e4', 'e5');
  await board.drag('e5', 'd6');
  await page.mouse.up();
  await board.expect('d6', 'white lion');
  await board.expect('e5', 'empty');
});

test('a drop on a square where the move may end ends it', async ({ open, page }) => {
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

test('the right button is left to the page', async ({ open }) => {
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
