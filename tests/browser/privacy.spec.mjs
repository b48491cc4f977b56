// What a definition may make the browser of a reader do: which pictures are loaded, who is told, and what is taken for the site's own.

import { once } from 'node:events';
import { createServer } from 'node:http';
import { Board, boardPage, CHESS, expect, inFull, test } from './page.mjs';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Whose pictures were asked for, with the referrers. */
const asked = [];

function picture(request, response) {
  asked.push([request.headers.host, request.headers.referer]);
  response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE);
}

/** A server of this file. Where a test answers in the place of servers, browsers remember no pictures. */
async function listening(answer) {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Another site. */
let stranger;
const strangersHost = () => `127.0.0.1:${stranger.address().port}`;
const strangersFolder = () => `http://${strangersHost()}/pictures/`;

/** The site with a page of the test and pictures of its own. */
let home;
let html = '';
const homeHost = () => `localhost:${home.address().port}`;

test.beforeAll(async ({ site }) => {
  stranger = await listening(picture);
  home = await listening(async (request, response) => {
    if (request.url === '/test.html') return response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    if (request.url.startsWith('/mine/')) return picture(request, response);
    const found = await fetch(new URL(request.url, site));
    const type = found.headers.get('content-type') ?? 'text/plain';
    response.writeHead(found.status, { 'content-type': type }).end(Buffer.from(await found.arrayBuffer()));
  });
});
test.afterAll(() => {
  for (const it of [stranger, home]) {
    it.closeAllConnections();
    it.close();
  }
});

/** A definition with pictures of another site, of the page's own, and words of a stranger. */
const definition = (folder) => `title=Your session has expired
author=The site
rulePage=https://stranger.example/login
graphicsDir=${folder}
${CHESS.replaceAll('::', ':own:')}`;

/** Opens a page of the site; requests for pictures are noted from then on. */
async function visit(page, body, address = `http://${homeHost()}/test.html`) {
  html = `<!doctype html><meta charset="utf-8"><script type="module" src="pkg/define.js"></script>${body}`;
  asked.length = 0;
  await page.goto('about:blank');
  await page.goto(address);
  const board = new Board(page, page.locator('variant-diagram'));
  await board.expect('e2', 'white pawn');
  await board.root.evaluate((it) => it.ready);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  return board;
}

const linked = (text, attributes = '') =>
  boardPage(text).replace('<variant-diagram', `<variant-diagram linked ${attributes}`);

/** Opens a page with a board that reads the link of another one. */
async function follow(page, folder, attributes) {
  // Where the page of the link reads links itself, its own definition does not travel.
  const board = await visit(page, boardPage(definition(folder)));
  const link = await board.root.evaluate((it) => it.link());
  return visit(page, linked(CHESS, attributes), link);
}

test('pictures are fetched without telling who looks at them', async ({ page }) => {
  const board = await visit(page, boardPage(definition(strangersFolder())));
  await expect(board.root.locator('image').first()).toBeAttached();
  expect(asked).toEqual(Array(2).fill([strangersHost(), undefined]));
});

test('a link loads no picture of another origin, and its words are marked', async ({ page }) => {
  const board = await follow(page, strangersFolder(), '');
  expect(asked).toEqual([]);
  await expect(board.root.locator('.title')).toHaveText(
    /^These rules come from a link, not from this site: Your session has expired/,
  );
  await expect(board.root.locator('.title a')).toHaveCount(0);
});

test('a link loads pictures of the own origin', inFull(), async ({ page }) => {
  const board = await follow(page, 'mine/', '');
  expect(asked.map(([host]) => host)).toEqual(Array(2).fill(homeHost()));
  await expect(board.root.locator('image').first()).toBeAttached();
});

test('a page decides which pictures are loaded', async ({ page }) => {
  await follow(page, 'mine/', 'images="none"');
  expect(asked).toEqual([]);
});

test('a page that trusts all links loads their pictures', inFull(), async ({ page }) => {
  await follow(page, strangersFolder(), 'images="all"');
  expect(asked).toHaveLength(2);
});

test('a definition of the page has its own title, with a link to its rules', async ({ open }) => {
  const board = await open(linked(definition('mine/')));
  await expect(board.root.locator('.title')).toHaveText(/^Your session has expired/);
  await expect(board.root.locator('.title a')).toHaveCount(1);
});
