// Pictures of pieces: built-in sets, sets of the page, contrast against the squares.

import { boardPage, CHESS, contrast, expect, test } from './page.mjs';

test('tiles of a set: outlines, letters, and which way they point', async ({ open, page }) => {
  const board = await open(boardPage(`pieces=shogi\n${CHESS}`));
  await expect(board.root.locator('.pieces .letters')).toHaveCount(32);
  const turned = (side) =>
    board.root
      .locator(`.pieces .${side} .turned`)
      .first()
      .evaluate((it) => getComputedStyle(it).rotate);
  expect(await turned('white')).toBe('none');
  expect(await turned('black')).toBe('180deg');
  await board.button('Flip the board').click();
  await expect.poll(() => turned('white')).toBe('180deg');
  expect(await turned('black')).toBe('none');
  expect(await page.locator('variant-diagram').count()).toBe(1);
});

test('a set without drawings shows letters, the usual one drawings', async ({ open, page }) => {
  await open(boardPage(`pieces=letters\n${CHESS}`, CHESS, `pieces=xiangqi\n${CHESS}`));
  const letters = (n) => page.locator('variant-diagram').nth(n).locator('.pieces .letters');
  await expect(letters(0)).toHaveCount(32);
  await expect(letters(1)).toHaveCount(0);
  // What has no character has its drawing, on the same tile.
  await expect(letters(2)).toHaveCount(0);
  await expect(page.locator('variant-diagram').nth(2).locator('.pieces .plate')).toHaveCount(32);
});

