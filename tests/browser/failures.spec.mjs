// What an element does when something that it needs is not there: one plain sentence for readers, one message in the
// console for whoever made the page, and a diagnostic for programs.

import { Board, boardPage, CHESS, expect, inFull, test } from './page.mjs';

const DEFINE = '<script type="module" src="pkg/define.js"></script>';

/** Words that no reader should meet. */
const JARGON = /unreachable|magic word|wasm|webassembly|fetch|module|undefined|http|\d{3}/i;

/** Opens a page with headers of its own. Resolves to the board, and to what the element wrote into the console. */
async function openRaw(page, site, body, headers = {}) {
  const messages = [];
  page.on('console', (it) => it.text().startsWith('<variant-diagram>') && messages.push(it.text()));
  await page.route('**/raw.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><title>Test</title>${body}`,
    }),
  );
  await page.goto(`${site}raw.html`);
  const board = new Board(page, page.locator('variant-diagram').first());
  await board.root.evaluate(async (it) => {
    await customElements.whenDefined('variant-diagram');
    await it.ready;
  });
  return { board, messages };
}

/** Checks the three reports. */
async function expectReports({ board, messages }, { code, reader, developer }) {
  await expect(board.message).toContainText(reader);
  expect(await board.message.textContent()).not.toMatch(JARGON);
  const codes = await board.root.evaluate((it) => it.diagnostics.map((problem) => [problem.severity, problem.code]));
  expect(codes).toContainEqual(['error', code]);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(developer);
}

const element = (attributes, text = CHESS) => `<variant-diagram ${attributes}>\n${text}\n</variant-diagram>`;

test('an attribute that names no position', async ({ page, site }) => {
  const opened = await openRaw(page, site, DEFINE + element('fen="bogus"'));
  await expectReports(opened, { code: 'element.fen', reader: 'This is the start position.', developer: /"bogus"/ });
  await opened.board.expect('e2', 'white pawn');
  await opened.board.click('e2', 'e4');
  await expect(opened.board.message).toHaveText(/Black to move/);
});

test('an attribute that names no piece', inFull(), async ({ page, site }) => {
  const opened = await openRaw(page, site, DEFINE + element('piece="nosuch"'));
  await expectReports(opened, {
    code: 'element.piece',
    reader: 'not part of this game',
    developer: /"nosuch".*pawn, knight, bishop/,
  });
});

test('an address that holds no definition', async ({ page, site }) => {
  const opened = await openRaw(page, site, `${DEFINE}<variant-diagram src="nowhere.txt"></variant-diagram>`);
  await expectReports(opened, {
    code: 'element.src',
    reader: 'The definition of this board could not be loaded.',
    developer: /"nowhere\.txt" could not be read: 404/,
  });
});

test('a link whose game cannot be read to its end', async ({ page, site }) => {
  await openRaw(page, site, DEFINE + element(''));
  const link = await page.evaluate(async (text) => {
    const stream = new Blob([JSON.stringify({ definition: text, record: '1. e4 e5 2. Ke5', ply: 2 })])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  }, CHESS);
  await page.goto('about:blank');
  const messages = [];
  page.on('console', (it) => it.text().startsWith('<variant-diagram>') && messages.push(it.text()));
  await page.route('**/linked.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${DEFINE}${element('linked')}` }),
  );
  await page.goto(`${site}linked.html#vd=${link}`);
  const board = new Board(page, page.locator('variant-diagram'));
  await board.expect('e5', 'black pawn');
  await expectReports(
    { board, messages },
    { code: 'element.record', reader: 'could not be read to its end', developer: /does not move like that/ },
  );
});

test('a policy that allows no WebAssembly', async ({ page, site }) => {
  const opened = await openRaw(page, site, DEFINE + element('') + element(''), {
    'content-security-policy': "script-src 'self'",
  });
  await expectReports(opened, {
    code: 'element.engine',
    reader: 'The board could not be started.',
    developer: /'wasm-unsafe-eval'/,
  });
  await expect(opened.board.root).toContainText('knight:N:N::b1,g1');
});

for (const [name, answer, developer] of [
  ['is missing', { status: 404, body: '' }, /404.*engine\.wasm must be beside the scripts/],
  ['is something else', { contentType: 'application/wasm', body: '<!doctype html>' }, /is not WebAssembly/],
])
  test(`an engine that ${name}`, async ({ page, site }) => {
    await page.route('**/engine.wasm', (route) => route.fulfill(answer));
    const opened = await openRaw(page, site, DEFINE + element('') + element(''));
    await expectReports(opened, { code: 'element.engine', reader: 'The board could not be started.', developer });
  });

test('a browser without WebAssembly', async ({ page, site }) => {
  const opened = await openRaw(page, site, `<script>delete globalThis.WebAssembly</script>${DEFINE}${element('')}`);
  await expectReports(opened, {
    code: 'element.engine',
    reader: 'The board could not be started.',
    developer: /no WebAssembly here/,
  });
});

test('a definition that cannot be loaded takes the place of the board before it', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.evaluate(async () => {
    const it = document.querySelector('variant-diagram');
    it.setAttribute('src', 'nowhere.txt');
    await it.ready;
  });
  await expect(board.message).toContainText('could not be loaded');
  await expect(board.grid).toBeHidden();
  await page.evaluate(async (text) => {
    const it = document.querySelector('variant-diagram');
    it.definition = text;
    await it.ready;
  }, CHESS);
  await board.expect('e2', 'white pawn');
  await expect(board.message).toHaveText(/White to move/);
});

test('buttons that need something that cannot be fetched say so', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS).replace(' controls', ''));
  await page.route('**/panels-*.js*', (route) => route.abort());
  for (const name of ['Pieces', 'Game']) {
    await board.button(name).click();
    await expect(board.message).toContainText('could not be loaded');
    await board.click('b1', 'b1');
    await expect(board.message).not.toContainText('could not be loaded');
  }
  await page.unroute('**/panels-*.js*');
  await page.route('**/static-*.js*', (route) => route.abort());
  await board.button('Game').click();
  await board.button('Share').click();
  for (const format of ['png', 'svg']) {
    await board.root.getByRole('combobox', { name: 'Save or copy as' }).selectOption(format);
    await board.root.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(board.root.locator('.sharing-status')).toContainText('could not be loaded');
  }
});

test('a puzzle whose task cannot be fetched is a board that says so', inFull(), async ({ page, site }) => {
  await page.route('**/panels-*.js*', (route) => route.abort());
  const { board } = await openRaw(page, site, DEFINE + element('solution="1. e4"'));
  await board.expect('e2', 'white pawn');
  await expect(board.message).toContainText('could not be loaded');
});
