// Dice: the message says what they show, and refused moves why.

import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

const KNIGHTS = `dice=1\ndiceTypes=N\nroyal=K\ncheckRule=0\nnoMoves=pass\n${CHESS}`;

test('the dice are told, decide what moves, and are read aloud', async ({ open }) => {
  const board = await open(boardPage(KNIGHTS));
  await board.click('b1', 'c3', 'g8', 'f6');
  await expect(board.message).toContainText('White to move (dice: knight)');
  await expect(board.live).toContainText('White to move (dice: knight)');
  await board.click('e2');
  await expect(board.message).toContainText('The dice show knight: no other piece may move.');
});

test('every game begins with a throw of its own, and the record keeps it', async ({ open }) => {
  const board = await open(boardPage(`dice=2\n${CHESS}`));
  const { number, fen, again } = await board.root.evaluate((it) => {
    const { shuffle } = it.diagram.scene();
    const record = it.diagram.record();
    const before = it.diagram.fen();
    it.diagram.restart();
    it.diagram.load(record);
    return { number: shuffle, fen: before, again: it.diagram.fen() };
  });
  expect(Number(number)).toBeLessThan(2 ** 20);
  expect(again).toBe(fen);
});

test('who can do nothing passes by the button in the message', inFull(), async ({ open, page }) => {
  const board = await open(
    boardPage(
      'files=3\nranks=3\nroyal=0\nnoMoves=pass\npassPass=none\ndice=1\ndiceTypes=B\nbishop:B:B::\nrook:R:R::a1',
    ),
  );
  await expect(board.message).toContainText('White to move (start position');
  await board.message.getByRole('button', { name: 'Pass' }).click();
  await expect(board.message).toContainText('Black to move (dice: bishop)');
  await board.message.getByRole('button', { name: 'Pass' }).focus();
  await page.keyboard.press('Enter');
  await expect(board.message).toContainText('White to move (dice: bishop)');
});
