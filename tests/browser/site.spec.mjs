// Whole pages: many boards, older pages, hostile names, the playground, the manual, one file without a server.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { violations } from './axe.mjs';
import { Board, boardPage, CHESS, expect, inFull, test } from './page.mjs';

test('twenty boards on a page do not influence each other and share one engine', async ({ open, page }) => {
  const fetched = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) fetched.push(request.url());
  });
  await open(boardPage(...Array.from({ length: 20 }, () => CHESS)));
  const boards = page.locator('variant-diagram');
  await expect(boards).toHaveCount(20);
  const seventh = new Board(page, boards.nth(6));
  const last = new Board(page, boards.nth(19));
  await seventh.click('e2', 'e4');
  await last.click('g1');
  await seventh.expect('e4', 'white pawn');
  await last.expect('e2', 'white pawn');
  await last.expect('g1', 'white knight, selected');
  await seventh.expect('g1', 'white knight$');
  // Each part of the engine once, whoever asked first.
  await expect.poll(() => fetched.map((it) => it.split('/').at(-1)).sort()).toEqual(['engine.wasm']);
});

test('blocks of older pages become boards', async ({ page, site }) => {
  await page.goto(`${site}legacy.html`);
  const boards = page.locator('variant-diagram');
  await expect(boards).toHaveCount(3);
  for (const n of [0, 1, 2]) await expect(boards.nth(n).getByRole('grid')).toBeVisible();
  const first = new Board(page, boards.nth(0));
  await expect(first.root.getByRole('gridcell')).toHaveCount(80);
  await first.click('c1');
  await first.expect('c1', 'white archbishop, selected');
  await expect(page.locator('.idiagram').nth(1)).toBeVisible();
  await expect(boards.nth(1).getByRole('gridcell')).toHaveCount(81);
  await expect(boards.nth(2).getByRole('gridcell')).toHaveCount(64);
});

test('names and texts of a definition are text, never markup', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.hit = 0;
  });
  const evil = '<script>window.hit=1</script><img src=x onerror="window.hit=1">';
  const definition = `title=${evil}\nauthor=${evil}\nrulePage=javascript:window.hit=1\nfirstRank=1\nsymmetry=none\n${evil}:${evil}:K:${evil}:e4\nking:K:K::a1,,a8`;
  const board = await open(`<variant-diagram controls></variant-diagram>`);
  await page.evaluate(async (text) => {
    const element = document.querySelector('variant-diagram');
    element.definition = text;
    await element.ready;
  }, definition);
  await board.button('Pieces').click();
  await expect(board.root.locator('.types')).toBeVisible();
  await board.square('e4').click();
  const problems = board.root.getByRole('button', { name: /problem/ });
  if ((await problems.count()) > 0) await problems.click();
  expect(await page.evaluate(() => window.hit)).toBe(0);
  expect(
    await board.root.evaluate((it) => it.shadowRoot.querySelectorAll('script, img, a[href^="javascript"]').length),
  ).toBe(0);
  await expect(board.root.locator('.title')).toContainText('<script>');
});

test('problems of a definition are listed with their place, and the board is shown', async ({ open }) => {
  const board = await open(boardPage(`${CHESS}\nnonsense=3`));
  await board.button('1 problem').click();
  await expect(board.root.locator('.problems li')).toContainText('line');
  await expect(board.root.locator('.problems li')).toContainText('nonsense');
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
});

