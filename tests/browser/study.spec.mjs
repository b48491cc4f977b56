// What a reader may ask of a board beyond moves: previews, attacked squares, arrows, values, rows, all move diagrams.

import { Board, boardPage, CASTLING, CHESS, DROPS, expect, inFull, LION, test } from './page.mjs';

const pieces = (board) => board.root.locator('.pieces > .piece:not(.ghost)');
const ghosts = (board) => board.root.locator('.pieces > .ghost');

test('resting on a marked square shows what else the move does', async ({ open, page }) => {
  const board = await open(boardPage(CASTLING));
  await board.click('e1');
  await board.square('g1').hover();
  await expect(ghosts(board)).toHaveCount(2);
  await board.square('f1').hover();
  await expect(ghosts(board)).toHaveCount(0);
  await board.square('c1').hover();
  await expect(ghosts(board)).toHaveCount(2);
  await page.mouse.move(1, 1);
  await expect(ghosts(board)).toHaveCount(0);
  await board.expect('e1', 'white king, selected');
});

test('the focus previews as the pointer does', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CASTLING));
  await board.square('e1').focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(ghosts(board)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(ghosts(board)).toHaveCount(0);
});

test('a capture in passing shows the victim before it is played', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4', 'a7', 'a6', 'e4', 'e5', 'd7', 'd5', 'e5');
  await board.square('d6').hover();
  await expect(board.root.locator('.highlights .removed')).toHaveCount(1);
  await expect(board.root.locator('.pieces [data-on].faded')).toHaveCount(2);
});

test('what attacks a royal in check is shown on request', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4', 'f7', 'f6', 'd1', 'h5');
  await expect(board.root.locator('.route.attack')).toHaveCount(0);
  await board.button('Show the attackers').click();
  await expect(board.root.locator('.route.attack')).toHaveCount(1);
  await expect(board.live).toHaveText('Black king e8: attacked by white queen h5; guarded by black queen d8.');
  await board.button('Hide the attackers').click();
  await expect(board.root.locator('.route.attack')).toHaveCount(0);
  await board.button('Show the attackers').click();
  await board.click('g7', 'g6');
  await expect(board.root.locator('.route.attack')).toHaveCount(0);
});

test('attacked squares of both sides are shown on request, each side by its own corner', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  const toggle = board.button('Attacked squares');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await board.choose('Attacked squares');
  const shown = await board.zones();
  expect(shown['white-threat']).toHaveLength(22);
  expect(shown['black-threat']).toHaveLength(22);
  await board.expect('f3', 'empty, attacked by White');
  await board.square('f3').hover();
  await expect(board.root.locator('.route.attack')).toHaveCount(3);
  await board.choose('Attacked squares');
  await expect(board.root.locator('.zone')).toHaveCount(0);
});

test('arrows are drawn with the right button, and with Shift', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  const arrows = board.root.locator('.arrows .arrow');
  const press = async (from, to, button) => {
    await page.mouse.move(...(await board.middle(from)));
    await page.mouse.down({ button });
    await page.mouse.move(...(await board.middle(to)), { steps: 3 });
    await page.mouse.up({ button });
  };
  await press('g1', 'f3', 'right');
  await expect(arrows).toHaveCount(1);
  await page.keyboard.down('Shift');
  await press('e4', 'd5', 'left');
  await press('c4', 'c4', 'left');
  await page.keyboard.up('Shift');
  await expect(arrows).toHaveCount(3);
  await press('g1', 'f3', 'right');
  await expect(arrows).toHaveCount(2);
  await press('d4', 'd6', 'right');
  await expect(arrows).toHaveCount(3);
  expect(await board.marked()).toEqual([]);
  await board.click('e2', 'e4');
  await expect(arrows).toHaveCount(0);
});

test('arrows are drawn with the keyboard, and Escape wipes them out', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.square('e4').focus();
  for (const key of ['Shift+Enter', 'ArrowUp', 'Shift+Enter']) await page.keyboard.press(key);
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(1);
  await expect(board.live).toHaveText('Arrow from e4 to e5.');
  await page.keyboard.press('Escape');
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(0);
});

