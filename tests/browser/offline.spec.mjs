// The site without a network: what was opened once can be opened again, and no file of another version is kept.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Board, expect, inFull, test } from './page.mjs';

/** Opens the page of a game and lets its worker keep it. */
async function keepGame(page, site, path = 'games/chess/index.html') {
  await page.goto(site + path);
  await expect(new Board(page, page.locator('#board')).grid).toBeVisible();
  await page.evaluate(async () => (await import('/offline.js')).goOffline());
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [name] = (await caches.keys()).filter((it) => it.startsWith('variant-diagram-'));
        return name !== undefined && (await (await caches.open(name)).match(location.href)) !== undefined;
      }),
    )
    .toBe(true);
}

test('a game that was opened is played without a network, and so is the front page', async ({
  context,
  page,
  site,
}) => {
  await keepGame(page, site);
  await context.setOffline(true);
  await page.reload();
  const board = new Board(page, page.locator('#board'));
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  await board.button('Pieces').click();
  await expect(board.root.locator('.types')).toBeVisible();
  await page.goto(`${site}index.html?rule=drops`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chess variants, ready to play');
  await page.goto(`${site}games/shogi/index.html`);
  await expect(page.locator('body')).toContainText('this page was not opened before');
});

test('the gallery in the language of the page is kept as well', inFull(), async ({ context, page, site }) => {
  await keepGame(page, site, 'de/games/chess/index.html');
  await context.setOffline(true);
  await page.goto(`${site}de/games/shogi/index.html`);
  await expect(page).toHaveTitle('Nicht aufbewahrt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: 'Die Galerie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schachvarianten, sofort spielbar');
});

test('with a network the network is asked, and a script of another version is not kept', async ({
  context,
  page,
  site,
}) => {
  await keepGame(page, site);
  await context.route('**/variant.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.newer = true;' }),
  );
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.newer)).toBe(true);
  await context.unroute('**/variant.js');
  await context.setOffline(true);
  await page.reload();
  await expect(new Board(page, page.locator('#board')).grid).toBeVisible();
  expect(await page.evaluate(() => window.newer)).toBeUndefined();
});

test('the site can be installed', async ({ page, site }) => {
  await page.goto(`${site}index.html`);
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel="manifest"]');
    const read = await (await fetch(href)).json();
    const sizes = await Promise.all(
      read.icons.map(async ({ src }) => {
        const image = new Image();
        image.src = new URL(src, href);
        await image.decode();
        return image.naturalWidth;
      }),
    );
    return { ...read, found: sizes };
  });
  expect(manifest).toMatchObject({ name: 'Variant Diagram', start_url: './', display: 'standalone' });
  expect(manifest.found.slice(1)).toEqual([192, 512]);
});

test('on the machine of whoever works on the site no worker is started by itself', inFull(), async ({ page, site }) => {
  await page.goto(`${site}games/chess/index.html`);
  await expect(new Board(page, page.locator('#board')).grid).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('every first file of the worker is there', () => {
  const at = (name) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
  const worker = readFileSync(at('offline-worker.js'), 'utf8');
  const core = JSON.parse(/CORE = JSON\.parse\('([^']*)'\)/.exec(worker)[1]);
  for (const name of core.filter((it) => it !== '')) expect(readFileSync(at(name)).length, name).toBeGreaterThan(0);
  expect(core.some((it) => /pkg\/define\.js/.test(it)) && core.includes('pkg/engine.wasm')).toBe(true);
});
