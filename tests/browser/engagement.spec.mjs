// Terrain, engagement and set-ups: what is drawn has shapes as well as colours, and everything can be clicked.

import { readFileSync } from 'node:fs';
import { violations } from './axe.mjs';
import { boardPage, contrast, expect, inFull, test } from './page.mjs';

const library = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');
const shots = process.env.SHOTS;
const shoot = async (page, name) => shots && page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [375, 'light'],
  [375, 'dark'],
]) {
  test.describe(`${width} px, ${colorScheme}`, inFull(width > 1000 && colorScheme === 'light'), () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('terrain has a letter on its fill, and cells name it', async ({ open, page }) => {
      const board = await open(boardPage(library('fenland')));
      await expect(board.root.locator('.ground.marsh')).toHaveCount(2);
      await expect(board.root.locator('.ground.wood')).toHaveCount(2);
      await expect(board.root.locator('.ground.lake')).toHaveCount(1);
      const letters = board.root.locator('.ground-letter text');
      expect((await letters.allTextContents()).sort()).toEqual(['F', 'F', 'L', 'M', 'M']);
      const ink = await letters.first().evaluate((it) => getComputedStyle(it).fill);
      const fills = await board.root
        .locator('.ground polygon')
        .evaluateAll((all) => all.map((it) => getComputedStyle(it).fill));
      for (const fill of fills) expect(contrast(ink, fill)).toBeGreaterThan(3);
      await expect(board.square('b3')).toHaveAttribute('aria-label', /on marsh/);
      expect(await violations(page)).toEqual([]);
      await board.click('d3');
      await shoot(page, `fenland-${width}-${colorScheme}`);
    });

    test('the selected piece shows who engages it, with a counter, and where enemies stop', async ({ open, page }) => {
      const text = library('cyvasse').replace(
        'royal=K',
        'royal=K\nfen=8/9/10/5r5/4rS6/4E6/10/9/8 w - - 0 1 terrain=W:b6',
      );
      const board = await open(boardPage(text));
      await board.click('f5');
      await expect(board.root.locator('.badge').first()).toBeVisible();
      await expect(board.root.locator('.badge text').first()).toHaveText(/^\d\/\d$/);
      await expect(board.root.locator('.engages').first()).toBeAttached();
      const sizes = await board.root
        .locator('.badge')
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect()).map((it) => [it.width, it.height]));
      for (const [w, h] of sizes) expect(Math.min(w, h)).toBeGreaterThan(width > 400 ? 10 : 6);
      await shoot(page, `engaged-${width}-${colorScheme}`);
    });

    test('the start of nine-tile cyvasse', async ({ open, page }) => {
      const board = await open(boardPage(library('cyvasse')));
      await board.click('f6');
      await expect(board.root.locator('.stop').first()).toBeAttached();
      await shoot(page, `cyvasse-${width}-${colorScheme}`);
    });
  });
}

const SMALL = `files=4
ranks=4
symmetry=mirror
royal=K
checkRule=0
promoZone=0
terrainTypes=hill:H:noLand,lake:L:mute
tiles=T:H./L.
tileTurns=T:half
dropZone=1-2
drops=1
mustDrop=*
dropTurns=sealed
tile:T::::1
king:K:K:::1`;

const ways = {
  'by mouse': async (it) => it.click(),
  'by finger': async (it) => it.tap(),
  'by keyboard': async (it, page) => {
    await it.focus();
    await page.keyboard.press('Enter');
  },
};

for (const [way, point] of Object.entries(ways)) {
  test.describe(`tiles ${way}`, inFull(way === 'by finger'), () => {
    if (way === 'by finger') test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true });
    test('are laid from the hand, unseen by the other side until both are done', async ({ open, page }) => {
      const board = await open(boardPage(SMALL));
      const slot = (name) => board.root.getByRole('button', { name });
      await point(slot('white tile, 1 in hand'), page);
      await point(board.square('a2'), page);
      await expect(board.dialog).toBeVisible();
      const choices = board.dialog.getByRole('button', { name: /hill on/ });
      await expect(choices).toHaveCount(2);
      await point(choices.first(), page);
      await expect(board.root.locator('.ground.hill')).toHaveCount(1);
      await expect(board.live).toContainText(/White: lays tile on a2, .*hill/);
      await point(slot('white king, 1 in hand'), page);
      await point(board.square('d1'), page);
      // Black sets up: White's half is covered.
      await expect(board.root.locator('.ground.covered')).toHaveCount(8);
      await board.expect('d1', 'covered');
      await point(slot('black tile, 1 in hand'), page);
      await point(board.square('a3'), page);
      await point(board.dialog.getByRole('button', { name: /hill on/ }).first(), page);
      await point(slot('black king, 1 in hand'), page);
      await point(board.square('d4'), page);
      await expect(board.root.locator('.ground.covered')).toHaveCount(0);
      await expect(board.root.locator('.ground.hill')).toHaveCount(2);
      await board.expect('d1', 'white king');
    });
  });
}

