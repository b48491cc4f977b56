// Squares that the selected piece treats in its own way: which are shown, when, and what they say.

import { readFileSync } from 'node:fs';
import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

const definition = (name) => readFileSync(new URL(`../zones/${name}.txt`, import.meta.url), 'utf8');

/** How many squares of each kind are shown. */
const shown = (board) => board.zoneCounts();

const names = (rank) => [...'abcdefgh'].map((file) => `${file}${rank}`);

/** Pawns before their last rank, and one that has a long way to go. */
const PAWNS = `firstRank=1
royal=K
symmetry=none
promoChoice=QRBN
pawn:P:ifmnDfmWfceF::a7,b7,e2,,d2
knight:N:N::c1
bishop:B:B::
rook:R:R::
queen:Q:Q::
king:K:K::h1,,h8`;

test('a selected Pawn that may promote now shows where, until it is played', async ({ open }) => {
  const board = await open(boardPage(PAWNS));
  expect(await shown(board)).toEqual({});
  await board.click('a7');
  expect(await board.zones()).toEqual({ promotion: names(8) });
  await board.expect('c8', 'empty, promotes here');
  await expect(board.message).toContainText('frame');
  await board.click('e2');
  expect(await shown(board)).toEqual({});
  await expect(board.message).not.toContainText('frame');
  await board.click('e4');
  await board.expect('c8', 'empty$');
  await board.click('d2');
  expect(await board.zones()).toEqual({ promotion: names(1) });
  await board.expect('a1', 'empty, promotes here');
});

test('a piece that promotes as it leaves a zone shows it from inside', async ({ open }) => {
  const board = await open(
    boardPage(`firstRank=1
symmetry=none
royal=K
promoZone=3
promoOffset=2
maxPromote=1
silver:S:FfW::c2,c6,g4
king:K:K::e1,,a8
gold:G:WfF::`),
  );
  for (const [piece, zones] of [
    ['c2', {}],
    ['g4', {}],
    ['c6', { promotion: 24 }],
  ]) {
    await board.click(piece);
    expect(await shown(board), piece).toEqual(zones);
  }
});

test('one line stands in front of the squares where a piece promotes, and nothing washes them', async ({ open }) => {
  // Eight squares in a row, and eleven hexagons in a bent one: halves of edges.
  for (const [text, halves] of [
    [CHESS, 2 * 8],
    [readFileSync(new URL('../diagrams/glinski.txt', import.meta.url), 'utf8'), 2 * 21],
  ]) {
    const board = await open(boardPage(text).replace('controls', 'piece="P"'));
    const line = board.root.locator('.zones .promotion .bound');
    await expect(line).toHaveCount(1);
    expect((await line.getAttribute('d')).match(/M/g)).toHaveLength(halves);
    const { stroke, effect } = await line.evaluate((it) => {
      const style = getComputedStyle(it);
      return { stroke: style.strokeWidth, effect: style.vectorEffect };
    });
    expect([stroke, effect]).toEqual(['2px', 'non-scaling-stroke']);
    expect(await board.root.locator('.zones .promotion .plain').evaluate((it) => getComputedStyle(it).fill)).toBe(
      'none',
    );
  }
});

test('a zone stays what it is from one piece to the next, and returns', inFull(), async ({ open }) => {
  const board = await open(boardPage(PAWNS));
  await board.click('a7');
  const shape = await board.root.locator('.zones > .promotion').elementHandle();
  await board.click('b7');
  expect(await shape.evaluate((it) => it.isConnected)).toBe(true);
  expect(await board.zones()).toEqual({ promotion: names(8) });
  await board.click('c1', 'b7');
  expect(await board.zones()).toEqual({ promotion: names(8) });
  expect((await board.marked()).join()).toBe('b8');
});

test('each piece shows its own squares, whatever was shown before', inFull(), async ({ open }) => {
  const board = await open(
    boardPage(`files=5\nranks=5\n${CHESS.replace(/[gh]1/g, 'e1')}\nconfine=N:a1-c3\nconfine=B:a1-e2`),
  );
  const squares = [...'54321'].flatMap((rank) => [...'abcde'].map((file) => file + rank));
  const closed = { b1: squares.filter((it) => it > 'd' || it[1] > '3'), c1: squares.filter((it) => it[1] > '2') };
  for (const piece of ['b1', 'c1', 'b1', 'c1']) {
    await board.click(piece);
    expect(await board.zones()).toEqual({ forbidden: closed[piece].sort() });
  }
});

test('a piece without zones shows none', async ({ open }) => {
  const board = await open(boardPage(PAWNS));
  await board.click('c1');
  expect(await shown(board)).toEqual({});
  await board.click('b7');
  expect(await shown(board)).toEqual({ promotion: 8 });
  await board.click('c1');
  expect(await shown(board)).toEqual({});
});

test('a General shows his palace and where its lines are', inFull(), async ({ open }) => {
  const board = await open(boardPage(definition('palace')));
  await board.click('e2');
  expect(await shown(board)).toEqual({ forbidden: 81, moves: 5 });
  await board.expect('a5', 'empty, may not end here');
  await board.expect('d1', 'white advisor, .*moves differently from here');
  await board.expect('e1', 'empty, (?!.*zone)');
});

test('a goal is shown on its square, and marks stay on top', async ({ open }) => {
  const board = await open(boardPage(definition('goal-zone')));
  const king = board.root.locator('[role="gridcell"][aria-label*="white king"]');
  await king.click();
  expect(await shown(board)).toEqual({ goal: 10 });
  expect((await board.marked()).length).toBeGreaterThan(0);
  const order = await board.root.evaluate((it) =>
    [...it.shadowRoot.querySelector('.board').children].map((layer) => layer.classList[0]),
  );
  expect(order.indexOf('zones')).toBeGreaterThan(order.indexOf('highlights'));
  expect(order.indexOf('zones')).toBeLessThan(order.indexOf('marks'));
});

test('a move diagram shows the zones of its type', inFull(), async ({ open }) => {
  const board = await open(boardPage(definition('safe-zone')));
  await board.button('Pieces').click();
  await board.root.locator('.types').getByRole('button', { name: 'knight', exact: true }).click();
  await expect.poll(() => shown(board)).toEqual({ haven: 8 });
  await board.expect('a1', 'empty, safe here');
  await board.button('As Black').click();
  await expect.poll(() => shown(board)).toEqual({ haven: 8 });
  await board.button('Back to the game').click();
  await expect.poll(() => shown(board)).toEqual({});
});

test('the key says what zones mean', async ({ open }) => {
  const board = await open(boardPage(PAWNS));
  await board.button('Pieces').click();
  const entry = board.root.locator('.key li').filter({ hasText: 'this piece promotes here' });
  await expect(entry).toHaveCount(0);
  await board.click('a7');
  await expect(entry).toHaveCount(1);
});
