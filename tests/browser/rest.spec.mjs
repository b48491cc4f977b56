// The second part of the engine in a page: ordinary boards do without it, and nobody waits for it in vain.

import { readFileSync } from 'node:fs';
import { boardPage, CHESS, expect, test } from './page.mjs';

const ATOMIC = readFileSync(new URL('../diagrams/atomic.txt', import.meta.url), 'utf8');

/** Counts how often the second part is fetched. */
async function fetches(page) {
  const seen = [];
  page.on('request', (it) => it.url().endsWith('/engine-rest.wasm') && seen.push(it.url()));
  return seen;
}

test('an ordinary board is drawn without it; the first touch brings it', async ({ open, page }) => {
  const seen = await fetches(page);
  const board = await open(boardPage(CHESS));
  await board.expect('e2', 'white pawn');
  expect(seen).toEqual([]);
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  await expect.poll(() => seen.length).toBe(1);
  await board.click('e7', 'e5');
  await board.expect('e5', 'black pawn');
  expect(seen).toHaveLength(1);
});

test('a board with rarer rules has it before it is drawn', async ({ open, page }) => {
  const seen = await fetches(page);
  const board = await open(boardPage(ATOMIC));
  await board.expect('b1', 'white knight');
  expect(seen).toHaveLength(1);
});

test('moves are played and refused where it cannot be fetched', async ({ open, page }) => {
  await page.route('**/engine-rest.wasm', (route) => route.abort());
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e5');
  await expect(board.message).toContainText('That is not a move');
  await board.click('e4');
  await board.expect('e4', 'white pawn');
});

test('a refusal has its reason although the second part is slow', async ({ open, page }) => {
  let release;
  const gate = new Promise((resolve) => (release = resolve));
  let first = true;
  await page.route('**/engine-rest.wasm', async (route) => {
    // The first request is the one that runs beside the game; who asks at once does not wait for it.
    if (first) {
      first = false;
      await gate;
    }
    await route.continue();
  });
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e5');
  await expect(board.message).toContainText(/pawn/i);
  release();
  await board.click('e4');
  await board.expect('e4', 'white pawn');
});

/** The second part cannot be fetched until `up`. */
async function network(page) {
  const state = { up: false };
  await page.route('**/engine-rest.wasm', (route) => (state.up ? route.continue() : route.abort()));
  return state;
}

const MISSING = 'This needs a part of the engine that could not be loaded. Nothing has changed; the next time it is tried again.';

test('what cannot be shown without it is told, the game goes on, and it is shown when it can be fetched', async ({ open, page }) => {
  const state = await network(page);
  const board = await open(boardPage(CHESS));
  const threats = board.button('Attacked squares');
  await threats.click();
  await expect(board.message).toHaveText(MISSING);
  await expect(board.live).toHaveText(MISSING);
  await expect(threats).toHaveAttribute('aria-pressed', 'false');
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  await expect(board.message).toHaveText('Black to move.');
  await threats.click();
  await expect(board.message).toHaveText(MISSING);
  state.up = true;
  await threats.click();
  await expect(threats).toHaveAttribute('aria-pressed', 'true');
  await expect(board.root.locator('.zone.white-threat')).not.toHaveCount(0);
  await board.click('e7', 'e5');
  await board.expect('e5', 'black pawn');
});

test('a move diagram and a piece put by the editor wait for it too', async ({ open, page }) => {
  const state = await network(page);
  const board = await open(boardPage(CHESS));
  await board.root.evaluate((it) => it.demonstrate(2));
  await expect(board.message).toHaveText(MISSING);
  await board.button('Edit the position').click();
  const palette = board.root.locator('.palette').first();
  const put = async () => {
    await palette.getByRole('button', { name: 'black knight' }).click();
    await board.click('e4');
    await palette.getByRole('button', { name: 'black knight' }).click();
  };
  await put();
  await expect(board.root.locator('.editor .problem')).toHaveText(MISSING);
  await board.expect('e4', 'empty');
  state.up = true;
  await put();
  await board.expect('e4', 'black knight');
  await board.root.evaluate((it) => it.demonstrate(2));
  await expect(board.message).toContainText('How the knight moves.');
});

test('a page that asks gets an error, and the answer when it can be fetched', async ({ open, page }) => {
  const state = await network(page);
  const board = await open(boardPage(CHESS));
  const asked = () =>
    board.root.evaluate((it) => {
      try {
        return it.diagram.explanations().length;
      } catch (error) {
        return `${error.code}: ${error.message}`;
      }
    });
  expect(await asked()).toBe(`not-fetched: ${MISSING}`);
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  state.up = true;
  expect(await asked()).toBe(6);
  await board.click('e7', 'e5');
  await board.expect('e5', 'black pawn');
});
