// The element for those who write pages: properties, attributes, games that are loaded, events.

import { Board, boardPage, CHESS, expect, inFull, LION, test } from './page.mjs';

/** A page that is written by hand, with scripts in any place. */
async function raw(page, site, html) {
  await page.route('**/raw.html', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><title>Test</title>${html}` }),
  );
  await page.goto(`${site}raw.html`);
  return new Board(page, page.locator('variant-diagram').first());
}

const DEFINE = '<script type="module" src="pkg/define.js"></script>';
const TEXT = JSON.stringify(CHESS);
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

test('properties that were set before the element is defined count', async ({ page, site }) => {
  const board = await raw(
    page,
    site,
    `<variant-diagram></variant-diagram><script>
      const it = document.querySelector('variant-diagram');
      it.definition = ${TEXT};
      it.arrows = [{ from: 'e2', to: 'e4' }];
      it.flipped = true;
    </script>${DEFINE}`,
  );
  await board.expect('e2', 'white pawn');
  await expect(board.root.locator('.arrow')).not.toHaveCount(0);
  expect(await board.root.evaluate((it) => [it.flipped, Object.keys(it), it.arrows.length])).toEqual([true, [], 1]);
  await board.root.evaluate(async (it, text) => {
    it.definition = text;
    it.arrows = [];
    await it.ready;
  }, LION);
  await board.expect('e4', 'white lion');
  await expect(board.root.locator('.arrow')).toHaveCount(0);
});

test('a definition is an attribute as well, as text or as JSON', async ({ page, site }) => {
  const board = await raw(page, site, `${DEFINE}<variant-diagram definition="${escaped(CHESS)}"></variant-diagram>`);
  await board.expect('e2', 'white pawn');
  await board.click('e2', 'e4');
  await board.root.evaluate((it, text) => it.setAttribute('definition', text), LION);
  await board.expect('e4', 'white lion');
  await board.root.evaluate((it) =>
    it.setAttribute('definition', JSON.stringify({ royal: 'K', pieces: [{ name: 'king', id: 'K', white: ['c1'] }] })),
  );
  await board.expect('c1', 'white king');
  expect(await board.root.evaluate((it) => it.definition.royal)).toBe('K');
});

test('a definition can be read back wherever it came from', inFull(), async ({ page, site }) => {
  await page.route('**/lion.txt', (route) => route.fulfill({ body: LION }));
  await page.route('**/other.txt', (route) => route.fulfill({ body: LION }));
  const read = () => page.locator('variant-diagram').evaluate((it) => it.ready.then(() => it.definition));
  await raw(page, site, `${DEFINE}<variant-diagram>\n${CHESS}\n</variant-diagram>`);
  expect((await read()).trim()).toBe(CHESS);
  await raw(page, site, `${DEFINE}<variant-diagram src="lion.txt"></variant-diagram>`);
  expect(await read()).toBe(LION);
  await page.locator('variant-diagram').evaluate((it, text) => (it.definition = text), CHESS);
  expect(await read()).toBe(CHESS);
  // The address that is set last counts.
  await page.locator('variant-diagram').evaluate((it) => it.setAttribute('src', 'other.txt'));
  expect(await read()).toBe(LION);
});

test('a game is loaded, and read again', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  expect(
    await board.root.evaluate((it) => {
      it.load('1. e4 e5 2. Nf3');
      return [it.scene.ply, it.record.trim(), it.fen];
    }),
  ).toEqual([3, '1. e4 e5 2. Nf3 *', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2']);
  await board.expect('f3', 'white knight');
  const problem = await board.root.evaluate(async (it) => {
    const { DiagramError } = await import(new URL('pkg/variant-diagram.js', document.baseURI).href);
    try {
      it.load('1. d4 d5 2. Ke5');
    } catch (error) {
      return [error instanceof DiagramError, new Error() instanceof DiagramError, typeof error.code, error.span];
    }
  });
  expect(problem).toEqual([true, false, 'string', [12, 15]]);
  await board.expect('d5', 'black pawn');
  await page.evaluate(async () => {
    const other = document.createElement('variant-diagram');
    const first = document.querySelector('variant-diagram');
    other.definition = first.definition;
    other.load('1. c4');
    first.replaceWith(other);
    await other.ready;
  });
  await board.expect('c4', 'white pawn');
});

test('a position is set, and read again', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  const kings = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
  const set = (fen) =>
    board.root.evaluate(async (it, text) => {
      it.fen = text;
      await it.ready;
      return it.fen;
    }, fen);
  expect(await set(kings)).toBe(kings);
  await board.click('e1', 'e2');
  expect(await board.root.evaluate((it) => it.fen)).toContain('/4K3/8 b');
  expect(await set(kings)).toBe(kings);
  expect(await set(undefined)).toContain('rnbqkbnr');
});

test("what a page does with the engine's game is shown", async ({ open }) => {
  const board = await open(boardPage(CHESS));
  const ply = (work) =>
    board.root.evaluate((it, code) => {
      new Function('it', 'game', code)(it, it.diagram);
      return it.scene.ply;
    }, work);
  expect(await ply("game.load('1. e4 e5 2. Nf3')")).toBe(3);
  await board.expect('f3', 'white knight');
  await expect(board.message).toHaveText(/Black to move/);
  expect(await ply('it.goto(1)')).toBe(1);
  expect(await ply('it.goto(3)')).toBe(3);
  expect(await ply('game.undo()')).toBe(2);
  await board.expect('g1', 'white knight');
  await board.click('b1', 'c3');
  await board.expect('c3', 'white knight');
  expect(await ply("game.play(['g8', 'f6'])")).toBe(4);
  await board.expect('f6', 'black knight');
  expect(await ply("game.setFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1')")).toBe(0);
  await expect(board.root.locator('.pieces .piece')).toHaveCount(3);
  await board.click('e1', 'g1');
  await board.expect('f1', 'white rook');
  expect(await ply("try { game.play(['a1', 'a2']); } catch {}")).toBe(1);
  const same = (it) => [it.diagram, it.diagram].every((game, _, all) => game === all[0]);
  expect(await board.root.evaluate(same)).toBe(true);
});

test('every change of the position is told once, with its cause', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.root.evaluate((it) => {
    window.told = [];
    document.addEventListener('vd-change', ({ detail }) => {
      window.told.push(`${detail.cause} ${detail.ply}/${detail.plies}`);
      window.last = [detail.fen === it.fen, detail.record === it.record];
    });
  });
  const told = async () => {
    expect(await page.evaluate(() => window.last)).toEqual([true, true]);
    return page.evaluate(() => window.told.splice(0));
  };
  await board.click('e2', 'e4', 'e7', 'e5');
  expect(await told()).toEqual(['move 1/1', 'move 2/2']);
  await board.root.evaluate((it) => {
    it.undo();
    it.redo();
  });
  await board.button('One move back').click();
  await board.button('To the start').click();
  await board.button('To the end').click();
  expect(await told()).toEqual(['undo 1/2', 'redo 2/2', 'undo 1/2', 'goto 0/2', 'goto 2/2']);
  await board.root.evaluate((it) => {
    it.goto(2);
    it.flip();
    it.load('1. d4 d5');
    it.diagram.goto(1);
    it.diagram.annotate(1, 'Closed.', '!');
    it.restart();
  });
  expect(await told()).toEqual(['load 2/2', 'goto 1/2', 'edit 1/2', 'restart 0/0']);
  await board.choose('Edit the position');
  await board.click('e2', 'e4');
  await board.button('Done').click();
  expect(await told()).toEqual(['edit 0/0']);
});

test('what the reader points at and selects is told', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.evaluate(() => {
    window.told = [];
    for (const type of ['vd-hover', 'vd-select'])
      document.addEventListener(type, ({ detail }) =>
        window.told.push([type, detail.step ?? detail.path, detail.piece]),
      );
  });
  await board.square('e2').hover();
  await board.square('e2').click();
  await board.square('e4').click();
  const told = await page.evaluate(() => window.told);
  const pawn = { type: 1, id: 'P', name: 'pawn', side: 'white' };
  expect(told).toContainEqual(['vd-hover', 'e2', pawn]);
  expect(told.filter(([type]) => type === 'vd-select')).toEqual([
    ['vd-select', ['e2'], pawn],
    ['vd-select', [], undefined],
  ]);
});

test('arrows of the reader can be read', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.keyboard.down('Shift');
  await board.drag('d2', 'd4');
  await page.mouse.up();
  await page.keyboard.up('Shift');
  expect(await board.root.evaluate((it) => it.readerArrows)).toEqual([{ from: 'd2', to: 'd4' }]);
});
