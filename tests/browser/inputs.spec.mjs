// What boards offer, each by mouse, by finger and by keyboard. What differs by game is in `matrix`, what is special to one
// input in the specs about it, what pages offer in `inputs-site`.

import { choose, copied, INPUTS, tick, write } from './inputs.mjs';
import { boardPage, CHESS, expect, inFull, PROMOTION, test } from './page.mjs';

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
  test.describe(`by ${input}`, inFull(input === 'keyboard'), () => {
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
      await expect.poll(fill).not.toBe(green);
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
        await board.dialog.getByRole('combobox').selectOption(kind);
        await act(board.dialog.getByRole('button', { name: 'Save', exact: true }));
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

    test('a comment is written, and a variation promoted, deleted and brought back', async ({ open }) => {
      const board = await open(boardPage(CHESS));
      const { root } = board;
      await root.evaluate((it) => it.load('1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *'));
      const record = () => root.evaluate((it) => it.record);
      const move = (name) => root.locator('.record').getByRole('button', { name });
      await act(move(/c5/));
      await act(root.locator('summary', { hasText: 'Comment' }));
      await write(input, root.getByRole('textbox', { name: 'Comment on c5' }), 'Sharp.');
      await choose(input, root.getByRole('combobox', { name: 'Annotation' }), '!?');
      await act(board.button('Save the comment'));
      await expect(root.locator('.said')).toHaveText('Sharp.');
      await act(board.button('Main line'));
      expect(await record()).toBe('1. e4 c5!? {Sharp.} (1... e5 2. Nc3) 2. Nf3 *');
      await act(board.button('Delete from here'));
      expect(await record()).toBe('1. e4 e5 2. Nc3 *');
      await act(board.button('Bring back'));
      expect(await record()).toBe('1. e4 c5!? {Sharp.} (1... e5 2. Nc3) 2. Nf3 *');
    });

    test('a position is set up, and played on', async ({ open }) => {
      const board = await open(boardPage(CHESS));
      await board.choose('Edit the position', act);
      await expect(board.message).toHaveAttribute('data-key', 'edit');
      for (const it of [board.button('white queen'), board.square('e4')]) await act(it);
      await board.expect('e4', 'white queen');
      for (const it of [board.button('Wipe out'), board.square('d1')]) await act(it);
      await board.expect('d1', 'empty');
      await act(board.button('White to move'));
      await act(board.button('Done'));
      for (const name of ['e7', 'e5']) await act(board.square(name));
      await board.expect('e5', 'black pawn');
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
      } else {
        await expect(async () => {
          // Where the page moves under a pointer that rests, it is no longer over the name.
          if (input === 'mouse') await name('knight').hover();
          expect(await board.marked()).toEqual(['b3', 'c4', 'f3']);
        }).toPass();
      }
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
