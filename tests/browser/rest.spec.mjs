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
