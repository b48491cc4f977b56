// Moves by clicking: selecting, marks, playing, refusals, the messages.

import { boardPage, CASTLING, CHESS, DROPS, expect, LION, test } from './page.mjs';

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

test('clicking another own piece selects that one', async ({ open }) => {
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

test('a Lion stops after one capture when its last square is clicked again', async ({ open }) => {
  const board = await open(boardPage(LION));
  await board.click('e4', 'e5', 'e5');
  await board.expect('e5', 'white lion');
  await board.expect('d6', 'black pawn');
});

test('the button finishes an open move as well', async ({ open }) => {
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

test('castling works by clicking the partner', async ({ open }) => {
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
