// The wizard: a game is clicked together, played, and taken along.

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { SCHEMES, violations } from './axe.mjs';
import { Board, expect, inFull, test } from './page.mjs';

const grid = (page, name) => page.getByRole('grid', { name });
const cell = (page, gridName, label) => grid(page, gridName).getByRole('gridcell', { name: label });

/** The board shows the text, which is there a little earlier. */
const caughtUp = (page, line) =>
  expect
    .poll(
      () => page.locator('variant-diagram').evaluate((it) => it.ready.then(() => it.definition)),
      'definition of the board',
    )
    .toContain(line);

test('a piece gets its moves by clicks on targets', async ({ page, site }) => {
  await page.goto(`${site}wizard.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await board.expect('b1', 'white knight');
  await page.getByRole('button', { name: 'No moves at all' }).click();
  await expect(page.locator('#words')).toContainText('does not move');
  await cell(page, 'Where it goes', '2 forward, 0 left')
    .or(cell(page, 'Where it goes', '2 forward, 0 right'))
    .click();
  await expect(page.locator('#text')).toContainText('knight:N:D::b1,g1');
  await page.getByLabel('Clicking adds').selectOption('a slide without end');
  await page.getByLabel('the same in all directions').uncheck();
  await cell(page, 'Where it goes', '1 forward, 1 right').click();
  await expect(page.locator('#text')).toContainText('knight:N:DfrB::b1,g1');
  await caughtUp(page, 'knight:N:DfrB::b1,g1');
  await board.click('b1', 'b3');
  await board.expect('b3', 'white knight');
});

test('squares, zones and holes are painted on the board', async ({ page, site }) => {
  await page.goto(`${site}wizard.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await page.getByRole('radio', { name: 'becomes queen' }).click();
  await cell(page, 'Board to paint on', /^c3/).click();
  await expect(page.locator('#text')).toContainText('morph=/////..Q');
  await page.getByRole('radio', { name: 'no square' }).click();
  await cell(page, 'Board to paint on', /^a4/).click();
  await expect(page.locator('#text')).toContainText('hole::::a4,a5');
  await caughtUp(page, 'hole::::a4,a5');
  await board.click('b1', 'c3');
  await board.expect('c3', 'white queen');
  await page.getByText('Rules in words').click();
  await expect(page.locator('#rules')).toContainText(
    'A knight that ends a move on c3 for White and c6 for Black becomes a queen.',
  );
});

test('pieces have pictures: on the board to paint on, beside their names, and others by choice', async ({
  page,
  site,
}) => {
  await page.goto(`${site}wizard.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await expect(cell(page, 'Board to paint on', /^b1/).locator('img')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'knight', exact: true }).locator('img')).toHaveCount(1);
  const before = await cell(page, 'Board to paint on', /^b1/).locator('img').getAttribute('src');
  await page.getByRole('button', { name: 'Its picture' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('A picture for the knight');
  await expect(dialog.getByRole('button', { name: 'the usual one' })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('searchbox').fill('lion');
  await dialog.getByRole('button', { name: 'lion', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#text')).toContainText('knight:N:N:lion:b1,g1');
  await expect(cell(page, 'Board to paint on', /^b1/).locator('img')).not.toHaveAttribute('src', before);
  await board.expect('b1', 'white knight');
});

test('castling and shuffles are chosen, and every line is explained', inFull(), async ({ page, site }) => {
  await page.goto(`${site}wizard.html`);
  await page.getByRole('radio', { name: 'king', exact: true }).click();
  await expect(page.getByLabel('Castling')).toHaveValue('2');
  await page.getByLabel('Castling').selectOption('by three squares');
  await expect(page.locator('#text')).toContainText('king:K:KisO3::e1');
  await page.getByLabel('is shuffled').check();
  await expect(page.locator('#text')).toContainText('shuffle=N!BRQK');
  await page.getByText('What each line means').click();
  const lines = (await page.locator('#text').textContent()).trim().split('\n').length;
  await expect(page.locator('#meanings dt')).toHaveCount(lines);
  await expect(page.locator('#meanings')).toContainText('The pieces of a group change places at random');
  await expect(page.locator('#meanings')).toContainText('White begins with it on b1, g1.');
});

test('pieces are put into the hands, and dropped', inFull(), async ({ page, site }) => {
  await page.goto(`${site}wizard.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await board.expect('b1', 'white knight');
  await page.getByRole('spinbutton', { name: 'In hand' }).fill('2');
  await caughtUp(page, 'knight:N:N::b1,g1:2');
  await expect(page.locator('#text')).toContainText('drops=1');
  await page.getByText('What each line means').click();
  await expect(page.locator('#meanings')).toContainText('each side has 2 in hand');
  await board.button('white knight, 2 in hand').click();
  await board.click('e4');
  await board.expect('e4', 'white knight');
  expect(await violations(page)).toEqual([]);
});

test('a game on hexagons is painted and played', inFull(), async ({ page, site }) => {
  await page.goto(`${site}wizard.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await page.getByRole('button', { name: 'Start from hexagonal chess' }).click();
  await expect(page.locator('#text')).toContainText('shape=hex 6 flat');
  await expect(page.getByLabel('Castling')).toBeHidden();
  await page.getByRole('radio', { name: 'knight', exact: true }).click();
  await cell(page, 'Board to paint on', /^a1/).click();
  await expect(page.locator('#text')).toContainText('knight:N:N::a1,d1,h1');
  // Cells lie as on the board: those of the middle file lowest.
  const [outer, middle] = await Promise.all(
    [/^a1,/, /^f1,/].map((it) => cell(page, 'Board to paint on', it).boundingBox()),
  );
  expect(middle.y - outer.y).toBeCloseTo(2.5 * middle.height, 0);
  await caughtUp(page, 'knight:N:N::a1,d1,h1');
  await board.click('f5', 'f6');
  await board.expect('f6', 'white pawn');
  await page.getByLabel('Cells on an edge').fill('5');
  await caughtUp(page, 'shape=hex 5 flat');
  await expect(board.root.getByRole('gridcell')).toHaveCount(61);
  expect(await violations(page)).toEqual([]);
});

test('pieces are added, named, placed and removed', inFull(), async ({ page, site }) => {
  await page.goto(`${site}wizard.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await page.getByRole('button', { name: 'Start with a king alone' }).click();
  await page.getByLabel('Add a piece').selectOption('lion');
  await page.getByLabel('Its name').fill('tiger');
  await cell(page, 'Board to paint on', /^d1/).click();
  await board.expect('d1', 'white tiger');
  await page.getByRole('button', { name: 'Remove this piece' }).click();
  await board.expect('d1', 'empty');
  await expect(page.locator('#text')).not.toContainText('tiger');
});

test('the wizard is used with the keyboard alone', async ({ page, site }) => {
  await page.goto(`${site}wizard.html`);
  await new Board(page, page.locator('variant-diagram')).expect('b1', 'white knight');
  await page.getByRole('radio', { name: 'knight', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'bishop', exact: true })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'bishop', exact: true })).toBeChecked();
  await grid(page, 'Where it goes').getByRole('gridcell').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#text')).toContainText('bishop:B:BG::c1,f1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(page.locator('#text')).toContainText('bishop:B:BGZ::c1,f1');
});

