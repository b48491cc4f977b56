// The gallery and the pages of variants: finding games, reading them, taking them along, and all that without a script.

import { violations } from './axe.mjs';
import { Board, expect, resize, test } from './page.mjs';

/** The titles of the cards that are shown. */
const titles = (page) => page.locator('.cards > li:visible h3').allTextContents();

test('the gallery lists every game as a link with a picture and a summary', async ({ page, site }) => {
  await page.goto(site);
  expect(await page.locator('.cards .card').count()).toBeGreaterThan(115);
  const card = page.locator('.cards .card').first();
  await expect(card.locator('h3')).not.toBeEmpty();
  await expect(card.locator('p')).not.toBeEmpty();
  await expect.poll(() => card.locator('img').evaluate((it) => it.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('status')).toHaveText(`${await page.locator('.cards .card').count()} games`);
});

test('every picture of the gallery is well-formed and has a size', async ({ page, site }) => {
  await page.goto(site);
  const pictures = await page
    .locator('.card')
    .evaluateAll((cards) =>
      cards.flatMap(({ href }) => ['card.svg', 'board.svg'].map((it) => new URL(it, href).pathname.slice(1))),
    );
  expect(pictures.length).toBeGreaterThan(300);
  const broken = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const text = await (await fetch(address)).text();
          const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
          const drawn = documentElement.tagName === 'svg' && documentElement.hasAttribute('viewBox');
          return drawn && !documentElement.querySelector('parsererror') ? [] : [address];
        }),
      ),
    pictures,
  );
  expect(broken.flat()).toEqual([]);
});

test('games are found by name, inventor, board, piece and rule, and by several of them at once', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const find = page.getByLabel('Name, inventor, anything');
  await find.fill('capablanca');
  await expect.poll(async () => (await titles(page)).length).toBeLessThan(12);
  expect(await titles(page)).toContain('Capablanca Chess');
  await find.fill('yasser');
  await expect.poll(() => titles(page)).toEqual(['Seirawan Chess']);
  await find.fill('');
  await page.locator('select[name=board]').selectOption('9x10');
  await expect.poll(() => titles(page)).not.toContain('Chess');
  expect(await titles(page)).toContain('Xiangqi');
  await page.getByRole('combobox', { name: 'Piece' }).fill('advisor');
  await expect.poll(() => titles(page)).toContain('Xiangqi');
  const both = await titles(page);
  await page.locator('select[name=rule]').selectOption('facing');
  await expect.poll(async () => (await titles(page)).length).toBeLessThan(both.length);
  await expect(page.getByRole('status')).toHaveText(/^\d+ games?$/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(115);
});

test('a rule is found by its key', async ({ page, site }) => {
  await page.goto(`${site}?rule=nifu`);
  await expect.poll(() => titles(page)).not.toContain('Chess');
  expect(await titles(page)).toContain('Shogi');
});

test('a search stands in the address and comes back from it', async ({ page, site }) => {
  await page.goto(site);
  await page.locator('select[name=board]').selectOption('8x8');
  await page.getByRole('combobox', { name: 'Piece' }).fill('lion');
  await page.getByLabel('Name, inventor, anything').fill('chess');
  await expect.poll(() => new URL(page.url()).search).toBe('?q=chess&board=8x8&piece=lion');
  await expect.poll(async () => (await titles(page)).length).toBeLessThan(30);
  const before = await titles(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Piece' })).toHaveValue('lion');
  await expect.poll(() => titles(page)).toEqual(before);
});

test('a search without result says so and leads back', async ({ page, site }) => {
  await page.goto(`${site}?q=no+such+game&rule=unheard+of`);
  await expect(page.getByRole('status')).toHaveText('0 games');
  await expect(page.getByRole('heading', { name: 'Zones' })).toBeHidden();
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(page.getByRole('heading', { name: 'Zones' })).toBeVisible();
});

test('everyday words find games that do not say them', async ({ page, site }) => {
  for (const [words, title] of [
    ['pocket reserve', 'Crazyhouse'],
    ['chess960', 'Fischer Random Chess'],
    ['custodial', 'Hasami Shogi'],
  ]) {
    await page.goto(`${site}?q=${encodeURIComponent(words)}`);
    await expect.poll(() => titles(page)).not.toContain('Chess');
    expect(await titles(page)).toContain(title);
  }
});

test('one click on the front page leads to a board, and the computer answers the first move', async ({
  page,
  site,
}) => {
  await page.goto(site);
  await page.getByRole('link', { name: 'Play Gliński' }).click();
  const board = new Board(page, page.locator('#stage variant-diagram'));
  await board.click('f5', 'f6');
  await board.expect('f6', 'white pawn');
  await expect(board.message).toContainText('White to move');
  await expect(page.locator('#start')).toHaveCount(0);
});

test('"Play" on a phone never moves the board out of sight, and says that it loads', async ({ page, site }) => {
  for (const by of [0, 120, 420]) {
    await resize(page, 375, 812);
    await page.goto('about:blank');
    const held = [];
    await page.route('**/engine.wasm', (route) => held.push(route));
    await page.goto(site);
    await page.evaluate((it) => scrollTo(0, it), by);
    // A finger needs no scrolling to reach what it sees.
    const { x, y, height: high } = await page.locator('#start .button').boundingBox();
    await page.mouse.click(x + 20, y + high / 2);
    await expect(page.getByText('Loading the board')).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((it) => it.continue()));
    await page.unroute('**/engine.wasm');
    const board = new Board(page, page.locator('#stage variant-diagram'));
    await expect(board.grid).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByText('Loading the board')).toHaveCount(0);
    const { y: top, height } = await board.grid.boundingBox();
    expect(top).toBeGreaterThan(-1);
    expect(top + Math.min(height, 812)).toBeLessThan(813);
  }
});

