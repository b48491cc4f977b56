// What assistive technology meets: names, roles, no violations, colours, forced colours, zoom.

import { SCHEMES, violations } from './axe.mjs';
import { Board, boardPage, CHESS, expect, inFull, LION, resize, stopAnimations, test } from './page.mjs';

test('the board is a grid with named squares', async ({ open }) => {
  const board = await open(boardPage(`title=Our game\n${CHESS}`));
  await expect(board.root.getByRole('grid', { name: 'Our game' })).toBeVisible();
  await expect(board.root.getByRole('row')).toHaveCount(8);
  await expect(board.root.getByRole('gridcell', { name: 'e1, white king' })).toHaveCount(1);
  await board.click('e2');
  await expect(board.root.getByRole('gridcell', { name: /^e4, empty, \w/ })).toHaveCount(1);
  await expect(board.grid).toMatchAriaSnapshot(`
    - grid "Our game":
      - row "rank 8":
        - gridcell "a8, black rook"
        - gridcell "b8, black knight"
        - gridcell "c8, black bishop"
  `);
});

/** What can be pressed, links within sentences aside, and is smaller than WCAG 2.2 asks for (2.5.8): with its size in pixels. */
const smallTargets = (page) =>
  page.evaluate(() => {
    const LEAST = 24;
    const found = [];
    const look = (root) => {
      for (const it of root.querySelectorAll('*')) {
        if (it.shadowRoot) look(it.shadowRoot);
        const isPressed = it.matches(
          'button, a[href], input:not([type=hidden]), select, summary, textarea, [role=button]',
        );
        if (!isPressed || !it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (it.localName === 'a' && getComputedStyle(it).display === 'inline') continue;
        // Who presses the words of a box presses the box.
        const { width, height } = (it.closest('label') ?? it).getBoundingClientRect();
        if (width > 0 && height > 0 && Math.min(width, height) < LEAST - 0.5)
          found.push(`${it.localName} "${it.textContent.trim()}" ${Math.round(width)} × ${Math.round(height)}`);
      }
    };
    look(document);
    return found;
  });

/** What is looked at on the pages of the site: each visit calls `check` in all states that it comes to. */
const VISITS = {
  'the front page': async ({ page, site, check }) => {
    await page.goto(site);
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    await check();
  },
  'the playground': async ({ page, site, check }) => {
    await page.goto(`${site}playground.html`);
    const board = new Board(page, page.locator('variant-diagram'));
    await board.click('d1');
    await board.button('Pieces').click();
    await expect(board.root.locator('.types')).toBeVisible();
    await check();

    for (const it of ['betza', 'told']) await page.locator(`#${it} > summary`).click();
    await expect(page.locator('#betza-board').getByRole('grid')).toBeVisible();
    await check();
  },
  'pages with boards': async ({ page, site, check }) => {
    for (const name of ['moves', 'legacy', 'games/capablanca/index', 'learn/index', 'learn/readers']) {
      await page.goto(`${site}${name}.html`);
      await expect(page.locator('variant-diagram').first().getByRole('grid')).toBeVisible();
      await check();
    }
  },
  'pages with lists': async ({ page, site, check }) => {
    for (const name of ['manual', 'ideas']) {
      await page.goto(`${site}${name}.html`);
      await expect(page.locator('#count')).not.toBeEmpty();
      await page.locator('details').first().locator('summary').click();
      await check();
    }
    await page.goto(`${site}definitions.html`);
    await check();
  },
};

for (const colorScheme of SCHEMES)
  for (const [name, visit] of Object.entries(VISITS)) {
    const isEnough = colorScheme === 'light' && !name.startsWith('pages');
    test(`axe finds nothing on ${name} (${colorScheme})`, inFull(isEnough), async ({ page, site }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ colorScheme });
      const check = async () => {
        expect(await violations(page), page.url()).toEqual([]);
        expect(await smallTargets(page), page.url()).toEqual([]);
      };
      await visit({ page, site, check });
    });
  }

/** Pages of all kinds, of which the first two stand for the others but in the full run. */
const PAGES = [
  'playground',
  'games/xiangqi/index',
  '',
  'wizard',
  'moves',
  'definitions',
  'ideas',
  'manual',
  'routines',
].concat(['legacy', 'learn/readers', 'learn/index', 'learn/places', 'learn/computer', 'learn/facts', 'learn/use-with']);

for (const [number, name] of PAGES.entries()) {
  test(
    `/${name} holds from right to left and in forced colours, on wide and narrow screens`,
    inFull(number < 2),
    async ({ page, site }) => {
      await page.goto(`${site}${name && `${name}.html`}`);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      for (const forcedColors of ['none', 'active']) {
        await page.emulateMedia({ forcedColors });
        for (const width of [1366, 375]) {
          await resize(page, width, 800);
          const beside = () =>
            page.evaluate(() =>
              [...document.querySelectorAll('main *')]
                .filter((it) => {
                  const { left, right, width: own } = it.getBoundingClientRect();
                  const hidden = it.closest('.hidden, pre, .scroll, svg, thead, .cm-editor');
                  return own > 0 && !hidden && it.checkVisibility() && (left < -1 || right > innerWidth + 1);
                })
                .map((it) => it.outerHTML.slice(0, 90)),
            );
          await expect.poll(beside, `${width} pixels`).toEqual([]);
        }
        expect(await violations(page)).toEqual([]);
      }
    },
  );
}

