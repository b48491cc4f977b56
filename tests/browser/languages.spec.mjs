// A board in the language of its page or of its reader: what it says.

import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

const languageAt = (locator) => locator.evaluate((element) => element.closest('[lang]').lang);

test('a board speaks the language of the page around it', async ({ open }) => {
  const board = await open(`<div lang="de-AT">${boardPage(`title=Schach\n${CHESS}`)}</div>`);
  await expect(board.message).toHaveText(/^Weiß am Zug/);
  expect(await languageAt(board.message)).toBe('de');
  expect(await languageAt(board.root.locator('.title'))).toBe('de-AT');
  await expect(board.square('e2')).toHaveAttribute('aria-label', /^e2, .*Bauer/);
  await board.click('e2');
  await expect(board.message).toContainText('Bauer');
  await board.click('e5');
  await expect(board.message).not.toContainText(/[Pp]awn|cannot|square/);
});

test('its own attribute goes first, also when it changes while a game is played', async ({ open }) => {
  const board = await open(`<div lang="fr">${boardPage(CHESS)}</div>`);
  await expect(board.message).toHaveText(/Blancs/);
  await board.click('e2', 'e4');
  await board.root.evaluate((it) => (it.lang = 'es'));
  await expect(board.message).toHaveText(/negras/i);
  await board.root.evaluate((it) => (it.lang = 'en'));
  await expect(board.message).toHaveText('Black to move.');
  expect(await board.root.evaluate((it) => it.scene.ply)).toBe(1);
});

test('the names that an author gives in a language are said there, and nowhere else', async ({ open }) => {
  const text = `title=Watch\ntitle.de=Wacht\n${CHESS.replace(/^(knight:.*)$/m, '$1\nname.de=Gaul')}`;
  const board = await open(`<div lang="de">${boardPage(text)}</div>`);
  await expect(board.message).toHaveText(/^Weiß am Zug/);
  await expect(board.root.locator('.title')).toContainText('Wacht');
  await expect(board.square('b1')).toHaveAttribute('aria-label', /Gaul/);
  await board.click('b1');
  await expect(board.message).toContainText('Gaul');
  await board.root.evaluate((it) => (it.lang = 'en'));
  // What is picked up stays so.
  await expect(board.message).toHaveText('Knight on b1: where to?');
  await expect(board.root.locator('.title')).toContainText('Watch');
  await expect(board.square('b1')).toHaveAttribute('aria-label', /knight/);
});

test('a language that nobody has is English', inFull(), async ({ open }) => {
  const board = await open(`<div lang="eo">${boardPage(CHESS)}</div>`);
  await expect(board.message).toHaveText(/^White to move/);
  expect(await languageAt(board.message)).toBe('en');
});

test('a reader chooses a language for all boards, and keeps it', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.openMenu();
  await board.button('Board and pieces').click();
  await board.root.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await expect(board.message).toHaveText(/^Weiß am Zug/);
  await page.reload();
  await expect(board.message).toHaveText(/^Weiß am Zug/);
});

test('a board in a language that cannot be loaded is played in English', inFull(), async ({ open, page }) => {
  await page.route('**/locales/ja.js*', (route) => route.abort());
  const board = await open(`<div lang="ja">${boardPage(CHESS)}</div>`);
  await board.click('e2', 'e4');
  await expect(board.message).toHaveText('Black to move.');
});

/** Holds the catalogue of German back; returns what lets it come. */
async function heldBack(page) {
  let come;
  const held = new Promise((done) => {
    come = done;
  });
  await page.route('**/locales/de.js*', async (route) => {
    await held;
    await route.continue();
  });
  return come;
}

test(
  'what is picked up stays so when the language comes, and the page is not told twice',
  inFull(),
  async ({ open, page }) => {
    const come = await heldBack(page);
    const board = await open(inGerman('', CHESS));
    await expect(board.message).toContainText('White to move');
    await board.root.evaluate((it) => {
      window.told = [];
      it.addEventListener('vd-select', ({ detail }) => window.told.push(detail.path.join(' ')));
    });
    await board.click('b1');
    come();
    await expect(board.message).toContainText('Springer');
    await expect(board.square('c3')).toHaveAttribute('aria-label', /ziehen/);
    await board.click('c3');
    await board.expect('c3', 'Springer');
    expect(await page.evaluate(() => window.told)).toEqual(['b1', '']);
  },
);