test('on a phone the board and its button stand on the first screen, below a head of 48 pixels', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(site);
  const bottom = async (it) => {
    const { y, height } = await it.boundingBox();
    return y + height;
  };
  expect(await bottom(page.locator('header'))).toBeLessThanOrEqual(49);
  expect(await bottom(page.locator('#start img'))).toBeLessThan(812);
  expect(await bottom(page.locator('#start .button'))).toBeLessThan(812);
  const links = page.getByRole('navigation', { name: 'Site' });
  await expect(links).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(links.getByRole('link')).toHaveCount(7);
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
});

test('a family shows twelve games, and all when they are wanted; chance leads to one of them', async ({
  page,
  site,
}) => {
  await page.goto(site);
  const family = page.locator('section.part').filter({ has: page.locator('#rules-title') });
  const cards = family.locator('.cards > li:visible');
  await expect(cards).toHaveCount(12);
  const more = family.getByRole('button', { name: /^All \d+ games$/ });
  const all = Number(/\d+/.exec(await more.textContent())[0]);
  await more.click();
  await expect(cards).toHaveCount(all);
  await expect(cards.nth(12).locator('a')).toBeFocused();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page).toHaveURL(/\/games\/[\w-]+\/index\.html$/);
});

test('"Find a game" puts the cursor into the field', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('link', { name: 'Find a game' }).click();
  await expect(page.getByLabel('Name, inventor, anything')).toBeFocused();
  await expect(page.getByLabel('Name, inventor, anything')).toBeInViewport();
});

test('what fits best comes first', async ({ page, site }) => {
  for (const [words, first, most] of [
    ['960', 'Fischer Random Chess', 12],
    ['antichess', 'Antichess', 12],
    ['xiangqi', 'Xiangqi', 40],
    ['duck', 'Duck Chess', 12],
    ['shogi', 'Shogi', 60],
  ]) {
    await page.goto(`${site}?q=${encodeURIComponent(words)}`);
    await expect.poll(async () => (await titles(page)).length, words).toBeLessThan(most);
    expect((await titles(page))[0]).toBe(first);
  }
});

