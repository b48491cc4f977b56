// The room that a board takes: as wide and as high as there is, with what is needed in play beside it or below.

import { violations } from './axe.mjs';
import { INPUTS } from './inputs.mjs';
import { Board, boardPage, CHESS, DROPS, expect, inFull, resize, test } from './page.mjs';

/** Boards want to be as large as they can. */
const LARGE = '<style>variant-diagram { --vd-square-size: 120px }</style>';

const boxOf = (board, selector) => board.root.locator(selector).first().boundingBox();

test('message, moves and hands stand beside the board on wide screens, and below on narrow ones', async ({
  open,
  page,
}) => {
  const board = await open(LARGE + boardPage(DROPS));
  await expect(board.root.locator('.tools')).toBeVisible();
  for (const [width, beside] of [
    [1366, true],
    [600, false],
  ]) {
    await resize(page, width, 768);
    await expect(board.root.locator('.frame')).toHaveClass(beside ? /beside/ : /^frame$/);
    const drawing = await boxOf(board, '.board');
    for (const part of ['.message', '.tools', '.walk']) {
      const box = await boxOf(board, part);
      if (beside) expect(box.x).toBeGreaterThan(drawing.x + drawing.width);
      else expect(box.y).toBeGreaterThan(drawing.y + drawing.height);
    }
    const hands = await Promise.all(['.hand.top', '.hand.bottom'].map((it) => boxOf(board, it)));
    for (const it of hands) expect(it.x > drawing.x + drawing.width).toBe(beside);
    expect(hands[0].y).toBeLessThan(hands[1].y);
  }
});

for (const name of ['chess', 'shogi', 'crazyhouse', 'glinski', 'cyvassesetup', 'xiangqi', 'tenjiku']) {
  test(
    `${name}: nothing that is needed in play is below the fold at 1366 by 768, and nothing moves while it is loaded`,
    inFull(name === 'tenjiku'),
    async ({ page, site }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.addInitScript(() => {
        window.shift = 0;
        new PerformanceObserver((list) => {
          for (const it of list.getEntries()) if (!it.hadRecentInput) window.shift += it.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const [width, height] of [
        [1366, 768],
        [375, 812],
      ]) {
        await page.setViewportSize({ width, height });
        await page.goto(`${site}games/${name}/index.html`);
        const root = page.locator('variant-diagram').first();
        await root.evaluate((it) => it.ready);
        await expect(root.locator('.tools')).toBeVisible();
        expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.02);
        if (width < 1000) continue;
        for (const part of ['.board', '.message', '.tools', '.walk']) {
          const box = await root.locator(part).boundingBox();
          expect(box.y + box.height, part).toBeLessThanOrEqual(768);
        }
        for (const it of await root.locator('.hand:visible').all()) {
          const box = await it.boundingBox();
          expect(box.y + box.height).toBeLessThanOrEqual(768);
        }
      }
    },
  );
}

test('a board is never higher than the window', async ({ open, page }) => {
  const board = await open(LARGE + boardPage(CHESS).replace(' controls', ''));
  for (const height of [900, 600]) {
    await resize(page, 1000, height);
    const [drawing, message] = [await boxOf(board, '.board'), await boxOf(board, '.message')];
    expect(message.y + message.height - drawing.y).toBeLessThanOrEqual(height);
    expect(drawing.height).toBeGreaterThan(0.7 * height);
  }
});

test('the moves scroll beside the board, which stays where it is', inFull(), async ({ open, page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  const board = await open(boardPage(CHESS));
  const before = await boxOf(board, '.frame');
  const moves = 'Nf3 Nf6 Ng1 Ng8';
  await board.root.evaluate((it, text) => it.load(text), Array.from({ length: 40 }, () => moves).join(' '));
  await expect(board.root.locator('.record button').nth(159)).toBeAttached();
  const after = await boxOf(board, '.frame');
  expect(after.height).toBeCloseTo(before.height, 0);
});

for (const name of ['hex', 'cyvassesetup']) {
  test(
    `${name}: a low board with hands leaves room for the moves and for what is done with them`,
    inFull(name === 'hex'),
    async ({ page, site }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(`${site}games/${name}/`);
      const board = new Board(page, page.locator('#board'));
      await expect(board.root.locator('.record')).toBeAttached();
      await board.root.evaluate((it) => {
        for (let k = 0; k < 14; k += 1) it.play(it.diagram.moves('path')[3 * k].split(' '));
      });
      const narrow = await boxOf(board, '.narrow');
      for (const words of ['Delete from here', 'Comment']) {
        const { y, height } = await board.root.getByText(words, { exact: true }).boundingBox();
        expect(y + height, words).toBeLessThanOrEqual(narrow.y + narrow.height);
      }
      const { y, height } = await boxOf(board, '.hand.bottom');
      expect(y + height).toBeLessThanOrEqual(768);
    },
  );
}

/** Makes the board narrower by a fifth: pointers drag its corner, keys step. */
const NARROWER = {
  mouse: async (page, { x, y }, by) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - by, y - by, { steps: 4 });
    await page.mouse.up();
  },
  touch: async (page, { x, y }, by) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y });
    for (const part of [0.3, 0.7, 1]) await touch('touchMove', { x: x - part * by, y: y - part * by });
    await touch('touchEnd');
  },
  keyboard: async (page) => {
    for (let k = 0; k < 4; k += 1) await page.keyboard.press('-');
  },
};

