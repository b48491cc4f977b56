// Pieces that change sides, by mouse and by keyboard.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boardPage, expect, test } from './page.mjs';

const library = (name) => readFileSync(fileURLToPath(new URL(`../diagrams/${name}.txt`, import.meta.url)), 'utf8');

const how = {
  'by mouse': async (target) => target.click(),
  'by keyboard': async (target, page) => {
    await target.focus();
    await page.keyboard.press('Enter');
  },
};

for (const [way, point] of Object.entries(how)) {
  test(`Othello, ${way}`, async ({ open, page }) => {
    const board = await open(boardPage(library('flipello')));
    const drop = async (side, square) => {
      await point(board.root.getByRole('button', { name: new RegExp(`^${side} disc, \\d+ in hand`) }), page);
      await point(board.square(square), page);
    };
    await drop('white', 'c3');
    await expect(board.root.locator('.bubble')).toHaveText(/must make at least one enemy change sides/);
    await page.keyboard.press('Escape');
    await drop('white', 'e3');
    await board.expect('e3', 'white disc');
    await board.expect('e4', 'white disc');
    await expect(board.live).toHaveText('White: disc on e3, turns disc e4. Black to move.');
    await drop('black', 'd3');
    await board.expect('d4', 'black disc');
    await expect(board.live).toHaveText('Black: disc on d3, turns disc d4. White to move.');
    await board.button('One move back').click();
    await board.expect('d4', 'white disc');
  });
}

test('a stone that multiplies, and one that leaps', async ({ open }) => {
  const board = await open(boardPage(`${library('ataxx')}fen=7/7/3p3/3P3/2p1p2/7/7 w - - 0 1`));
  const slot = board.root.getByRole('button', { name: /^white stone, ∞ in hand/ });
  await slot.click();
  expect(await board.marked()).toContain('d3');
  await board.click('d3');
  for (const square of ['c3', 'd3', 'e3', 'd4']) await board.expect(square, 'white stone');
  await expect(board.live).toHaveText('White: stone on d3, turns stone c3 and stone e3. Black to move.');
  await board.click('d5', 'b5');
  await board.expect('b5', 'black stone');
  await board.expect('d5', 'empty');
  await board.click('e3', 'c5');
  await expect(slot).toBeVisible();
});
