// Boards in every language and in one that is longer than all: nothing is cut, nothing leaves the page, nothing jumps.

import { readFileSync } from 'node:fs';
import { violations } from './axe.mjs';
import { boardPage, expect, inFull, PROMOTION, resize, test } from './page.mjs';
import { PSEUDO, pseudoCatalogue } from './pseudo.mjs';

const library = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

const LANGUAGES = [PSEUDO, 'de', 'es', 'fr', 'ja', 'zh-Hans', 'en'];
const WIDTHS = [1920, 1366, 375];

/** Gives the boards of the page the pseudo-language. */
const teach = (page) =>
  page.evaluate(
    async ([language, text]) => {
      const { registerMessages } = await import(new URL('pkg/engine.js', location.href));
      await registerMessages(language, text);
    },
    [PSEUDO, pseudoCatalogue()],
  );

/** Has a board speak a language. */
async function speak(board, language) {
  await board.root.evaluate((it, lang) => (it.lang = lang), language);
  await expect.poll(() => board.message.evaluate((it) => it.closest('[lang]').lang)).toBe(language);
  await board.root.evaluate((it) => it.ready);
}

/** The texts of boards that are cut, that leave what they stand in, or the window. */
const misfits = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const { shadowRoot } of document.querySelectorAll('variant-diagram'))
      for (const text of shadowRoot.querySelectorAll('*')) {
        const own = [...text.childNodes].some((it) => it.nodeType === Node.TEXT_NODE && it.data.trim());
        if (!own || !(text instanceof HTMLElement) || !text.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const tell = (what) =>
          found.push(`${what}: ${text.className || text.localName} “${text.textContent.slice(0, 60)}”`);
        let scrolls = false;
        for (let box = text; box; box = box.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          // For screen readers alone.
          if (edge.width < 3 || edge.height < 3) scrolls = true;
          if (scrolls || overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto') {
            scrolls = true;
            break;
          }
          const isBox = overflowX !== 'visible' || box.matches('button, td, th, summary, label');
          if (isBox && (left < edge.left - 1 || right > edge.right + 1)) tell('wider than its box');
          if (overflowY !== 'visible' && (top < edge.top - 2 || bottom > edge.bottom + 2)) tell('higher than its box');
          if (position === 'fixed') break;
        }
        if (!scrolls && (left < -1 || right > innerWidth + 1)) tell('outside');
      }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    return [...new Set(found)];
  });

for (const game of [
  'shogi',
  'chess',
  'xiangqi',
  'crazyhouse',
  'glinski',
  'duck',
  'darkchess',
  'dice',
  'cyvasse',
  'hex',
])
  test(`all that ${game} says fits in every language`, inFull(game === 'shogi'), async ({ open, page }) => {
    test.slow();
    const board = await open(boardPage(library(game)));
    await teach(page);
    for (const language of LANGUAGES) {
      await speak(board, language);
      await board.root.evaluate((it) => {
        for (const panel of it.shadowRoot.querySelectorAll('.switch[aria-expanded=false]')) panel.click();
      });
      for (const width of WIDTHS) {
        await resize(page, width, 900);
        await expect.poll(() => misfits(page), `${language}, ${width} pixels`).toEqual([]);
      }
      expect([language, await violations(page)]).toEqual([language, []]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await speak(board, PSEUDO);
    for (const width of WIDTHS) {
      await resize(page, width, 900);
      await expect.poll(() => misfits(page), `from the right, ${width} pixels`).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
  });

test('no button moves when a piece is selected, in any language', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(PROMOTION));
  await teach(page);
  const places = () =>
    board.root.evaluate((it) =>
      [...it.shadowRoot.querySelectorAll('.bar button, .switches button')]
        .filter((button) => button.checkVisibility())
        .map((button) => Math.round(button.getBoundingClientRect().top)),
    );
  for (const language of LANGUAGES) {
    await speak(board, language);
    for (const width of WIDTHS) {
      await resize(page, width, 900);
      // The panels have moved beside the board, or below it.
      await expect(board.root.locator('.frame')).toHaveClass(width > 900 ? /\bbeside\b/ : /^(?!.*\bbeside\b)/);
      const before = await places();
      expect(before.length).toBeGreaterThan(3);
      await board.square('b7').click();
      await expect(board.message).toHaveAttribute('data-key', 'choose-target');
      expect([language, width, await places()]).toEqual([language, width, before]);
      await board.square('b7').click();
    }
  }
});

test('boards of pages that are read from the right stand as on others', async ({ open, page }) => {
  const board = await open(boardPage(library('crazyhouse')));
  await teach(page);
  const columns = () =>
    board.root.evaluate((it) => {
      const of = (name) => it.shadowRoot.querySelector(`[aria-label^="${name},"]`).getBoundingClientRect().left;
      return of('a1') < of('h1');
    });
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  for (const width of WIDTHS) {
    await resize(page, width, 900);
    await expect.poll(async () => [await columns(), await misfits(page)], `${width} pixels`).toEqual([true, []]);
  }
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
});

test('a page says its own sentences, and speaks a language of its own', async ({ open, page }) => {
  const board = await open(boardPage(PROMOTION));
  await page.evaluate(async () => {
    const { registerMessages } = await import(new URL('pkg/engine.js', location.href));
    await registerMessages('ia', 'to-move = { $side } ludu\nwhite = Blanko\nsentence = { $text }!');
  });
  await speak(board, 'ia');
  await expect(board.message).toHaveText('Blanko ludu: choose a piece.');
  await board.click('b7');
  // What it lacks is English.
  await expect(board.message).toContainText('where to?');
});
