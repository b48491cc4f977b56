// Moves by clicking: selecting, marks, playing, refusals, the messages.

import { boardPage, CASTLING, CHESS, DROPS, expect, inFull, LION, test } from './page.mjs';

test('a piece is clicked, its squares are marked, a click plays', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await expect(board.message).toContainText('White to move');
  await board.click('b1');
  await board.expect('b1', 'white knight, selected');
  expect(await board.marked()).toEqual(['a3', 'c3']);
  await board.click('c3');
  await board.expect('c3', 'white knight');
  await board.expect('b1', 'empty');
  await expect(board.message).toContainText('Black to move');
  expect(await board.marked()).toEqual([]);
});

test('clicking the selected piece again drops the selection', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e2');
  await board.expect('e2', 'white pawn$');
  expect(await board.marked()).toEqual([]);
});

test('clicking another own piece selects that one', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('b1', 'g1');
  await board.expect('g1', 'white knight, selected');
  await board.expect('b1', 'white knight$');
  expect(await board.marked()).toEqual(['f3', 'h3']);
});

test('a click that is no move puts the piece down and says why', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('b1', 'b4');
  await board.expect('b1', 'white knight$');
  await expect(board.message).toHaveAttribute('data-key', 'refused');
  const sentence = await board.message.textContent();
  expect(sentence).toMatch(/^[A-Z].+\.$/);
  await expect(board.root.locator('.bubble')).toHaveText(sentence);
  await expect(board.root.locator('[aria-live]')).toHaveText(sentence);
  await board.click('b1', 'c3');
  await board.expect('c3', 'white knight');
  await expect(board.root.locator('.bubble')).toHaveCount(0);
});

test('a piece of the other side is refused with a reason', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e7');
  await expect(board.message).toHaveAttribute('data-key', 'refused');
  await expect(board.message).toContainText("White's turn");
});

test('a Lion takes two pieces in one move', async ({ open }) => {
  const board = await open(boardPage(LION));
  await board.click('e4', 'e5');
  await expect(board.root.locator('.pieces .faded')).toHaveCount(1);
  await board.expect('e4', 'white lion');
  await expect(board.message).toHaveAttribute('data-key', 'choose-next');
  await board.click('d6');
  await board.expect('d6', 'white lion');
  await board.expect('e5', 'empty');
  await expect(board.message).toContainText('Black to move');
});

test('a Lion stops after one capture when its last square is clicked again', inFull(), async ({ open }) => {
  const board = await open(boardPage(LION));
  await board.click('e4', 'e5', 'e5');
  await board.expect('e5', 'white lion');
  await board.expect('d6', 'black pawn');
});

test('the button finishes an open move as well', inFull(), async ({ open }) => {
  const board = await open(boardPage(LION));
  await board.click('e4', 'e5');
  await board.button('Finish').click();
  await board.expect('e5', 'white lion');
});

test('castling is offered at the destination and moves both pieces', async ({ open }) => {
  const board = await open(boardPage(CASTLING));
  await board.click('e1', 'g1');
  await board.expect('g1', 'white king');
  await board.expect('f1', 'white rook');
});

test('castling works by clicking the partner', inFull(), async ({ open }) => {
  const board = await open(boardPage(CASTLING));
  await board.click('e1', 'a1');
  await board.expect('c1', 'white king');
  await board.expect('d1', 'white rook');
});

test('a piece is dropped from the hand', async ({ open }) => {
  const board = await open(boardPage(DROPS));
  const slot = board.root.getByRole('button', { name: 'white knight, 1 in hand' });
  await slot.click();
  await expect(slot).toHaveAttribute('aria-pressed', 'true');
  await board.click('d4');
  await board.expect('d4', 'white knight');
  await expect(slot).toHaveCount(0);
});

test('the last move stays marked', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4');
  await expect(board.root.locator('.highlights .last')).toHaveCount(2);
});

/** Stones that are put on a small board, and stones that fall. */
const STONES = `files=5
ranks=5
firstRank=1
symmetry=none
royal=0
checkRule=0
drops=1
endless=S
connect=4
repetition=none
stone:S:-:disc:`;

test('where only stones are put, a click on the board is the move', async ({ open, page }) => {
  const board = await open(boardPage(STONES));
  await expect(board.message).toHaveText('White to move: choose a square.');
  await expect(board.square('c3')).toHaveAttribute('aria-label', 'c3, empty, drop the stone');
  await board.click('c3', 'd4');
  await board.expect('c3', 'white stone');
  await board.expect('d4', 'black stone');
  await board.click('c3');
  await expect(board.message).toContainText('empty');
  await board.square('a1').focus();
  await page.keyboard.press('Enter');
  await board.expect('a1', 'white stone');
  // The slot may be clicked all the same, and its stone dragged.
  const slot = board.root.getByRole('button', { name: /^black stone/ });
  await slot.click();
  expect((await board.marked()).length).toBe(22);
  await board.click('b2');
  await board.expect('b2', 'black stone');
});

test('a stone falls from the square that is clicked, and is seen there before', async ({ open }) => {
  const board = await open(boardPage(`${STONES}\ndropNear=ground`));
  await board.square('b4').hover();
  await expect(board.root.locator('.pieces .ghost')).toHaveCount(1);
  await expect(board.square('b4')).toHaveAttribute('aria-label', 'b4, empty, drop the stone, which falls to b1');
  await board.click('b4', 'b5');
  await board.expect('b1', 'white stone');
  await board.expect('b2', 'black stone');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap puts a stone', async ({ open }) => {
    const board = await open(boardPage(STONES));
    await board.square('e5').tap();
    await board.expect('e5', 'white stone');
  });
});
