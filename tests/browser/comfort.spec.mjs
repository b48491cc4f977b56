// What readers expect of every board: room, words in sight, texts that follow the game, files as the board is seen.

import { readFileSync } from 'node:fs';
import { boardPage, CHESS, DROPS, expect, inFull, LION, PROMOTION, test } from './page.mjs';

const library = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

const widthOf = (locator) => locator.evaluate((it) => it.getBoundingClientRect().width);

test('larger squares make the board larger, and crop it only where its place ends', async ({ open, page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  const board = await open(boardPage(CHESS));
  const [drawing, scroll] = [board.root.locator('.board'), board.root.locator('.scroll')];
  const before = await widthOf(drawing);
  await board.choose('Larger squares');
  expect(await widthOf(drawing)).toBeCloseTo(1.5 * before, 0);
  expect(await widthOf(scroll)).toBeCloseTo(1.5 * before, 0);
  await page.setViewportSize({ width: 375, height: 800 });
  const room = await widthOf(board.root);
  expect(await widthOf(scroll)).toBeCloseTo(room, 0);
  expect(await widthOf(drawing)).toBeCloseTo(1.5 * room, 0);
});

for (const [name, side] of Object.entries({
  shogi: 'Sente',
  chushogi: 'Sente',
  tenjiku: 'Sente',
  crazyhouse: 'White',
  xiangqi: 'Red',
  courier: 'White',
  placement: 'White',
  sittuyin: 'White',
})) {
  test(
    `${name}: whose turn it is stands on the first screen`,
    inFull(['shogi', 'tenjiku'].includes(name)),
    async ({ page, site }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(`${site}games/${name}/index.html`);
      const message = page.locator('variant-diagram').first().locator('.message');
      await expect(message).toContainText(side);
      const box = await message.boundingBox();
      expect(box.y + box.height).toBeLessThan(768);
    },
  );
}

test('the texts to copy are those of the game, and others may be loaded in their place', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  const [record, position] = ['Record of the game', 'Position'].map((it) => board.root.getByLabel(it, { exact: true }));
  await board.click('e2', 'e4');
  await board.button('Share').click();
  await expect(record).toHaveValue('1. e4 *');
  await expect(position).toHaveValue(/^rnbqkbnr\/pppppppp\/8\/8\/4P3\/8/);
  await expect(board.button('Load this game')).toBeHidden();
  await record.fill('1. d4 d5');
  await board.button('Load this game').click();
  await board.expect('d5', 'black pawn');
  await board.button('Share').click();
  await expect(record).toHaveValue('1. d4 d5 *');
  await expect(position).toHaveValue(/3p4\/3P4/);
});

test('a click on a name shows the diagram below it, and the name stays under the pointer', async ({ open, page }) => {
  const board = await open(boardPage(library('chushogi')));
  await board.button('Pieces').click();
  const name = board.root.getByRole('button', { name: 'lion', exact: true });
  await name.scrollIntoViewIfNeeded();
  const before = await name.boundingBox();
  await page.mouse.click(before.x + 5, before.y + 5);
  const detail = board.root.locator('tr[data-row]:has(.name:text-is("lion")) + .detail');
  await expect(detail.getByRole('img', { name: 'Moves of the lion' })).toBeInViewport();
  expect(await detail.locator('.mark').count()).toBe(25);
  expect((await name.boundingBox()).y).toBeCloseTo(before.y, 0);
  await board.button('Back to the game').click();
  await expect(board.root.locator('.detail')).toHaveCount(0);
});

test('after an illegal target the piece is put down, and a click takes it up again', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.click('g1', 'g5');
  await expect(board.message).toHaveAttribute('data-key', 'refused');
  expect(await board.marked()).toEqual([]);
  await board.click('g1');
  expect(await board.marked()).toEqual(['f3', 'h3']);
  await board.drag('b1', 'b5');
  await page.mouse.up();
  expect(await board.marked()).toEqual([]);
});

test('selecting a Lion tells what may be done, though the pointer rests on it', async ({ open, page }) => {
  const board = await open(boardPage(LION));
  await page.mouse.move(...(await board.middle('e4')));
  await board.click('e4');
  await expect(board.message).toContainText('Lion on e4: where to?');
  await expect(board.message).toContainText('Some squares allow a second step.');
});

test('the frame of a promotion is told, and is not in the colour of the focus', inFull(), async ({ open }) => {
  const board = await open(boardPage(PROMOTION));
  await board.click('b7');
  await expect(board.message).toContainText('It promotes in the frame.');
  const colours = await board.root.evaluate(({ shadowRoot }) => {
    const probe = shadowRoot.querySelector('.zone.promotion .bound');
    return getComputedStyle(probe).stroke;
  });
  const [red, , blue] = colours.match(/\d+/g).map(Number);
  expect(red).toBeGreaterThan(blue);
});