test('eight games stand out, and games come in families', async ({ page, site }) => {
  await page.goto(site);
  await expect(page.locator('#striking .card')).toHaveCount(8);
  await page.getByRole('navigation', { name: 'Families' }).getByRole('link', { name: 'Hexagons' }).click();
  const family = page.getByRole('region', { name: 'Hexagons' });
  await expect(family).toBeInViewport();
  await expect(family.locator('h3').first()).toHaveText(/Gliński/);
  const field = page.getByLabel('Name, inventor, anything');
  await field.scrollIntoViewIfNeeded();
  const { y } = await field.boundingBox();
  await field.fill('shogi');
  await expect(family).toBeHidden();
  await expect(page.getByRole('list', { name: 'Games that fit' }).locator('h3').first()).toHaveText(/Shogi/);
  // Nobody writes into a field that moves away.
  expect(Math.abs((await field.boundingBox()).y - y)).toBeLessThan(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(family).toBeVisible();
  await expect(family.locator('h3').first()).toHaveText(/Gliński/);
  await page.goto(`${site}?q=shogi`);
  await expect(page.locator('#striking')).toBeHidden();
});

test('the gallery is used with the keyboard alone', async ({ page, site }) => {
  await page.goto(site);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.getByLabel('Name, inventor, anything').focus();
  await page.keyboard.type('sittuyin');
  await expect.poll(() => titles(page)).toEqual(['Sittuyin']);
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sittuyin');
});

for (const [device, width, height] of [
  ['phone', 375, 812],
  ['desk', 1280, 900],
  ['large screen', 1920, 1080],
]) {
  test(`the first view of the gallery is light, also where nothing is packed (${device})`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    const bodies = [];
    const addresses = [];
    page.on('response', (response) => {
      bodies.push(response.body());
      addresses.push(response.url());
    });
    await page.goto(site);
    await expect(page.getByRole('status')).toHaveText(/games/);
    await expect.poll(() => addresses.filter((it) => it.endsWith('/card.svg')).length).toBeGreaterThan(5);
    await page.waitForLoadState('networkidle');
    // What the first view shows, unpacked. How far ahead pictures are loaded is the browser's choice: it depends on the
    // connection, but what is four screens away waits.
    const pictures = await page
      .locator('img')
      .evaluateAll((all) => all.map((it) => [it.src, it.getBoundingClientRect().top]));
    const upTo = (limit) => new Set(pictures.flatMap(([src, top]) => (top < limit ? [src] : [])));
    const seen = upTo(height);
    const sizes = (await Promise.all(bodies)).map((it) => it.length);
    const bytes = sizes.filter((_, at) => !/card\.svg$/.test(addresses[at]) || seen.has(addresses[at]));
    expect(bytes.reduce((sum, it) => sum + it, 0)).toBeGreaterThan(100_000);
    expect(bytes.reduce((sum, it) => sum + it, 0)).toBeLessThan(275_000);
    const near = upTo(5 * height);
    expect(addresses.filter((it) => /card\.svg$/.test(it) && !near.has(it))).toEqual([]);
    expect(addresses.filter((it) => /\.(?:js|wasm)$/.test(it) && !it.endsWith('/gallery.js'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a variant has a page: board, rules, pieces, text and what to paste', async ({ page, site }) => {
  await page.goto(`${site}games/seirawan/index.html`);
  await expect(page).toHaveTitle(/^Seirawan Chess/);
  const board = new Board(page, page.locator('variant-diagram'));
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  await expect(page.getByRole('region', { name: 'Rules in words' })).toContainText(
    'a hawk or an elephant from the hand may be put on the square it leaves',
  );
  const pieces = page.getByRole('table', { name: 'Pieces' });
  await expect(pieces.getByRole('row', { name: /Hawk/ })).toContainText('bishop');
  await expect(pieces.getByRole('row', { name: /King/ })).toContainText('royal');
  await expect(pieces.locator('td.figure svg')).toHaveCount(8);
  await expect(page.locator('#text')).toContainText('gating=H,E');
  await expect(page.locator('#embed')).toContainText('<variant-diagram>');
  await page.getByRole('link', { name: 'gating' }).click();
  await expect.poll(() => titles(page)).toContain('Seirawan Chess');
});

test('what the rules say of many types is a table', async ({ page, site }) => {
  await page.goto(`${site}games/chushogi/index.html`);
  const rules = page.getByRole('region', { name: 'Rules in words' });
  const promotions = rules.getByRole('table', { name: 'These pieces promote:' });
  await expect(promotions.getByRole('columnheader')).toHaveText(['Piece', 'Becomes']);
  const kirin = promotions
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Kirin', exact: true }) });
  await expect(kirin.getByRole('cell')).toHaveText('promoted kirin');
  await expect(rules).not.toContainText('These promote:');
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.goto(`${site}de/games/chushogi/index.html`);
  await expect(page.getByRole('table', { name: 'Diese Figuren wandeln sich um:' })).toContainText('Kirin');
});

test('the text and the code for a page are copied with a click', async ({ page, site, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}games/chess/index.html`);
  const copies = page.getByRole('button', { name: 'Copy' });
  await copies.nth(1).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const board = await open(code.replace('standalone.js', 'pkg/standalone.js'), 'data:text/javascript,');
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery is a list of links, with pictures, and leads to pages that say it all', async ({ page, site }) => {
    await page.goto(site);
    await expect(page.locator('#search')).toBeHidden();
    expect(await page.locator('.cards > li:visible').count()).toBeGreaterThan(115);
    await page
      .getByRole('link', { name: /^Shogi/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shogi');
    await expect(page.getByRole('img', { name: 'The start position of Shogi' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Rules in words' })).toContainText(
      'A pawn may not be dropped to give checkmate.',
    );
    await expect(page.locator('#text')).toContainText('nifu=P:1');
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing in the gallery and on pages of variants (${colorScheme})`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['', '?q=zzzz', 'games/kyotoshogi/index.html', 'games/zone-palace/index.html']) {
      await page.goto(`${site}${path}`);
      if (path.startsWith('games')) await expect(page.locator('variant-diagram').getByRole('grid')).toBeVisible();
      else await expect(page.getByRole('status')).toHaveText(path === '' ? /\d games$/ : '0 games');
      expect(await violations(page), path).toEqual([]);
    }
  });
}

test('the list of pieces shows how each moves, with the enemies that the reader puts', async ({ page, site }) => {
  await page.goto(`${site}games/chushogi/`);
  const button = page.getByRole('button', { name: 'Diagram: how the lion moves' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const board = new Board(page, page.locator('tr.diagram variant-diagram'));
  await expect(board.grid).toBeVisible();
  await expect.poll(async () => (await board.marked()).length).toBe(25);
  const [square] = await board.marked();
  await board.click(square);
  await board.expect(square, 'Gote');
  await board.click(square);
  await board.expect(square, 'empty');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('tr.diagram')).toHaveCount(0);
});
