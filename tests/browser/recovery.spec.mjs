// A panic of the engine: the board is restored, the reader is told in plain words, and the game goes on.

import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

const RESTORED = 'Something went wrong in the engine. The board was restored; your last action was undone.';

/** From now on a method of the engine's object panics, as a trap in WebAssembly does. */
const breakMethod = (board, method) =>
  board.root.evaluate((element, name) => {
    window.dead = element.diagram;
    element.diagram[name] = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
  }, method);

/** All that a reader can see or hear of a board. */
const words = (board) => board.root.evaluate((element) => element.shadowRoot.textContent);

test('a move that makes the engine panic is undone, and the game goes on', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4');
  await page.evaluate(() => {
    window.moved = 0;
    document.addEventListener('vd-moved', () => (window.moved += 1));
  });
  await breakMethod(board, 'play');
  await board.click('e7', 'e5');
  await expect(board.message).toHaveText(RESTORED);
  await expect(board.message).toHaveAttribute('data-key', 'restored');
  await expect(board.live).toHaveText(RESTORED);
  await board.expect('e4', 'white pawn$');
  await board.expect('e7', 'black pawn$');
  expect(await board.marked()).toEqual([]);
  expect(await words(board)).not.toContain('unreachable');
  expect(await page.evaluate(() => window.moved)).toBe(0);
  await expect(board.root.locator('.record button')).toHaveText(['e4']);
  await board.click('e7', 'e5');
  await board.expect('e5', 'black pawn$');
  await expect(board.message).toHaveText('White to move.');
  expect(await page.evaluate(() => document.querySelector('variant-diagram').diagram !== window.dead)).toBe(true);
});

for (const [method, act] of [
  ['options', (board) => board.click('d2')],
  [
    'preview',
    async (board) => {
      await board.click('d7');
      await board.square('d5').hover();
    },
  ],
  ['scene', (board) => board.button('One move back').click()],
  ['goto', (board) => board.button('To the start').click()],
  ['lines', (board) => board.click('e7', 'e5')],
  ['threats', (board) => board.choose('Attacked squares')],
  ['reach', (board) => board.root.evaluate((element) => void element.demonstrate(2))],
]) {
  test(
    `"${method}" may panic: variations and the place in the record stay`,
    inFull(/options/.test(method)),
    async ({ open }) => {
      const board = await open(boardPage(CHESS));
      await board.click('e2', 'e4', 'e7', 'e5');
      await board.button('One move back').click();
      await board.click('c7', 'c5');
      await board.button('One move back').click();
      await breakMethod(board, method);
      await act(board);
      await expect(board.message).toContainText(RESTORED);
      await board.expect('e4', 'white pawn$');
      await board.expect('c7', 'black pawn$');
      await board.click('c7', 'c5');
      await board.expect('c5', 'black pawn$');
    },
  );
}

test('the page that asked is told as well', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await breakMethod(board, 'play');
  const message = await board.root.evaluate((element) => {
    try {
      element.play(['e2', 'e4']);
      return '';
    } catch (error) {
      return error.message;
    }
  });
  expect(message).toBe('Something went wrong in the engine; the move was not played.');
  await board.root.evaluate((element) => element.play(['e2', 'e4']));
  await board.expect('e4', 'white pawn$');
});

test('where the engine cannot be started again, the text of the definition is shown', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4');
  await board.root.evaluate((element) => {
    const panic = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    element.diagram.play = panic;
    element.diagram.constructor.prototype.load = panic;
  });
  await board.click('e7', 'e5');
  await expect(board.message).toHaveText(
    'The board cannot be shown: the engine has stopped. Reload the page to play on.',
  );
  await expect(board.grid).toBeHidden();
  await expect(board.root.getByText('queen:Q:Q::d1')).toBeVisible();
  expect(await words(board)).not.toContain('unreachable');
  // Another definition opens another game.
  await board.root.evaluate(async (element, text) => {
    element.definition = text;
    await element.ready;
  }, CHESS);
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn$');
});

test('a puzzle goes on after a panic of its first move', inFull(), async ({ open }) => {
  const board = await open(boardPage(`${CHESS}\nsolution=1. e4 e5 2. Nf3\ntask=Play.`));
  await breakMethod(board, 'play');
  await board.click('e2', 'e4');
  await expect(board.message).toHaveText(RESTORED);
  await expect(board.root.locator('.puzzle')).toContainText('2 moves left');
  await board.click('e2', 'e4');
  await board.expect('e5', 'black pawn$');
});

test('a panel that makes the engine panic is closed, and can be opened again', inFull(), async ({ open }) => {
  const board = await open(`<variant-diagram>\n${CHESS}\n</variant-diagram>`);
  await breakMethod(board, 'lines');
  await board.button('Game').click();
  await expect(board.message).toHaveText(RESTORED);
  await expect(board.button('Game')).toHaveAttribute('aria-expanded', 'false');
  await board.button('Game').click();
  await expect(board.root.locator('[part=bar]')).toBeVisible();
});

test('a puzzle goes on after a panic', async ({ open }) => {
  const text = `${CHESS}\nsolution=1. e4 e5 2. Nf3\ntask=Play.`;
  const board = await open(boardPage(text));
  await board.click('e2', 'e4');
  await board.expect('e5', 'black pawn$');
  await breakMethod(board, 'play');
  await board.click('g1', 'f3');
  await expect(board.message).toHaveText(RESTORED);
  await board.expect('g1', 'white knight$');
  await expect(board.root.locator('.puzzle')).toBeVisible();
  await board.click('g1', 'f3');
  await expect(board.root.locator('.puzzle')).toContainText('Solved!');
});
