// Files that come late, or not at all: what readers do meanwhile is not lost, and nothing old talks over something new.

import { boardPage, CHESS, DROPS, expect, test } from './page.mjs';

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
  await expect
    .poll(() =>
      page.evaluate(
        (it) => performance.getEntriesByType('resource').some(({ name: url }) => new RegExp(it).test(url)),
        address.source,
      ),
    )
    .toBe(true);
  // Whoever waited for it is told in the turn in which it is there for everybody.
  await page.evaluate(async (it) => {
    const { name: url } = performance.getEntriesByType('resource').find((entry) => new RegExp(it).test(entry.name));
    await import(url);
    await new Promise((done) => setTimeout(done));
  }, address.source);
};

test('a panel that comes late shows the game as it is then', async ({ open, page }) => {
  const release = await held(page, 'panels');
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4');
  await expect(board.root.locator('.record')).toHaveCount(0);
  release();
  await used(page, 'panels');
  await expect(board.root.locator('.record button')).toHaveText(['e4']);
  await board.button('One move back').click();
  await board.expect('e2', 'white pawn');
});

test('a panel that is closed while it is loaded stays closed', async ({ open, page }) => {
  const release = await held(page, 'panels');
  const board = await open(boardPage(CHESS));
  const button = board.button('Pieces');
  await button.click();
  await button.click();
  release();
  await used(page, 'panels');
  await expect(board.root.locator('.tools')).toBeVisible();
  await expect(board.root.locator('.types')).toBeHidden();
  await button.click();
  await expect(board.root.locator('.types')).toBeVisible();
});

test('of several pieces that are asked about before their table is there, the last is shown', async ({
  open,
  page,
}) => {
  const release = await held(page, 'panels');
  const board = await open(boardPage(CHESS));
  for (const name of ['g1', 'e1']) await board.square(name).click({ button: 'right' });
  release();
  await used(page, 'panels');
  await expect(board.root.locator('.card')).toContainText('King');
});

test('a game that is gone before its panels come takes none', async ({ open, page }) => {
  const release = await held(page, 'panels');
  const board = await open(boardPage(CHESS));
  await board.root.evaluate(async (it, text) => {
    it.definition = text;
    await it.ready;
  }, DROPS);
  release();
  await used(page, 'panels');
  await expect(board.root.locator('.tools')).toHaveCount(1);
  await expect(board.root.getByRole('button', { name: 'white knight, 1 in hand' })).toBeVisible();
});

test('the arrow tool takes the place of the editor', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.choose('Edit the position');
  await expect(board.root.locator('.editor')).toHaveCount(1);
  await board.choose('Draw arrows');
  await expect(board.root.locator('.editor')).toHaveCount(0);
  await expect(board.message).toContainText('Drawing');
});

test('an answer does not talk over a move', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.square('g1').focus();
  await page.keyboard.press('.');
  await board.click('e2', 'e4');
  await expect(board.live).toHaveText('White: pawn e2 to e4. Black to move.');
  await page.keyboard.press(',');
  await expect(board.live).toHaveText('White: pawn e2 to e4.');
});

test('of several questions the last is answered', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.square('g1').focus();
  for (const key of ['?', '.', ',']) await page.keyboard.press(key);
  await expect(board.live).toHaveText('No move is known.');
});

test('move diagrams that are put away stay away', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  await board.button('All move diagrams').click();
  await board.button('All move diagrams').click();
  await expect(board.root.locator('.overview figure')).toHaveCount(0);
  await board.button('All move diagrams').click();
  await expect(board.root.locator('.overview figure')).toHaveCount(6);
});

test('of several move diagrams the last is shown, and a position that is chosen takes its place', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4');
  await board.button('Pieces').click();
  await board.button('knight').click();
  await board.button('rook').click();
  await expect(board.message).toContainText('How the rook moves.');
  await board.button('To the start').click();
  await expect(board.message).toContainText('Before the first move.');
  await board.root.evaluate((it) => {
    void it.demonstrate(2);
    void it.demonstrate();
  });
  await expect(board.message).toContainText('Before the first move.');
});

test('a panel that could not be loaded is loaded by the next click', async ({ open, page }) => {
  let failing = true;
  await page.route(/\/pkg\/panels-[^/]*\.js(?:\?|$)/, (route) => (failing ? route.abort() : route.continue()));
  const board = await open(boardPage(CHESS));
  const button = board.button('Pieces');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  failing = false;
  await button.click();
  await expect(board.root.locator('.types')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});
