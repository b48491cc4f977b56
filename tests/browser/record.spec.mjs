// The record with its variations and comments, and what can be taken away: text, link, pictures.

import { readFileSync } from 'node:fs';
import { violations } from './axe.mjs';
import { Board, boardPage, CHESS, expect, inFull, test } from './page.mjs';

const GAME = '{Begins well.} 1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 d5!?) 2... d6) 2. Nf3! Nc6 *';

/** Puts a record into the board. */
async function load(board, text = GAME) {
  await board.button('Share').click();
  await expect(board.root.getByRole('textbox', { name: 'Position' })).not.toHaveValue('');
  await board.root.getByRole('textbox', { name: 'Record of the game' }).fill(text);
  await board.button('Load this game').click();
  await expect(board.root.locator('.record [aria-current]')).toHaveCount(1);
}

const record = (board) => board.root.evaluate((element) => element.diagram.record());
const current = (board) => board.root.locator('.record [aria-current="true"]');
const move = (board, text) => board.root.locator('.record button').filter({ hasText: text });

for (const width of [1280, 375]) {
  test.describe(`${width} pixels wide`, inFull(width === 1280), () => {
    test.use({ viewport: { width, height: 900 } });

    test('variations are indented, comments stand in their place', async ({ open, page }) => {
      const board = await open(boardPage(CHESS));
      await load(board);
      await expect(board.root.locator('.record')).toContainText('Begins well.');
      const variation = board.root.getByRole('list', { name: 'Variation' });
      await expect(variation).toHaveCount(2);
      await expect(variation.first()).toContainText('Sicilian');
      const left = async (place) => (await place.boundingBox()).x;
      expect(await left(variation.nth(1))).toBeGreaterThan(await left(variation.first()));
      expect(await left(variation.first())).toBeGreaterThan(await left(board.root.locator('.record')));
      await expect(move(board, 'Nf3!')).toHaveAttribute('aria-label', 'Nf3, good move');
      expect(
        await board.root.evaluate(
          (it) => it.shadowRoot.querySelector('.bar').scrollWidth <= it.shadowRoot.querySelector('.bar').clientWidth,
        ),
      ).toBe(true);
      expect(await violations(page)).toEqual([]);
      await move(board, 'd5').click();
      await board.expect('d5', 'black pawn');
      await board.expect('c3', 'white pawn');
      await board.expect('e5', 'empty');
    });
  });
}

for (const [width, height] of [
  [1366, 768],
  [375, 812],
])
  test.describe(`a text with several games, ${width} by ${height}`, inFull(width === 375), () => {
    test.use({ viewport: { width, height } });

    test('lets the reader choose one', async ({ open, page }) => {
      const board = await open(boardPage(CHESS));
      await board.button('Share').click();
      const games = [
        '[White "Ann"]\n[Black "Ben"]\n[Event "Club"]\n\n1. e4 e5 1-0',
        '[White "Cy"]\n\n1. d4 {said d5',
        '1. c4 c5 2. Nc3 *',
      ];
      await board.root.getByRole('textbox', { name: 'Record of the game' }).fill(games.join('\n\n'));
      await board.button('Load this game').click();
      const dialog = board.root.getByRole('dialog', { name: 'Choose a game' });
      await expect(dialog.locator('li')).toHaveCount(3);
      await expect(dialog).toContainText('This text holds 3 games.');
      await expect(dialog.locator('li').first()).toContainText('Ann – Ben · 1-0');
      await expect(dialog.locator('li').nth(2)).toContainText('1. c4 c5 2. Nc3');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Ann – Ben' }).click();
      await expect(board.root.getByRole('dialog')).toHaveCount(0);
      expect(await record(board)).toContain('1. e4 e5 1-0');
    });
  });

test('a file is opened or dropped in the encoding that it has', async ({ open }) => {
  const files = JSON.parse(readFileSync(new URL('../encodings/files.json', import.meta.url), 'utf8'));
  const bytesOf = (name) => Buffer.from(files.find((it) => it.name === name).bytes, 'base64');
  const shogi = readFileSync(new URL('../diagrams/shogi.txt', import.meta.url), 'utf8');
  const board = await open(boardPage(shogi));
  await board.button('Share').click();
  const file = board.root.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'a.kif',
    mimeType: 'text/plain',
    buffer: bytesOf('KIF that names its encoding'),
  });
  await expect(board.root.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => record(board)).toContain('[White "山田太郎"]');
  // A dropped one, that says nothing of it.
  await board.button('Share').click();
  const area = board.root.getByRole('textbox', { name: 'Record of the game' });
  await area.evaluate(
    (element, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'b.csa'));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [...bytesOf('CSA')],
  );
  await expect(board.root.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => record(board)).toContain('角道を開ける。');
  await expect(board.root.getByText('it was read as Shift_JIS').first()).toBeVisible();
  await board.button('Share').click();
  await file.setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0, 1, 2]) });
  await expect(board.root.getByText('This file is no text.')).toBeVisible();
});

