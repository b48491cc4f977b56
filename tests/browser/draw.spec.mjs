// Arrows and circles that readers draw: with the tool by mouse, finger and keyboard, and without it by the right button and Shift.

import { violations } from './axe.mjs';
import { boardPage, CHESS, contrast, expect, inFull, test } from './page.mjs';

const drawn = (board) => board.root.locator('.arrows .arrow:not(.open)');
const open = (board) => board.root.locator('.arrows .arrow.open');
const tool = (board) => board.button('Draw arrows');

/** A finger that goes through squares. */
async function swipe(page, board, names, { lift = true } = {}) {
  const session = await page.context().newCDPSession(page);
  // Slowly: after a quick swipe browsers take the next tap for the end of a fling.
  let timestamp = Date.now() / 1000 - 9;
  const send = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (timestamp += 0.3) });
  for (const [at, name] of names.entries()) {
    const [x, y] = await board.middle(name);
    await send(at === 0 ? 'touchStart' : 'touchMove', [{ x, y }]);
  }
  if (lift) await send('touchEnd', []);
  return { send, session };
}

test('the tool is a button that stays in, says what to do, and can be left', async ({ open: load, page }) => {
  const board = await load(boardPage(CHESS));
  await expect(tool(board)).toHaveAttribute('aria-pressed', 'false');
  await board.click('e2');
  await board.choose('Draw arrows');
  await expect(tool(board)).toHaveAttribute('aria-pressed', 'true');
  expect(await board.marked()).toEqual([]);
  await expect(board.message).toContainText('Drawing: drag an arrow, or choose its two ends.');
  await expect(board.live).toContainText('Drawing: drag an arrow');
  expect(await violations(page)).toEqual([]);
  await board.button('Stop drawing').click();
  await expect(tool(board)).toHaveAttribute('aria-pressed', 'false');
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
});

test('two clicks make an arrow, a square twice a circle, the same again wipes it out', async ({ open: load }) => {
  const board = await load(boardPage(CHESS));
  await board.choose('Draw arrows');
  await board.click('e2');
  await expect(open(board)).toHaveCount(1);
  await expect(board.message).toContainText('Arrow from e2: choose where it ends.');
  await board.square('e4').hover();
  await expect(open(board).locator('path').last()).toHaveAttribute('d', /^M0 0H/);
  await board.click('e4');
  await expect(board.live).toHaveText('Arrow from e2 to e4.');
  await expect(open(board)).toHaveCount(0);
  await board.click('d5', 'd5');
  await expect(board.live).toHaveText('Circle on d5.');
  await expect(drawn(board)).toHaveCount(2);
  await board.click('e2', 'e4');
  await expect(board.live).toHaveText('Arrow from e2 to e4 wiped out.');
  await expect(drawn(board)).toHaveCount(1);
  await board.expect('e2', 'white pawn$');
});

test('drawings are wiped out one by one or together, and go with the next move', inFull(), async ({ open: load }) => {
  const board = await load(boardPage(CHESS));
  await board.choose('Draw arrows');
  await expect(board.button('Wipe the last')).toHaveCount(0);
  await board.click('a3', 'a3', 'b3', 'b3', 'c3', 'c3', 'd3');
  await expect(drawn(board)).toHaveCount(3);
  // The arrow without an end goes first.
  await board.button('Wipe the last').click();
  await expect(open(board)).toHaveCount(0);
  await expect(drawn(board)).toHaveCount(3);
  await board.button('Wipe the last').click();
  await expect(drawn(board)).toHaveCount(2);
  await expect(board.live).toHaveText('Wiped out.');
  await board.button('Wipe all').click();
  await expect(drawn(board)).toHaveCount(0);
  await expect(board.live).toHaveText('All wiped out.');
  await board.click('a3', 'a5');
  await board.choose('Draw arrows');
  await expect(drawn(board)).toHaveCount(1);
  await board.click('e2', 'e4');
  await expect(drawn(board)).toHaveCount(0);
});

test(
  'a drag shows the arrow while it is drawn; beside the board it is nothing',
  inFull(),
  async ({ open: load, page }) => {
    const board = await load(boardPage(CHESS));
    await board.choose('Draw arrows');
    await board.drag('g1', 'f3');
    await expect(open(board)).toHaveCount(1);
    await expect(board.root.locator('.held')).toHaveCount(0);
    await page.mouse.up();
    await expect(drawn(board)).toHaveCount(1);
    await board.drag('b1', 'c3');
    await page.mouse.move(2, 2);
    await expect(open(board)).toHaveCount(0);
    await page.mouse.up();
    await board.drag('b1', 'c3', 'b1');
    await page.mouse.up();
    await expect(drawn(board)).toHaveCount(1);
    await expect(open(board)).toHaveCount(0);
    await board.expect('b1', 'white knight$');
  },
);