for (const [input, narrower] of Object.entries(NARROWER)) {
  test.describe(input, inFull(input === 'mouse'), () => {
    test.use({ hasTouch: input === 'touch' });

    test('the corner of the board resizes it, for this visit and the next', async ({ open, page }) => {
      const board = await open(boardPage(CHESS));
      const handle = board.root.locator('.handle');
      await expect(handle).toBeVisible();
      const before = await boxOf(board, '.board');
      const grip = await handle.boundingBox();
      // A finger finds it, and the squares of the board are left to the pieces.
      expect(grip.width).toBeGreaterThanOrEqual(input === 'touch' ? 22 : 16);
      const { x, y, width, height } = await board.square('h1').boundingBox();
      expect(grip.x).toBeGreaterThan(x + width / 2);
      expect(grip.y).toBeGreaterThan(y + height / 2);
      if (input === 'keyboard') await board.square('e2').focus();
      await narrower(page, { x: grip.x + 8, y: grip.y + 8 }, before.width / 5);
      const after = await boxOf(board, '.board');
      expect(after.width).toBeCloseTo(0.8 * before.width, -1);
      if (input === 'keyboard') {
        await expect(board.live).toHaveText('Size of the board: 80 %.');
        await expect(board.square('e2')).toBeFocused();
        await page.keyboard.press('+');
        await expect.poll(async () => (await boxOf(board, '.board')).width).toBeGreaterThan(after.width + 10);
        await page.keyboard.press('-');
      }
      for (const name of ['e2', 'e4']) await INPUTS[input](board.square(name));
      await board.expect('e4', 'white pawn');
      const again = await open(boardPage(CHESS));
      expect((await boxOf(again, '.board')).width).toBeCloseTo(after.width, 0);
    });
  });
}

test('the handle covers no coordinate, and resizes the board from where it is', inFull(), async ({ page, site }) => {
  for (const name of ['hex', 'glinski', 'chess']) {
    await page.goto(`${site}games/${name}/`);
    const board = new Board(page, page.locator('#board'));
    const handle = board.root.locator('.handle');
    await expect(handle).toBeVisible();
    const { x, y, width, height } = await handle.boundingBox();
    const covered = await board.root.locator('.stage .labels text').evaluateAll(
      (all, grip) =>
        all.filter((it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect();
          return left < grip.x + grip.width && right > grip.x && top < grip.y + grip.height && bottom > grip.y;
        }).length,
      { x, y, width, height },
    );
    expect(covered, name).toBe(0);
    const before = await boxOf(board, '.board');
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.down();
    const down = name === 'hex' ? -60 : 60;
    await page.mouse.move(x - 52, y + 8 - down, { steps: 4 });
    await page.mouse.up();
    expect((await boxOf(board, '.board')).width).toBeLessThan(before.width - 40);
    await page.evaluate(() => localStorage.clear());
  }
});

test('a phone has no handle: the board is as wide as the screen', inFull(), async ({ browser, site }) => {
  const page = await browser.newPage({ viewport: { width: 375, height: 740 }, hasTouch: true });
  await page.goto(`${site}games/chess/`);
  const board = new Board(page, page.locator('#board'));
  await expect(board.root.locator('.tools')).toBeVisible();
  await expect(board.root.locator('.handle')).toBeAttached();
  await expect(board.root.locator('.handle')).toBeHidden();
  await page.close();
});

test(
  'the size is changed with the keyboard as well, and where nothing may be remembered',
  inFull(),
  async ({ open, page }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: denied });
    });
    const board = await open(boardPage(CHESS));
    const before = await boxOf(board, '.board');
    await board.button('Board and pieces').focus();
    await page.keyboard.press('Enter');
    await board.dialog.getByRole('slider', { name: 'Size' }).focus();
    for (let k = 0; k < 4; k += 1) await page.keyboard.press('ArrowLeft');
    expect((await boxOf(board, '.board')).width).toBeCloseTo(0.8 * before.width, -1);
    await page.keyboard.press('Escape');
    await expect(board.dialog).toHaveCount(0);
    await expect(board.button('Board and pieces')).toBeFocused();
  },
);

