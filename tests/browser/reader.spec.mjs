// What readers want of all boards, and how they share them: the two dialogs, what is remembered, sounds, the wheel, inks, suppositions.

import { INPUTS } from './inputs.mjs';
import { Board, boardPage, CHESS, expect, inFull, LION, test } from './page.mjs';

const fillOf = (board, selector) =>
  board.root
    .locator(selector)
    .first()
    .evaluate((it) => getComputedStyle(it).fill);

/** Chooses something in the menu. */
async function choose(board, name, value) {
  await board.button('Board and pieces').click();
  await board.dialog.locator(`select[name=${name}]`).selectOption(value);
  await board.dialog.getByRole('button', { name: 'Done' }).click();
}

test('colours are seen at once on all boards of the page, and at the next visit', async ({ open, page }) => {
  const board = await open(boardPage(`theme=wood\ndarkShade=#ff0000\n${CHESS}`, CHESS));
  expect(await fillOf(board, '.shade1')).toBe('rgb(255, 0, 0)');
  await choose(board, 'theme', 'blue');
  const blue = await fillOf(board, '.shade1');
  expect(blue).not.toBe('rgb(255, 0, 0)');
  const other = new Board(page, page.locator('variant-diagram').nth(1));
  expect(await fillOf(other, '.shade1')).toBe(blue);
  const later = await open(boardPage(CHESS));
  expect(await fillOf(later, '.shade1')).toBe(blue);
  await later.button('Board and pieces').click();
  await expect(later.dialog.locator('select[name=theme]')).toHaveValue('blue');
  await later.dialog.getByRole('button', { name: 'Reset' }).click();
  expect(await fillOf(later, '.shade1')).not.toBe(blue);
});

test('pieces are drawn as the reader wants, on the board and in the table', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.button('Pieces').click();
  const letters = () => board.root.locator('.board .pieces .letters').count();
  expect(await letters()).toBe(0);
  await choose(board, 'pieces', 'letters');
  expect(await letters()).toBe(32);
  await expect(board.root.locator('.types .letters')).toHaveCount(12);
  await choose(board, 'pieces', '');
  expect(await letters()).toBe(0);
  await choose(board, 'pieces', 'xiangqi');
  await expect(board.root.locator('.types .figure').first()).toBeVisible();
});

test('coordinates and marks are where the reader wants them, or nowhere', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  const labels = board.root.locator('.board .labels text');
  await expect(labels).toHaveCount(16);
  await choose(board, 'coordinates', 'none');
  await expect(labels).toHaveCount(0);
  await choose(board, 'coordinates', 'inside');
  await expect(board.root.locator('.board .labels .start')).toHaveCount(8);
  await board.click('e2');
  await expect(board.root.locator('.marks > .mark').first()).toBeVisible();
  await choose(board, 'marks', 'none');
  for (const it of await board.root.locator('.marks > .mark').all()) await expect(it).toBeHidden();
  await board.click('e4');
  await board.expect('e4', 'white pawn');
});

test('what is stored may be anything', inFull(), async ({ open, page }) => {
  for (const stored of ['{', 'null', '[]', '{"theme":"<b>","size":"large","marks":7}', '{"size":1e9,"theme":"blue"}']) {
    await page.addInitScript((it) => localStorage.setItem('variant-diagram', it), stored);
    const board = await open(boardPage(CHESS));
    await board.click('e2', 'e4');
    await board.expect('e4', 'white pawn');
  }
});

test('moves sound when the reader wants it, and not before', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.tones = [];
    const value = () => ({
      value: 0,
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
    });
    window.AudioContext = class {
      currentTime = 0;
      state = 'running';
      createGain = () => ({ gain: value(), connect: (it) => it });
      createOscillator = () => ({
        frequency: value(),
        connect: (it) => it,
        start() {
          window.tones.push(this.frequency.value);
        },
        stop() {},
      });
    };
  });
  const board = await open(boardPage(CHESS));
  const tones = () => page.evaluate(() => window.tones.splice(0));
  await board.click('e2', 'e4');
  expect(await tones()).toEqual([]);
  await board.button('Board and pieces').click();
  await board.dialog.getByLabel('Sounds').check();
  await page.keyboard.press('Escape');
  await board.click('d7', 'd5');
  const move = await tones();
  expect(move.length).toBeGreaterThan(0);
  await board.click('e4', 'd5');
  const capture = await tones();
  expect(capture).not.toEqual(move);
  await board.click('e7', 'e6', 'f1', 'b5');
  expect((await tones()).slice(move.length)).not.toEqual(move);
  await board.button('One move back').click();
  expect(await tones()).toEqual([]);
});

test('animation can be left out', inFull(), async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const board = await open(boardPage(CHESS));
  const running = () =>
    page.evaluate(
      () =>
        document
          .querySelector('variant-diagram')
          .shadowRoot.getAnimations()
          .filter((it) => it.effect.target?.dataset.on).length,
    );
  await board.root.evaluate((it) => it.play(['e2', 'e4']));
  expect(await running()).toBe(1);
  await board.button('Board and pieces').click();
  await board.dialog.getByLabel('Animation').uncheck();
  await page.keyboard.press('Escape');
  await board.root.evaluate((it) => it.play(['e7', 'e5']));
  expect(await running()).toBe(0);
});

