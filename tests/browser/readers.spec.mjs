// What readers of variant pages expect beside play: promoted forms in move diagrams, the key, print, victims, autoplay.

import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

const SHOGI = `firstRank=1
royal=K
symmetry=rotate
promoZone=3
maxPromote=1
promoOffset=1
silver:S:FfW::c1
gold:G:WfF::
king:K:K::e1`;

test('a name shows the move diagram, then that of the promoted form, then the game', async ({ open }) => {
  const board = await open(boardPage(SHOGI));
  await board.button('Pieces').click();
  await board.button('silver').click();
  await expect(board.message).toContainText('How the silver moves');
  await board.button('silver').click();
  await expect(board.message).not.toContainText('How the silver moves');
  await expect(board.message).toContainText(/How the .* moves/);
  await board.button('silver').click();
  await board.expect('c1', 'white silver');
});

test('the focus puts an enemy into a move diagram, and leaving takes it away', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.root.evaluate((element) => element.demonstrate(4));
  await expect(board.root.locator('.pieces .piece')).toHaveCount(1);
  const label = await board.root.locator('[aria-label*="white rook"]').getAttribute('aria-label');
  await board.square(label.slice(0, 2)).focus();
  await page.keyboard.press('ArrowRight');
  await expect(board.root.locator('.pieces .piece')).toHaveCount(2);
  const blocked = await board.marked();
  expect(blocked).not.toContain(`h${label[1]}`);
  await page.keyboard.press('ArrowUp');
  await expect(board.root.locator('.pieces .piece')).toHaveCount(1);
  expect(await board.marked()).toContain(`h${label[1]}`);
});

test('the key lists only the kinds of marks that need words and have occurred, each with its shape', async ({
  open,
}) => {
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  const entries = board.root.locator('.key li');
  await expect(entries).toHaveCount(0);
  // A dot and a ring say what they are.
  await board.click('b1');
  await expect.poll(() => board.marked()).toContain('c3');
  await expect(entries).toHaveCount(0);
  await board.click('b1', 'e2', 'e4', 'e7', 'e5', 'g1', 'f3', 'b8', 'c6', 'f1', 'c4', 'f8', 'c5', 'e1');
  await expect(entries.filter({ hasText: 'castle' })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'leap there' })).toHaveCount(0);
  // Diagrams tell all kinds apart.
  await board.click('e1');
  await board.root.locator('.types').getByRole('button', { name: 'knight', exact: true }).click();
  await expect(entries.filter({ hasText: 'leap there' })).toHaveCount(1);
  const shapes = await entries
    .locator('.sample')
    .evaluateAll((all) => all.map((it) => it.innerHTML.replace(/class="[^"]*"/g, '')));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('all move diagrams can be printed, one below the other', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.evaluate(() => {
    globalThis.printed = 0;
    globalThis.print = () => (globalThis.printed += 1);
  });
  await board.button('Pieces').click();
  await board.button('All move diagrams').click();
  const figures = board.root.locator('.overview figure');
  await expect(figures).toHaveCount(6);
  await board.button('Print').click();
  expect(await page.evaluate(() => globalThis.printed)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const boxes = await figures.evaluateAll((all) =>
    all.map((it) => it.getBoundingClientRect()).map(({ top, bottom, left }) => ({ top, bottom, left })),
  );
  boxes.slice(1).forEach((box, index) => {
    expect(box.top).toBeGreaterThanOrEqual(boxes[index].bottom);
    expect(box.left).toBe(boxes[0].left);
  });
});

test('after a move its squares are marked, and where a piece was taken', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  const highlights = (kind) => board.root.locator(`.highlights .${kind}`);
  await board.click('e2', 'e4', 'a7', 'a6', 'e4', 'e5', 'd7', 'd5', 'e5', 'd6');
  await board.expect('d6', 'white pawn');
  await expect(highlights('last')).toHaveCount(2);
  await expect(highlights('removed')).toHaveCount(1);
});

test('play through goes on by itself and stops with a click on the board', async ({ open, page }) => {
  await page.clock.install();
  const board = await open(boardPage(CHESS));
  await board.root.evaluate((element) => {
    element.diagram.load('1. e4 e5 2. Nf3 Nc6');
    element.goto(0);
  });
  // From here on time passes only where it is told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  await board.choose('Play through');
  await page.clock.runFor(400);
  await board.expect('e4', 'white pawn');
  await page.clock.runFor(1000);
  await board.expect('e5', 'black pawn');
  await board.square('a2').click();
  await page.clock.runFor(5000);
  await board.expect('g1', 'white knight');
});
