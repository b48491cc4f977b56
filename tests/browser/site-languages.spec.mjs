// The front page, the gallery, the page of a game and how to play on a board, in every language: nothing is cut, all of it works.

import { LANGUAGES } from '../../www/build/words.mjs';
import { violations } from './axe.mjs';
import { Board, expect, inFull, resize, test } from './page.mjs';

const OTHERS = LANGUAGES.filter((it) => it !== 'en');

/** The top of the site in a language. */
const topOf = (site, language) => (language === 'en' ? site : `${site}${language}/`);

const PAGES = {
  'front page': 'index.html',
  gallery: 'index.html?rule=drops',
  'empty gallery': 'index.html?q=zzzz',
  'page for readers': 'learn/readers.html',
  'page of a game': 'games/shogi/index.html',
};

/** Boards have tests of their own. */
const PAGE_ALONE = { exclude: ['variant-diagram'] };

/** Texts of the page that leave what they stand in, or the window. What authors say is cut on purpose. */
const misfits = (page) =>
  page.evaluate(() => {
    const found = [];
    const theirs = '.card, body [lang="en"], .skip, option, datalist, pre, kbd, svg, variant-diagram';
    for (const text of document.querySelectorAll('body *')) {
      const own = [...text.childNodes].some((it) => it.nodeType === Node.TEXT_NODE && it.data.trim());
      if (!own || text.closest(theirs) || !text.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const leaves = [];
      for (let box = text; box; box = box.parentElement) {
        const edge = box.getBoundingClientRect();
        const { clipPath, display } = getComputedStyle(box);
        const isBox = box.matches('html, a, button, li, td, th, label, summary, p, h1, h2, h3') && display !== 'inline';
        if (isBox && (left < edge.left - 1 || right > edge.right + 1)) leaves.push(box.localName);
        // For screen readers alone.
        if (clipPath !== 'none') leaves.length = 0;
      }
      if (leaves.length > 0) found.push(`“${text.textContent.slice(0, 60)}” leaves ${leaves.join()}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...found, `the page has ${scrollWidth} pixels`] : found;
  });

/** Waits until scripts have done what the address asks for. */
async function settled(page, path) {
  if (path.startsWith('games')) await expect(page.locator('#board').getByRole('grid')).toBeVisible();
  if (path.includes('?')) await expect(page.locator('#clear')).toBeVisible();
}

for (const language of LANGUAGES)
  for (const [name, path] of Object.entries(PAGES)) {
    test(
      `nothing of the ${name} is cut in ${language}, and axe finds nothing`,
      inFull(language === 'de' && (name === 'front page' || name === 'page of a game')),
      async ({ page, site }) => {
        for (const width of [1366, 800, 375]) {
          await resize(page, width, 812);
          await page.goto(topOf(site, language) + path);
          await settled(page, path);
          expect(await misfits(page), `${width}`).toEqual([]);
          if (width !== 800) expect(await violations(page, PAGE_ALONE), `${width}`).toEqual([]);
        }
      },
    );
  }

test('the list of languages fits a phone and a desk, and axe finds nothing in it', inFull(), async ({ page, site }) => {
  for (const width of [1366, 375]) {
    await resize(page, width, 812);
    await page.goto(`${site}fr/index.html`);
    if (width === 375) await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.languages > summary').click();
    await expect(page.locator('.languages').getByRole('link')).toHaveCount(LANGUAGES.length);
    for (const it of await page.locator('.languages a').all()) await expect(it).toBeInViewport();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page, PAGE_ALONE)).toEqual([]);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of languages leads to the same page in another one', async ({ page, site }) => {
    await page.goto(`${site}games/shogi/index.html`);
    for (const [name, language] of [
      ['Deutsch', 'de'],
      ['日本語', 'ja'],
      ['English', 'en'],
    ]) {
      await page.locator('.languages > summary').click();
      await page.locator('.languages').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`${topOf(site, language)}games/shogi/index.html`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });
});

test('the gallery leads to the guide in its language, and that to all guides', async ({ page, site }) => {
  await page.goto(`${site}de/index.html`);
  await page.getByRole('navigation', { name: 'Website' }).getByRole('link', { name: 'Lernen' }).click();
  await expect(page).toHaveURL(`${site}de/learn/readers.html`);
  await page.getByRole('navigation', { name: 'Anleitungen' }).getByRole('link', { name: 'Jocly' }).click();
  await expect(page).toHaveURL(`${site}learn/jocly.html`);
});

test('games are found by the words of the language, and by those of their authors', async ({ page, site }) => {
  await page.goto(`${site}de/index.html`);
  const titles = () => page.locator('.cards > li:visible h3').allTextContents();
  await page.getByRole('combobox', { name: 'Figur' }).fill('Drachenkönig');
  await expect.poll(titles).not.toContain('Chess');
  expect(await titles()).toContain('Chu Shogi');
  await expect(page.getByRole('status')).toHaveText(/^\d+ Spiele$/);
  await page.getByRole('button', { name: 'Leeren' }).click();
  await page.getByLabel('Name, Erfinder').fill('yasser');
  await expect(page.getByRole('status')).toHaveText('1 Spiel');
  await page.goto(`${site}de/index.html?q=Rochade`);
  await expect.poll(titles).toContain('Capablanca Chess');
});

for (const language of OTHERS)
  test(`the game of the front page is played in ${language}`, inFull(language === 'ja'), async ({ page, site }) => {
    await page.goto(`${site}${language}/index.html`);
    await page.locator('#start').click();
    const board = new Board(page, page.locator('#stage variant-diagram'));
    await expect.poll(() => board.message.evaluate((it) => it.closest('[lang]').lang)).toBe(language);
    await expect(board.message).not.toContainText('to move');
  });

test(
  'the page of a game shows moves of pieces and copies its text in its language',
  inFull(),
  async ({ context, page, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${site}de/games/chess/index.html`);
    await page.getByRole('button', { name: 'Diagramm: So zieht Springer' }).click();
    await expect(page.locator('tr.diagram variant-diagram').getByRole('grid')).toBeVisible();
    const copy = page.getByRole('button', { name: 'Kopieren' }).first();
    await copy.click();
    await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
    await expect(page.locator('#note')).toHaveText('Kopiert');
  },
);

test('a kept game is listed in the language of the page', inFull(), async ({ page, site }) => {
  await page.goto(`${site}de/games/chess/index.html`);
  const board = new Board(page, page.locator('#board'));
  await board.click('e2', 'e4');
  await expect(board.message).toContainText('Schwarz');
  await page.goto(`${site}es/index.html`);
  const list = page.getByRole('region', { name: 'Mis partidas' });
  await expect(list).toContainText('negras');
  await list.getByRole('button', { name: /^Borrar / }).click();
  await expect(list).toBeHidden();
});
