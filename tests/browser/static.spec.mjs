// Pages that were made at build time: with a script their pictures turn into boards, without one picture and rules remain.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { Board, expect, inFull, test } from './page.mjs';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const load = (name) => import(pathToFileURL(at(`pkg/${name}`)).href);
const SMALL =
  'title=Small Chess\nfiles=5\nranks=5\nfirstRank=1\n\nroyal=K\npawn:P:fmWfcF::a2-e2\nrook:R:R::a1,e1\nking:K:K::c1';

/** As mdBook writes a chapter: raw HTML stays where CommonMark says that a block of HTML is. */
async function mdbook() {
  const content = `# Small Chess\n\nA game:\n\`\`\`variant-diagram\n${SMALL}\n\`\`\`\nA position:\n\n- \`\`\`variant-diagram fen="4k/5/5/5/K3R w - - 0 1"\n  ${SMALL.replaceAll('\n', '\n  ')}\n  \`\`\`\n`;
  const chapter = {
    Chapter: {
      name: 'Small Chess',
      content,
      number: [1],
      sub_items: [],
      path: 'a.md',
      source_path: 'a.md',
      parent_names: [],
    },
  };
  const context = {
    root: '',
    config: { preprocessor: { 'variant-diagram': {} } },
    renderer: 'html',
    mdbook_version: '0.4.52',
  };
  const book = execFileSync(process.execPath, [at('pkg/mdbook.mjs')], {
    encoding: 'utf8',
    input: JSON.stringify([context, { sections: [chapter] }]),
  });
  return unified()
    .use(remarkParse)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeStringify)
    .process(JSON.parse(book).sections[0].Chapter.content);
}

async function remark() {
  const { default: plugin } = await load('remark.js');
  const page = `# Small Chess\n\n\`\`\`variant-diagram\n${SMALL}\n\`\`\`\n\nText.\n\n\`\`\`variant-diagram fen="4k/5/5/5/K3R w - - 0 1"\n${SMALL}\n\`\`\`\n`;
  return unified().use(remarkParse).use(plugin).use(remarkRehype).use(rehypeStringify).process(page);
}

async function plain() {
  const { fenceToHtml } = await load('markdown.js');
  return `<h1>Small Chess</h1>\n${await fenceToHtml(SMALL)}\n${await fenceToHtml(SMALL, 'fen="4k/5/5/5/K3R w - - 0 1"')}`;
}

const SITES = { 'plain HTML': plain, 'a page by remark': remark, 'a chapter of mdBook': mdbook };

/** A file on a disk with the one script, as a static site may be read. */
async function withFile(make, use) {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  try {
    writeFileSync(join(folder, 'standalone.js'), readFileSync(at('pkg/standalone.js')));
    const file = join(folder, 'index.html');
    writeFileSync(
      file,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Small Chess</title></head><body><main>${await make()}</main><script src="standalone.js"></script></body></html>`,
    );
    await use(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const [name, make] of Object.entries(SITES)) {
  test(`${name}: with a script the pictures become boards`, inFull(!/HTML/.test(name)), async ({ page }) => {
    await withFile(make, async (address) => {
      await page.goto(address);
      const boards = page.locator('variant-diagram');
      await expect(boards).toHaveCount(2);
      const [first, second] = [0, 1].map((it) => new Board(page, boards.nth(it)));
      await expect(first.grid).toBeVisible();
      await expect(boards.first().locator('> svg')).toBeHidden();
      await first.click('a2', 'a3');
      await first.expect('a3', 'white pawn');
      await second.expect('e1', 'white rook');
      await second.click('e1', 'e5');
      await second.expect('e5', 'white rook');
    });
  });

  test(
    `${name}: without a script the picture and the rules remain`,
    inFull(!/HTML/.test(name)),
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await withFile(make, async (address) => {
        await page.goto(address);
        const pictures = page.getByRole('img', { name: 'Small Chess' });
        await expect(pictures).toHaveCount(2);
        await expect(pictures.first()).toBeVisible();
        const board = await pictures.first().boundingBox();
        expect(board.width).toBeGreaterThan(200);
        const diagram = page.locator('variant-diagram').first();
        await diagram.getByText('Rules in words').click();
        await expect(diagram.getByText('The king is royal')).toBeVisible();
        await diagram.getByText('Definition').click();
        await expect(diagram.locator('[data-definition]')).toHaveText(SMALL, { useInnerText: true });
        await expect(diagram.getByText('pawn:P:fmWfcF::a2-e2')).toBeVisible();
        await expect(page.getByText('This diagram has problems')).toHaveCount(0);
      });
      await context.close();
    },
  );
}

test('the picture is as large as the board, and stays until the board is there', async ({ open, page }) => {
  const { fenceToHtml } = await load('markdown.js');
  const html = await fenceToHtml(SMALL);
  const board = await open(html);
  const live = await board.root.locator('.sheet').boundingBox();
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(html).map(Number);
  expect(Math.abs(live.width - width)).toBeLessThan(16);
  expect(Math.abs(live.height - height)).toBeLessThan(16);
  // While the engine is on its way, the picture is seen.
  await page.route('**/engine.wasm', () => undefined);
  await page.reload();
  await expect(page.locator('variant-diagram')).toHaveJSProperty('isConnected', true);
  await page.waitForFunction(() => document.querySelector('variant-diagram').shadowRoot !== null);
  await expect(page.locator('variant-diagram > svg')).toBeVisible();
});

test('a block with a piece shows its moves first, and goes back to the game', inFull(), async ({ open }) => {
  const { fenceToHtml } = await load('markdown.js');
  const board = await open(await fenceToHtml(SMALL, 'piece=rook'));
  await expect(board.button('Back to the game')).toBeVisible();
  await board.button('Back to the game').click();
  await board.click('b2', 'b3');
  await board.expect('b3', 'white pawn');
});

test('the attributes of a position and a piece can be changed', inFull(), async ({ open, page }) => {
  const board = await open(`<variant-diagram fen="4k/5/5/5/K3R w - - 0 1">${SMALL}</variant-diagram>`);
  await board.expect('a1', 'white king');
  await board.root.evaluate(async (it) => {
    it.setAttribute('fen', '4k/5/5/5/1K2R w - - 0 1');
    await it.ready;
  });
  await board.expect('b1', 'white king');
  await board.root.evaluate(async (it) => {
    it.removeAttribute('fen');
    it.setAttribute('piece', 'K');
    await it.ready;
  });
  await expect(board.button('Back to the game')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('variant-diagram').diagram.fen())).toContain('ppppp');
});
