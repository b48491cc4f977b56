// The choice of a promotion: what is offered, choosing, taking the move back.

import { boardPage, expect, inFull, PROMOTION, test } from './page.mjs';

test('the possible types are offered at the square, and one is chosen', async ({ open }) => {
  const board = await open(boardPage(PROMOTION));
  await board.click('b7', 'b8');
  await expect(board.dialog).toBeVisible();
  await expect(board.dialog.getByRole('button')).toHaveCount(4);
  const [x, y] = await board.middle('b8');
  const box = await board.dialog.boundingBox();
  expect(Math.abs(box.y - y)).toBeLessThan(120);
  expect(box.x).toBeLessThan(x + 120);
  await board.dialog.getByRole('button', { name: /knight/ }).click();
  await board.expect('b8', 'white knight');
  await expect(board.dialog).toHaveCount(0);
});

for (const width of [1000, 375]) {
  test(
    `the types come in the order of promoChoice, beside the move, on a bright board (${width})`,
    inFull(width === 1000),
    async ({ open, page }) => {
      await page.setViewportSize({ width, height: 900 });
      const board = await open(boardPage(PROMOTION.replace(',,h3', ',,a8,c8')));
      for (const target of ['b8', 'a8', 'c8']) {
        await board.click('b7', target);
        const choices = board.dialog.getByRole('button');
        const names = await choices.evaluateAll((all) => all.map((it) => it.title.replace('promote to ', '')));
        expect(names).toEqual(['queen', 'rook', 'bishop', 'knight']);
        await expect(choices.first()).toBeFocused();
        const box = await board.dialog.boundingBox();
        // The line around a square belongs to its box.
        const covers = (it) =>
          box.x + 4 < it.x + it.width &&
          it.x + 4 < box.x + box.width &&
          box.y + 4 < it.y + it.height &&
          it.y + 4 < box.y + box.height;
        const [from, to] = [await board.square('b7').boundingBox(), await board.square(target).boundingBox()];
        expect([covers(from), covers(to)], target).toEqual([false, false]);
        const near = Math.max(box.x - (to.x + to.width), to.x - (box.x + box.width), box.y - (to.y + to.height));
        expect(near).toBeLessThan(to.width + 10);
        const over = await board.root.locator('.backdrop').evaluate((it) => getComputedStyle(it).backgroundColor);
        expect(over).toBe('rgba(0, 0, 0, 0)');
        await page.keyboard.press('Escape');
      }
    },
  );
}

test('the choice works by keyboard, and the focus comes back', async ({ open, page }) => {
  const board = await open(boardPage(PROMOTION));
  await board.square('b7').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(board.dialog.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(board.dialog.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await board.expect('b8', 'white (rook|bishop|knight|queen)');
  await expect(board.square('b8')).toBeFocused();
});

test('Escape takes the whole move back', async ({ open, page }) => {
  const board = await open(boardPage(PROMOTION));
  await board.click('b7', 'b8');
  await expect(board.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board.dialog).toHaveCount(0);
  await board.expect('b7', 'white pawn$');
  await expect(board.message).toContainText('White to move');
});

test('so does a click beside the choice', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(PROMOTION));
  await board.click('b7', 'b8');
  await page.mouse.click(...(await board.middle('f3')));
  await expect(board.dialog).toHaveCount(0);
  await board.expect('b7', 'white pawn$');
});

test('a dragged Pawn asks as well', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(PROMOTION));
  await board.drag('b7', 'b8');
  await page.mouse.up();
  await board.dialog.getByRole('button', { name: /queen/ }).click();
  await board.expect('b8', 'white queen');
});

test('promotion in Shogi style asks whether, and offers the promoted piece before the one it is', async ({
  open,
  page,
}) => {
  const shogi = `firstRank=1
symmetry=none
royal=K
promoZone=3
promoOffset=2
maxPromote=1
silver:S:FfW::c5
king:K:K::e1,,e8
gold:G:WfF::`;
  const board = await open(boardPage(shogi));
  await board.click('c5', 'c6');
  await expect(board.message).toHaveText('Promote the silver?');
  const choices = board.dialog.getByRole('button');
  await expect(choices).toHaveCount(2);
  await expect(choices.first()).toBeFocused();
  await expect(choices.first()).toHaveAccessibleName('promote to gold');
  await page.keyboard.press('Enter');
  await board.expect('c6', 'white gold');
});

test('what a choice makes is shown on the board while it is pointed at', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(PROMOTION));
  await board.click('b7', 'b8');
  const ghosts = board.root.locator('.board .piece.ghost, .board .ghost .piece');
  await page.mouse.move(...(await board.middle('f3')));
  await expect(ghosts).toHaveCount(0);
  await board.dialog.getByRole('button', { name: /knight/ }).hover();
  await expect(ghosts).toHaveCount(1);
  await page.mouse.move(...(await board.middle('f3')));
  await expect(ghosts).toHaveCount(0);
});

test(
  'the choice stays in sight on a board that is wider than its place, off the edge that fades',
  inFull(),
  async ({ open, page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const board = await open(boardPage(PROMOTION.replace('b7', 'd7').replace('e8', 'h8')));
    for (const _ of [1, 2]) await board.choose('Larger squares');
    await board.click('d7', 'd8');
    const [box, seen] = [await board.dialog.boundingBox(), await board.root.locator('.scroll').boundingBox()];
    const square = await board.square('d8').boundingBox();
    expect(square.x + square.width / 2 + box.width / 2).toBeGreaterThan(seen.x + seen.width - 28);
    expect(box.x + box.width).toBeLessThanOrEqual(seen.x + seen.width - 27);
    expect(box.x).toBeLessThan(square.x + square.width);
    expect(box.y).toBeGreaterThanOrEqual(seen.y - 1);
    // Where the board ends, nothing fades.
    await page.keyboard.press('Escape');
    await board.root.locator('.scroll').evaluate((it) => (it.scrollLeft = it.scrollWidth));
    await board.square('d7').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const after = await board.dialog.boundingBox();
    expect(after.x).toBeGreaterThanOrEqual(seen.x - 1);
    expect(after.x + after.width).toBeLessThanOrEqual(seen.x + seen.width + 1);
  },
);

test('the message names the choice that is pointed at', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(PROMOTION));
  await board.click('b7', 'b8');
  await page.mouse.move(...(await board.middle('f3')));
  await expect(board.message).toHaveText('Choose a piece.');
  await board.dialog.getByRole('button', { name: /rook/ }).hover();
  await expect(board.message).toHaveText('Promote to rook.');
  await page.mouse.move(...(await board.middle('f3')));
  await expect(board.message).toHaveText('Choose a piece.');
});