test('the playground follows the text and underlines problems', async ({ page, site }) => {
  await page.goto(`${site}playground.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await board.expect('d1', 'white lion');
  await page.getByRole('textbox', { name: 'Definition' }).fill(`${CHESS}\nnonsense=3\n`);
  await board.expect('d1', 'white queen');
  await expect(page.locator('.cm-lintRange')).toHaveText(/nonsense/);
  await expect(page.locator('.cm-lint-marker')).toHaveCount(1);
  await expect(page.locator('#found li')).toContainText('line 10');
  await page.locator('#found button').click();
  const chosen = await page.evaluate(() => getSelection().toString());
  expect(chosen).toContain('nonsense');
});

test('the playground tells what holds for many types as a table', inFull(), async ({ page, site }) => {
  await page.goto(`${site}playground.html?id=kyotoshogi`);
  await page.getByText('Rules in words').click();
  const changes = page.getByRole('table', { name: 'Each of these that ends a move anywhere becomes another:' });
  await expect(changes.getByRole('columnheader')).toHaveText(['Piece', 'Becomes']);
  await expect(changes.getByRole('rowheader')).toHaveCount(8);
});

const INI = readFileSync(new URL('../package/losalamos.ini', import.meta.url), 'utf8');

test('a variants.ini that is pasted into the playground becomes definitions', async ({ page, site }) => {
  await page.goto(`${site}playground.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await board.expect('d1', 'white lion');
  const text = page.getByRole('textbox', { name: 'Definition' });
  await expect(page.getByRole('combobox', { name: 'Section' })).toBeHidden();
  await text.fill(INI);
  await expect(text).toContainText('ranks=6');
  await expect(text).not.toContainText('[losalamos');
  await board.expect('c1', 'white queen');
  await expect(page.locator('#said')).toHaveText('Everything of it is in the definition.');
  await page.getByRole('combobox', { name: 'Section' }).selectOption('odd');
  await expect(page.locator('#lost li')).toContainText(['line 13']);
  await expect(page.locator('#said')).toHaveText('One thing could not be said.');
  await board.expect('c1', 'white queen');
  expect(await violations(page)).toEqual([]);
  // A section that somebody writes by hand stays.
  await text.fill('');
  await text.pressSequentially('[mine]');
  await expect(text).toHaveText('[mine]');
});

test('keys and values are completed, with what the manual says about them', async ({ page, site }) => {
  await page.goto(`${site}playground.html`);
  const text = page.getByRole('textbox', { name: 'Definition' });
  await text.fill('king:K:K::e1\n');
  await text.press('Control+End');
  await text.pressSequentially('stalem');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('stalemate');
  await expect(page.locator('.cm-completionInfo')).toContainText('cannot move and is not in check');
  await options.first().click();
  await expect(text).toContainText('stalemate=');
  await text.press('Control+Space');
  await expect(options.filter({ hasText: 'loss' }).first()).toBeVisible();
  await text.press('Escape');
  await text.pressSequentially('loss');
  await expect(page.locator('#found li')).toHaveCount(0);
  // What was written is taken back by the editor's own undo, and Tab leaves it.
  await text.press('Control+z');
  await expect(text).not.toContainText('stalemate=loss');
  await text.press('Tab');
  await expect(text).not.toBeFocused();
});

test('the text of the playground is downloaded, and copied for a page', async ({ page, site, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}playground.html`);
  await page.getByRole('textbox', { name: 'Definition' }).fill(`title=My <own> game\n${CHESS}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-own-game.txt');
  await page.getByRole('button', { name: 'Copy the embed code' }).click();
  await expect(page.locator('#note')).toContainText('Copied.');
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const board = await open(code.replace('standalone.js', 'pkg/standalone.js'), 'data:text/javascript,');
  await expect(board.root.locator('.title')).toContainText('My <own> game');
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
});

test('the playground writes for other programs, and tells what they cannot say', async ({ page, site }) => {
  await page.goto(`${site}playground.html`);
  const text = page.getByRole('textbox', { name: 'Definition' });
  const others = page.getByRole('combobox', { name: 'Download for another program' });
  const saved = async (choice) => {
    const [download] = await Promise.all([page.waitForEvent('download'), others.selectOption(choice)]);
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')];
  };
  await text.fill(`title=Mine\n${CHESS}`);
  const [ini, section] = await saved('ini');
  expect([ini, section.split('\n')[0]]).toEqual(['mine.ini', '[mine]']);
  const [html, both] = await saved('html');
  expect(html).toBe('mine.html');
  expect(both).toContain('<variant-diagram');
  const [json, object] = await saved('json');
  expect([json, JSON.parse(object).title]).toEqual(['mine.json', 'Mine']);
  const refused = page.getByRole('list', { name: 'What the other program cannot say' });
  await expect(refused.getByRole('listitem')).toHaveCount(0);

  await text.fill(`title=Mine\nturnMoves=2\n${CHESS}`);
  await others.selectOption('ini');
  await expect(page.locator('#note')).toContainText('cannot say all of it');
  await expect(refused.getByRole('listitem').first()).toContainText('line 2');
  expect(await others.inputValue()).toBe('');
});

test('a link holds the text of the playground', async ({ page, site }) => {
  await page.goto(`${site}playground.html`);
  await page.getByRole('textbox', { name: 'Definition' }).fill('title=Shared\nfirstRank=1\nrook:R:R::c3');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect.poll(() => page.url()).toContain('#');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText('title=Shared');
});

test(
  'what was written into the playground is there at the next visit, and Undo brings the example back',
  inFull(),
  async ({ page, site }) => {
    await page.goto(`${site}playground.html`);
    const text = page.getByRole('textbox', { name: 'Definition' });
    const board = new Board(page, page.locator('#board'));
    await text.fill('firstRank=1\nrook:R:R::c3');
    await board.expect('c3', 'white rook');
    await page.reload();
    await expect(text).toHaveText('firstRank=1rook:R:R::c3');
    await board.expect('c3', 'white rook');
    await page.getByRole('button', { name: 'Undo' }).click();
    await board.expect('d1', 'white lion');
    await page.reload();
    await expect(text).toContainText('lion::::d1');
    // The text of a link comes back as a stranger's: without pictures from elsewhere.
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await expect.poll(() => page.url()).toContain('#');
    await page.reload();
    await board.expect('d1', 'white lion');
    await text.press('Control+End');
    await text.pressSequentially('\n#');
    await page.goto(`${site}moves.html`);
    await page.goto(`${site}playground.html`);
    await expect(text).toContainText('#');
    await expect(board.root).toHaveAttribute('images', 'same-origin');
    await page.getByRole('combobox', { name: 'Start from a game' }).selectOption('chess');
    await board.expect('d1', 'white queen');
    await expect(board.root).not.toHaveAttribute('images');
  },
);

test('what is written into the playground stays, whatever arrives later', inFull(), async ({ page, site }) => {
  // The list of the games, and a game that was asked for before.
  let release;
  const gate = new Promise((resolve) => (release = resolve));
  await page.route(/\/diagrams\/(?:index\.json|chess\.txt)$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${site}playground.html?id=chess`);
  const text = page.getByRole('textbox', { name: 'Definition' });
  await text.fill('firstRank=1\nrook:R:R::c3');
  release();
  await expect(page.getByRole('combobox', { name: 'Start from a game' })).toHaveValue('chess');
  await expect(text).toHaveText('firstRank=1rook:R:R::c3');
  await new Board(page, page.locator('variant-diagram')).expect('c3', 'white rook');
});

test('the standalone script works without a server', async ({ page }) => {
  const script = fileURLToPath(new URL('../../pkg/standalone.js', import.meta.url));
  await page.goto(`file://${fileURLToPath(new URL('./file.html', import.meta.url))}`);
  await page.addScriptTag({ path: script });
  const board = new Board(page, page.locator('variant-diagram').first());
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  await expect(page.locator('.idiagram variant-diagram').getByRole('grid')).toBeVisible();
});

test('the global of the standalone script registers pictures, as the README shows', inFull(), async ({ page }) => {
  const readme = readFileSync(new URL('../../pkg-template/README.md', import.meta.url), 'utf8');
  const [, code] = /```html\n(<script src="standalone.js"><\/script>\n<script>[^]*?)```/.exec(readme);
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  writeFileSync(join(folder, 'page.html'), `<!doctype html><meta charset="utf-8">${code}`);
  cpSync(new URL('../../pkg/standalone.js', import.meta.url), join(folder, 'standalone.js'));
  await page.goto(pathToFileURL(join(folder, 'page.html')).href);
  const picture = page.locator('variant-diagram').first().locator('image').first();
  await expect(picture).toHaveAttribute('href', /^data:image\/svg\+xml,.*circle/);
  rmSync(folder, { recursive: true });
});

test('the build with the engine inside needs no second file', async ({ open, page }) => {
  const fetched = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) fetched.push(request.url());
  });
  const board = await open(
    `${boardPage(CHESS)}<script type="module">import { define } from './pkg/inline.js'; define();</script>`,
    'data:text/javascript,',
  );
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  expect(fetched).toEqual([]);
});

