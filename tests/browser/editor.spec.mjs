// The editor of positions: palette, wiper, moving, hands, copying, going back to play.

import { readFileSync } from 'node:fs';
import { boardPage, CHESS, DROPS, expect, inFull, test } from './page.mjs';

const TILES = readFileSync(new URL('../diagrams/cyvassesetup.txt', import.meta.url), 'utf8');

const fen = (page) => page.evaluate(() => document.querySelector('variant-diagram').diagram.fen());

async function edit(board) {
  await board.choose('Edit the position');
  await expect(board.message).toHaveAttribute('data-key', 'edit');
}

test('pieces are put, wiped out and moved; then the game goes on from there', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await edit(board);
  await board.button('white queen').click();
  await board.click('e4', 'd5', 'd5');
  await board.expect('e4', 'white queen');
  await board.expect('d5', 'empty');
  await board.button('Wipe out').click();
  await board.click('d1');
  await board.expect('d1', 'empty');
  await board.button('Wipe out').click();
  await board.click('e4', 'e5');
  await board.expect('e5', 'white queen');
  await board.drag('e5', 'h5');
  await page.mouse.up();
  await board.expect('h5', 'white queen');
  await board.button('White to move').click();
  expect(await fen(page)).toBe('rnbqkbnr/pppppppp/8/7Q/8/8/PPPPPPPP/RNB1KBNR b KQkq - 0 1');
  await board.button('Done').click();
  await expect(board.message).toContainText('Black to move');
  await board.click('e7', 'e5');
  await board.expect('e5', 'black pawn');
});

test('a piece is dragged from the palette', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await edit(board);
  const box = await board.button('black knight').boundingBox();
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(...(await board.middle('e4')), { steps: 4 });
  await expect(board.root.locator('.held')).toBeVisible();
  await page.mouse.up();
  await board.expect('e4', 'black knight');
});

test('the keyboard edits as well', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await edit(board);
  await board.button('black rook').focus();
  await page.keyboard.press('Enter');
  await expect(board.live).toHaveText('Black rook: choose a square.');
  await board.square('d4').focus();
  await page.keyboard.press('Enter');
  await expect(board.live).toHaveText('d4, black rook.');
  await board.expect('d4', 'black rook');
});

test('clear, the start position, and a copy', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const board = await open(boardPage(CHESS));
  await edit(board);
  await board.button('Clear').click();
  await expect(board.root.locator('.pieces .piece')).toHaveCount(0);
  await board.button('white king').click();
  await board.click('e1');
  await board.button('Copy the position').click();
  await expect(board.root.locator('.editor .problem')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^8\/8\/8\/8\/8\/8\/8\/4K3 w/);
  await board.button('Start position').click();
  await expect(board.root.locator('.pieces .piece')).toHaveCount(32);
});

test('hands are filled and emptied', inFull(), async ({ open }) => {
  const board = await open(boardPage(DROPS));
  await edit(board);
  await board.button('black knight').click();
  await board.button('Into the hand').click();
  await expect(board.root.getByRole('button', { name: 'black knight, 2 in hand' })).toBeVisible();
  for (let k = 0; k < 3; k += 1) await board.button('Out of the hand').click();
  await expect(board.root.getByRole('button', { name: /^black knight, \d in hand/ })).toHaveCount(0);
});

for (const width of [1280, 375]) {
  test(`the editor has room at ${width} pixels`, inFull(width === 375), async ({ open, page }) => {
    await page.setViewportSize({ width, height: 800 });
    const board = await open(boardPage(CHESS));
    await edit(board);
    const box = await board.root.locator('.editor').boundingBox();
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const slot = await board.button('white pawn').boundingBox();
    expect(Math.min(slot.width, slot.height)).toBeGreaterThanOrEqual(24);
  });
}

test('tiles show their faces in the palette as in the hand, and turn with the board; a piece that comes on a tile is itself', async ({
  open,
}) => {
  const board = await open(boardPage(TILES));
  const face = (place) =>
    place
      .locator('svg')
      .first()
      .evaluate((it) => [...it.querySelectorAll('.tile > *')].map((shape) => shape.outerHTML));
  const inHand = await face(board.root.getByRole('button', { name: 'white tile 1, 1 in hand' }));
  expect(inHand.length).toBeGreaterThan(4);
  await edit(board);
  const tool = board.button('white tile 1');
  expect(await face(tool)).toEqual(inHand);
  await expect(board.button('white king').locator('.tile')).toHaveCount(0);
  await expect(board.button('white king').locator('.piece')).toHaveCount(1);
  await board.button('Flip the board').click();
  const turned = await face(board.root.getByRole('button', { name: 'white tile 1, 1 in hand' }));
  expect(turned).not.toEqual(inHand);
  expect(await face(tool)).toEqual(turned);
  await tool.click();
  await expect(board.live).toHaveText('White tile 1: choose a square.');
});
