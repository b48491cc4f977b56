// Files that come late, or not at all: what readers do meanwhile is not lost, and nothing old talks over something new.

import { boardPage, CHESS, expect, test } from './page.mjs';

/** Holds back a file of the package. Returns what lets it come. */
async function held(page, name) {
  let release;
  const gate = new Promise((resolve) => (release = resolve));
  await page.route(new RegExp(`/pkg/${name}-[^/]*\\.js$`), async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Resolves when a file of the package has come and has been used. */
const used = async (page, name) => {
  const address = new RegExp(`/pkg/${name}-[^/]*\\.js$`);
  await expect.poll(() => page.evaluate((it) => performance.getEntriesByType('resource').some(({ name: url }) => new RegExp(it).test(url)), address.source)).toBe(true);
  // Whoever waited for it is told in the turn in which it is there for everybody.
  await page.evaluate(async (it) => {
    const { name: url } = performance.getEntriesByType('resource').find((entry) => new RegExp(it).test(entry.name));
    await import(url);
    await new Promise((done) => setTimeout(done));
  }, address.source);
};

test('an editor that comes late does not take the pencil away', async ({ open, page }) => {
  const release = await held(page, 'editor');
  const board = await open(boardPage(CHESS));
  await board.button('Edit the position').click();
  await board.button('Draw arrows').click();
  release();
  await used(page, 'editor');
  await expect(board.root.locator('.editor')).toHaveCount(0);
  await expect(board.message).toContainText('Drawing');
});

test('an answer that comes late does not talk over a move', async ({ open, page }) => {
  const release = await held(page, 'recite');
  const board = await open(boardPage(CHESS));
  await board.square('g1').focus();
  await page.keyboard.press('.');
  await board.click('e2', 'e4');
  await expect(board.live).toHaveText('White: pawn e2 to e4. Black to move.');
  release();
  await used(page, 'recite');
  await expect(board.live).toHaveText('White: pawn e2 to e4. Black to move.');
  await page.keyboard.press(',');
  await expect(board.live).toHaveText('White: pawn e2 to e4.');
});

test('of several questions the last is answered', async ({ open, page }) => {
  const release = await held(page, 'recite');
  const board = await open(boardPage(CHESS));
  await board.square('g1').focus();
  for (const key of ['?', '.', ',']) await page.keyboard.press(key);
  release();
  await used(page, 'recite');
  await expect(board.live).toHaveText('No move has been played.');
});

test('move diagrams that come when they are put away stay away', async ({ open, page }) => {
  const release = await held(page, 'demonstration');
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  await board.button('All move diagrams').click();
  await board.button('All move diagrams').click();
  release();
  await used(page, 'demonstration');
  await expect(board.root.locator('.overview figure')).toHaveCount(0);
  await board.button('All move diagrams').click();
  await expect(board.root.locator('.overview figure')).toHaveCount(6);
});

test('a panel that could not be loaded is loaded by the next click', async ({ open, page }) => {
  let failing = true;
  await page.route(/\/pkg\/panels-[^/]*\.js$/, (route) => (failing ? route.abort() : route.continue()));
  const board = await open(boardPage(CHESS));
  const button = board.button('Pieces');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  failing = false;
  await button.click();
  await expect(board.root.locator('.types')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a move diagram that comes late does not lie over a move that was played meanwhile', async ({ open, page }) => {
  const release = await held(page, 'demonstration');
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  await board.button('knight').click();
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  release();
  await used(page, 'demonstration');
  await expect(board.message).toHaveText('Black to move.');
  await board.expect('e4', 'white pawn');
  await board.button('knight').click();
  await expect(board.message).toContainText('How the knight moves.');
});

test('nor does it take away a move that was begun', async ({ open, page }) => {
  const release = await held(page, 'demonstration');
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  await board.button('knight').click();
  await board.click('e2');
  release();
  await used(page, 'demonstration');
  await expect(board.message).toHaveText('Pawn on e2: go to a marked square.');
  expect(await board.marked()).toEqual(['e3', 'e4']);
});

test('nor over a position that was chosen meanwhile, or a game that was asked for again', async ({ open, page }) => {
  const release = await held(page, 'demonstration');
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4');
  await board.button('Pieces').click();
  await board.button('knight').click();
  await board.button('To the start').click();
  await board.root.evaluate((it) => {
    void it.demonstrate(2);
    void it.demonstrate();
  });
  release();
  await used(page, 'demonstration');
  await expect(board.message).toContainText('Position after ply 0 of 1.');
});

test('of several move diagrams the last is shown', async ({ open, page }) => {
  const release = await held(page, 'demonstration');
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  await board.button('knight').click();
  await board.button('rook').click();
  release();
  await used(page, 'demonstration');
  await expect(board.message).toContainText('How the rook moves.');
});