test('a design is there at the next visit', inFull(), async ({ page, site }) => {
  await page.goto(`${site}wizard.html`);
  const text = page.locator('#text');
  await page.getByRole('button', { name: 'Start with a king alone' }).click();
  await page.getByLabel('Add a piece').selectOption('lion');
  await cell(page, 'Board to paint on', /^d1/).click();
  await page.getByRole('button', { name: 'No moves at all' }).click();
  await cell(page, 'Where it goes', /^2 forward, 0/).click();
  await page.getByRole('radio', { name: 'wins' }).click();
  await cell(page, 'Board to paint on', /^d8/).click();
  await page.getByRole('radio', { name: 'no square' }).click();
  await cell(page, 'Board to paint on', /^a4/).click();
  await expect(text).toContainText('hole::::a4,a5');
  const before = await text.textContent();
  await page.reload();
  await expect(text).toHaveText(before);
  await page.getByRole('button', { name: 'Start from chess' }).click();
  await expect(text).toContainText('knight:N:N::b1,g1');
  // What is no design is left alone.
  await page.evaluate(() => localStorage.setItem('variant-diagram design', '{"pieces":[null]}'));
  await page.reload();
  await expect(text).toContainText('knight:N:N::b1,g1');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('what scrolls the page paints nothing', async ({ page, site }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(`${site}wizard.html`);
    await page.getByRole('radio', { name: 'no square' }).tap();
    const square = cell(page, 'Board to paint on', /^d4/);
    await square.scrollIntoViewIfNeeded();
    const { x, y } = await square.boundingBox();
    const session = await page.context().newCDPSession(page);
    const touch = (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const before = await page.evaluate(() => scrollY);
    await touch('touchStart', { x: x + 8, y: y + 8 });
    for (let k = 1; k <= 6; k += 1) await touch('touchMove', { x: x + 8, y: y + 8 - 25 * k });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(page.locator('#text')).not.toContainText('hole');
    await square.tap();
    await expect(page.locator('#text')).toContainText('hole::::d4,d5');
  });
});

test('the game on the board goes on while nothing of it is changed', inFull(), async ({ page, site }) => {
  await page.goto(`${site}wizard.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  // Where the rules are told, the page has its full height.
  await expect(page.locator('#rules')).toContainText('The board has');
  await board.click('b1', 'c3');
  await board.expect('c3', 'white knight');
  const shown = await board.root.evaluate((it) => (window.game = it.diagram) && it.definition);
  await page.getByRole('radio', { name: 'becomes queen' }).click();
  await expect(page.locator('#brush-words')).toContainText('becomes a queen');
  await page.getByRole('radio', { name: 'bishop', exact: true }).click();
  await expect(page.locator('#words')).toContainText('The bishop');
  // Another piece is chosen, and the board has had its turn.
  expect(await board.root.evaluate((it) => [it.definition, it.diagram === window.game])).toEqual([shown, true]);
  await board.expect('c3', 'white knight');
});

test('lines of other rules are part of the game', inFull(), async ({ page, site }) => {
  await page.goto(`${site}wizard.html`);
  await page.getByLabel('Lines of other rules').fill('\nturnMoves=2\n\nnonsense=1');
  await expect(page.locator('#text')).toContainText('turnMoves=2\nnonsense=1\npawn:P:');
  await expect(page.locator('#found')).toContainText('nonsense');
  await page.getByText('Rules in words').click();
  await expect(page.locator('#rules')).toContainText(/(?:2|two) moves/);
});

test('the game is downloaded as one file that plays it without a network', async ({ page, site, context }, info) => {
  await page.goto(`${site}wizard.html`);
  await page.getByLabel('Name', { exact: true }).fill('Spiel für 兵');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a page' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('spiel-f-r.html');
  const file = info.outputPath('game.html');
  await download.saveAs(file);
  await context.setOffline(true);
  await page.goto(pathToFileURL(file).href);
  await playAndRead(page, 'Spiel für 兵');
});

test('the text and the HTML are copied, and the playground opens with the design', async ({
  page,
  site,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}wizard.html`);
  await page.getByLabel('Name', { exact: true }).fill('Clicked <together>');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.locator('#note')).toContainText('Copied.');
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const taken = async () =>
    inflateRawSync(
      Buffer.from((await page.locator('#open').getAttribute('href')).split('#')[1] ?? '', 'base64url'),
    ).toString();
  await expect.poll(() => taken().catch(() => '')).toContain('title=Clicked <together>');
  await page.locator('#open').click();
  await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText('title=Clicked <together>');
  const board = await open(code.replace('standalone.js', 'pkg/standalone.js'), 'data:text/javascript,');
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  await expect(board.root.locator('.title')).toContainText('Clicked <together>');
});

