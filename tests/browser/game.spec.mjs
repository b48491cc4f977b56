// Looking back and going on: buttons, the record, events, the life of the element.

import { Board, boardPage, CHESS, DROPS, expect, inFull, LION, test } from './page.mjs';

async function playTwo(board) {
  await board.click('e2', 'e4', 'e7', 'e5');
  await board.expect('e5', 'black pawn');
}

test('one move back and one move on', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await playTwo(board);
  await expect(board.button('Take back')).toHaveCount(0);
  await board.button('One move back').click();
  await board.expect('e7', 'black pawn');
  await expect(board.message).toContainText('Black to move');
  await board.button('One move on').click();
  await board.expect('e5', 'black pawn');
});

test('two moves back and another one keep what was there', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await playTwo(board);
  await board.click('g1', 'f3', 'b8', 'c6');
  for (let n = 0; n < 2; n += 1) await board.button('One move back').click();
  await board.drag('b1', 'c3');
  await board.page.mouse.up();
  await board.expect('c3', 'white knight');
  const record = await board.root.evaluate((it) => it.diagram.record());
  expect(record).toBe('1. e4 e5 2. Nf3 (2. Nc3) 2... Nc6 *');
});

test('the left and right keys go through the game after a click, and move the focus of the keyboard', async ({
  open,
}) => {
  const board = await open(boardPage(CHESS));
  const { keyboard } = board.page;
  await playTwo(board);
  await keyboard.press('ArrowLeft');
  await board.expect('e7', 'black pawn');
  await keyboard.press('ArrowRight');
  await board.expect('e5', 'black pawn');
  // Also from a button beside the board.
  await board.button('To the start').click();
  await keyboard.press('ArrowRight');
  await board.expect('e4', 'white pawn');
  await board.expect('e7', 'black pawn');
  // With the focus of the keyboard they walk over the board.
  await board.click('e7');
  await keyboard.press('ArrowDown');
  await expect(board.square('e6')).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(board.square('d6')).toBeFocused();
  await board.expect('e4', 'white pawn');
});

test('a text field keeps its left and right keys', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await playTwo(board);
  await board.button('Share').click();
  await board.root.getByLabel('Record of the game').press('ArrowLeft');
  await board.expect('e5', 'black pawn');
});

test('an earlier position is shown; a move from there begins a variation', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await playTwo(board);
  await board.button('To the start').click();
  await board.expect('e2', 'white pawn');
  await expect(board.message).toHaveAttribute('data-key', 'not-current');
  await expect(board.message).toHaveText('Before the first move. White to move.');
  await board.click('d2', 'd4');
  await board.expect('d4', 'white pawn');
  // The other move stays: this one is a variation.
  await expect(board.root.locator('.record .variation')).toHaveText('1.d4');
  await expect(board.root.locator('.record li')).toHaveCount(3);
});

test('the buttons go back, on, and to both ends', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await playTwo(board);
  await board.button('One move back').click();
  await board.expect('e7', 'black pawn');
  await board.button('One move on').click();
  await board.expect('e5', 'black pawn');
  await board.button('To the start').click();
  await board.expect('e2', 'white pawn');
  await board.button('To the end').click();
  await board.expect('e5', 'black pawn');
});

test('a move of the record shows the position after it', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await playTwo(board);
  const moves = board.root.locator('.record button');
  await moves.first().click();
  await board.expect('e7', 'black pawn');
  await expect(moves.first()).toHaveAttribute('aria-current', 'true');
});

test('restart begins anew', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await playTwo(board);
  await board.choose('Restart');
  await board.expect('e7', 'black pawn');
  await board.expect('e2', 'white pawn');
  await expect(board.message).toHaveAttribute('data-key', 'start');
});

test('turning the board turns everything, and moves still work', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  const [, before] = await board.middle('e2');
  await board.button('Flip the board').click();
  await expect.poll(async () => (await board.middle('e2'))[1]).toBeLessThan(before);
  await expect(board.root).toHaveAttribute('flipped', '');
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
});