test('pictures of the author are used, and drawings where they fail', inFull(), async ({ open, page, site }) => {
  await page.route('**/pics/*', (route) =>
    route.request().url().includes('wrook')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><rect width="9" height="9"/></svg>',
        })
      : route.fulfill({ status: 404, body: '' }),
  );
  const board = await open(boardPage(`graphicsDir=${site}pics/\ngraphicsType=svg\n${CHESS}`));
  await expect(board.root.locator('.pieces image')).toHaveCount(2);
  await expect(board.root.locator('.pieces .piece')).toHaveCount(32);
});

test('the manual lists the keys of the board, of the look and of the rules, and finds them', async ({ page, site }) => {
  await page.goto(`${site}manual.html`);
  for (const name of ['files', 'squareSize', 'enforce', 'morph', 'promoZone']) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toHaveCount(1);
  }
  const rows = page.locator('.rule:not(#no-keys) tbody tr');
  const all = await rows.count();
  expect(all).toBeGreaterThan(100);
  await expect(page.locator('#count')).toHaveText(`${all} keys`);
  await page.getByRole('searchbox', { name: 'Find a key' }).fill('promozone');
  await expect(page.locator('.rule tbody tr:visible')).toHaveCount(
    await rows.filter({ hasText: /promozone/i }).count(),
  );
  await expect(page.getByRole('heading', { name: 'Promotion', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The board' })).toBeHidden();
  // Everyday words lead to keys that do not contain them.
  for (const [words, key] of [
    ['pocket', 'drops'],
    ['campmate', 'goalSafe'],
    ['threefold', 'repetition'],
    ['duck', 'walling'],
    ['double move', 'extraMove'],
    ['board size', 'files'],
    ['3 check', 'checkCount'],
    ['halma', 'turnChange'],
    ['edge wrap', 'Edges that are joined'],
    ['stack', 'Several pieces on one square'],
  ]) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByRole('rowheader', { name: key, exact: true })).toBeVisible();
  }
  await page.getByRole('searchbox').fill('no such key');
  await expect(page.locator('.rule:visible')).toHaveCount(0);
  await expect(page.locator('#count')).toHaveText('0 keys');
});

