// Puzzles in the page: by mouse, touch and keyboard; what is right, what answers, hints, the end. At two widths.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { violations } from './axe.mjs';
import { Board, boardPage, DROPS, expect, inFull, LION, test } from './page.mjs';

const puzzle = (name) => readFileSync(fileURLToPath(new URL(`../puzzles/${name}.txt`, import.meta.url)), 'utf8');
const QUIET = puzzle('quiet-key');

/** The box of the puzzle. */
const box = (board) => board.root.locator('.puzzle');
const mood = (board, name) => expect(box(board)).toHaveAttribute('data-mood', name);

/** Counts what the page is told. */
const listen = (page) =>
  page.evaluate(() => {
    globalThis.told = [];
    document.addEventListener('vd-puzzle', (event) => globalThis.told.push(event.detail));
  });

for (const width of [1280, 375]) {
  test.describe(`${width} pixels wide`, inFull(width === 1280), () => {
    test.use({ viewport: { width, height: 800 } });

    test('a puzzle is solved with the mouse', async ({ open, page }) => {
      const board = await open(`<variant-diagram>\n${QUIET}\n</variant-diagram>`);
      await listen(page);
      await expect(box(board)).toContainText('White to move and mate in two.');
      await expect(box(board)).toContainText('2 moves left');
      await expect(board.button('Try again')).toBeHidden();
      await board.click('g5', 'f6');
      await mood(board, 'right');
      await expect(box(board)).toContainText('1 move left');
      await expect(box(board)).toContainText('The King shuts the door');
      await board.expect('d8', 'black king');
      await expect(board.live).toContainText('Right!');
      await board.click('a4', 'd7');
      await mood(board, 'solved');
      await expect(box(board)).toContainText('Solved! The Knight on b6 guards the Queen.');
      await expect(board.live).toContainText('Solved!');
      expect(await page.evaluate(() => globalThis.told)).toEqual([{ state: 'solved', mistakes: 0, hints: 0 }]);
      expect(await violations(page)).toEqual([]);
    });

    test('a wrong move is not played, and says why', inFull(width > 1000), async ({ open, page }) => {
      const board = await open(`<variant-diagram>\n${QUIET}\n</variant-diagram>`);
      await listen(page);
      await board.click('a4', 'd7');
      await mood(board, 'wrong');
      await board.expect('a4', 'white queen');
      await expect(box(board)).toContainText('Qxd7 is not the solution. Too early: the Black King slips out by f8.');
      await expect(board.live).toContainText('not the solution');
      // Told by a shape, too.
      const cross = await box(board).locator('.badge path').getAttribute('d');
      await board.click('g5');
      await mood(board, 'ready');
      expect(await box(board).locator('.badge path').getAttribute('d')).not.toBe(cross);
      await board.click('h4');
      await expect(box(board)).toContainText('Kh4 is not the solution. Try another move.');
      // What is no move at all is no mistake.
      await board.click('g5', 'a8');
      await mood(board, 'ready');
      await expect(board.message).toHaveAttribute('data-key', 'refused');
      await board.root.evaluate((element) => element.cancel());
      await board.click('g5', 'f6', 'a4', 'd7');
      await mood(board, 'solved');
      const told = await page.evaluate(() => globalThis.told);
      expect(told.map(({ state, mistakes, reason }) => [state, mistakes, reason?.code])).toEqual([
        ['wrong', 1, 'not-solution'],
        ['wrong', 2, 'not-solution'],
        ['solved', 2, undefined],
      ]);
      expect(told[1].reason.sentence).toBe('Kh4 is not the solution. Try another move.');
    });

    test('a page is told why its move is not the solution', inFull(width > 1000), async ({ open, page }) => {
      const board = await open(`<variant-diagram>\n${QUIET}\n</variant-diagram>`);
      await listen(page);
      const thrown = await board.root.evaluate((element) => {
        try {
          element.play(['a4', 'd7']);
        } catch (error) {
          return [error.code, error.message, 'span' in error];
        }
      });
      expect(thrown).toEqual([
        'not-solution',
        'Qxd7 is not the solution. Too early: the Black King slips out by f8.',
        true,
      ]);
      await mood(board, 'wrong');
      expect(await page.evaluate(() => globalThis.told.map(({ state }) => state))).toEqual(['wrong']);
      expect(
        await board.root.evaluate((element) => {
          try {
            element.play(['a4', 'a9']);
          } catch (error) {
            return error.code;
          }
        }),
      ).toBe('off-board');
    });

    test('hints name the piece, then the move', inFull(width > 1000), async ({ open, page }) => {
      const board = await open(`<variant-diagram>\n${QUIET}\n</variant-diagram>`);
      await listen(page);
      await board.button('Hint').click();
      await expect(box(board)).toContainText('Look at the white king on g5.');
      await expect(board.live).toHaveText('Look at the white king on g5.');
      await expect(board.root.locator('.arrow')).toHaveCount(1);
      await board.button('Show the move').click();
      await expect(box(board)).toContainText('The move is Kf6.');
      expect(await violations(page)).toEqual([]);
      await board.click('g5', 'f6');
      await board.expect('d8', 'black king');
      await expect(board.root.locator('.arrow')).toHaveCount(0);
      await expect(board.button('Hint')).toBeVisible();
      await board.click('a4', 'd7');
      expect(await page.evaluate(() => globalThis.told)).toEqual([{ state: 'solved', mistakes: 0, hints: 1 }]);
    });

    test(
      'the solution is shown with its variations, and the puzzle can be tried again',
      inFull(width > 1000),
      async ({ open, page }) => {
        const board = await open(`<variant-diagram>\n${QUIET}\n</variant-diagram>`);
        await board.click('g5', 'f6');
        await board.button('Show the solution').click();
        await mood(board, 'shown');
        await expect(board.root.locator('.variation').first()).toContainText('Qxd7');
        await expect(board.root.locator('.record')).toContainText('the Queen mates alone');
        expect(await violations(page)).toEqual([]);
        await expect(board.button('Try again')).toBeFocused();
        await board.button('Try again').click();
        await mood(board, 'ready');
        await expect(board.button('Hint')).toBeFocused();
        await board.expect('g5', 'white king');
        await expect(board.root.locator('.record')).toBeHidden();
        await board.click('a4', 'd7');
        await mood(board, 'wrong');
      },
    );

    test('with the keyboard', inFull(width > 1000), async ({ open, page }) => {
      const board = await open(`<variant-diagram>\n${QUIET}\n</variant-diagram>`);
      await board.square('g5').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await mood(board, 'right');
      await board.button('Hint').focus();
      await page.keyboard.press('Enter');
      await expect(board.live).toHaveText('Look at the white queen on a4.');
      await page.keyboard.press('Enter');
      await expect(board.live).toHaveText('The move is Qxd7#.');
    });
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('a drop from the hand mates', async ({ open }) => {
    const board = await open(`<variant-diagram>\n${puzzle('drop')}\n</variant-diagram>`);
    for (const name of ['a3', 'c5']) await board.square(name).tap();
    await board.expect('e2', 'black pawn');
    await board.button('Hint').tap();
    await expect(box(board)).toContainText('Look at the knight in hand.');
    await board.root.locator('.hand .slot').first().tap();
    await board.square('b4').tap();
    await mood(board, 'solved');
  });

  test('a double capture counts the moves', async ({ open }) => {
    const board = await open(`<variant-diagram>\n${puzzle('lion-feast')}\n</variant-diagram>`);
    await expect(box(board)).toContainText('2 moves left');
    for (const name of ['d4', 'c5', 'b4']) await board.square(name).tap();
    await expect(box(board)).toContainText('1 move left');
    for (const name of ['b4', 'b3', 'c2']) await board.square(name).tap();
    await mood(board, 'solved');
    await expect(box(board)).toContainText('Solved!');
  });
});

test('moves that run out fail, with a way back', inFull(), async ({ open, page }) => {
  const board = await open(`<variant-diagram>\n${puzzle('lion-feast')}\n</variant-diagram>`);
  await listen(page);
  await board.click('d4', 'e4');
  // Another way: the goal decides, and there is no hint for it.
  await mood(board, 'ready');
  await board.button('Hint').click();
  await expect(box(board)).toContainText('There is no hint here.');
  await board.click('e4', 'd4');
  await mood(board, 'failed');
  await expect(box(board)).toContainText('The goal was not reached in 2 moves.');
  await board.button('Try again').click();
  await mood(board, 'ready');
  await expect(box(board)).toContainText('2 moves left');
  expect(await page.evaluate(() => globalThis.told.map((it) => it.state))).toEqual(['failed']);
});

test('a page makes a puzzle with attributes', inFull(), async ({ open }) => {
  const definition = LION;
  const board = await open(
    `<variant-diagram fen="7k/8/3p4/4p3/4L3/8/8/K7 w - - 0 1" solution="1. Lxe5xd6">\n${definition}\n</variant-diagram>`,
  );
  await expect(box(board)).toContainText('White to move: find the solution.');
  await board.click('e4', 'e5', 'd6');
  await mood(board, 'solved');
});

test('a solution that does not fit is told, and texts stay texts', inFull(), async ({ open }) => {
  const board = await open(
    `<variant-diagram solution="1. Ke2 Kxx">\n${DROPS.replace('drops=1', 'task=<img src=x onerror=document.title=1>')}\n</variant-diagram>`.replace(
      '<img',
      '&lt;img',
    ),
  );
  await expect(box(board)).toContainText('<img src=x');
  await expect(box(board)).toContainText('Kxx');
  expect(await board.root.locator('.puzzle img').count()).toBe(0);
});

test('another position is no puzzle, and restart brings it back', async ({ open, page }) => {
  const board = await open(`<variant-diagram controls>\n${QUIET}\n</variant-diagram>`);
  await board.button('Share').click();
  await board.root.getByRole('textbox', { name: 'Position' }).fill('4k3/8/8/8/8/8/8/4K2R w - - 0 1');
  await board.button('Set up this position').click();
  await expect(box(board)).toBeHidden();
  await board.expect('h1', 'white rook');
  await board.click('h1');
  await expect.poll(() => board.marked()).toContain('h8');
  await board.click('h8');
  await board.expect('h8', 'white rook');
  await board.choose('Restart');
  await expect(box(board)).toBeVisible();
  await board.click('g5', 'f6');
  await mood(board, 'right');
  await page.evaluate(() => document.querySelector('variant-diagram').remove());
});

test('boards without a puzzle load nothing of it', inFull(), async ({ open, page }) => {
  const asked = [];
  page.on('request', (it) => asked.push(it.url()));
  await open(boardPage(LION));
  expect(asked.filter((it) => /puzzle|moves-|save-/.test(it))).toEqual([]);
  expect(await page.locator('.puzzle').count()).toBe(0);
});

test('the gallery has puzzles and lessons', inFull(), async ({ page, site }) => {
  await page.goto(`${site}index.html`);
  const cards = page.locator('#puzzles > li');
  expect(await cards.count()).toBeGreaterThanOrEqual(9);
  await page.goto(`${site}games/cyvasselesson4/index.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await expect(box(board)).toContainText('capture every enemy within 4 moves');
  await expect(box(board)).toContainText('4 moves left');
  await expect(page.locator('details.spoiler')).not.toHaveAttribute('open');
});