test('a record can be pasted; what does not fit is reported', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await playTwo(board);
  await board.button('Share').click();
  const text = board.root.getByRole('textbox', { name: 'Record of the game' });
  await expect(text).toHaveValue(/e5/);
  const record = await text.inputValue();
  await board.button('Done').click();
  await board.choose('Restart');
  await expect(board.message).toHaveAttribute('data-key', 'start');
  await board.button('Share').click();
  await text.fill(record);
  await board.button('Load this game').click();
  await expect(board.dialog).toHaveCount(0);
  await board.expect('e5', 'black pawn');
  await board.button('Share').click();
  await text.fill('1. e4 e5 2. Ke5');
  await board.button('Load this game').click();
  await expect(board.dialog.locator('.problem').last()).not.toBeEmpty();
  expect(await page.locator('variant-diagram').count()).toBe(1);
});

test('steps and moves are announced by events, and can be prevented', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.evaluate(() => {
    window.seen = [];
    for (const type of ['vd-step', 'vd-move', 'vd-moved', 'vd-verdict']) {
      document.addEventListener(type, (event) => {
        window.seen.push([type, event.cancelable, event.composed, event.detail.path ?? event.detail.result]);
        if (type === 'vd-move' && event.detail.path.includes('d4')) event.preventDefault();
        if (type === 'vd-step' && event.detail.path[0] === 'a2') event.preventDefault();
      });
    }
  });
  await board.click('e2', 'e4');
  expect(await page.evaluate(() => window.seen)).toEqual([
    ['vd-step', true, true, ['e2']],
    ['vd-step', true, true, ['e2', 'e4']],
    ['vd-move', true, true, ['e2', 'e4']],
    ['vd-moved', false, true, ['e2', 'e4']],
  ]);
  await board.button('One move back').click();
  await board.click('d2', 'd4');
  await board.expect('d2', 'white pawn$');
  await board.click('a2');
  expect(await board.marked()).toEqual([]);
});

test('the end of the game is said and sent', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.evaluate(() => {
    document.addEventListener('vd-verdict', (event) => (window.verdict = event.detail));
  });
  await board.click('f2', 'f3', 'e7', 'e5', 'g2', 'g4', 'd8', 'h4');
  await expect(board.message).toHaveAttribute('data-key', 'verdict');
  expect(await page.evaluate(() => window.verdict)).toMatchObject({ result: 'black', reason: 'mate' });
  await board.click('a2');
  await expect(board.message).toHaveAttribute('data-key', 'refused');
});

test('a royal in check is marked', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4', 'f7', 'f6', 'd1', 'h5');
  await expect(board.root.locator('.highlights .check')).toHaveCount(1);
  await expect(board.message).toHaveAttribute('data-key', 'check');
});

test('a board that is moved in the page keeps its game', async ({ open, page }) => {
  const board = await open(`<div id="a">${boardPage(CHESS)}</div><div id="b"></div>`);
  await playTwo(board);
  await page.evaluate(() => document.getElementById('b').append(document.querySelector('variant-diagram')));
  await board.expect('e5', 'black pawn');
  await board.click('g1', 'f3');
  await board.expect('f3', 'white knight');
});

test('a new definition starts a new game', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await playTwo(board);
  await page.evaluate(async (text) => {
    const element = document.querySelector('variant-diagram');
    element.definition = text;
    await element.ready;
  }, LION);
  await board.expect('e4', 'white lion');
  await board.expect('e2', 'empty');
});

test('a new definition has its own pieces in hand', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(DROPS));
  const slot = board.root.locator('.slot').first();
  await expect(slot).toHaveAttribute('aria-label', /knight, 1 in hand$/);
  await page.evaluate(
    async (text) => {
      const element = document.querySelector('variant-diagram');
      element.definition = text;
      await element.ready;
    },
    DROPS.replace('knight', 'horse'),
  );
  await expect(slot).toHaveAttribute('aria-label', /horse, 1 in hand$/);
});

