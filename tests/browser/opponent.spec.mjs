// The computer plays one side of a board.
import { boardPage, CHESS, expect, test } from './page.mjs';

/** A board against the computer. */
const against = (definition, side, level) =>
  boardPage(definition).replace('<variant-diagram', `<variant-diagram opponent="${side}" level="${level}"`);

const plies = (board) => board.root.evaluate((it) => it.scene.plies);

test('the computer answers a move', async ({ open }) => {
  const board = await open(against(CHESS, 'black', 1));
  await board.click('e2', 'e4');
  await expect.poll(() => plies(board)).toBe(2);
  expect(await board.root.evaluate((it) => it.scene.turn)).toBe('white');
});

test('it begins as White, and answers again after a move is taken back', async ({ open }) => {
  const board = await open(against(CHESS, 'white', 2));
  await expect.poll(() => plies(board)).toBe(1);
  await board.click('e7', 'e5');
  await expect.poll(() => plies(board)).toBe(3);
  await board.root.evaluate((it) => {
    it.undo();
    it.undo();
  });
  await board.click('d7', 'd5');
  await expect.poll(() => board.root.evaluate((it) => it.scene.ply)).toBe(3);
});

test('a whole game ends by the rules', async ({ open }) => {
  const board = await open(
    against('files=3\nranks=4\nroyal=K\nbaring=loss\nnMoveRule=10\nrook:R:R::a1\nking:K:K::b1', 'black', 1),
  );
  for (let n = 0; n < 40; n += 1) {
    const verdict = await board.root.evaluate((it) => {
      if (it.scene.verdict || it.scene.turn !== 'white') return it.scene.verdict?.reason;
      const [first] = it.diagram.moves('path');
      it.play(first.split(' '));
      return it.scene.verdict?.reason;
    });
    if (verdict) return;
    await expect
      .poll(() => board.root.evaluate((it) => it.scene.verdict !== undefined || it.scene.turn === 'white'))
      .toBe(true);
  }
  expect(await board.root.evaluate((it) => it.scene.verdict?.reason)).toBeTruthy();
});
