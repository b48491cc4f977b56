// Walls: the second part of a turn, clicked after the move.

import { boardPage, expect, inFull, test } from './page.mjs';

const DUCK = `firstRank=1
royal=K
checkRule=0
promoChoice=Q
walling=anywhere
wallMoves=1
wallName=duck
pawn:P:fmWfceFifmnD::a2-h2
rook:R:R::a1,h1
queen:Q:Q::d1
king:K:KisO2::e1`;

test('the duck is put after the move, and moves from then on', async ({ open }) => {
  const board = await open(boardPage(DUCK));
  await board.click('e2');
  await board.click('e4');
  await expect(board.message).toHaveText('Put the duck on a marked square.');
  // The pawn is shown where it will stand, and every empty square is marked, that it left too.
  await expect(board.root.locator('.pieces .faded')).toHaveCount(1);
  const marked = await board.marked();
  expect(marked).toContain('e2');
  expect(marked).toContain('d5');
  expect(marked).not.toContain('e4');
  expect(marked).not.toContain('d1');
  await board.click('d5');
  await board.expect('e4', 'white pawn');
  await board.expect('d5', 'duck');
  await expect(board.message).toContainText('Black to move');
  await board.click('e7', 'e5', 'd4');
  await board.expect('d4', 'duck');
  await board.expect('d5', 'empty');
  await board.button('One move back').click();
  await board.expect('d5', 'duck');
});

test('a square where no duck can be is refused, and the duck is nobody’s', async ({ open }) => {
  const board = await open(boardPage(DUCK));
  await board.click('e2', 'e4', 'd1');
  await board.click('e2', 'e4', 'e3');
  await board.expect('e3', 'duck');
  await board.click('e3');
  await expect(board.message).toHaveAttribute('data-key', 'refused');
  await expect(board.message).toContainText('nobody');
});

test('a keyboard puts the duck as well', async ({ open, page }) => {
  const board = await open(boardPage(DUCK));
  await board.square('e2').focus();
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await board.expect('e4', 'white pawn');
  await board.expect('e5', 'duck');
  await expect(board.live).toContainText('duck on e5');
});

test('a piece is dragged and the duck clicked', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(DUCK));
  await board.drag('e2', 'e4');
  await page.mouse.up();
  await board.click('e2');
  await board.expect('e2', 'duck');
  await board.expect('e4', 'white pawn');
});

test('castling goes on to the duck', inFull(), async ({ open }) => {
  const board = await open(boardPage(`${DUCK}\nfen=4k3/8/8/8/8/8/8/4K2R w K - 0 1`));
  await board.click('e1', 'g1', 'e1');
  await board.expect('g1', 'white king');
  await board.expect('f1', 'white rook');
  await board.expect('e1', 'duck');
});

test('squares of promotion go once the pawn has promoted', async ({ open }) => {
  const board = await open(boardPage(`${DUCK}\nfen=4k3/P7/8/8/8/8/8/4K3 w - - 0 1`));
  await board.click('a7');
  expect(await board.zoneCounts()).toEqual({ promotion: 8 });
  await board.click('a8');
  await expect(board.message).toHaveText('Put the duck on a marked square.');
  expect(await board.zoneCounts()).toEqual({});
});
