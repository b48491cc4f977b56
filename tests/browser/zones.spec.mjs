// Squares that the selected piece treats in its own way: which are shown, when, and what they say.

import { readFileSync } from 'node:fs';
import { boardPage, CHESS, expect, test } from './page.mjs';

const definition = (name) => readFileSync(new URL(`../zones/${name}.txt`, import.meta.url), 'utf8');

/** How many squares of each kind are shown. */
const shown = (board) =>
  board.root.evaluate((element) => {
    const counts = {};
    for (const { classList } of element.shadowRoot.querySelectorAll('.zones > .zone')) {
      counts[classList[1]] = (counts[classList[1]] ?? 0) + 1;
    }
    return counts;
  });

test('a selected Pawn shows where it promotes, until it is played', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  expect(await shown(board)).toEqual({});
  await board.click('e2');
  expect(await shown(board)).toEqual({ promotion: 8 });
  await board.expect('a8', 'black rook, promotion zone');
  await board.click('e4');
  expect(await shown(board)).toEqual({});
  await board.expect('a8', 'black rook$');
  await board.click('d7');
  await board.expect('a1', 'white rook, promotion zone');
});

test('one line runs around the squares of a zone', async ({ open }) => {
  // Eight squares in a row, and eleven hexagons in a bent one: halves of edges.
  for (const [text, piece, halves] of [[CHESS, 'e2', 2 * 18], [readFileSync(new URL('../diagrams/glinski.txt', import.meta.url), 'utf8'), 'e4', 2 * (6 * 11 - 2 * 10)]]) {
    const board = await open(boardPage(text));
    await board.click(piece);
    const line = board.root.locator('.zones .promotion .bound');
    await expect(line).toHaveCount(1);
    expect((await line.getAttribute('d')).match(/M/g)).toHaveLength(halves);
  }
});

test('a piece without zones shows none', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('g1');
  expect(await shown(board)).toEqual({});
  await board.click('e2');
  expect(await shown(board)).toEqual({ promotion: 8 });
  await board.click('g1');
  expect(await shown(board)).toEqual({});
});

test('a General shows his palace and where its lines are', async ({ open }) => {
  const board = await open(boardPage(definition('palace')));
  await board.click('e2');
  expect(await shown(board)).toEqual({ forbidden: 81, moves: 5 });
  await board.expect('a5', 'empty, forbidden zone');
  await board.expect('d1', 'white advisor, .*moves zone');
  await board.expect('e1', 'empty, (?!.*zone)');
});

test('a goal is shown on its square, and marks stay on top', async ({ open }) => {
  const board = await open(boardPage(definition('goal-zone')));
  const king = board.root.locator('[role="gridcell"][aria-label*="white king"]');
  await king.click();
  expect(await shown(board)).toEqual({ goal: 10 });
  expect((await board.marked()).length).toBeGreaterThan(0);
  const order = await board.root.evaluate((it) => [...it.shadowRoot.querySelector('.board').children].map((layer) => layer.classList[0]));
  expect(order.indexOf('zones')).toBeGreaterThan(order.indexOf('highlights'));
  expect(order.indexOf('zones')).toBeLessThan(order.indexOf('marks'));
});

test('a move diagram shows the zones of its type', async ({ open }) => {
  const board = await open(boardPage(definition('safe-zone')));
  await board.button('Pieces').click();
  await board.root.locator('.types').getByRole('button', { name: 'knight', exact: true }).click();
  await expect.poll(() => shown(board)).toEqual({ haven: 8 });
  await board.expect('a1', 'empty, haven zone');
  await board.button('As Black').click();
  await expect.poll(() => shown(board)).toEqual({ haven: 8 });
  await board.button('Back to the game').click();
  await expect.poll(() => shown(board)).toEqual({});
});

test('the key says what zones mean', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  const entry = board.root.locator('.key li').filter({ hasText: 'this piece promotes here' });
  await expect(entry).toHaveCount(0);
  await board.click('e2');
  await expect(entry).toHaveCount(1);
});