test('a definition can be an object', async ({ open, page }) => {
  await open(boardPage(CHESS));
  await page.evaluate(async () => {
    const element = document.createElement('variant-diagram');
    element.id = 'second';
    element.definition = {
      files: 3,
      ranks: 4,
      firstRank: 1,
      royal: 'K',
      pieces: [
        { name: 'king', id: 'K', move: 'K', white: ['b1'] },
        { name: 'rook', id: 'R', move: 'R', white: ['a1'] },
      ],
    };
    document.querySelector('main').append(element);
    await element.ready;
  });
  const small = new Board(page, page.locator('#second'));
  await expect(small.root.getByRole('gridcell')).toHaveCount(12);
  await small.click('a1', 'a3');
  await small.expect('a3', 'white rook');
});

async function openDiagram(board, name) {
  await board.button('Pieces').click();
  await board.button(name).click();
  await expect(board.message).toContainText(`How the ${name} moves`);
}

test('the move diagram of a piece, and back', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await openDiagram(board, 'knight');
  expect((await board.marked()).length).toBe(8);
  await expect(board.root.locator('.pieces .piece')).toHaveCount(1);
  await board.button('knight').click();
  // Under the pointer, the name shows what a knight would do in the game.
  await page.mouse.move(0, 0);
  await expect(board.root.locator('.pieces .piece')).toHaveCount(32);
  await board.button('knight').click();
  await board.button('Back to the game').click();
  await expect(board.root.locator('.pieces .piece')).toHaveCount(32);
});

test(
  'an enemy in a move diagram blocks lines, for as long as the pointer is there or for good',
  inFull(),
  async ({ open, page }) => {
    const board = await open(boardPage(CHESS));
    await openDiagram(board, 'rook');
    const all = (await board.marked()).length;
    const end = (await board.marked()).at(-1);
    const at = await board.root.locator('[aria-label*="white rook"]').getAttribute('aria-label');
    const rank = at[1];
    const next = `${String.fromCharCode(at.charCodeAt(0) + 1)}${rank}`;
    expect(end).toBe(`h${rank}`);
    await board.square(next).hover();
    await expect(board.root.locator('.pieces .piece')).toHaveCount(2);
    expect(await board.marked()).not.toContain(end);
    await page.mouse.move(1, 1);
    await expect(board.root.locator('.pieces .piece')).toHaveCount(1);
    expect((await board.marked()).length).toBe(all);
    await board.click(next);
    await page.mouse.move(1, 1);
    await expect(board.root.locator('.pieces .piece')).toHaveCount(2);
    expect(await board.marked()).not.toContain(end);
  },
);

test('a click on the piece of a move diagram switches to its later moves', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await openDiagram(board, 'pawn');
  const before = await board.marked();
  const at = (await board.root.locator('[aria-label*="white pawn"]').getAttribute('aria-label')).slice(0, 2);
  await board.click(at);
  await expect(board.message).toContainText('after its first move');
  expect((await board.marked()).length).toBe(before.length - 1);
  await board.button('As Black').click();
  await board.expect(at, 'black pawn');
});

test('a free board lets pieces go anywhere, and can enforce the rules', async ({ open }) => {
  const board = await open(boardPage(`enforce=0\n${CHESS}`));
  await expect(board.message).toContainText('not enforced');
  await board.click('a1', 'd5');
  await board.expect('d5', 'white rook');
  await board.click('b1', 'd5');
  await board.expect('d5', 'white rook, selected');
  await board.click('d5');
  await board.button('Enforce the rules').click();
  await expect(board.message).toContainText('to move');
  await board.expect('d5', 'white rook');
});

test('a position can be pasted', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.button('Share').click();
  const text = board.root.getByRole('textbox', { name: 'Position' });
  await expect(text).toHaveValue(/^rnbqkbnr/);
  await text.fill('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
  await board.button('Set up this position').click();
  await expect(board.root.locator('.pieces .piece')).toHaveCount(3);
  await board.click('e1', 'c1');
  await board.expect('d1', 'white rook');
});