test('a page may draw arrows, and they stay', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.evaluate(() => {
    document.querySelector('variant-diagram').arrows = [
      { from: 'e2', to: 'e4' },
      { from: 'd5', color: 'red' },
      { from: 'z9' },
    ];
  });
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(2);
  await board.click('e2', 'e4');
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(2);
  expect(await page.evaluate(() => document.querySelector('variant-diagram').arrows)).toEqual([
    { from: 'e2', to: 'e4' },
    { from: 'd5', color: 'red' },
  ]);
});

test('arrows of the definition go with the first move', inFull(), async ({ open }) => {
  const board = await open(boardPage(`arrows=e2-e4,d5\n${CHESS}`));
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(2);
  await board.click('e2', 'e4');
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(0);
});

test('the context menu belongs to the page beside the squares', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.evaluate(() => {
    window.menus = [];
    document.addEventListener('contextmenu', (event) => window.menus.push(event.defaultPrevented));
  });
  await board.message.click({ button: 'right' });
  await board.square('e4').click({ button: 'right' });
  await board.square('g1').click({ button: 'right' });
  expect(await page.evaluate(() => window.menus)).toEqual([false, true, true]);
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(1);
});

test('the right button on a piece shows its row', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.square('g1').click({ button: 'right' });
  await expect(board.root.locator('.card')).toContainText('Knight (N)');
  await board.expect('g1', 'white knight$');
  await board.click('d2');
  await expect(board.root.locator('.card')).toContainText('Pawn (P)');
});

test('a click on the heading of the moves shows what pieces are worth', async ({ open }) => {
  const board = await open(boardPage(`${CHESS}\nvalues=Q:950`));
  await board.button('Pieces').click();
  const value = (name) =>
    board.root
      .locator('[data-row]')
      .filter({ has: board.page.getByRole('button', { name, exact: true }) })
      .locator('.value');
  await expect(value('queen')).toBeHidden();
  await board.button('Moves').click();
  await expect(value('queen')).toHaveText('9.50');
  await expect(value('king')).toHaveText('royal');
  expect(Number(await value('rook').textContent())).toBeGreaterThan(Number(await value('knight').textContent()));
  await board.button('Value').click();
  await expect(value('queen')).toBeHidden();
});

test('all move diagrams stand one below the other', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  await board.button('All move diagrams').click();
  const figures = board.root.locator('.overview figure');
  await expect(figures).toHaveCount(6);
  await expect(figures.nth(1)).toContainText('Knight');
  await expect(figures.nth(1).locator('.marks > .mark')).toHaveCount(8);
  await expect(board.root.getByRole('img', { name: 'Moves of the knight' })).toBeVisible();
  await board.button('All move diagrams').click();
  await expect(figures).toHaveCount(0);
});

test('marks get smaller along a line, and a line joins what is reached over others', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  await board.button('rook').click();
  await expect(board.message).toContainText('How the rook moves');
  await board.square('d7').hover();
  await expect(board.root.locator('.route.over:not(.halo)')).toHaveCount(1);
  const sizes = await board.root.evaluate((it) => {
    const marks = [...it.shadowRoot.querySelectorAll('.marks > .mark')];
    return new Set(marks.map((mark) => /scale\(([\d.]+)\)/.exec(mark.getAttribute('transform'))?.[1] ?? '1')).size;
  });
  expect(sizes).toBeGreaterThan(2);
});

test('the move diagram of a Lion tells what an enemy beside it changes', async ({ open }) => {
  const board = await open(boardPage(LION));
  await board.button('Pieces').click();
  await board.button('lion').click();
  await expect(board.message).toContainText('How the lion moves');
  const fans = board.root.locator('.route.over:not(.halo)');
  // Squares that react carry a sign; the Lion may pass.
  await expect
    .poll(() => board.zones())
    .toMatchObject({ 'via-sign': ['c3', 'c4', 'c5', 'd3', 'd5', 'e3', 'e4', 'e5'] });
  await board.expect('e5', 'empty, leap, taken on the way elsewhere');
  await board.expect('f6', 'empty, leap$');
  await board.expect('d4', 'white lion, may end here again$');
  await expect(fans).toHaveCount(0);
  // An enemy is taken on the way to seven squares, and from where the Lion stays.
  await board.click('e5');
  await board.expect('e5', 'black lion, leap, taken on the way elsewhere');
  await board.expect('d4', 'white lion, may end here again, taking what is on e5$');
  await board.expect('f6', 'empty, leap, taking what is on e5$');
  await expect(board.root.locator('.marks > .mark.capture')).toHaveCount(1);
  await expect(fans).toHaveCount(8);
  await expect(board.root.getByRole('list', { name: 'Marks' })).toContainText('taken on the way elsewhere');
  // Two captures in one move.
  await board.click('f6');
  await board.expect('f6', 'black lion, leap, taking what is on e5$');
  await board.click('e5');
  await board.expect('d4', 'white lion, may end here again$');
});