/** Plays a move on the board of a page, and looks what it is called. */
async function playAndRead(page, title) {
  const board = new Board(page, page.locator('variant-diagram'));
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  await expect(board.root.locator('.title')).toContainText(title);
}

test(
  'the HTML that is copied works from a disk, without an encoding, and in a page of Latin-1',
  inFull(),
  async ({ page, site, context }, info) => {
    const title = 'Şatranj für 兵 & König';
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${site}wizard.html`);
    await page.getByLabel('Name', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Copy HTML' }).click();
    await expect(page.locator('#note')).toContainText('Copied.');
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toMatch(
      /^<!doctype html>[^\u0080-\uffff]*<meta charset="utf-8">[^\u0080-\uffff]*<title>[^\u0080-\uffff]*$/,
    );
    const script = fileURLToPath(new URL('../../dist/pkg/standalone.js', import.meta.url));
    const snippet = code.slice(code.indexOf('<script'), code.indexOf('</body>'));
    await mkdir(info.outputPath(), { recursive: true });
    await copyFile(script, info.outputPath('standalone.js'));
    for (const [name, text] of [
      ['whole.html', code],
      ['snippet.html', `<!doctype html><title>None</title>${snippet}`],
    ]) {
      await writeFile(info.outputPath(name), text);
      await page.goto(pathToFileURL(info.outputPath(name)).href);
      await playAndRead(page, title);
    }
    // A page of an author who has never heard of another encoding, and a script that comes with it.
    const answer = (name, type, body) =>
      page.route(`**/${name}`, (route) => route.fulfill({ contentType: `${type}; charset=iso-8859-1`, body }));
    await answer(
      'latin.html',
      'text/html',
      Buffer.from(`<!doctype html><title>\xa7</title><p>K\xf6nig</p>${snippet}`, 'latin1'),
    );
    await answer('standalone.js', 'text/javascript', await readFile(script));
    await page.goto(`${site}latin.html`);
    await expect(page.locator('p').first()).toHaveText('König');
    await playAndRead(page, title);
  },
);

for (const colorScheme of SCHEMES) {
  test(
    `axe finds nothing in the wizard, which fits a phone (${colorScheme})`,
    inFull(colorScheme === 'light'),
    async ({ page, site }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(`${site}wizard.html`);
      await new Board(page, page.locator('variant-diagram')).expect('b1', 'white knight');
      await page.getByRole('radio', { name: 'may not enter' }).click();
      await cell(page, 'Board to paint on', /^c3/).click();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    },
  );
}
