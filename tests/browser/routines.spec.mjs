// Functions of a page that make and refuse moves.

import { Board, expect, test } from './page.mjs';

test('a routine of the page takes two pieces at a distance, a veto says its sentence', async ({ page, site }) => {
  await page.goto(`${site}routines.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await expect(board.grid).toBeVisible();
  await expect(page.locator('#source')).toContainText('function coordinate');
  await board.click('a2', 'a4');
  await expect(board.root).toContainText('The first move here is not a double step');
  await board.expect('e5', 'black pawn');
  await board.click('g4', 'g5');
  await board.expect('g5', 'white coordinator');
  await board.expect('e5', 'empty');
});

test('routines set later open the diagram again, and without them the definition plays', async ({ open, page }) => {
  const board = await open('<variant-diagram>royal=K\nking:K:::e1\nx:X:W::a1\ncustom=far:mN</variant-diagram>');
  await board.click('a1');
  expect(await board.marked()).toEqual(['a2', 'b1']);
  await page.evaluate(() => {
    const element = document.querySelector('variant-diagram');
    element.hooks = { custom: { far: () => [{}] } };
    return element.ready;
  });
  await board.click('a1');
  expect(await board.marked()).toEqual(['a2', 'b1', 'b3', 'c2']);
});
