// Functions of a page that make and refuse moves.

import { Board, expect, inFull, test } from './page.mjs';

test('a routine of the page takes two pieces at a distance, a veto says its sentence', async ({ page, site }) => {
  await page.goto(`${site}routines.html`);
  const board = new Board(page, page.locator('[data-game=coordinator]'));
  await expect(board.grid).toBeVisible();
  await expect(page.getByLabel('coordinator.js')).toContainText('function coordinate');
  await board.click('a2', 'a4');
  await expect(board.root).toContainText('The first move here is not a double step');
  await board.expect('e5', 'black pawn');
  await board.click('g4', 'g5');
  await board.expect('g5', 'white coordinator');
  await board.expect('e5', 'empty');
});

test(
  'a click after the move digs a trench, and a second click on the last square ends it without',
  inFull(),
  async ({ page, site }) => {
    await page.goto(`${site}routines.html`);
    // Boards are drawn when they come near the view.
    await page.locator('[data-game=engineers]').scrollIntoViewIfNeeded();
    const board = new Board(page, page.locator('[data-game=engineers]'));
    await expect(board.grid).toBeVisible();
    await board.click('b1', 'c3');
    expect(await board.marked()).toContain('d4');
    await board.click('d4');
    await board.expect('c3', 'white knight');
    await board.click('b8', 'c6', 'c6');
    await board.expect('c6', 'black knight');
    await board.click('d2');
    expect(await board.marked()).toEqual(['d3']);
  },
);

test('every game of the page plays, counts and tells its rules', async ({ page, site }) => {
  await page.goto(`${site}routines.html`);
  for (const name of ['coordinator', 'exchanges', 'ransom', 'engineers']) {
    const element = page.locator(`[data-game=${name}]`);
    await element.scrollIntoViewIfNeeded();
    await expect(new Board(page, element).grid).toBeVisible();
    const { n, problems, told } = await element.evaluate((board) => ({
      n: board.diagram.legalCount(),
      problems: board.diagnostics,
      told: JSON.stringify(board.diagram.rules()),
    }));
    expect(n).toBeGreaterThan(15);
    expect(problems).toEqual([]);
    expect(told).not.toContain('by its routine');
  }
});

test(
  'routines set later open the diagram again, and without them the definition plays',
  inFull(),
  async ({ open, page }) => {
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
  },
);