test('another move from an earlier position becomes a variation', async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4', 'e7', 'e5', 'g1', 'f3');
  await board.button('To the start').click();
  await board.button('One move on').click();
  await board.click('c7', 'c5');
  expect(await record(board)).toBe('1. e4 e5 (1... c5) 2. Nf3 *');
  await board.click('d2', 'd4');
  expect(await record(board)).toBe('1. e4 e5 (1... c5 2. d4) 2. Nf3 *');
  // And so does a move after one back.
  await board.button('One move back').click();
  await board.click('b1', 'c3');
  expect(await record(board)).toBe('1. e4 e5 (1... c5 2. d4 (2. Nc3)) 2. Nf3 *');
});

test('the keyboard walks along the line and switches between variations', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await load(board);
  await board.button('To the start').click();
  await board.root.locator('.record button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(current(board)).toHaveText('e4');
  await expect(current(board)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(current(board)).toHaveText('e5');
  await page.keyboard.press('ArrowDown');
  await expect(current(board)).toHaveText('c5');
  await board.expect('c5', 'black pawn');
  await expect(board.live).toContainText('pawn c7 to c5');
  await page.keyboard.press('ArrowRight');
  await expect(current(board)).toHaveText('Nf3');
  await page.keyboard.press('ArrowUp');
  await expect(current(board)).toHaveText('c3');
  await page.keyboard.press('End');
  await expect(current(board)).toHaveText('d5!?');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(current(board)).toHaveText('e5');
  await page.keyboard.press('Home');
  await board.expect('e2', 'white pawn');
  // One place for Tab.
  await expect(board.root.locator('.record button[tabindex="0"]')).toHaveCount(1);
});

test('keys of the record do not reach the page, others do', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await load(board);
  await page.evaluate(() => {
    globalThis.keys = [];
    document.addEventListener('keydown', (event) => globalThis.keys.push(event.key));
  });
  await move(board, 'e4').click();
  for (const key of ['ArrowRight', 'ArrowDown', 's', 'PageDown']) await page.keyboard.press(key);
  expect(await page.evaluate(() => globalThis.keys)).toEqual(['s', 'PageDown']);
});

test('a variation becomes the main line, is left out, and comes back', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await load(board);
  await move(board, 'e4').click();
  await expect(board.button('Main line')).toBeHidden();
  await move(board, 'c5').click();
  await board.button('Main line').click();
  const promoted = '{Begins well.} 1. e4 c5 {Sicilian} (1... e5 2. Nf3! Nc6) 2. Nf3 (2. c3 d5!?) 2... d6 *';
  expect(await record(board)).toBe(promoted);
  await expect(current(board)).toHaveText('c5');
  await board.button('Delete from here').click();
  expect(await record(board)).toBe('{Begins well.} 1. e4 e5 2. Nf3! Nc6 *');
  await expect(board.button('Bring back')).toBeFocused();
  await board.button('Bring back').click();
  expect(await record(board)).toBe(promoted);
  await expect(current(board)).toHaveText('c5');
});

test('comments and annotations are written, as text', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4', 'e7', 'e5');
  await board.root.locator('summary', { hasText: 'Comment' }).click();
  await board.root.getByRole('textbox', { name: 'Comment on e5' }).fill('<img src=x onerror=alert(1)> {fine}');
  await board.root.getByRole('combobox', { name: 'Annotation' }).selectOption('!?');
  await board.button('Save the comment').click();
  await expect(board.root.locator('.record')).toContainText('e5!?');
  await expect(board.root.locator('.record')).toContainText('<img src=x');
  expect(await board.root.locator('.record img').count()).toBe(0);
  const text = await record(board);
  expect(text).toBe('1. e4 e5!? {<img src=x onerror=alert(1)> (fine)} *');
  await board.root.evaluate((element, it) => element.diagram.load(it), text);
  expect(await record(board)).toBe(text);
  await expect(board.root.getByRole('textbox', { name: 'Comment on e5' })).toHaveValue(
    '<img src=x onerror=alert(1)> (fine)',
  );
  expect(await violations(page)).toEqual([]);
});

