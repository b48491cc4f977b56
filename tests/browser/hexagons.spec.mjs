// A board of hexagons: drawn, clicked, dragged, turned, walked over with the keyboard. No square is assumed anywhere.

import { readFileSync } from 'node:fs';
import { violations } from './axe.mjs';
import { boardPage, expect, inFull, test } from './page.mjs';

const GLINSKI = readFileSync(new URL('../diagrams/glinski.txt', import.meta.url), 'utf8');

const focused = (page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label')?.split(',')[0];
  });

test('cells have six corners and three shades; rows belong to a grid', async ({ open, page }) => {
  const board = await open(boardPage(GLINSKI));
  await expect(board.root.getByRole('gridcell')).toHaveCount(91);
  const { corners, shades } = await board.root.evaluate((element) => {
    const cells = [...element.shadowRoot.querySelectorAll('[data-cell] polygon')];
    return {
      corners: [...new Set(cells.map((it) => it.getAttribute('points').split(/[ ,]/).length / 2))],
      shades: [...new Set(cells.map((it) => it.getAttribute('class')))].sort(),
    };
  });
  expect(corners).toEqual([6]);
  expect(shades).toEqual(['shade0', 'shade1', 'shade2']);
  const rows = await board.root.getByRole('row').count();
  await expect(board.grid).toHaveAttribute('aria-rowcount', String(rows));
  expect(await violations(page)).toEqual([]);
});

test('a piece is clicked and goes to a marked cell; another one is dragged', async ({ open, page }) => {
  const board = await open(boardPage(GLINSKI));
  await board.click('e4');
  await board.expect('e4', 'white pawn, selected');
  await board.expect('e5', 'empty, move');
  await board.click('e5');
  await board.expect('e5', 'white pawn');
  await board.click('e7');
  await board.expect('e7', 'black pawn, selected');
  await board.click('e6');
  await board.expect('e6', 'black pawn');
  await board.drag('d3', 'd4');
  await page.mouse.up();
  await board.expect('d4', 'white pawn');
});

test('the corner of a cell belongs to the cell that is drawn there', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(GLINSKI));
  const box = await board.square('e4').locator('polygon').boundingBox();
  // The corner of the box around a hexagon lies in a neighbour.
  await page.mouse.click(box.x + 2, box.y + 2);
  await expect(board.square('e4')).not.toHaveAttribute('aria-label', /selected/);
});

test('turning the board turns centres, and moves still work', async ({ open }) => {
  const board = await open(boardPage(GLINSKI));
  const [x, y] = await board.middle('e4');
  await board.button('Flip the board').click();
  await expect.poll(async () => (await board.middle('e4'))[1]).toBeLessThan(y);
  expect((await board.middle('e4'))[0]).toBeGreaterThan(x);
  await board.click('e4', 'e5');
  await board.expect('e5', 'white pawn');
});

for (const flipped of ['', 'flipped']) {
  test(
    `arrows go where the eye expects it, and reach every cell ${flipped}`,
    inFull(!flipped),
    async ({ open, page }) => {
      const board = await open(boardPage(GLINSKI).replace('controls', `controls ${flipped}`));
      await board.square('f6').focus();
      for (const [key, way] of [
        ['ArrowUp', [0, -1]],
        ['ArrowRight', [1, 0]],
        ['ArrowDown', [0, 1]],
        ['ArrowLeft', [-1, 0]],
      ]) {
        await board.square('f6').focus();
        const [x, y] = await board.middle('f6');
        await page.keyboard.press(key);
        const [u, v] = await board.middle(await focused(page));
        // The direction of the key is the larger part of the way, or half of it at least.
        expect((u - x) * way[0] + (v - y) * way[1], key).toBeGreaterThan(0.4 * Math.hypot(u - x, v - y));
      }
      const reached = await page.evaluate(() => {
        const { cells } = document.querySelector('variant-diagram').diagram.board();
        const seen = new Set([cells.findIndex((it) => it.shade !== 3)]);
        for (const cell of seen) for (const next of cells[cell].neighbors) if (next >= 0) seen.add(next);
        return [seen.size, cells.filter((it) => it.shade !== 3).length];
      });
      expect(reached[0]).toBe(reached[1]);
    },
  );
}

test('a game by keyboard, told aloud', async ({ open, page }) => {
  const board = await open(boardPage(GLINSKI));
  await board.square('e4').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('e5');
  await page.keyboard.press('Enter');
  await expect(board.live).toHaveText('White: pawn e4 to e5. Black to move.');
});

test('move diagrams, attacked cells and arrows work on hexagons', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(GLINSKI));
  await board.button('Pieces').click();
  await board.button('knight').click();
  await expect(board.message).toContainText('How the knight moves');
  await expect.poll(async () => (await board.marked()).length).toBe(12);
  await board.button('Back to the game').click();
  await board.choose('Attacked squares');
  expect((await board.zones())['white-threat'].length).toBeGreaterThan(20);
  await page.keyboard.down('Shift');
  await board.drag('e5', 'f6');
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(1);
});