test('captured pieces that left the game are listed', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4', 'd7', 'd5', 'e4', 'd5', 'd8', 'd5');
  const list = (side) => board.root.getByRole('group', { name: `Captured by ${side}` });
  await expect(list('White').getByRole('img', { name: '1 black pawn' })).toBeVisible();
  await expect(list('Black').getByRole('img', { name: '1 white pawn' })).toBeVisible();
  // A pawn for a pawn: nobody is ahead. The queen is worth more than pawns.
  await expect(board.root.locator('.lead:visible')).toHaveCount(0);
  await board.click('b1', 'c3', 'g8', 'f6', 'c3', 'd5');
  await expect(board.root.locator('.player.bottom .lead')).toHaveText(/^\+(9|10)$/);
  await board.button('To the start').click();
  await expect(board.root.getByRole('group', { name: 'Captured' })).toHaveCount(0);
});

test('plates tell who plays: sides, who the page says, the reader and the computer', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  const names = () => board.root.locator('.player .who').allTextContents();
  await expect.poll(names).toEqual(['Black', 'White']);
  await expect(board.root.locator('.player[data-turn="true"] .who')).toHaveText('White');
  await board.click('e2', 'e4');
  await expect(board.root.locator('.player[data-turn="true"] .who')).toHaveText('Black');
  await board.button('Flip the board').click();
  await expect.poll(names).toEqual(['White', 'Black']);
  await board.root.evaluate((it) => it.setAttribute('white-player', 'Ada <b>'));
  await board.click('e7', 'e5');
  await expect.poll(names).toEqual(['Ada <b>', 'Black']);
  await board.root.evaluate((it) => {
    it.removeAttribute('white-player');
    it.level = 2;
    it.opponent = 'black';
  });
  await expect.poll(names).toEqual(['You', 'Computer 2']);
  // A board without controls is a picture among the text, until somebody plays.
  const plain = await open(boardPage(CHESS).replace(' controls', ''));
  await expect(plain.root.locator('.player:visible')).toHaveCount(0);
});

const MATE = ['f2', 'f3', 'e7', 'e5', 'g2', 'g4', 'd8', 'h4'];

test('a card tells how the game ended and what can be done next; it goes when it is closed', async ({ open, page }) => {
  const board = await open(boardPage(CHESS).replace('controls', 'controls another-game="other.html"'));
  const card = board.root.getByRole('region', { name: 'Black wins' });
  await board.click(...MATE);
  await expect(card).toContainText('White is checkmated.');
  await expect(card.getByRole('link', { name: 'Another game' })).toHaveAttribute('href', /\/other\.html$/);
  await expect(board.root.locator('.record .result')).toHaveText('0–1');
  await card.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  expect(await board.root.evaluate((it) => it.shadowRoot.activeElement?.getAttribute('role'))).toBe('gridcell');
  // Whoever walks through the game knows how it ended.
  await board.button('One move back').click();
  await expect(board.root.locator('.record .result')).toHaveText('0–1');
  await board.button('One move on').click();
  await expect(board.message).toContainText('checkmated');
  await expect(card).toHaveCount(0);
  await board.button('One move back').click();
  await board.click('a7', 'a6');
  await expect(board.root.locator('.record .result')).toHaveCount(0);
});

