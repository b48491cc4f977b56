// What a definition may make the browser of a reader do: which pictures are loaded, who is told, and what is taken for the site's own.

import { once } from 'node:events';
import { createServer } from 'node:http';
import { Board, boardPage, CHESS, expect, test } from './page.mjs';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Whose pictures were asked for, with the referrers. */
const asked = [];

/** Another site. Browsers do not remember what a test answers in the place of a server, so it is a server. */
const stranger = createServer((request, response) => {
  asked.push([request.headers.host, request.headers.referer]);
  response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE);
});
const strangersHost = () => `127.0.0.1:${stranger.address().port}`;
const strangersFolder = () => `http://${strangersHost()}/pictures/`;

test.beforeAll(() => once(stranger.listen(0, '127.0.0.1'), 'listening'));
test.afterAll(() => void stranger.close());

/** A definition with pictures of another site, of the page's own, and words of a stranger. */
const definition = (folder) => `title=Your session has expired
author=The site
rulePage=https://stranger.example/login
graphicsDir=${folder}
${CHESS.replaceAll('::', ':own:')}`;

/** Begins to note the requests for pictures. Those of the page's own folder are answered here. */
async function watch(page) {
  asked.length = 0;
  await page.route('**/mine/**', (route) => {
    asked.push([new URL(route.request().url()).host, route.request().headers().referer]);
    return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
}

const linked = (text, attributes = '') =>
  boardPage(text).replace('<variant-diagram', `<variant-diagram linked ${attributes}`);

/** Opens a page with a board that reads the link of another one. */
async function follow(open, page, folder, attributes) {
  await open(linked(definition(folder)));
  const link = await page.evaluate(() => document.querySelector('variant-diagram').link());
  await open(linked(CHESS, attributes));
  await page.goto('about:blank');
  await watch(page);
  await page.goto(link);
  const board = new Board(page, page.locator('variant-diagram'));
  await board.expect('e2', 'white pawn');
  await board.root.evaluate((it) => it.ready);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  return board;
}

test('pictures are fetched without telling who looks at them', async ({ open, page }) => {
  await watch(page);
  const board = await open(boardPage(definition(strangersFolder())));
  await expect(board.root.locator('image').first()).toBeAttached();
  expect(asked).toEqual(Array(2).fill([strangersHost(), undefined]));
});

test('a link loads no picture of another origin, and its words are marked', async ({ open, page }) => {
  const board = await follow(open, page, strangersFolder(), '');
  expect(asked).toEqual([]);
  await expect(board.root.locator('.title')).toHaveText(/^From a link, not from this site: Your session has expired/);
  await expect(board.root.locator('.title a')).toHaveCount(0);
});

test('a link loads pictures of the own origin', async ({ open, page, site }) => {
  const board = await follow(open, page, 'mine/', '');
  expect(new Set(asked.map(([host]) => host))).toEqual(new Set([new URL(site).host]));
  await expect(board.root.locator('image').first()).toBeAttached();
});

test('a page decides which pictures are loaded', async ({ open, page }) => {
  await follow(open, page, 'mine/', 'images="none"');
  expect(asked).toEqual([]);
});

test('a page that trusts all links loads their pictures', async ({ open, page }) => {
  await follow(open, page, strangersFolder(), 'images="all"');
  expect(asked).toHaveLength(2);
});

test('a definition of the page has its own title, with a link to its rules', async ({ open }) => {
  const board = await open(linked(definition('mine/')));
  await expect(board.root.locator('.title')).toHaveText(/^Your session has expired/);
  await expect(board.root.locator('.title a')).toHaveCount(1);
});