test('a promotion that is being chosen is chosen in the language that comes', async ({ open, page }) => {
  const come = await heldBack(page);
  const board = await open(inGerman('fen="7k/P7/8/8/8/8/8/K7 w - - 0 1"', CHESS));
  await board.click('a7', 'a8');
  await expect(board.root.getByRole('button', { name: /queen/i })).toBeVisible();
  come();
  await board.root.getByRole('button', { name: /Dame/ }).click();
  await board.expect('a8', 'Dame');
});

test('a move that is played while the board is told anew is kept', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.root.evaluate(async (it) => {
    for (const [from, to] of [
      ['e2', 'e4'],
      ['e7', 'e5'],
      ['g1', 'f3'],
    ]) {
      it.setAttribute('skin', to === 'e5' ? 'abstract' : 'western');
      // In the middle of the making of the next board.
      await new Promise((done) => setTimeout(done, 5));
      it.play([from, to]);
      await it.ready;
    }
  });
  expect(await board.root.evaluate((it) => it.scene.ply)).toBe(3);
});

/** A page in German with a board. */
const inGerman = (attributes, definition) =>
  `<div lang="de"><variant-diagram controls ${attributes}>\n${definition}\n</variant-diagram></div>`;

test('what cannot be shown of what the page asks for is told in the language of the reader', async ({ open, page }) => {
  // The language comes last: nothing is told before it is there.
  await page.route('**/locales/de.js*', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  const reports = [];
  page.on('console', (it) => it.text().startsWith('<variant-diagram>') && reports.push(it.text()));
  const board = await open(inGerman('fen="nonsense"', CHESS));
  const sentence = 'Die Stellung, die hier stehen sollte, war nicht lesbar. Dies ist die Anfangsstellung.';
  await expect(board.message).toContainText(sentence);
  const [problem] = await board.root.evaluate((it) => it.diagnostics);
  expect(problem).toMatchObject({
    code: 'element.fen',
    message: expect.stringMatching(/„nonsense“ war nicht lesbar: ./),
  });
  expect(problem.message).not.toMatch(/\b(?:the|is|not|of)\b|not-a-position/);
  expect(reports).toHaveLength(1);
});

test('a board that cannot be shown says why in the language of the page', async ({ page, site }) => {
  await page.route('**/broken.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="fr"><title>Test</title><script type="module" src="pkg/define.js"></script><variant-diagram src="nowhere.txt"></variant-diagram>',
    }),
  );
  await page.goto(`${site}broken.html`);
  await expect(page.locator('variant-diagram')).toContainText('La définition de ce plateau n’a pas pu être chargée.');
});

test('a text that is pasted is refused in the language of the board', async ({ open }) => {
  const board = await open(inGerman('', CHESS));
  await expect(board.message).toHaveText(/^Weiß am Zug/);
  await board.button('Teilen').click();
  const position = board.root.getByRole('textbox', { name: 'Stellung' });
  await position.fill('nonsense');
  await board.button('Diese Stellung aufbauen').click();
  const problem = board.root.getByRole('dialog').locator('.problem').filter({ hasText: /./ });
  await expect(problem).toHaveText(/./);
  await expect(problem).not.toContainText(/\b(?:the|is|not|of)\b|not-a-position/);
  expect(await languageAt(problem)).toBe('de');
});

test('terrain and walls have the words of the author, and of the catalogue', inFull(), async ({ open }) => {
  const definition = `files=4
ranks=4
firstRank=1
terrainTypes=water:W:mute,fen:F:stop
terrain=W:b2,F:c2
walling=anywhere
wallName=duck
word.de=fen:Moor
word.de=duck:Erpel
king:K:K::a1,,d4`;
  const board = await open(inGerman('', definition));
  await expect(board.square('b2')).toHaveAttribute('aria-label', /Gelände: Wasser/);
  await expect(board.square('c2')).toHaveAttribute('aria-label', /Gelände: Moor/);
  await board.click('a1', 'a2');
  await expect(board.message).toContainText('Erpel');
  await board.button('Figuren').click();
  await expect(board.root.getByRole('list', { name: 'Gelände' })).toContainText('Moor (F)');
});

test('scores have the decimal sign of the language', inFull(), async ({ open }) => {
  const board = await open(inGerman('analysis', CHESS));
  await expect(board.root.locator('.analysis .score').first()).toHaveText(/^[+−]\d+,\d\d$/);
});
