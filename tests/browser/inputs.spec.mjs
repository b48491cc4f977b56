// What boards offer, each by mouse, by finger and by keyboard. What differs by game is in `matrix`, what is special to one
// input in the specs about it, what pages offer in `inputs-site`.

import { choose, copied, INPUTS, tick } from './inputs.mjs';
import { boardPage, CHESS, expect, PROMOTION, test } from './page.mjs';

/** Moves a slider or a list to another value: pointers press on it, keys step. */
const VALUES = {
  mouse: async (slider) => {
    const { width, height } = await slider.boundingBox();
    await slider.click({ position: { x: width / 8, y: height / 2 } });
  },
  touch: async (slider) => {
    const { width, height } = await slider.boundingBox();
    await slider.tap({ position: { x: width / 8, y: height / 2 } });
  },
  keyboard: async (slider) => {
    await slider.focus();
    for (let k = 0; k < 6; k += 1) await slider.press('ArrowLeft');
  },
};

const sizeOf = async (board) => (await board.root.locator('.board').first().boundingBox()).width;

for (const [input, act] of Object.entries(INPUTS)) {
  test.describe(`by ${input}`, () => {
    test.use({ hasTouch: input === 'touch', permissions: ['clipboard-read', 'clipboard-write'] });

    test('the board fills the screen, and comes back', async ({ open, page }) => {
      const board = await open(boardPage(CHESS));
      const before = await sizeOf(board);
      await board.choose('Full screen', act);
      await page.waitForFunction(() => document.fullscreenElement?.localName === 'variant-diagram');
      await expect.poll(() => sizeOf(board)).toBeGreaterThan(1.3 * before);
      for (const name of ['e2', 'e4']) await act(board.square(name));
      await board.expect('e4', 'white pawn');
      await board.choose('Full screen', act);
      await page.waitForFunction(() => document.fullscreenElement === null);
    });

    test('the reader chooses colours, pieces, coordinates, marks, size, animation and sounds', async ({ open }) => {
      const board = await open(boardPage(CHESS));
      const { dialog, root } = board;
      const before = await sizeOf(board);
      await act(board.button('Board and pieces'));
      const list = (name) => dialog.locator(`select[name=${name}]`);
      const dark = root.locator('.stage .shade1').first();
      const fill = () => dark.evaluate((it) => getComputedStyle(it).fill);
      const green = await fill();
      await choose(input, list('theme'), 'blue');
      expect(await fill()).not.toBe(green);
      await choose(input, list('pieces'), 'letters');
      await expect(root.locator('.stage .pieces .letters')).toHaveCount(32);
      await choose(input, list('coordinates'), 'none');
      await expect(root.locator('.stage .labels text')).toHaveCount(0);
      await choose(input, list('marks'), 'none');
      await choose(input, list('skin'), 'plain');
      await expect(root.locator('.stage .plain-board')).toHaveCount(1);
      await VALUES[input](dialog.getByRole('slider', { name: 'Size' }));
      await expect.poll(() => sizeOf(board)).toBeLessThan(0.9 * before);
      for (const name of ['Animation', 'Sounds']) {
        const box = dialog.getByLabel(name);
        const was = await box.isChecked();
        await tick(input, box);
        await expect(box).toBeChecked({ checked: !was });
      }
      await act(dialog.getByRole('button', { name: 'Done' }));
      await expect(dialog).toHaveCount(0);
      await act(board.square('e2'));
      for (const it of await root.locator('.stage .marks > .mark').all()) await expect(it).toBeHidden();
      await act(board.button('Board and pieces'));
      await act(dialog.getByRole('button', { name: 'Reset' }));
      await expect.poll(fill).toBe(green);
    });

    test('the game is shared as link, code, position, record, picture and drawing', async ({ open, page }) => {
      const board = await open(boardPage(CHESS).replace('controls', 'controls linked'));
      for (const name of ['e2', 'e4']) await act(board.square(name));
      await act(board.button('Share'));
      for (const [name, words] of [
        ['Copy a link to this game', /^http.*#vd=/],
        ['Copy the code', /<variant-diagram/],
        ['Copy the position', /^rnbqkbnr\/pppppppp\/8\/8\/4P3/],
        ['Copy the game', /^1\. e4 \*/],
      ]) {
        await page.evaluate(() => navigator.clipboard.writeText(''));
        await act(board.button(name));
        await expect.poll(() => copied(page)).toMatch(words);
      }
      for (const kind of ['png', 'svg']) {
        const download = page.waitForEvent('download');
        await act(board.button(`Save as ${kind.toUpperCase()}`));
        expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`));
      }
      await act(board.dialog.getByRole('button', { name: 'Done' }));
      await expect(board.dialog).toHaveCount(0);
    });

    test('a game is gone through, its comments are beside the board, and another move is a variation', async ({
      open,
    }) => {
      const board = await open(boardPage(CHESS));
      const { root } = board;
      await root.evaluate((it) => it.load('1. e4 {The best by test.} e5 2. Nf3 Nc6 *'));
      const ply = () => root.evaluate((it) => it.scene.ply);
      for (const [name, at] of [
        ['To the start', 0],
        ['One move on', 1],
        ['To the end', 4],
        ['One move back', 3],
      ]) {
        await act(board.button(name));
        expect(await ply()).toBe(at);
      }
      await act(root.locator('.record').getByRole('button', { name: /e4/ }));
      expect(await ply()).toBe(1);
      await expect(root.locator('.said')).toHaveText('The best by test.');
      for (const name of ['c7', 'c5']) await act(board.square(name));
      await expect.poll(() => root.evaluate((it) => it.record)).toContain('(1... c5)');
      if (input !== 'keyboard') return;
      await act(root.locator('.record').getByRole('button', { name: /e4/ }));
      await root.locator('.record [aria-current]').press('ArrowRight');
      expect(await ply()).toBe(2);
    });

    test('the table of pieces shows how each moves, and what it would do where another stands', async ({
      open,
      page,
    }) => {
      const board = await open(boardPage(CHESS));
      const { root } = board;
      await root.evaluate((it) => it.load('1. e4 e5'));
      await act(board.button('Pieces'));
      await act(board.square('d2'));
      const name = (piece) => root.locator('.types').getByRole('button', { name: piece, exact: true });
      if (input === 'mouse') await name('knight').hover();
      if (input === 'keyboard') {
        await name('pawn').focus();
        await page.keyboard.press('Tab');
        await name('knight').focus();
      }
      if (input === 'touch') {
        const { x, y, width, height } = await name('knight').boundingBox();
        const session = await page.context().newCDPSession(page);
        const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
        await expect.poll(() => board.marked()).toEqual(['b3', 'c4', 'f3']);
        await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      } else await expect.poll(() => board.marked()).toEqual(['b3', 'c4', 'f3']);
      await act(name('knight'));
      await expect(board.message).toContainText('How the knight moves');
      await expect.poll(async () => (await board.marked()).length).toBe(8);
      await act(board.button('Back to the game'));
      await board.expect('e4', 'white pawn');
    });

    test('a promotion is chosen', async ({ open }) => {
      const board = await open(boardPage(PROMOTION));
      for (const name of ['b7', 'b8']) await act(board.square(name));
      await expect(board.dialog.getByRole('button').first()).toHaveAttribute('aria-label', /queen/);
      await act(board.dialog.getByRole('button', { name: /knight/ }));
      await board.expect('b8', 'white knight');
    });
  });
}