test('the board fills the whole screen, and comes back', async ({ open, page }) => {
  // What a page says about boards among its texts does not hold there.
  const style =
    '<style>variant-diagram { --vd-max-height: 22rem; --vd-square-size: 40px } ::part(frame) { margin-inline: 0 }</style>';
  const board = await open(style + boardPage(CHESS));
  const before = await boxOf(board, '.board');
  await board.choose('Full screen');
  await page.waitForFunction(() => document.fullscreenElement?.localName === 'variant-diagram');
  await expect.poll(async () => (await boxOf(board, '.board')).height).toBeGreaterThan(1.4 * before.height);
  const drawing = await boxOf(board, '.board');
  expect(drawing.y + drawing.height).toBeLessThanOrEqual(await page.evaluate(() => innerHeight));
  expect(drawing.height).toBeGreaterThan(0.7 * (await page.evaluate(() => innerHeight)));
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  await board.choose('Full screen');
  await expect.poll(async () => (await boxOf(board, '.board')).height).toBeCloseTo(before.height, 0);
});

test(
  'coordinates stand inside the squares on phones, and never on pieces of another square',
  inFull(),
  async ({ open, page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const board = await open(boardPage(CHESS));
    const labels = () =>
      board.root.locator('.stage .labels text').evaluateAll((all) =>
        all.map((it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect();
          const cells = [...it.closest('svg').querySelectorAll('[data-cell] polygon')].map((cell) =>
            cell.getBoundingClientRect(),
          );
          return cells.filter(
            (box) => left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 3 && bottom <= box.bottom + 3,
          ).length;
        }),
      );
    expect(await labels()).toEqual(Array(16).fill(1));
    const { width } = await board.square('a1').boundingBox();
    expect(width).toBeGreaterThan(42);
    await resize(page, 900, 812);
    await expect.poll(labels).toEqual(Array(16).fill(0));
  },
);

test('every tool says in words what it does', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.button('More').click();
  const tools = board.root.locator(':is(.tools, .more) button:visible');
  await expect(tools.first()).toBeVisible();
  expect(await tools.count()).toBeGreaterThanOrEqual(12);
  for (const it of await tools.all()) {
    const [words, name] = [await it.locator('span').innerText(), await it.getAttribute('aria-label')];
    // Who speaks to the page says what is seen.
    expect(name.toLowerCase()).toContain(words.toLowerCase());
  }
});

for (const width of [375, 768, 1280, 1366, 1920]) {
  test(
    `the tools stand in one row, ${width} pixels wide`,
    inFull([375, 1366].includes(width)),
    async ({ open, page }) => {
      await page.setViewportSize({ width, height: 800 });
      const board = await open(boardPage(DROPS));
      await expect(board.root.locator('.tools')).toBeVisible();
      const tops = await board.root
        .locator('.tools button:visible')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
      expect(tops).toHaveLength(6);
      expect(new Set(tops).size).toBe(1);
    },
  );
}

for (const input of ['mouse', 'touch', 'keyboard']) {
  test.describe(input, inFull(input === 'keyboard'), () => {
    test.use({ hasTouch: input === 'touch' });

    test('a menu holds the other tools, and closes when one was used or left', async ({ open, page }) => {
      const board = await open(boardPage(CHESS));
      const act = {
        mouse: (it) => it.click(),
        touch: (it) => it.tap(),
        keyboard: (it) => it.press('Enter'),
      }[input];
      const [more, list] = [board.button('More'), board.root.getByRole('group', { name: 'More' })];
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await act(more);
      await expect(list).toBeVisible();
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await expect(board.button('Restart')).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await act(board.button('Draw arrows'));
      await expect(list).toHaveCount(0);
      await expect(more).toBeFocused();
      await expect(board.message).toContainText('Drawing');
      // What is switched on inside is seen on the button.
      await expect(more).toHaveAttribute('data-on', '');
      await act(more);
      await expect(board.button('Draw arrows')).toHaveAttribute('aria-pressed', 'true');
      if (input === 'keyboard') {
        await page.keyboard.press('ArrowUp');
        await expect(board.button('Edit the position')).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(board.button('Restart')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(more).toBeFocused();
      } else await act(board.button('Flip the board'));
      await expect(list).toHaveCount(0);
    });
  });
}

test('pages from right to left have the moves at the left of the board', async ({ open, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const board = await open(boardPage(DROPS));
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const [drawing, tools] = [await boxOf(board, '.board'), await boxOf(board, '.tools')];
  expect(tools.x + tools.width).toBeLessThanOrEqual(drawing.x + 1);
  await board.root.locator('.hand.bottom .slot').dragTo(board.square('e4'));
  await board.expect('e4', 'white knight');
});

test('nothing is wrong with the board beside its moves, and its dialogs', inFull(), async ({ open, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const board = await open(boardPage(DROPS).replace('controls', 'controls linked'));
  await expect(board.root.locator('.tools')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const name of ['Board and pieces', 'Share']) {
    await board.button(name).click();
    await expect(board.dialog).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
