// What can be stated about the looks of six games: nothing is cut off, everything can be read and touched.

import { readFileSync } from 'node:fs';
import { FONTS, fontStyle } from './fonts.mjs';
import { boardPage, expect, test } from './page.mjs';

const library = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');
const GAMES = ['chess', 'shogi', 'xiangqi', 'chushogi', 'glinski', 'tenjiku'];
const WIDTHS = [1280, 375];

/** What a reader would call untidy: beside the widget, too small to read, too small to touch. */
const faults = (board) =>
  board.root.evaluate((element) => {
    const found = [];
    const { left, right } = element.getBoundingClientRect();
    const say = (it, what) =>
      found.push(`${it.localName}.${it.getAttribute('class')} "${it.textContent.slice(0, 20)}" ${what}`);
    for (const it of element.shadowRoot.querySelectorAll('*')) {
      // What scrolls is reached by scrolling, and what only readers of screens get has no place.
      if (it.closest('.live, thead, style')) continue;
      const box = it.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (!it.closest('.scroll') && (box.left < left - 0.5 || box.right > right + 0.5)) say(it, 'is beside the widget');
      if (it.matches('button, summary, select, textarea') && (box.width < 24 || box.height < 24))
        say(it, `is ${box.width} by ${box.height} pixels`);
      const words = [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
      if (!words) continue;
      const drawn = it.closest('svg');
      if (drawn && !it.closest('.labels')) continue;
      const scale = drawn ? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width : 1;
      const size = parseFloat(getComputedStyle(it).fontSize) * scale;
      if (size < (drawn ? 9 : 11)) say(it, `is written in ${size} pixels`);
    }
    return found;
  });

/** The rows that some buttons stand in, counted. */
const rows = (buttons) =>
  buttons.evaluateAll((all) => new Set(all.map((it) => Math.round(it.getBoundingClientRect().top))).size);

for (const width of WIDTHS) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, font] of GAMES.flatMap((it) => FONTS.map((font) => [it, font]))) {
      test(`${name}: nothing is cut off, too small to read or too small to touch (${font} letters)`, async ({
        open,
        page,
      }) => {
        const board = await open(
          fontStyle(font) + boardPage(library(name)).replace('controls', 'controls linked friend'),
        );
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate((it) => document.fonts.check(`1em ${it}`), font)).toBe(true);
        const { root } = board;
        await expect(root.locator('.tools')).toBeVisible();
        expect(await faults(board)).toEqual([]);
        await board.button('Pieces').click();
        await root.locator('.types .name[data-type]').last().click();
        await expect(board.message).toContainText('How the');
        expect(await faults(board)).toEqual([]);
        // The buttons of a move diagram stand side by side.
        expect(await rows(board.message.getByRole('button'))).toBe(1);
        await board.button('Back to the game').click();
        await board.choose('Edit the position');
        await expect(root.locator('.editor')).toBeVisible();
        expect(await faults(board)).toEqual([]);
        // The board and what is put on it are on one screen.
        const { height } = await root.locator('.editor').boundingBox();
        expect(height).toBeLessThan(width === 375 ? 480 : 320);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }

    for (const [name, letters] of [
      ['chess', 'abcdefgh'],
      ['large16', 'abcdefghijklmnop'],
    ]) {
      test(`${name}: the choice at the square lies on the screen, wherever it opens`, async ({ open, page }) => {
        const files = name === 'chess' ? 8 : 16;
        const text = `files=${files}\nranks=${files}\nfirstRank=1\nroyal=K\nsymmetry=none\npromoChoice=QRBN\npawn:P:fmW::${[...letters].map((it) => `${it}${files - 1}`).join()}\nknight:N:N::\nbishop:B:B::\nrook:R:R::\nqueen:Q:Q::\nking:K:K::a1,,h1`;
        const board = await open(boardPage(text));
        for (const file of letters) {
          await board.click(`${file}${files - 1}`, `${file}${files}`);
          const box = await board.dialog.boundingBox();
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y).toBeGreaterThanOrEqual(0);
          await page.keyboard.press('Escape');
          await expect(board.dialog).toHaveCount(0);
          await page.keyboard.press('Escape');
        }
      });
    }
  });
}

for (const width of WIDTHS) {
  for (const [name, piece, squares] of [
    ['chess', 'b1', ['b3', 'd4', 'h5', 'b8']],
    ['chushogi', 'f3', ['e6', 'l12', 'a6', 'g6']],
    ['glinski', 'e4', ['d5', 'e7', 'f6', 'k3']],
  ]) {
    test(`${name}, ${width} pixels wide: the sentence of a refusal lies on the screen, beside the squares it is about`, async ({
      open,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const board = await open(boardPage(library(name)));
      const bubble = board.root.locator('.bubble');
      for (const square of squares) {
        await board.click(piece, square);
        await expect(bubble).toBeVisible();
        const covered = await bubble.evaluate(
          (it, names) => {
            const a = it.getBoundingClientRect();
            const root = it.getRootNode();
            const at = (selector) => root.querySelector(selector).getBoundingClientRect();
            const hits = names.filter((name) => {
              const b = at(`[role="gridcell"][aria-label^="${name},"] polygon`);
              return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
            });
            const seen = at('.scroll');
            const out =
              a.left < Math.max(0, seen.left) - 1 ||
              a.right > Math.min(innerWidth, seen.right) + 1 ||
              a.top < 0 ||
              a.bottom > innerHeight;
            return { hits, out, through: getComputedStyle(it).pointerEvents };
          },
          [piece, square],
        );
        expect(covered, square).toEqual({ hits: [], out: false, through: 'none' });
        await page.keyboard.press('Escape');
        await expect(bubble).toHaveCount(0);
      }
      // What is refused without a piece is put away by the same key.
      await board.click(squares[0]);
      await expect(bubble).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bubble).toHaveCount(0);
    });
  }
}