test('the dialog shares position, record and code, which is a board elsewhere', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const board = await open(boardPage(LION).replace('controls', 'controls linked'));
  await board.click('e4', 'e5');
  await board.button('Finish').click();
  await board.button('Share').click();
  for (const [name, words] of [
    ['Copy a link to this game', /^http.*#vd=/],
    ['Copy the position', / b - - /],
    ['Copy the game', /^1\. Lxe5 \*/],
    ['Copy the code', /<variant-diagram/],
  ]) {
    await board.button(name).click();
    await expect(board.dialog).toContainText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(words);
  }
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  const other = await open(code.replace(/<script.*<\/script>/, ''));
  await other.expect('e5', 'white lion');
  expect(/src="([^"]*)"/.exec(code)[1]).toMatch(/\/pkg\/define\.js$/);
});

test('code for other pages holds no markup of a definition', inFull(), async ({ open }) => {
  const text = `title=</variant-diagram><img src=x onerror=alert(1)>\n${CHESS}`;
  const board = await open(boardPage(''));
  await board.root.evaluate((it, definition) => (it.definition = definition), text);
  await board.root.evaluate((it) => it.ready);
  await board.root.evaluate((it) => it.setAttribute('controls', ''));
  await board.button('Share').click();
  const code = await board.dialog.getByLabel('Embed code').inputValue();
  expect(code.match(/<\/?[a-z]/g)).toEqual(['<s', '</s', '<v', '</v']);
});

test('the wheel walks through the game once the reader has come to the board', inFull(), async ({ open, page }) => {
  const board = await open(`${boardPage(CHESS)}<p style="block-size: 3000px"></p>`);
  await board.root.evaluate((it) => it.load('1. e4 e5 2. Nf3'));
  const ply = () => board.root.evaluate((it) => it.scene.ply);
  const [x, y] = await board.middle('e5');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await ply()).toBe(3);
  await board.click('h5');
  await page.mouse.wheel(0, -100);
  await expect.poll(ply).toBe(2);
  await page.mouse.wheel(0, -100);
  await expect.poll(ply).toBe(1);
  await page.mouse.wheel(0, 100);
  await expect.poll(ply).toBe(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 100);
  await expect.poll(ply).toBe(3);
  // At the end the page scrolls on.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('the right button draws in four inks, by keys that are held', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  const press = async (from, to, keys) => {
    for (const it of keys) await page.keyboard.down(it);
    await page.mouse.move(...(await board.middle(from)));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await board.middle(to)), { steps: 3 });
    await page.mouse.up({ button: 'right' });
    for (const it of keys) await page.keyboard.up(it);
  };
  const inks = () => board.root.evaluate((it) => it.readerArrows.map(({ color }) => color));
  await press('g1', 'f3', []);
  await press('b1', 'c3', ['Shift']);
  await press('e2', 'e4', ['Alt']);
  await press('d2', 'd4', ['Shift', 'Alt']);
  const drawn = await inks();
  expect(new Set(drawn).size).toBe(4);
  const strokes = await board.root
    .locator('.arrows .arrow')
    .evaluateAll((all) => all.map((it) => getComputedStyle(it).stroke));
  expect(new Set(strokes).size).toBe(4);
  // Another ink takes the place of the first; the same wipes it out.
  await press('g1', 'f3', ['Control']);
  expect((await inks()).at(-1)).toBe(drawn[1]);
  await press('g1', 'f3', ['Control']);
  expect(await inks()).toHaveLength(3);
});

for (const input of ['mouse', 'touch', 'keyboard']) {
  test.describe(input, inFull(input === 'touch'), () => {
    test.use({ hasTouch: input === 'touch' });

    test('the arrow tool has a button for the ink', async ({ open }) => {
      const board = await open(boardPage(CHESS));
      await board.choose('Draw arrows', INPUTS[input]);
      await INPUTS[input](board.button('Ink: blue'));
      await expect(board.button('Ink: red')).toBeVisible();
      for (const name of ['e2', 'e4']) await INPUTS[input](board.square(name));
      expect(await board.root.evaluate((it) => it.readerArrows)).toEqual([{ from: 'e2', to: 'e4', color: '#c01f1f' }]);
      await expect(board.live).toContainText('red');
    });
  });
}

test(
  'a row of the table shows what its piece would do in the place of the selected one',
  inFull(),
  async ({ open, page }) => {
    const board = await open(boardPage(CHESS));
    await board.button('Pieces').click();
    await board.click('b1');
    expect(await board.marked()).toEqual(['a3', 'c3']);
    const name = (piece) => board.root.locator('.types').getByRole('button', { name: piece, exact: true });
    await name('rook').hover();
    // The own pieces are in its way.
    expect(await board.marked()).toEqual([]);
    await board.root.evaluate((it) => it.cancel());
    await page.mouse.move(0, 0);
    await board.root.evaluate((it) => it.load('1. e4 e5'));
    await board.click('d2');
    await name('knight').hover();
    await expect.poll(() => board.marked()).toEqual(['b3', 'c4', 'f3']);
    await expect(board.root.locator('.pieces .ghost')).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect.poll(() => board.marked()).toEqual(['d3', 'd4']);
    // The keyboard does the same, and the game is as it was.
    await name('bishop').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await board.marked()).length).toBeGreaterThan(4);
    await board.square('e4').focus();
    await expect(board.root.locator('.pieces .ghost')).toHaveCount(0);
    expect(await board.root.evaluate((it) => it.record)).toBe('1. e4 e5 *');
  },
);