test('the platform takes the pointer away: nothing is drawn', inFull(), async ({ open: load, page }) => {
  const board = await load(boardPage(CHESS));
  await board.choose('Draw arrows');
  await board.drag('g1', 'f3');
  await board.root
    .locator('.stage')
    .evaluate((stage) => stage.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: 1 })));
  await expect(open(board)).toHaveCount(0);
  await page.mouse.up();
  await expect(drawn(board)).toHaveCount(0);
});

test('with the keyboard: the tool, both ends, Backspace, Escape', async ({ open: load, page }) => {
  const board = await load(boardPage(CHESS));
  await board.choose('Draw arrows', (it) => it.press('Enter'));
  await board.square('e4').focus();
  for (const key of ['Enter', 'ArrowUp']) await page.keyboard.press(key);
  await expect(open(board).locator('path').last()).toHaveAttribute('d', /^M0 0H/);
  await page.keyboard.press(' ');
  await expect(board.live).toHaveText('Arrow from e4 to e5.');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await expect(board.live).toHaveText('Circle on e5.');
  await page.keyboard.press('Backspace');
  await expect(drawn(board)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(open(board)).toHaveCount(0);
  await expect(drawn(board)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawn(board)).toHaveCount(0);
  await expect(tool(board)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(tool(board)).toHaveAttribute('aria-pressed', 'false');
});

test('buttons below the board keep the focus, or give it to the board', inFull(), async ({ open: load, page }) => {
  const board = await load(boardPage(CHESS));
  await board.choose('Draw arrows');
  await board.click('a3', 'a3', 'b3', 'b3');
  await board.button('Wipe the last').focus();
  await page.keyboard.press('Enter');
  await expect(drawn(board)).toHaveCount(1);
  await expect(board.button('Wipe the last')).toBeFocused();
  await board.button('Stop drawing').focus();
  await page.keyboard.press('Enter');
  await expect(board.root.locator('[role="gridcell"][tabindex="0"]')).toBeFocused();
});

test(
  'move diagrams and the editor end the tool, and nothing is drawn behind them',
  inFull(),
  async ({ open: load, page }) => {
    const board = await load(boardPage(CHESS));
    await board.button('Pieces').click();
    await board.button('knight').click();
    await expect(board.message).toContainText('How the knight moves');
    await page.keyboard.down('Shift');
    await board.drag('a1', 'a3');
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await board.choose('Draw arrows');
    await expect(board.message).toContainText('Drawing');
    await expect(drawn(board)).toHaveCount(0);
    await board.button('knight').click();
    await expect(board.message).toContainText('How the knight moves');
    const [target] = await board.marked();
    await board.click(target);
    await page.mouse.move(1, 1);
    await expect(board.root.locator('.pieces > .piece')).toHaveCount(2);
    await board.button('Back to the game').click();
    await expect(board.message).toContainText('Drawing');
    await board.choose('Edit the position');
    await expect(tool(board)).toHaveAttribute('aria-pressed', 'false');
    await expect(board.button('Edit the position')).toHaveAttribute('aria-pressed', 'true');
    await board.choose('Draw arrows');
    await expect(board.root.locator('.editor')).toHaveCount(0);
    await expect(tool(board)).toHaveAttribute('aria-pressed', 'true');
  },
);

test('Escape takes the button of the attacked squares out as well', inFull(), async ({ open: load, page }) => {
  const board = await load(boardPage(CHESS));
  await board.choose('Attacked squares');
  await expect(board.button('Attacked squares')).toHaveAttribute('aria-pressed', 'true');
  await board.square('e4').focus();
  await page.keyboard.press('Escape');
  await expect(board.button('Attacked squares')).toHaveAttribute('aria-pressed', 'false');
  await expect(board.root.locator('.zone')).toHaveCount(0);
});

test(
  'no context menu comes after an arrow of the right button, wherever it ends',
  inFull(),
  async ({ open: load, page }) => {
    const board = await load(boardPage(CHESS));
    await page.evaluate(() => {
      window.menus = [];
      document.addEventListener('contextmenu', (event) => window.menus.push(event.defaultPrevented));
    });
    await page.mouse.move(...(await board.middle('g1')));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await board.middle('f3')), { steps: 3 });
    await expect(open(board)).toHaveCount(1);
    await page.mouse.up({ button: 'right' });
    await expect(drawn(board)).toHaveCount(1);
    // Some systems open it when the button is let go.
    const menus = await page.evaluate(() => window.menus.length);
    if (menus === 0)
      await board
        .square('f3')
        .evaluate((it) =>
          it.dispatchEvent(
            new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, button: 2 }),
          ),
        );
    expect(await page.evaluate(() => window.menus)).toEqual([true]);
    // A click on an empty square makes a circle, a drag from there an arrow; beside the board the menu is the page's.
    await page.mouse.click(...(await board.middle('e4')), { button: 'right' });
    await expect(drawn(board)).toHaveCount(2);
    await page.mouse.move(...(await board.middle('c4')));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await board.middle('c6')), { steps: 3 });
    await page.mouse.up({ button: 'right' });
    await expect(drawn(board)).toHaveCount(3);
    await page.mouse.click(5, 5, { button: 'right' });
    expect((await page.evaluate(() => window.menus)).at(-1)).toBe(false);
  },
);