test(
  'every page leads to all others by one navigation, and the manual fits a narrow screen',
  inFull(),
  async ({ page, site }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const names = ['Gallery', 'Playground', 'Wizard', 'Learn', 'Ideas', 'Moves', 'Manual'];
    for (const name of [
      'index',
      'playground',
      'moves',
      'ideas',
      'definitions',
      'legacy',
      'routines',
      'learn/readers',
    ]) {
      await page.goto(`${site}${name}.html`);
      await page.getByRole('button', { name: 'Menu' }).click();
      const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
      await expect(links).toHaveText(names);
      await expect(links.last()).toHaveAttribute('href', /^(?:\.\.\/)*manual\.html$/);
    }
    await page.goto(`${site}manual.html#morph`);
    await expect(page.locator('#morph')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  },
);

test('a key shows its example, the grammar of its value and games that use it', async ({ page, site }) => {
  await page.goto(`${site}manual.html#nifu`);
  const row = page.locator('#nifu');
  await expect(row.getByRole('link', { name: 'type', exact: true })).toHaveAttribute('href', 'definitions.html#type');
  await row.getByText('Example').click();
  await expect(row.locator('pre')).toContainText('nifu=P:2');
  await expect(row.locator('a[href^="games/"]').first()).toBeVisible();
  await row.getByRole('link', { name: 'Try it in the playground' }).click();
  await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText('nifu=P:2');
  await expect(page.locator('#found li')).toHaveCount(0);
});

test('an idea is found, opened and played, and leads to the keys it uses', inFull(), async ({ page, site }) => {
  await page.goto(`${site}ideas.html`);
  const find = page.getByRole('searchbox', { name: 'Find an idea' });
  // Everyday words are not in the text of an idea.
  for (const words of ['pocket', 'threefold', 'chess960', 'campmate']) {
    await find.fill(words);
    await expect(page.locator('.idea:visible'), words).not.toHaveCount(0);
  }
  await find.fill('third check');
  await expect(page.locator('#count')).toHaveText('1 idea');
  const idea = page.locator('.idea:visible');
  await idea.locator('summary').click();
  const board = new Board(page, idea.locator('variant-diagram'));
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  await idea.getByRole('link', { name: 'checkCount' }).click();
  await expect(page.locator('#checkCount')).toBeInViewport();
});

test(
  'every picture of the tables of moves is drawn, and its moves are tried by a click',
  inFull(),
  async ({ page, site }) => {
    await page.goto(`${site}moves.html`);
    const broken = await page.locator('.atoms img').evaluateAll((all) =>
      Promise.all(
        all.map(async (it) => {
          it.loading = 'eager';
          await it.decode();
          return it.naturalWidth > 0 ? [] : [it.src];
        }),
      ),
    );
    expect(broken.length).toBeGreaterThan(70);
    expect(broken.flat()).toEqual([]);
    const board = new Board(page, page.locator('variant-diagram'));
    await page.locator('#leaps .try', { hasText: /^N$/ }).click();
    await expect(page.getByRole('textbox', { name: 'Moves' })).toHaveValue('N');
    await expect.poll(async () => (await board.marked()).length).toBe(8);
    // An address that names a table is no move.
    await page.goto('about:blank');
    await page.goto(`${site}moves.html#ranges`);
    await expect(page.getByRole('textbox', { name: 'Moves' })).toHaveValue('KNADcaKcabKmabK');
  },
);

test('the page for readers shows every mark', async ({ page, site }) => {
  await page.goto(`${site}learn/readers.html`);
  const samples = page.locator('.mark-samples li');
  expect(await samples.count()).toBeGreaterThanOrEqual(20);
  for (const it of await samples.all()) {
    const [drawn, words] = [it.locator('svg').first(), await it.textContent()];
    expect(words.trim(), 'what it means').not.toBe('');
    // A square, and something on it.
    expect(await drawn.locator('polygon, path').count(), words).toBeGreaterThan(1);
    expect((await drawn.boundingBox()).width).toBeGreaterThan(40);
  }
});

test('the moves of a piece alone: text, words and diagram', async ({ page, site }) => {
  await page.goto(`${site}moves.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  // A Lion: all squares up to two away, and its own, where it ends when it goes there and back.
  await expect.poll(async () => (await board.marked()).length).toBe(25);
  await page.getByRole('textbox', { name: 'Moves' }).fill('N');
  await expect.poll(async () => (await board.marked()).length).toBe(8);
  await expect(page.locator('#words')).toContainText('as a knight');
  await page.getByRole('button', { name: 'Cannon' }).click();
  await expect.poll(async () => (await board.marked()).length).toBe(20);
  await page.getByRole('textbox', { name: 'Moves' }).fill('N(');
  await expect(page.locator('#found li')).not.toHaveCount(0);
});

test('a page may have the table, the list and the key in places of its own', inFull(), async ({ open, page }) => {
  const board = await open(
    `${boardPage(`satellite=mine\n${CHESS}`)}<div id="mineTable"></div><div id="mineList"></div><div id="mineColors"></div>`,
  );
  await expect(page.locator('#mineTable').getByRole('table')).toContainText('knight');
  await page.locator('#mineList').getByRole('button', { name: 'knight' }).click();
  await expect(board.message).toContainText('How the knight moves');
  await expect(page.locator('#mineColors').getByRole('listitem')).not.toHaveCount(0);
});

test('arrows of a definition vanish with the first move', inFull(), async ({ open }) => {
  const board = await open(boardPage(`arrows=e2-e4,d5\n${CHESS}`));
  await expect(board.root.locator('.arrow')).toHaveCount(2);
  await expect(board.root.locator('.arrow').first()).toBeVisible();
  await board.click('e2', 'e4');
  await expect(board.root.locator('.arrow').first()).toBeHidden();
});