test(
  'tiles show their faces in the hand, in the table and where they are turned, the same way up as on the board',
  inFull(),
  async ({ open, page }) => {
    const board = await open(boardPage(SMALL.replace('tiles=T:H./L.', 'tiles=T:H./-L\ntiles=K:@.')));
    const slot = (name) => board.root.getByRole('button', { name });
    const face = (place) =>
      place.evaluate((it) => {
        const letters = [...it.querySelectorAll('.tile text')].map((one) => [
          one.textContent,
          one.getBoundingClientRect(),
        ]);
        const [hill, lake] = ['H', 'L'].map((name) => letters.find(([text]) => text === name)?.[1]);
        return {
          cells: it.querySelectorAll('.tile > [class^=shade]').length,
          above: hill.top < lake.top,
          pieces: it.querySelectorAll('.piece').length,
        };
      });
    const white = slot('white tile, 1 in hand');
    await expect(white.locator('.tile')).toBeVisible();
    expect(await face(white)).toEqual({ cells: 3, above: true, pieces: 0 });
    // Black's is that of White in the mirror.
    expect(await face(slot('black tile, 1 in hand'))).toEqual({ cells: 3, above: false, pieces: 0 });
    // The king stays on its tile.
    await expect(slot('white king, 1 in hand').locator('.tile .piece')).toHaveCount(1);
    await expect(slot('white king, 1 in hand').locator('.tile > .shade0, .tile > .shade1')).toHaveCount(2);
    // The count lies beside the last cell.
    const [tile, number] = await Promise.all(['.tile', '.number'].map((it) => white.locator(it).boundingBox()));
    expect(number.x + number.width).toBeGreaterThan(tile.x + tile.width);
    await board.button('Pieces').click();
    await expect(board.root.getByRole('button', { name: 'tile of White' }).locator('.tile')).toBeVisible();
    // Where it may be turned, its ways are shown: what the ground becomes.
    await white.click();
    await board.click('b2');
    const choices = board.dialog.getByRole('button');
    await expect(choices).toHaveCount(2);
    await expect(choices.first().locator('.tile')).toBeVisible();
    expect([(await face(choices.first())).above, (await face(choices.last())).above]).toEqual([true, false]);
    await choices.last().click();
    await expect(board.root.locator('.board .ground.hill')).toHaveCount(1);
    await board.expect('c1', 'empty, on hill');
    // Turned boards turn the tiles.
    await board.button('Flip the board').click();
    await expect.poll(async () => (await face(slot('black tile, 1 in hand'))).above).toBe(true);
  },
);

test('what a tile makes of the ground is shown before it is laid', inFull(), async ({ open }) => {
  const board = await open(boardPage(SMALL.replace('tileTurns=T:half\n', 'terrain=L:c1-d2\ntileOver=.L\n')));
  const ground = board.root.locator('.board .ground.lake:not(.laid)');
  await expect(ground).toHaveCount(4);
  await board.root.getByRole('button', { name: 'white tile, 1 in hand' }).click();
  await board.square('b2').hover();
  await expect(board.root.locator('.board .ground.laid')).toHaveCount(2);
  // Its plain cells, c1 and c2, take the place of the lake.
  await expect(ground).toHaveCount(2);
  await board.square('a4').hover();
  await expect(board.root.locator('.board .ground.laid')).toHaveCount(0);
  await expect(ground).toHaveCount(4);
});

test(
  'each way to lay a tile is shown on the board before it is chosen, and is not covered',
  inFull(),
  async ({ open, page }) => {
    const board = await open(boardPage(SMALL));
    // The letter of the hill that would be laid, by its square.
    const laid = () =>
      board.root.evaluate((it) => {
        const middle = (one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        };
        const hills = [...it.shadowRoot.querySelectorAll('.board .ground.hill.laid polygon')].map(middle);
        const at = ([x, y]) =>
          [...it.shadowRoot.querySelectorAll('[data-cell]')].find(
            (cell) => Math.hypot(...middle(cell.firstElementChild).map((value, index) => value - [x, y][index])) < 3,
          );
        return hills.map((it) => at(it).getAttribute('aria-label').split(',')[0]);
      });
    const slot = board.root.getByRole('button', { name: 'white tile, 1 in hand' });
    const choices = board.dialog.getByRole('button', { name: /hill on/ });
    await slot.click();
    await board.click('b2');
    await expect(choices).toHaveCount(2);
    await expect(board.root.locator('.ground.laid')).toHaveCount(0);
    const found = [];
    for (const one of [choices.first(), choices.last()]) {
      await one.hover();
      const hill = (await one.getAttribute('aria-label')).match(/hill on (\w+)/)[1];
      await expect.poll(laid).toEqual([hill]);
      found.push(hill);
      const [box, square] = [await board.dialog.boundingBox(), await board.square(hill).boundingBox()];
      expect(
        box.x >= square.x + square.width - 2 ||
          box.x + box.width <= square.x + 2 ||
          box.y >= square.y + square.height - 2 ||
          box.y + box.height <= square.y + 2,
        hill,
      ).toBe(true);
    }
    expect(found[0]).not.toBe(found[1]);
    // Beside them nothing is shown; a choice that is taken back leaves nothing behind.
    await page.mouse.move(5, 5);
    await expect.poll(laid).toEqual([]);
    await choices.last().hover();
    await page.keyboard.press('Escape');
    await expect(board.dialog).toHaveCount(0);
    await expect.poll(laid).toEqual([]);
    // The same by keyboard: the first choice has the focus at once.
    await page.mouse.move(5, 5);
    await slot.focus();
    await page.keyboard.press('Enter');
    await board.square('b2').focus();
    await page.keyboard.press('Enter');
    await expect.poll(laid).toEqual([found[0]]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(laid).toEqual([found[1]]);
    await page.keyboard.press('Enter');
    await expect(board.root.locator('.ground.laid')).toHaveCount(0);
    await board.expect(found[1], 'empty, on hill');
  },
);

test('the set-up of nine-tile cyvasse begins with tiles in hand', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(library('cyvassesetup')));
  await board.root.getByRole('button', { name: 'white tile 1, 1 in hand' }).click();
  expect(await board.marked()).toContain('b6');
  await shoot(page, 'setup-marked');
  await board.click('b6');
  await expect(board.root.locator('.ground.mountain')).toHaveCount(2);
  await expect(board.live).toContainText('White: lays tile 1 on b6, mountain');
  await shoot(page, 'setup-laid');
});
