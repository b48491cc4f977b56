// What boards and pages offer, each by mouse, by finger and by keyboard. What differs by game is in `matrix`, what is
// special to one input in the specs about it.

import { INPUTS, withoutChance } from './opponent.mjs';
import { Board, boardPage, CHESS, expect, PROMOTION, test } from './page.mjs';

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

/** A list of choices is the browser's own: keys go through it, pointers choose in it. */
async function choose(input, list, value) {
  if (input !== 'keyboard') return list.selectOption(value);
  await list.focus();
  for (let k = 0; k < 100 && (await list.inputValue()) !== value; k += 1) await list.press('ArrowDown');
  return expect(list).toHaveValue(value);
}

/** A box is ticked by a click, a tap, or the space bar. */
const tick = (input, box) => (input === 'keyboard' ? box.press(' ') : INPUTS[input](box));

const sizeOf = async (board) => (await board.root.locator('.board').first().boundingBox()).width;

const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

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

    test('the front page is one step from a game, and families from their games', async ({ page, site }) => {
      await withoutChance(page);
      await page.goto(site);
      await act(page.getByRole('link', { name: 'Play Gliński' }));
      const board = new Board(page, page.locator('#stage variant-diagram'));
      for (const name of ['f5', 'f6']) await act(board.square(name));
      await board.expect('f6', 'white pawn');
      await expect(board.message).toContainText('White to move');
      await act(page.getByRole('link', { name: 'Find a game' }));
      await expect(page.getByRole('search')).toBeInViewport();
      await act(page.getByRole('navigation', { name: 'Families' }).getByRole('link', { name: 'Xiangqi and Janggi' }));
      const family = page.getByRole('region', { name: 'Xiangqi and Janggi' });
      await expect(family).toBeInViewport();
      await act(family.getByRole('link', { name: /^Xiangqi / }).first());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xiangqi');
    });

    test('the page of a game leads to a game against the computer, and its list of pieces to diagrams', async ({
      page,
      site,
    }) => {
      await withoutChance(page);
      await page.goto(`${site}games/chess/`);
      await act(page.locator('#play'));
      const board = new Board(page, page.locator('#board'));
      await expect(board.root.getByRole('group', { name: 'Game against the computer' })).toContainText(
        'You play White',
      );
      for (const name of ['e2', 'e4']) await act(board.square(name));
      await expect.poll(() => board.root.evaluate((it) => it.scene.ply)).toBe(2);
      await act(page.getByRole('button', { name: 'Diagram: how the rook moves' }));
      const diagram = new Board(page, page.locator('tr.diagram variant-diagram'));
      await expect.poll(async () => (await diagram.marked()).length).toBe(14);
      const [square] = await diagram.marked();
      await act(diagram.square(square));
      await diagram.expect(square, 'black');
    });

    test('the playground undoes, links, embeds, downloads, and leads to problems', async ({ page, site }) => {
      await page.goto(`${site}playground.html`);
      const board = new Board(page, page.locator('#board'));
      const text = page.getByRole('textbox', { name: 'Definition' });
      await board.expect('d1', 'white lion');
      await expect(page.locator('.cm-lineNumbers')).toContainText('11');
      await text.fill(`${CHESS}\nnonsense=3\n`);
      await board.expect('d1', 'white queen');
      await act(page.locator('#found button'));
      await expect.poll(() => page.evaluate(() => getSelection().toString())).toContain('nonsense');
      await act(page.getByRole('button', { name: 'Copy a link' }));
      await expect.poll(() => copied(page)).toMatch(/playground\.html#/);
      await act(page.getByRole('button', { name: 'Copy the embed code' }));
      await expect.poll(() => copied(page)).toContain('<variant-diagram>');
      const download = page.waitForEvent('download');
      await act(page.getByRole('button', { name: 'Download' }));
      expect((await download).suggestedFilename()).toBe('variant.txt');
      // How many changes the browser makes of one is its choice.
      await expect
        .poll(async () => {
          await act(page.getByRole('button', { name: 'Undo' }));
          return text.textContent();
        })
        .toContain('lion::::d1');
      await board.expect('d1', 'white lion');
    });

    test('the cheat sheet follows the line, shows a letter, and writes it', async ({ page, site }) => {
      await page.goto(`${site}playground.html`);
      const text = page.getByRole('textbox', { name: 'Definition' });
      await text.fill('firstRank=1\nking:K:K::e1\nhorse:H:N::b1');
      await act(page.locator('#betza > summary'));
      const trial = new Board(page, page.locator('#betza-board'));
      await expect(page.locator('#betza-words')).toHaveText('The piece moves or captures as Knight.');
      await expect.poll(async () => (await trial.marked()).length).toBe(8);
      await text.press('ArrowUp');
      await expect(page.locator('#betza-words')).toContainText('as King');
      const letter = page.locator('#betza-letters').getByRole('button', { name: /Camel/ }).first();
      await act(letter);
      await expect(page.locator('#betza-words')).toContainText('Three squares straight and one aside');
      await text.press('Control+End');
      await text.press('Enter');
      await text.pressSequentially('camel:C:');
      await act(letter);
      await act(page.getByRole('button', { name: 'Insert at the cursor' }));
      await expect(text).toContainText('camel:C:C');
      await expect(text).toBeFocused();
    });

    test('an idea, a letter and a key are opened and tried', async ({ page, site }) => {
      await page.goto(`${site}ideas.html`);
      const idea = page.locator('.idea').first();
      await act(idea.locator('summary'));
      await expect(idea.locator('variant-diagram').getByRole('grid')).toBeVisible();
      await act(idea.getByRole('link', { name: 'Open in the playground' }));
      await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText('firstRank=1');
      await page.goto(`${site}moves.html`);
      const board = new Board(page, page.locator('#board'));
      await act(page.getByRole('button', { name: 'Cannon', exact: true }));
      await expect.poll(async () => (await board.marked()).length).toBe(20);
      await act(page.locator('#leaps .try', { hasText: /^N$/ }));
      await expect.poll(async () => (await board.marked()).length).toBe(8);
      await page.goto(`${site}manual.html`);
      await act(page.getByText('Keys by group'));
      await act(
        page.getByRole('navigation', { name: 'Groups of keys' }).getByRole('link', { name: 'Castling', exact: true }),
      );
      await expect(page.getByRole('heading', { name: 'Castling', exact: true })).toBeInViewport();
      await act(page.locator('#nifu').getByText('Example'));
      await act(page.locator('#nifu').getByRole('link', { name: 'Try it in the playground' }));
      await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText('nifu=P:2');
    });

    test('the wizard makes pieces, moves, zones, castling and shuffles', async ({ page, site }) => {
      await page.goto(`${site}wizard.html`);
      const text = page.locator('#text');
      const cell = (grid, label) => page.getByRole('grid', { name: grid }).getByRole('gridcell', { name: label });
      await expect(text).toContainText('knight:N:N::b1,g1');
      await act(page.getByRole('button', { name: 'No moves at all' }));
      await act(cell('Where it goes', /^2 forward, 0/));
      await expect(text).toContainText('knight:N:D::b1,g1');
      await choose(input, page.getByLabel('Its picture'), 'lion');
      await expect(text).toContainText('knight:N:D:lion:b1,g1');
      const radio = (name) => page.getByRole('radio', { name, exact: true });
      await tick(input, radio('may not enter'));
      await act(cell('Board to paint on', /^c3/));
      await tick(input, radio('king'));
      await choose(input, page.getByLabel('Castling'), '3');
      await expect(text).toContainText('king:K:KisO3::e1');
      await tick(input, page.getByLabel('is shuffled'));
      await expect(text).toContainText('shuffle=');
      await act(page.getByText('What each line means'));
      await expect(page.locator('#meanings dt').first()).toBeVisible();
      await act(page.getByRole('button', { name: 'Copy the text' }));
      await expect.poll(() => copied(page)).toContain('knight:N:D:lion');
    });

    test('every place of the guide has a button that copies', async ({ page, site }) => {
      await page.goto(`${site}learn/places.html`);
      const texts = page.locator('.reading > pre.definition');
      const buttons = page.getByRole('button', { name: /^Copy: / });
      await expect(buttons).toHaveCount(await texts.count());
      for (const at of [0, 1, 3]) {
        await page.evaluate(() => navigator.clipboard.writeText(''));
        await act(buttons.nth(at));
        await expect.poll(() => copied(page)).toBe(await texts.nth(at).textContent());
      }
    });
  });
}
