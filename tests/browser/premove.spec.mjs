// Moves that are entered while the computer thinks.

import { INPUTS } from './inputs.mjs';
import { against, scene, withoutChance } from './opponent.mjs';
import { CHESS, DROPS, expect, inFull, PROMOTION, test } from './page.mjs';

/** The computer thinks until the returned function is called. */
async function thinking(page) {
  let goOn;
  const gate = new Promise((done) => (goOn = done));
  await page.route('**/worker.js', async (route) => {
    await gate;
    await route.continue();
  });
  return goOn;
}

const plies = async (board) => (await scene(board)).plies;

test.beforeEach(({ page }) => withoutChance(page));

for (const input of ['mouse', 'touch', 'keyboard']) {
  test.describe(input, inFull(input === 'touch'), () => {
    test.use({ hasTouch: input === 'touch' });

    test('a move is entered while the computer thinks, and played when it has answered', async ({ open, page }) => {
      const goOn = await thinking(page);
      const board = await open(against(CHESS, 'black'));
      await board.click('e2', 'e4');
      for (const name of ['d2', 'd4']) await INPUTS[input](board.square(name));
      await expect(board.message).toContainText('Your premove: d2 to d4.');
      await expect(board.root.locator('.highlights .premove')).toHaveCount(2);
      expect(await plies(board)).toBe(1);
      goOn();
      await expect.poll(() => plies(board)).toBe(4);
      await board.expect('d4', 'white pawn');
      await expect(board.root.locator('.highlights .premove')).toHaveCount(0);
    });
  });
}

test('it is dragged as well; a second one takes its place, and Escape forgets it', inFull(), async ({ open, page }) => {
  const goOn = await thinking(page);
  const board = await open(against(CHESS, 'black'));
  await board.click('e2', 'e4');
  await board.drag('d2', 'd4');
  await page.mouse.up();
  await expect(board.message).toContainText('Your premove: d2 to d4.');
  await board.drag('g1', 'f3');
  await page.mouse.up();
  await expect(board.message).toContainText('Your premove: g1 to f3.');
  await page.keyboard.press('Escape');
  await expect(board.message).not.toContainText('Then');
  goOn();
  await expect.poll(() => plies(board)).toBe(2);
  await board.expect('g1', 'white knight');
});

test('what is no move when the computer has answered is forgotten, and told', async ({ open, page }) => {
  const goOn = await thinking(page);
  const board = await open(against(CHESS, 'black'));
  await board.click('e2', 'e4', 'a1', 'a8');
  await expect(board.message).toContainText('Your premove: a1 to a8.');
  goOn();
  await expect.poll(() => plies(board)).toBe(2);
  await expect(board.live).toContainText('Your premove is not legal now.');
  await board.click('d2', 'd4');
  await board.expect('d4', 'white pawn');
});

test('pieces of the computer and empty squares begin none', inFull(), async ({ open, page }) => {
  await thinking(page);
  const board = await open(against(CHESS, 'black'));
  await board.click('e2', 'e4', 'e7', 'e5');
  await expect(board.root.locator('.highlights .premove')).toHaveCount(0);
  await expect(board.message).toContainText('The computer is thinking.');
});

test('a piece in hand is dropped so, and a pawn becomes the first of its choices', inFull(), async ({ open, page }) => {
  const goOn = await thinking(page);
  const board = await open(against(DROPS, 'black'));
  await board.click('e1', 'e2');
  await board.root.locator('.hand.bottom .slot').click();
  await board.click('d4');
  await expect(board.root.locator('.highlights .premove')).toHaveCount(1);
  goOn();
  await expect.poll(() => plies(board)).toBeGreaterThanOrEqual(3);
  await board.expect('d4', 'white knight');
  const goOnAgain = await thinking(page);
  const other = await open(against(PROMOTION, 'black'));
  await other.click('e1', 'e2', 'b7', 'b8');
  goOnAgain();
  await expect.poll(() => plies(other)).toBeGreaterThanOrEqual(3);
  await other.expect('b8', 'white queen');
});