for (const media of [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'light', forcedColors: 'active' },
]) {
  test(
    `arrows stand out from every square, and the pressed button from the others (${Object.values(media).join(', ')})`,
    inFull(media.colorScheme === 'dark'),
    async ({ open: load, page }) => {
      await page.emulateMedia(media);
      const board = await load(`<style>:root { color-scheme: light dark }</style>${boardPage(CHESS)}`);
      const outline = () =>
        tool(board).evaluate((it) => [getComputedStyle(it).outlineStyle, getComputedStyle(it).backgroundColor].join());
      const before = await outline();
      await board.choose('Draw arrows');
      expect(await outline()).not.toBe(before);
      await board.click('e2', 'e4');
      const [halo, ink] = await drawn(board)
        .locator('path')
        .evaluateAll((all) => all.map((it) => getComputedStyle(it).stroke));
      expect(contrast(halo, ink)).toBeGreaterThan(3);
      for (const name of ['a1', 'b1']) {
        const square = await board
          .square(name)
          .locator('polygon')
          .evaluate((it) => getComputedStyle(it).fill);
        if (/^rgb/.test(square))
          expect(Math.max(contrast(halo, square), contrast(ink, square)), name).toBeGreaterThan(3);
      }
    },
  );
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('taps and drags draw while the tool is on, and the page stays where it is', async ({ open: load, page }) => {
    const board = await load(`${boardPage(CHESS)}<div style="height:3000px"></div>`);
    await board.choose('Draw arrows', (it) => it.tap());
    for (const name of ['e2', 'e4', 'd5', 'd5']) await board.square(name).tap();
    await expect(drawn(board)).toHaveCount(2);
    const top = await page.evaluate(() => scrollY);
    await swipe(page, board, ['b3', 'b4', 'b5']);
    await expect(drawn(board)).toHaveCount(3);
    await expect(board.live).toHaveText('Arrow from b3 to b5.');
    await swipe(page, board, ['g1', 'f3']);
    await expect(drawn(board)).toHaveCount(4);
    await board.expect('g1', 'white knight$');
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await board.button('Wipe all').tap();
    await expect(drawn(board)).toHaveCount(0);
    await board.choose('Draw arrows', (it) => it.tap());
    // A browser learns from its next picture what can be scrolled.
    await expect(async () => {
      await swipe(page, board, ['b3', 'b4', 'b5', 'b6']);
      expect(await page.evaluate(() => scrollY)).not.toBe(top);
    }).toPass({ timeout: 20_000 });
    await expect(drawn(board)).toHaveCount(0);
  });

  test('a second finger, or a touch that is taken away, draws nothing', async ({ open: load, page }) => {
    const board = await load(boardPage(CHESS));
    await board.choose('Draw arrows', (it) => it.tap());
    const { send } = await swipe(page, board, ['b5', 'b4'], { lift: false });
    await expect(open(board)).toHaveCount(1);
    const [[x, y], [u, v]] = [await board.middle('b4'), await board.middle('g4')];
    await send('touchStart', [
      { x, y, id: 0 },
      { x: u, y: v, id: 1 },
    ]);
    await expect(open(board)).toHaveCount(0);
    await send('touchEnd', []);
    await expect(drawn(board)).toHaveCount(0);
    const again = await swipe(page, board, ['b5', 'b4'], { lift: false });
    await expect(open(board)).toHaveCount(1);
    await again.send('touchCancel', []);
    await expect(open(board)).toHaveCount(0);
    await expect(drawn(board)).toHaveCount(0);
  });
});
