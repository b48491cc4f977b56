// What came later holds in the settings of readers: rivers, hands, comments, the menu of tools, facts and endings,
// in forced colours, with less movement, and on pages from right to left. Each of them is tried in one setting, and the
// full run tries all in all.

import { readFileSync } from 'node:fs';
import { violations } from './axe.mjs';
import { boardPage, expect, inFull, test } from './page.mjs';

const library = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

const SETTINGS = {
  'forced colours, light': { forcedColors: 'active', colorScheme: 'light' },
  'forced colours, dark': { forcedColors: 'active', colorScheme: 'dark' },
  'dark, with movement': { colorScheme: 'dark', reducedMotion: 'no-preference' },
  'from right to left': {},
};

/** What lies beside the window, or beside the box that it is in. */
const outside = (board) =>
  board.root.evaluate((element) =>
    [...element.shadowRoot.querySelectorAll('.more button, .slot, .said, .record button, .message')]
      .filter((it) => {
        const { left, right, width } = it.getBoundingClientRect();
        return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
      })
      .map((it) => it.outerHTML.slice(0, 80)),
  );

for (const [number, [setting, media]] of Object.entries(SETTINGS).entries()) {
  const turn = (page) =>
    setting === 'from right to left' && page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const style = '<style>:root { color-scheme: light dark }</style>';

  for (const [n, width] of [1280, 375].entries()) {
    test(
      `${setting}, ${width} pixels: hands, comments and the menu of tools can be seen and read`,
      inFull(number === n),
      async ({ open, page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia(media);
        const board = await open(style + boardPage(library('crazyhouse')));
        await turn(page);
        await board.root.evaluate((it) => it.load('1. e4 d5 2. exd5 {A pawn for the hand.} *'));
        await expect(board.root.locator('.said')).toHaveText('A pawn for the hand.');
        await expect(board.root.getByRole('button', { name: 'white pawn, 1 in hand' })).toBeVisible();
        await board.openMenu();
        await board.button('Edit the position').scrollIntoViewIfNeeded();
        await expect(board.button('Edit the position')).toBeInViewport();
        // The page has no background of its own, against which axe could see the one of a button under the pointer.
        await page.mouse.move(1, 1);
        expect(await outside(board)).toEqual([]);
        expect(await violations(page)).toEqual([]);
      },
    );
  }

  test(`${setting}: a low board with an endless hand, and a river`, inFull(number === 2), async ({ open, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia(media);
    const hex = await open(style + boardPage(library('hex')));
    await turn(page);
    await hex.root.locator('.hand.bottom .slot').click();
    await hex.openMenu();
    // Nothing of the menu is cut off where the board leaves it little room.
    const last = hex.button('Edit the position');
    expect(
      await last.evaluate((it) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        return it.contains(it.getRootNode().elementFromPoint(left + width / 2, top + height - 3));
      }),
    ).toBe(true);
    await page.mouse.move(1, 1);
    expect(await violations(page)).toEqual([]);
    const xiangqi = await open(style + boardPage(library('xiangqi')));
    await turn(page);
    await expect(xiangqi.root.locator('.stage .river-signs')).toBeVisible();
    await xiangqi.square('b3').click();
    expect(await violations(page)).toEqual([]);
  });

  test(`${setting}: facts and endings`, inFull(), async ({ page, site }) => {
    await page.emulateMedia(media);
    await page.goto(`${site}games/chess/index.html`);
    await turn(page);
    await page.getByText('Pieces: values, mobility, mates').click();
    const facts = page.locator('dl.measured');
    expect(await facts.evaluate((it) => getComputedStyle(it).direction)).toBe('ltr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${site}games/hex/index.html`);
    await turn(page);
    await expect(page.locator('variant-diagram').getByRole('grid')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${site}playground.html`);
    await turn(page);
    await expect(page.locator('variant-diagram').getByRole('grid')).toBeVisible();
    await page.getByText('Work out the ending').first().click();
    expect(await violations(page)).toEqual([]);
  });
}
