// Boards of several planes: beside each other or one below the other, and pieces that pass from one to the next.

import { Board, boardPage, CHESS, expect, inFull, test } from './page.mjs';

const ALICE = `planes=2\nplaneTransfer=*\n${CHESS}`;

/** How far apart the middles of the squares a1 of two planes are, in pixels; `undefined` while the board is drawn anew. */
async function apart(board) {
  const [a, b] = await Promise.all(['Aa1', 'Ba1'].map((it) => board.square(it).boundingBox()));
  return a && b ? [b.x - a.x, b.y - a.y].map(Math.round) : undefined;
}

test('a move is clicked where the piece lands, and the board shows where it arrives', async ({ open }) => {
  const board = await open(boardPage(ALICE));
  await board.click('Ag1');
  expect(await board.marked()).toEqual(['Af3', 'Ah3', 'Bf3', 'Bh3']);
  await board.click('Af3');
  await board.expect('Bf3', 'white knight');
  await board.expect('Af3', 'empty');
  await expect(board.live).toContainText('knight Ag1 to Bf3');
  // Where the piece came from and where it stands now, on two planes.
  await expect(board.root.locator('.highlights .last')).toHaveCount(2);
  await board.click('Ae7', 'Ae6', 'Bf3', 'Be5', 'Af8', 'Ac5', 'Ae5', 'Af7', 'Ae8', 'Af7');
  await expect(board.message).toContainText('On the next plane Bf7 is taken.');
});

test('a click on where the piece arrives makes the move as well', inFull(), async ({ open }) => {
  const board = await open(boardPage(ALICE));
  await board.click('Ae2', 'Be4');
  await board.expect('Be4', 'white pawn');
});

test('the arrow keys lead from plane to plane', async ({ open, page }) => {
  const board = await open(boardPage(ALICE));
  await board.square('Ah4').focus();
  await page.keyboard.press('ArrowRight');
  await expect(board.square('Ba4')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(board.square('Ah4')).toBeFocused();
});

test(
  'nothing stands beside a board that is twice as wide as high: its squares would be small',
  inFull(),
  async ({ open, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const board = await open(boardPage(ALICE));
    const [grid, message] = [await board.grid.boundingBox(), await board.message.boundingBox()];
    expect(message.y).toBeGreaterThan(grid.y + grid.height);
    expect(message.y + message.height).toBeLessThan(800);
    expect((await board.square('Aa1').boundingBox()).width).toBeGreaterThan(40);
  },
);

test('planes stand beside each other, on narrow screens one below the other', async ({ open, page }) => {
  const board = await open(boardPage(ALICE));
  const [across, down] = await apart(board);
  expect(down).toBe(0);
  expect(across).toBeGreaterThan(0);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect
    .poll(async () => {
      const [x, y] = (await apart(board)) ?? [];
      return x === 0 && y > 0;
    })
    .toBe(true);
  await expect(board.root.locator('.labels .plane')).toHaveText(['A', 'B']);
  // Each plane has rows of its own, and the arrow keys lead where the eye sees the next square.
  await expect(board.grid).toHaveAttribute('aria-rowcount', '16');
  await expect(board.grid).toHaveAttribute('aria-colcount', '8');
  await expect(board.grid.getByRole('row')).toHaveCount(16);
  const places = await Promise.all(
    ['Ah8', 'Aa1', 'Ba8', 'Bh1'].map((it) =>
      board
        .square(it)
        .evaluate((cell) => [
          Number(cell.parentNode.getAttribute('aria-rowindex')),
          Number(cell.getAttribute('aria-colindex')),
        ]),
    ),
  );
  expect(places).toEqual([
    [1, 8],
    [8, 1],
    [9, 1],
    [16, 8],
  ]);
  await board.square('Ah1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(board.square('Ah1')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(board.square('Bh8')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(board.square('Ah1')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('planes that would be small beside each other fill several rows', inFull(), async ({ page, site }) => {
  await page.goto(`${site}games/raumschach/index.html`);
  const board = new Board(page, page.locator('#board'));
  const places = () =>
    Promise.all('ABCDE'.split('').map(async (it) => (await board.square(`${it}a1`).boundingBox()) ?? {}));
  /** How many planes stand in each row, from the top. */
  const rows = async () => {
    const tops = (await places()).map(({ y }) => Math.round(y));
    return [...new Set(tops)].map((top) => tops.filter((it) => it === top).length);
  };
  const width = async () => (await places())[0].width;
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(rows).toEqual([5]);
  expect(await width()).toBeGreaterThan(40);
  const message = await board.message.boundingBox();
  expect(message.y + message.height).toBeLessThan(768);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect.poll(rows).toEqual([2, 2, 1]);
  expect(await width()).toBeGreaterThan(26);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(board.grid).toHaveAttribute('aria-rowcount', '15');
  await expect(board.grid).toHaveAttribute('aria-colcount', '10');
  // Home and End stay in the row that is drawn.
  await board.square('Cb3').focus();
  await page.keyboard.press('End');
  await expect(board.square('De3')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(board.square('Ca3')).toBeFocused();
});
