// What the pages of Learn and the README tell to paste is pasted, and becomes a board.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Board, expect, inFull, test } from './page.mjs';

const root = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const standalone = readFileSync(root('pkg/standalone.js'), 'utf8');

/** What the copy button beside a text gives. */
async function copied(page, site, id) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}learn/places.html`);
  await page.locator(`.copy:has(+ #${id})`).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a page at an address of its own, with the standalone script wherever the page looks for it. */
async function served(page, html) {
  await page.route('http://place.test/**', (route) =>
    route.request().url().endsWith('/standalone.js')
      ? route.fulfill({ contentType: 'text/javascript', body: standalone })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('http://place.test/');
  return new Board(page, page.locator('variant-diagram'));
}

const SMALL = ['a2', 'a3'];

async function plays(board, [from, to] = SMALL) {
  await board.click(from, to);
  await board.expect(to, 'white pawn');
}

test('the file for GitHub Pages is a game', async ({ page, site }) => {
  const board = await served(page, await copied(page, site, 'github-pages-text'));
  await board.expect('g1', 'white champion');
  await plays(board, ['e2', 'e4']);
});

test('two friends play on a page that has the script alone', async ({ page, site, browser }) => {
  const html = await copied(page, site, 'friends-text');
  const anna = await served(page, html);
  await anna.button('Play a friend').click();
  await anna.dialog.getByRole('radio', { name: 'White' }).check({ force: true });
  await anna.dialog.getByRole('button', { name: 'Begin' }).click();
  await plays(anna);
  const link = (board) => board.root.getByRole('textbox', { name: 'Link' }).inputValue();
  const other = await browser.newPage();
  await served(other, html);
  await other.goto(await link(anna));
  const bert = new Board(other, other.locator('variant-diagram'));
  await bert.expect('a3', 'white pawn');
  await bert.click('b4', 'a3');
  await bert.expect('a3', 'black pawn');
  await page.goto(await link(bert));
  await anna.expect('a3', 'black pawn');
  await other.close();
});

test('the block for WordPress is a game', inFull(), async ({ page, site }) => {
  const block = await copied(page, site, 'wordpress-text');
  await plays(await served(page, `<!doctype html><article>${block}</article>`));
});

/** What stands in for the functions of a wiki: a hook that calls at once, jQuery's find, and a loader. */
const WIKI = `
window.mw = {
  hook: () => ({ add: (call) => call({ find: (wanted) => ({ get: () => [...document.querySelectorAll(wanted)] }) }) }),
  loader: {
    getScript: (src) => new Promise((resolve) => document.head.append(Object.assign(document.createElement('script'), { src, onload: resolve }))),
  },
};`;

test(
  'the script for MediaWiki makes boards of its blocks, which are text without it',
  inFull(),
  async ({ page, site }) => {
    const block = await copied(page, site, 'mediawiki-text');
    const script = await copied(page, site, 'mediawiki-script');
    const html = (more) => `<!doctype html><div class="mw-parser-output">${block}</div>${more}`;
    const board = await served(page, html(`<script>${WIKI}${script}</script>`));
    await plays(board);
    await page.unrouteAll();
    await served(page, html(''));
    await expect(page.locator('pre')).toContainText('king:K:K::c1');
  },
);

test('the initializer for Discourse makes boards of fenced blocks', inFull(), async ({ page, site }) => {
  const text = (await copied(page, site, 'discourse-text')).replace(/^```.*\n?/gm, '');
  const script = await copied(page, site, 'discourse-script');
  // What Discourse makes of the block, and what stands in for its modules.
  const cooked = `<pre data-code-wrap="variant-diagram"><code class="lang-variant-diagram">${text}</code></pre>`;
  const modules = `
const loadScript = (src) => new Promise((resolve) => document.head.append(Object.assign(document.createElement('script'), { src, onload: resolve })));
const apiInitializer = (call) => call({ decorateCookedElement: (decorate) => decorate(document.querySelector('.cooked')) });`;
  const own = script.replace(/^import .*$/gm, '').replace('export default ', '');
  const html = `<!doctype html><div class="cooked">${cooked}</div><script type="module">${modules}${own}</script>`;
  await plays(await served(page, html));
});

test('the README alone leads to a board with an own piece in an own file', async ({ page }) => {
  const readme = readFileSync(root('README.md'), 'utf8');
  // The first example, as a newcomer pastes it, with a piece of the table of moves beside it.
  const [, example] = /```html\n([^]*?)```/.exec(readme);
  expect(readme).toMatch(/\| `gQ` \| grasshopper/);
  const own = example.replace('champion:C:WAD::g1', 'hopper:H:gQ::g1');
  const board = await served(page, own);
  await board.expect('g1', 'white hopper');
  await board.click('g1', 'g3');
  await board.expect('g3', 'white hopper');
});