test('on the page of a game the board is called by its name, which is seen once', inFull(), async ({ page, site }) => {
  await page.goto(`${site}games/shogi/`);
  await expect(page.getByRole('grid', { name: 'Shogi', exact: true })).toBeVisible();
  await expect(page.locator('#board .title')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shogi');
});

test('axe finds nothing while a refusal is shown', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'h5');
  await expect(board.root.locator('.bubble')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing while zones are shown', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(`files=5\nranks=5\n${CHESS.replace(/[gh]1/g, 'e1')}\nconfine=N:a1-c3`));
  await board.click('b1');
  await board.button('Pieces').click();
  await expect(board.root.locator('.key li').filter({ hasText: 'no move of this piece ends here' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

// Sixteen files are whole on a phone: squares of 24 pixels, which fingers want, are one press of "Larger squares" away.
test(
  'sixteen files are whole on a phone, and squares keep 20 pixels in a narrower place',
  inFull(),
  async ({ open, page }) => {
    const board = await open(boardPage(`files=16\n${CHESS}`));
    const width = async () => (await board.square('a1').boundingBox()).width;
    await resize(page, 375, 700);
    const [last, place] = await Promise.all([board.square('p1').boundingBox(), board.root.boundingBox()]);
    expect(last.x + last.width).toBeLessThanOrEqual(place.x + place.width + 1);
    await resize(page, 320, 700);
    await expect.poll(width).toBeCloseTo(20, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await board.choose('Larger squares');
    expect(await width()).toBeGreaterThanOrEqual(24);
  },
);

test('a board never leaves its container', inFull(), async ({ open, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const board = await open(boardPage(CHESS));
  const box = await board.grid.boundingBox();
  expect(box.x + box.width).toBeLessThanOrEqual(375);
});

test('forced colours keep squares apart by lines', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const board = await open(boardPage(CHESS));
  const stroke = await board
    .square('a1')
    .locator('polygon')
    .evaluate((it) => getComputedStyle(it).strokeWidth);
  expect(parseFloat(stroke)).toBeGreaterThan(0);
});

test('squares can be made larger, and the board is panned inside its place', async ({ open, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const board = await open(boardPage(`files=16\n${CHESS}`));
  const width = async () => (await board.square('a1').boundingBox()).width;
  const before = await width();
  await board.choose('Larger squares');
  await board.choose('Larger squares');
  expect(await width()).toBeGreaterThan(1.8 * before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await board.square('a1').focus();
  await page.keyboard.press('End');
  const box = await board.square('p1').boundingBox();
  expect(box.x + box.width).toBeLessThanOrEqual(376);
  await board.choose('Larger squares');
  expect(await width()).toBeCloseTo(before, 0);
});

test('pages from right to left keep the board as it is, and mirror what is around it', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const [[a], [h]] = [await board.middle('a1'), await board.middle('h1')];
  expect(a).toBeLessThan(h);
  await board.square('a1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(board.square('b1')).toBeFocused();
  await board.drag('g1', 'f3');
  const [x, y] = await board.middle('f3');
  const held = await board.root.locator('.held').boundingBox();
  expect(Math.abs(held.x + held.width / 2 - x)).toBeLessThan(3);
  expect(Math.abs(held.y + held.height / 2 - y)).toBeLessThan(3);
  await page.mouse.up();
  await board.expect('f3', 'white knight');
  const [pieces, game] = [await board.button('Pieces').boundingBox(), await board.button('Game').boundingBox()];
  expect(pieces.x).toBeGreaterThan(game.x);
});

test('at 200 % nothing is cut off', inFull(), async ({ open, page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  const board = await open(`<style>html{font-size:200%}</style>${boardPage(CHESS)}`);
  await board.button('Pieces').click();
  await expect(board.root.locator('.types')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
});

test('forced colours tell the selected square and the last move by lines', inFull(), async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const board = await open(boardPage(CHESS));
  await board.click('e2');
  const stroke = (kind) =>
    board.root
      .locator(`.highlights .${kind}`)
      .first()
      .evaluate((it) => getComputedStyle(it).stroke);
  expect(await stroke('selected')).not.toBe('none');
  await board.click('e4');
  expect(await stroke('last')).not.toBe('none');
});

test('nothing moves if the reader prefers that', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  const running = () =>
    board.root.evaluate((it) => it.shadowRoot.querySelector('.board').getAnimations({ subtree: true }).length);
  await board.click('e2', 'e4');
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const goOn = await stopAnimations(page);
  await board.click('e7', 'e5');
  expect(await running()).toBeGreaterThan(0);
  await goOn();
  await expect.poll(running).toBe(0);
});

test('a captured piece stays until its leg is reached', inFull(), async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const board = await open(boardPage(LION));
  const goOn = await stopAnimations(page);
  await board.click('e4', 'e5', 'd6');
  await board.expect('d6', 'white lion');
  await expect(board.root.locator('.pieces .piece')).toHaveCount(5);
  await goOn();
  await expect(board.root.locator('.pieces .piece')).toHaveCount(3);
});
