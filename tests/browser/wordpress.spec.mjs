// The plugin in WordPress: what that writes into a page becomes a board, and nothing of a text becomes markup.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Board, expect, test } from './page.mjs';

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const standalone = readFileSync(at('pkg/standalone.js'), 'utf8');

const GAME = `files=5
ranks=5
firstRank=1

# "Quoted" -- & <b>bold</b> 'remarks' stay as they are.
pawn:P:fmWfcF::a2-e2
rook:R:R::a1,e1
king:K:K::c1`;

/** What WordPress makes of a post: of its text, and of a block in it. `author`: somebody who may not write any HTML has saved it. */
function written(given) {
  const { status, stdout, stderr } = spawnSync(
    'php',
    [
      at('tests/browser/wordpress.php'),
      at('.tools/wordpress/usr/share/wordpress'),
      at('pkg/wordpress/variant-diagram.php'),
    ],
    { input: JSON.stringify(given), encoding: 'utf8' },
  );
  expect(stderr ?? 'no PHP').toBe('');
  expect(status, stdout).toBe(0);
  return JSON.parse(stdout);
}

/** What the copy button of the guide gives. */
async function copied(page, site, id) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}learn/places.html`);
  await page.locator(`.copy:has(+ #${id})`).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A page of the blog with the post, and the scripts that were asked for. */
async function published(page, { html, footer }) {
  await page.route('http://blog.test/**', (route) =>
    route.request().url().includes('/standalone.js')
      ? route.fulfill({ contentType: 'text/javascript', body: standalone })
      : route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><article>${html}</article>${footer}`,
        }),
  );
  await page.goto('http://blog.test/2026/a-post/');
  return new Board(page, page.locator('variant-diagram'));
}

/** The text of the definition, as a page without scripts shows it. */
const told = (page, { html }) =>
  page.evaluate(
    (it) => new DOMParser().parseFromString(it, 'text/html').querySelector('[data-definition]').textContent,
    html,
  );

async function plays(board) {
  await board.click('a2', 'a3');
  await board.expect('a3', 'white pawn');
}

test('a shortcode in a post is a game, whatever the editor made of its text', async ({ page }) => {
  const post = written({
    content: `A game -- "mine":\n\n[variant-diagram controls piece="rook"]\n${GAME}\n[/variant-diagram]\n\nThe end.`,
  });
  const address = 'http://blog.test/wp-content/plugins/wordpress/standalone.js?ver=0.1.0';
  expect(post.footer.match(/src='([^']*)'/g)).toEqual([`src='${address}'`]);
  expect(post.html).toContain('A game &#8212; &#8220;mine&#8221;:');
  const board = await published(page, post);
  await expect(board.root).toHaveAttribute('controls', '');
  expect(await told(page, post)).toBe(GAME);
  await expect(page.locator('article b')).toHaveCount(0);
  await board.button('Back to the game').click();
  await plays(board);
  expect(await board.root.evaluate((it) => it.diagnostics)).toEqual([]);
});

test('the shortcode of the guide is a game', async ({ page, site }) => {
  await plays(await published(page, written({ content: await copied(page, site, 'wordpress-shortcode') })));
});

test('a block of HTML with the script and the element is a game', async ({ page, site }) => {
  const html = await copied(page, site, 'wordpress-text');
  await plays(await published(page, written({ content: `<!-- wp:html -->\n${html}\n<!-- /wp:html -->` })));
});

test('editors that write entities and paragraphs of their own do no harm', async ({ page }) => {
  const text = GAME.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>').replaceAll(' ', '&nbsp;');
  const post = written({ content: `[variant-diagram]<p>${text}</p>[/variant-diagram]` });
  const board = await published(page, post);
  expect(await told(page, post)).toBe(GAME);
  await plays(board);
});

test('texts of authors who may write no HTML come through unchanged', async ({ page }) => {
  const text = `${GAME}\n# Where 2 < 3 && "e".`;
  const saved = { content: `[variant-diagram]\n${text}\n[/variant-diagram]`, author: true };
  for (const post of [saved, { block: { definition: text }, author: true }]) {
    const made = written(post);
    const board = await published(page, made);
    expect(await told(page, made)).toBe(text);
    await plays(board);
  }
});

test('a block is a game', async ({ page }) => {
  const block = written({ block: { definition: GAME, controls: false, flipped: true } });
  expect(block.html).toContain('<variant-diagram images="same-origin" flipped>');
  await plays(await published(page, block));
});

test('nothing of a text is markup or another attribute', async ({ page }) => {
  const hostile = '</code>"><img src=x onerror=alert(1)><variant-diagram onclick="alert(2)';
  const { html } = written({
    content: `[variant-diagram onclick="alert(1)" fen="&quot; onclick=&quot;alert(3)"]\n${hostile}</pre></variant-diagram><script>alert(4)</script>\n[/variant-diagram]`,
    block: { definition: hostile, fen: hostile, onclick: 'alert(5)' },
  });
  await page.setContent(html);
  expect(await page.locator('img, script').count()).toBe(0);
  const names = await page
    .locator('variant-diagram')
    .evaluateAll((all) => all.map((it) => it.getAttributeNames().sort().join()));
  expect(names).toEqual(['fen,images', 'fen,images']);
});

test('the editor of the block has a field for the definition and the board below it', async ({ page, site }) => {
  await page.goto(site);
  const seen = await page.evaluate(
    ({ code, definition }) => {
      let block;
      const make = (tag, props, ...children) => ({ tag: typeof tag === 'string' ? tag : tag.name, props, children });
      const part = (name) => ({ name });
      window.wp = {
        blocks: { registerBlockType: (name, settings) => (block = { name, ...settings }) },
        element: { createElement: make },
        blockEditor: { useBlockProps: () => ({}), InspectorControls: part('InspectorControls') },
        components: {
          ToggleControl: part('ToggleControl'),
          PanelBody: part('PanelBody'),
          TextareaControl: part('TextareaControl'),
        },
      };
      new Function(code)();
      const changes = [];
      const shown = block.edit({
        attributes: { definition, controls: true, flipped: false },
        setAttributes: (it) => changes.push(it),
      });
      const [inspector, field, board] = shown.children;
      field.props.onChange('files=3');
      inspector.children[0].children[1].props.onChange(true);
      return { name: block.name, saved: block.save(), field: field.props.value, board: board.props, changes };
    },
    { code: readFileSync(at('pkg/wordpress/block.js'), 'utf8'), definition: GAME },
  );
  expect(seen).toEqual({
    name: 'variant-diagram/board',
    saved: null,
    field: GAME,
    board: { key: GAME, definition: GAME, controls: true },
    changes: [{ definition: 'files=3' }, { flipped: true }],
  });
});
