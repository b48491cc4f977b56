// Notation as the players of a game have it: a choice of the reader that changes what is seen and heard, and nothing that is played or kept.

import { readFileSync } from 'node:fs';
import { violations } from './axe.mjs';
import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

const library = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

/** Chooses how squares are named and moves are written. */
async function choose(board, value) {
  await board.button('Board and pieces').click();
  await board.dialog.locator('select[name=notation]').selectOption(value);
  await board.dialog.getByRole('button', { name: 'Done' }).click();
}

const labels = (board) => board.root.locator('.stage .labels text').allTextContents();
const moves = (board) => board.root.locator('.record button').allTextContents();
const record = (board) => board.root.evaluate((it) => it.record);

test('Shogi is written from the right, and played as ever', async ({ open, page }) => {
  const board = await open(boardPage(library('shogi')));
  await board.click('c3', 'c4');
  expect(await moves(board)).toEqual(['c4']);
  await choose(board, 'players');
  await expect(board.square('７六')).toBeVisible();
  expect((await labels(board)).sort()).toEqual([...'１２３４５６７８９一二三四五六七八九'].sort());
  await board.expect('７六', 'Sente pawn');
  await expect(board.grid.getByRole('row', { name: 'rank 六' })).toHaveCount(1);
  await expect.poll(() => moves(board)).toEqual(['▲７六歩']);
  await expect(board.root.locator('.record button')).toHaveAttribute('lang', 'ja');
  await page.evaluate(() => {
    window.paths = [];
    document.addEventListener('vd-moved', ({ detail }) => window.paths.push([...detail.path, detail.san].join(' ')));
  });
  await board.click('３三', '３四');
  await expect(board.live).toContainText('３三');
  await board.click('８八', '２二');
  await board.dialog.getByRole('button').first().click();
  await expect.poll(() => moves(board)).toEqual(['▲７六歩', '△３四歩', '▲２二角成']);
  await board.click('３一', '２二');
  await expect.poll(() => moves(board)).toEqual(['▲７六歩', '△３四歩', '▲２二角成', '△同銀']);
  expect((await page.evaluate(() => window.paths)).map((it) => it.split(' ').slice(0, 2).join(' '))).toEqual([
    'g7 g6',
    'b2 h8',
    'g9 h8',
  ]);
  expect(await record(board)).toMatch(/^1\. c4 g6 2\. Bxh8\+ Sxh8 /);
  expect(await violations(page)).toEqual([]);
  await choose(board, '');
  await expect(board.square('c4')).toBeVisible();
  expect((await moves(board))[0]).toBe('c4');
});

test('refusals name squares as the board does, and the choice is remembered', inFull(), async ({ open }) => {
  const board = await open(boardPage(library('shogi')));
  await choose(board, 'players');
  await expect(board.square('７七')).toBeVisible();
  await board.click('２八', '２五');
  await expect(board.root.locator('.bubble')).toHaveText('The rook is blocked on ２七.');
  const later = await open(boardPage(library('xiangqi')));
  await expect(later.square('二3')).toBeVisible();
});

test('each side of Xiangqi counts from its right', async ({ open }) => {
  const board = await open(boardPage(library('xiangqi')));
  await choose(board, 'players');
  await expect(board.square('二3')).toBeVisible();
  expect(await labels(board)).toEqual([...'九八七六五四三二一', ...'１２３４５６７８９']);
  await board.click('二3', '五3', '二10', '三8');
  await expect.poll(() => moves(board)).toEqual(['炮二平五', '马８进７']);
});

test('squares of draughts have their numbers in them, whichever way up', async ({ open, page }) => {
  const board = await open(boardPage(library('draughts')));
  await choose(board, 'players');
  await expect(board.square('32')).toBeVisible();
  expect(await labels(board)).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 1)));
  const areInside = () =>
    board.root.locator('.stage').evaluate((stage) => {
      const boxOf = (it) => it.getBoundingClientRect();
      return [...stage.querySelectorAll('.labels text')].every((text) => {
        const own = boxOf(text);
        const cell = boxOf(stage.querySelector(`[data-cell][aria-label^="${text.textContent},"] polygon`));
        return (
          own.left >= cell.left - 1 &&
          own.right <= cell.right + 1 &&
          own.top >= cell.top - 4 &&
          own.bottom <= cell.bottom + 4
        );
      });
    });
  expect(await areInside()).toBe(true);
  await board.click('32', '28', '19', '23');
  await expect.poll(() => moves(board)).toEqual(['32-28', '19-23']);
  await board.button('Flip the board').click();
  expect(await areInside()).toBe(true);
  expect(await violations(page)).toEqual([]);
});

test('the lines of the computer are written so, too', inFull(), async ({ open }) => {
  const board = await open(boardPage(library('shogi')));
  await choose(board, 'players');
  await expect(board.square('７七')).toBeVisible();
  await board.button('Analyse the position').click();
  await expect(board.root.getByRole('list', { name: 'Best lines' }).getByRole('listitem').first()).toContainText('▲');
});

test('boards without such a notation stay as they are, and load no more', inFull(), async ({ open, page }) => {
  const asked = [];
  page.on('request', (it) => asked.push(it.url()));
  const board = await open(boardPage(CHESS));
  await choose(board, 'players');
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  expect(await moves(board)).toEqual(['e4']);
  expect(asked.filter((it) => it.includes('engine-full'))).toEqual([]);
});