test('what is said about the move that is shown stands beside the board, and what is shown is in sight', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const board = await open(boardPage(CHESS));
  const knights = Array.from({ length: 16 }, (_, n) => {
    const [white, black] = n % 2 === 0 ? ['Nf3', 'Nf6'] : ['Ng1', 'Ng8'];
    return `${n + 1}. ${white} ${black} {Said of move ${n + 1}.}`;
  });
  await board.root.evaluate((it, text) => it.load(text), `{Said before all.} ${knights.join(' ')} *`);
  const said = board.root.locator('.said');
  await expect(said).toHaveText('Said of move 16.');
  const [box, grid] = [await said.boundingBox(), await board.grid.boundingBox()];
  expect(box.x).toBeGreaterThan(grid.x + grid.width);
  const isSeen = () =>
    current(board).evaluate((it) => {
      const [own, list] = [it, it.closest('.record')].map((part) => part.getBoundingClientRect());
      return own.top >= list.top - 1 && own.bottom <= list.bottom + 1;
    });
  await expect.poll(isSeen).toBe(true);
  // Also in a list that has got smaller.
  await page.setViewportSize({ width: 1366, height: 600 });
  await expect.poll(isSeen).toBe(true);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect.poll(isSeen).toBe(true);
  await page.setViewportSize({ width: 1366, height: 768 });
  await board.button('One move back').click();
  await expect(said).toBeHidden();
  await board.button('To the start').click();
  await expect(said).toHaveText('Said before all.');
  expect(await violations(page)).toEqual([]);
});

test('play through follows the line that is shown', inFull(), async ({ open, page }) => {
  await page.clock.install();
  const board = await open(boardPage(CHESS));
  await load(board);
  await board.button('To the start').click();
  await board.choose('Play through');
  await page.clock.runFor(6000);
  await expect(current(board)).toHaveText('Nc6');
});

test('a link holds the variations and the place in them', async ({ open, page }) => {
  const board = await open(boardPage(CHESS).replace('<variant-diagram', '<variant-diagram linked'));
  await load(board);
  await move(board, 'd5').click();
  const link = await board.root.evaluate((element) => element.link());
  await page.goto('about:blank');
  await page.goto(link);
  const other = new Board(page, page.locator('variant-diagram'));
  await other.expect('c3', 'white pawn');
  await other.expect('d5', 'black pawn');
  await expect(current(other)).toHaveText('d5!?');
  expect(await record(other)).toBe(GAME);
});

test('a board that moves on the page keeps its variations', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await load(board);
  await move(board, 'c5').click();
  await page.evaluate(() => {
    const element = document.querySelector('variant-diagram');
    document.querySelector('main').append(element);
    return element.ready;
  });
  await board.expect('c5', 'black pawn');
  expect(await record(board)).toBe(GAME);
});

test('the game is copied as text', inFull(), async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const board = await open(boardPage(CHESS));
  await load(board);
  await board.button('Share').click();
  await board.button('Copy the game').click();
  await expect(board.dialog).toContainText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(GAME);
});

test('pictures of the position are saved, without the network', async ({ open, page }) => {
  const board = await open(boardPage(`title=My "best" game!\n${CHESS}`));
  await board.click('e2', 'e4');
  await board.button('Share').click();
  const saved = async (name) => {
    await board.root.getByRole('combobox', { name: 'Save or copy as' }).selectOption(name);
    const save = board.root.getByRole('button', { name: 'Save', exact: true });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const svg = await saved('svg');
  expect(svg.name).toBe('my-best-game.svg');
  const text = svg.bytes.toString();
  expect(text).toMatch(/^<svg [^>]*width="\d+"/);
  const png = await saved('png');
  expect(png.name).toBe('my-best-game.png');
  expect([...png.bytes.subarray(1, 4)].map((it) => String.fromCharCode(it)).join('')).toBe('PNG');
  // As large as the drawing says, and not of one colour.
  expect(png.bytes.readUInt32BE(16)).toBe(Number(/width="(\d+)"/.exec(text)[1]));
  expect(png.bytes.length).toBeGreaterThan(10_000);
  await expect(board.dialog).toContainText('Saved: my-best-game.png');
});

test('where a page allows no such images, it says so', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "img-src 'none'";
    document.head.append(policy);
  });
  await board.button('Share').click();
  await board.root.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(board.dialog).toContainText('Save as SVG instead.');
});