/** Moves that take something beside the square that is clicked, and give check; `first` leads to the position before them. */
const SIDE_EFFECTS = {
  chushogi: {
    fen: '12/12/12/12/5k6/12/5p6/5N6/12/12/12/6K5 w - - 0 1',
    first: ['f5', 'f6'],
    last: 'f7',
    removed: ['f6'],
    arrived: 'Sente lion',
    king: ['f8', 'Gote king'],
  },
  glinski: {
    fen: '1/3/5/7/2pk5/4P6/11/11/11/11/6K4 b - - 0 1',
    first: ['d7', 'd5', 'e6'],
    last: 'd6',
    removed: ['d5'],
    arrived: 'white pawn',
    king: ['e7', 'black king'],
  },
  tenjiku: {
    fen: '7r8/16/16/13k2/16/16/16/16/6p9/16/8p7/16/16/3{Fd}12/16/15K w - - 0 1',
    first: ['d3'],
    last: 'h7',
    removed: ['g8', 'i6'],
    arrived: 'Sente fire demon',
    king: ['n13', 'Gote king'],
  },
};

for (const [name, { fen, first, last, removed, arrived, king }] of Object.entries(SIDE_EFFECTS)) {
  for (const width of WIDTHS) {
    test(`${name}, ${width} pixels wide: what a move takes beside its end is shown before it is played, and check after it`, async ({
      open,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const board = await open(boardPage(library(name)).replace('controls', `controls fen="${fen}"`));
      const { root } = board;
      const [pink, checks] = ['removed', 'check'].map((it) => root.locator(`.highlights .${it}`));
      await board.click(...first);
      // With the pointer and with the focus: the pieces fade, and the one that moves is seen where it will be.
      for (const rest of [(it) => it.hover(), (it) => it.focus()]) {
        await rest(board.square(last));
        await expect(pink).toHaveCount(removed.length);
        await expect(root.locator('.pieces .ghost')).toHaveCount(1);
        await expect(checks).toHaveCount(0);
        await page.mouse.move(1, 1);
        await board.button('Share').focus();
        await expect(pink).toHaveCount(0);
        await expect(root.locator('.pieces .ghost')).toHaveCount(0);
      }
      await board.click(last);
      await board.expect(last, arrived);
      for (const it of removed) await board.expect(it, 'empty');
      await expect(checks).toHaveCount(1);
      await expect(board.message).toHaveAttribute('data-key', 'check');
      await board.button('Show the attackers').click();
      await expect(root.locator('.route.attack').first()).toBeAttached();
      await board.expect(...king);
    });
  }
}

test('letters twice as large: the buttons go on in a second row', async ({ open, page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const board = await open(`<style>:root { font-size: 200% }</style>${boardPage(library('shogi'))}`);
  await expect(board.root.locator('.tools')).toBeVisible();
  expect(await rows(board.root.locator('.tools button'))).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the number of a move stays with the move', async ({ open, page }) => {
  await page.setViewportSize({ width: 300, height: 800 });
  const board = await open(boardPage(library('chess')));
  await board.button('Share').click();
  await board.root
    .getByRole('textbox', { name: 'Record of the game' })
    .fill('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 *');
  await board.button('Load this game').click();
  const pairs = board.root.locator('.record .pair');
  await expect(pairs).toHaveCount(7);
  const split = await pairs.evaluateAll(
    (all) =>
      all.filter((it) => it.firstChild.getBoundingClientRect().bottom < it.lastChild.getBoundingClientRect().top)
        .length,
  );
  expect(split).toBe(0);
});

test('sentences on pages from right to left end with their full stop', async ({ open, page }) => {
  const board = await open(boardPage(library('shogi')));
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await board.button('Pieces').click();
  await expect(board.root.locator('.types')).toBeVisible();
  const directions = await board.root.evaluate((element) =>
    ['.message > span', '.types .id', '.types .moves', '.tools'].map(
      (it) => getComputedStyle(element.shadowRoot.querySelector(it)).direction,
    ),
  );
  expect(directions).toEqual(['ltr', 'ltr', 'ltr', 'ltr']);
  const [message, below] = [
    await board.message.locator('> span').first().boundingBox(),
    await board.root.locator('.below').boundingBox(),
  ];
  // The disc of the side to move stands before the sentence.
  const disc = await board.message.evaluate((it) => parseFloat(getComputedStyle(it).paddingInlineStart));
  expect(disc).toBeGreaterThan(10);
  expect(message.x + message.width + disc).toBeCloseTo(below.x + below.width, 0);
});

for (const name of [
  '',
  'playground.html',
  'wizard.html',
  'manual.html',
  'moves.html',
  'ideas.html',
  'definitions.html',
  'routines.html',
  'legacy.html',
  'learn/',
  'learn/computer.html',
  'learn/places.html',
  'learn/readers.html',
  'learn/puzzles.html',
  'learn/rust.html',
  'learn/python.html',
  'learn/use-with.html',
  'games/tenjiku/',
  'games/glinski/',
]) {
  test(`/${name} is as wide as a narrow screen`, async ({ page, site }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(site + name);
    await expect(page.locator('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(375);
  });
}