test('a page registers pictures, and nothing in them runs', async ({ open, page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  const board = await open(boardPage(CHESS));
  await page.evaluate(async (text) => {
    const { registerPieces } = await import(new URL('pkg/define.js', location.href).href);
    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" onload="window.hacked = 1"><script>window.hacked = 2</script><image xlink:href="stolen.png" width="5" height="5"/><circle cx="5" cy="5" r="4"/></svg>';
    registerPieces('mine', { knight: hostile, Q: [hostile, hostile] });
    const element = document.querySelector('variant-diagram');
    element.definition = `pieces=mine\n${text}`;
    await element.ready;
  }, CHESS);
  await expect(board.root.locator('.pieces image')).toHaveCount(6);
  expect(await page.evaluate(() => window.hacked)).toBeUndefined();
  expect(asked.filter((it) => it.includes('stolen'))).toEqual([]);
  await board.click('b1', 'c3');
  await board.expect('c3', 'white knight');
});

for (const set of ['letters', 'shogi', 'wedges', 'xiangqi', 'janggi']) {
  test(`letters stay on their tile (${set})`, async ({ open }) => {
    const ids = ['K', 'W', 'I', 'BH', 'MW', 'IL', 'ABC', 'WWM'];
    const board = await open(
      boardPage(
        `pieces=${set}\n${ids.map((it, index) => `piece ${'abcdefgh'[index]}:${it}:W::${'abcdefgh'[index]}1`).join('\n')}`,
      ),
    );
    const found = await board.root.evaluate((element) =>
      [...element.shadowRoot.querySelectorAll('.pieces .white')].map((piece) => {
        const [body, label] = ['.body, .plate', '.letters'].map((it) => piece.querySelector(it));
        const { x, y, width } = label.getBBox();
        const size = Number(label.getAttribute('font-size'));
        const line = Number(label.getAttribute('y'));
        // The corners of the capitals, which are shorter than the line that they stand on is high.
        const corners = [
          [x, line - 0.72 * size],
          [x + width, line - 0.72 * size],
          [x, line],
          [x + width, line],
        ];
        return {
          text: label.textContent,
          size,
          high: y < line,
          inside: corners.every(([a, b]) => body.isPointInFill(new DOMPoint(a, b))),
        };
      }),
    );
    expect(found.map((it) => it.text)).toEqual(ids);
    expect(found.filter((it) => !it.inside || !it.high)).toEqual([]);
    // As large as they can be.
    expect(found[0].size).toBeGreaterThan(40);
    expect(Math.min(...found.map((it) => it.size))).toBeGreaterThan(14);
  });
}

const HOPPERS = `firstRank=1
royal=K
rookhopper:R:gR::a1,h1
equihopper:E:pafKpafN::b1,g1
grasshopper:G:gQ::c1
king:K:K::e1`;

/** The files with symbols that a page asks for. */
function watched(page) {
  const asked = [];
  page.on('request', (request) => /\/symbols-[^/]*\.js$/.test(request.url()) && asked.push(request.url()));
  return asked;
}

test('symbols are loaded when a definition needs them, and not before', async ({ open, page }) => {
  const asked = watched(page);
  await open(boardPage(CHESS, `pieces=letters\n${HOPPERS}`));
  expect(asked).toEqual([]);
  const board = await open(boardPage(HOPPERS, `pieces=symbols\n${CHESS}`, `pieces=symbols\n${HOPPERS}`));
  expect(asked.length).toBe(1);
  await expect(page.locator('variant-diagram .pieces .letters')).toHaveCount(0);
  const turned = (n, side) => page.locator('variant-diagram').nth(n).locator(`.pieces .${side} [transform^="rotate("]`);
  // In the usual set the Grasshopper has a drawing, and two Rookhoppers their symbol.
  for (const side of ['white', 'black']) {
    await expect(turned(0, side)).toHaveCount(2);
    await expect(turned(1, side)).toHaveCount(0);
    await expect(turned(2, side)).toHaveCount(3);
  }
  await board.expect('a1', 'white rookhopper');
});

test('symbols are in the classic script, in still boards, in choices and in tables', async ({ open, page }) => {
  const board = await open(
    `${boardPage(`pieces=symbols\npromoChoice=GR\nsymmetry=none\npawn:P:fmWfceF::b7\ngrasshopper:G:gQ::\nrook:R:R::\nking:K:K::e1,,e8`)}`,
    'pkg/standalone.js',
  );
  await board.click('b7', 'b8');
  await board.dialog.getByRole('button', { name: /grasshopper/i }).click();
  await expect(board.root.locator('.pieces .white [transform^="rotate(180"]')).toHaveCount(1);
  await board.button('Pieces').click();
  await expect(board.root.locator('tr .white [transform^="rotate(180"]')).toHaveCount(1);
  await page.evaluate(() => document.querySelector('variant-diagram').setAttribute('still', ''));
  await expect(board.root.getByRole('img')).toBeVisible();
  await expect(board.root.locator('.pieces .body')).toHaveCount(3);
});

test('without their file, drawings and letters stand in for symbols', async ({ open, page }) => {
  await page.route(/\/symbols-[^/]*\.js$/, (route) => route.abort());
  const board = await open(boardPage(`pieces=symbols\n${HOPPERS}`));
  await expect(board.root.locator('.pieces .letters')).toHaveCount(8);
  await expect(board.root.locator('.pieces .body')).toHaveCount(12);
  await board.click('e1', 'e2');
  await board.expect('e2', 'white king');
});

test('tiles of Xiangqi have characters, else drawings, else letters', async ({ open }) => {
  const board = await open(
    boardPage(
      'pieces=xiangqi\nfirstRank=1\nroyal=K\nchariot:R:R:rook:a1\nqueen:Q:Q::b1\nthing:T:F::c1\ngeneral:K:W:king:e1',
    ),
  );
  await expect(board.root.locator('.pieces .thin')).toHaveCount(8);
  await expect(board.root.locator('.pieces .letters')).toHaveText(['T', 'T']);
  await expect(board.root.locator('.pieces .stamp')).toHaveCount(4);
  await expect(board.root.locator('.pieces .ink .body')).toHaveCount(2);
});

/** Looks of pieces whose contrast is measured. */
const LOOKS = {
  drawings: CHESS,
  symbols: `pieces=symbols\n${HOPPERS}`,
  characters: `pieces=xiangqi\n${CHESS}\ncannon:C:R::a3`,
};

/** The colours of squares, and those of the pieces of a side: silhouette, line, light around it, and what is drawn in it. */
const coloursOf = (board) =>
  board.root.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    // Painted, so that mixed and system colours become sums of red, green and blue as well.
    const painted = (...layers) => {
      for (const it of layers) {
        context.fillStyle = it;
        context.fillRect(0, 0, 1, 1);
      }
      return `rgb(${[...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(' ')})`;
    };
    const style = (selector) => getComputedStyle(element.shadowRoot.querySelector(selector));
    const forced = matchMedia('(forced-colors: active)').matches;
    const side = (name) => {
      const has = (it) => element.shadowRoot.querySelector(`.pieces .${name} .${it}`) !== null;
      const [body, rim] = [has('plate') ? 'plate' : 'body', 'rimlight'].map((it) => style(`.pieces .${name} .${it}`));
      const details = painted(style(`.pieces .${name} ${has('stamp') ? '.stamp' : '.spots'}`).fill);
      return {
        fill: painted(body.fill),
        details,
        // Tiles are told by their ink.
        tone: has('plate') ? details : painted(body.fill),
        // Where the reader chooses the squares, a light rim keeps black pieces apart from black ones.
        edges: (shade) =>
          [body.fill, body.stroke, ...(forced && rim.stroke !== 'none' ? [rim.stroke] : [])].map((it) =>
            painted(shade, it),
          ),
      };
    };
    const [white, black] = ['white', 'black'].map(side);
    const shades = ['.shade0', '.shade1'].map((it) => style(it).fill);
    const on = ({ fill, details, tone, edges }) => ({
      fill,
      details,
      tone,
      shades: shades.map((it) => ({ shade: painted(it), edges: edges(it) })),
    });
    return { white: on(white), black: on(black) };
  });

/** Both sides stand out from all squares and from each other, and details from their piece. */
function expectContrast({ white, black }) {
  for (const [side, { fill, details, shades }] of Object.entries({ white, black })) {
    for (const { shade, edges } of shades)
      expect(Math.max(...edges.map((it) => contrast(it, shade))), `${side} on ${shade}`).toBeGreaterThanOrEqual(3);
    expect(contrast(details, fill), `details of ${side}`).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(white.tone, black.tone), 'White and Black').toBeGreaterThanOrEqual(3);
}

for (const [look, definition] of Object.entries(LOOKS)) {
  for (const colorScheme of ['light', 'dark']) {
    for (const theme of ['', 'wood', 'blue', 'paper']) {
      test(`${look} stand out from both squares (${colorScheme}${theme && `, ${theme}`})`, async ({ open, page }) => {
        await page.emulateMedia({ colorScheme });
        expectContrast(
          await coloursOf(
            await open(
              `<style>:root{color-scheme:light dark}</style>${boardPage(`${theme && `theme=${theme}\n`}${definition}`)}`,
            ),
          ),
        );
      });
    }
  }
  test(`${look} stand out where the reader forces colours`, async ({ open, page }) => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expectContrast(
        await coloursOf(await open(`<style>:root{color-scheme:light dark}</style>${boardPage(definition)}`)),
      );
    }
  });
}