test('drops leave the board to be seen', inFull(), async ({ open }) => {
  const board = await open(boardPage(DROPS));
  await board.root.locator('[data-step="N@"][data-side="white"]').click();
  expect((await board.marked()).length).toBeGreaterThan(40);
  // A dot on each, and nothing under it.
  await expect(board.root.locator('.stage .highlights > :not(.selected)')).toHaveCount(0);
});

test('a palace is a frame, not a hatched board', inFull(), async ({ open }) => {
  const board = await open(boardPage(library('xiangqi')));
  await board.click('e1');
  await expect(board.root.locator('.stage .zone.forbidden .sign')).toBeHidden();
  await expect(board.root.locator('.stage .zone.forbidden .bound')).toBeVisible();
});

/** A file that a click saves. */
async function saved(page, click) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('missing squares let the page through, on the board and in files', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(library('omega')));
  const painted = await board.root.evaluate(({ shadowRoot }) => {
    const { fill, stroke } = getComputedStyle(shadowRoot.querySelector('.shade3'));
    return [fill, stroke];
  });
  expect(painted).toEqual(['none', 'none']);
  await board.button('Share').click();
  const { bytes } = await saved(page, () => board.root.getByRole('button', { name: 'Save', exact: true }).click());
  const clear = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    // Between two corners, where the board has no squares.
    return context.getImageData(image.width / 2, 40, 1, 1).data[3];
  }, bytes.toString('base64'));
  expect(clear).toBe(0);
});

test('files carry the last move, the arrows and the name of the game', inFull(), async ({ page, site }) => {
  await page.goto(`${site}games/chess/index.html`);
  const root = page.locator('variant-diagram').first();
  const square = (name) => root.locator(`[role="gridcell"][aria-label^="${name},"]`);
  await square('e2').click();
  await square('e4').click();
  await root.evaluate((it) => (it.arrows = [{ from: 'd2', to: 'd4' }]));
  await root.getByRole('button', { name: 'Share', exact: true }).click();
  await root.getByRole('combobox', { name: 'Save or copy as' }).selectOption('svg');
  const { name, bytes } = await saved(page, () => root.getByRole('button', { name: 'Save', exact: true }).click());
  expect(name).toBe('chess.svg');
  const text = bytes.toString('utf8');
  expect(text.match(/fill="#d3c948"/g)).toHaveLength(2);
  expect(text).toMatch(/stroke="#1d4fd0"/);
});

test(
  'Cyvasse lies on hexagons, and letters of the ground and counters are over the pieces',
  inFull(),
  async ({ open }) => {
    const board = await open(boardPage(library('cyvasse')));
    const { corners, letters, after } = await board.root.evaluate(({ shadowRoot }) => {
      const root = shadowRoot.querySelector('.stage .board');
      const drawn = [...root.querySelectorAll('.ground-letter, .badge')];
      const last = [...root.querySelectorAll('.piece')].at(-1);
      return {
        corners: root.querySelector('[data-cell] polygon').getAttribute('points').split(' ').length / 2,
        letters: drawn.length,
        after: drawn.every((it) => last.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING),
      };
    });
    expect(corners).toBe(6);
    expect(letters).toBeGreaterThan(12);
    expect(after).toBe(true);
  },
);

test('ground that covers most of the board has no letters', inFull(), async ({ open }) => {
  const board = await open(boardPage(library('cyvassesetup')));
  await expect(board.root.locator('.ground.bare').first()).toBeAttached();
  await expect(board.root.locator('.ground-letter')).toHaveCount(0);
});

test('a shuffled game is shuffled when it is opened, with its number and a button for the next', async ({ open }) => {
  const shuffled = `firstRank=1
royal=K
shuffle=RNBQK
rook:R:R::a1,h1
knight:N:N::b1,g1
bishop:B:B::c1,f1
queen:Q:Q::d1
king:K:K::e1
wall:W:-::a2-h2`;
  const starts = new Set();
  const board = await open(boardPage(shuffled));
  const number = async () => {
    await expect(board.message).toContainText(/\(start position \d+\)/);
    const fen = await board.root.evaluate((it) => it.diagram.fen().split(' ')[0]);
    starts.add(fen);
    return /\d+(?=\))/.exec(await board.message.textContent())[0];
  };
  const numbers = [await number()];
  for (let n = 0; n < 4; n += 1) {
    await board.button('Next start').click();
    numbers.push(await number());
  }
  expect(new Set(numbers).size).toBeGreaterThan(1);
  expect(starts.size).toBe(new Set(numbers).size);
  expect(starts.has('rnbqkbnr/wwwwwwww/8/8/8/8/WWWWWWWW/RNBQKBNR') && starts.size === 1).toBe(false);
});