test(
  'from the card a game begins again or is analysed; addresses that are no pages are none',
  inFull(),
  async ({ open }) => {
    const board = await open(boardPage(CHESS).replace('controls', 'controls another-game="javascript:alert(1)"'));
    const card = board.root.getByRole('region', { name: 'Black wins' });
    await board.click(...MATE);
    await expect(card.getByRole('link')).toHaveCount(0);
    await card.getByRole('button', { name: 'Rematch' }).click();
    await expect(card).toHaveCount(0);
    await board.expect('e2', 'white pawn');
    await board.click(...MATE);
    await card.getByRole('button', { name: 'Analyse' }).click();
    await expect(card).toHaveCount(0);
    expect(await board.root.evaluate((it) => it.analysis)).toBe(true);
    // A record that has ended is read, not won.
    await board.root.evaluate((it) => it.load('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#'));
    await expect(board.message).toContainText('White wins');
    await expect(board.root.locator('.end-card')).toHaveCount(0);
  },
);

for (const [name, square] of [
  ['chess', 'e2'],
  ['xiangqi', 'b3'],
  ['shogi', 'h2'],
  ['crazyhouse', 'a2'],
]) {
  for (const width of [1366, 375]) {
    test(
      `${name}: no button moves when a piece is selected (${width} pixels)`,
      inFull(name === 'xiangqi'),
      async ({ page, site }) => {
        await page.setViewportSize({ width, height: 812 });
        await page.goto(`${site}games/${name}/`);
        const board = new Board(page, page.locator('#board'));
        await expect(board.root.locator('.tools')).toBeVisible();
        const tops = () =>
          board.root.locator('button:visible').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
        const before = await tops();
        await board.click(square);
        await expect(board.root.locator('.stage .highlights .selected')).toHaveCount(1);
        expect(await tops()).toEqual(before);
      },
    );
  }
}

test('the pictures of the table can be dropped like pieces in hand', async ({ open, page }) => {
  await page.setViewportSize({ width: 1000, height: 1300 });
  const board = await open(boardPage(DROPS));
  await board.button('Pieces').click();
  const white = board.root.getByRole('button', { name: 'knight of White' });
  await expect(board.root.getByRole('button', { name: 'knight of Black' })).toBeDisabled();
  await white.click();
  await board.click('d5');
  await board.expect('d5', 'white knight');
  const black = await board.root.getByRole('button', { name: 'knight of Black' }).boundingBox();
  await page.mouse.move(black.x + 10, black.y + 10);
  await page.mouse.down();
  await page.mouse.move(...(await board.middle('e5')), { steps: 4 });
  await expect(board.root.locator('.held')).toBeVisible();
  await page.mouse.up();
  await board.expect('e5', 'black knight');
});

test('in free play drops use up nothing, from the table and from the hand', inFull(), async ({ open }) => {
  const board = await open(boardPage(`enforce=0\n${DROPS}`));
  await board.button('Pieces').click();
  for (const square of ['d5', 'e5']) {
    await board.button('knight of Black').click();
    await board.click(square);
    await board.expect(square, 'black knight');
  }
  const slot = board.button('white knight, 1 in hand');
  for (const square of ['a4', 'b4']) {
    await slot.click();
    await board.click(square);
    await board.expect(square, 'white knight');
  }
  await expect(slot).toBeVisible();
  await board.button('One move back').click();
  await board.expect('b4', 'empty');
  await expect(pieces(board)).toHaveCount(7);
});

test('questions of the keyboard are answered aloud', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.square('g1').focus();
  await page.keyboard.press('.');
  await expect(board.live).toHaveText('White knight g1: 2 moves. f3 move; h3 move.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('!');
  await expect(board.live).toHaveText('White pawn g2: not attacked; guarded by white bishop f1.');
  await page.keyboard.press(',');
  await expect(board.live).toHaveText('No move is known.');
  await board.click('e2', 'e4');
  await page.keyboard.press(',');
  await expect(board.live).toHaveText('White: pawn e2 to e4.');
  await page.keyboard.press('?');
  await expect(board.live).toContainText('Arrows: move over the board.');
});

test('after a double capture the announcement names both victims', inFull(), async ({ open }) => {
  const board = await open(boardPage(LION));
  await board.click('e4', 'e5', 'd6');
  await expect(board.live).toHaveText('White: lion e4 to d6, captures pawn e5 and pawn d6. Black to move.');
});
