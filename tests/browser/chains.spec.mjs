// Captures that go on: what is clicked on the way, and what is said where one would stop.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boardPage, expect, test } from './page.mjs';

const library = (name) => readFileSync(fileURLToPath(new URL(`../diagrams/${name}.txt`, import.meta.url)), 'utf8');

const TWO = `${library('englishdraughts')}fen=7m/8/5m2/8/3m4/2M5/8/8 w - - 0 1`;

for (const [what, squares] of Object.entries({
  'by the squares where its captures end': ['c3', 'e5', 'g7'],
  'by what it captures': ['c3', 'd4', 'f6', 'g7'],
})) {
  test(`a chain is clicked ${what}`, async ({ open }) => {
    const board = await open(boardPage(TWO));
    await board.click(...squares);
    await board.expect('g7', 'white man');
    for (const square of ['c3', 'd4', 'e5', 'f6']) await board.expect(square, 'empty');
  });
}

test('where a chain goes on in two ways, both are marked', async ({ open }) => {
  const board = await open(boardPage(`${library('englishdraughts')}fen=7m/8/3m1m2/8/3m4/2M5/8/8 w - - 0 1`));
  await board.click('c3', 'e5');
  expect(await board.marked()).toEqual(expect.arrayContaining(['c7', 'g7']));
  await board.click('c7');
  await board.expect('c7', 'white man');
  for (const square of ['c3', 'd4', 'e5', 'd6']) await board.expect(square, 'empty');
  await board.expect('f6', 'black man');
});
