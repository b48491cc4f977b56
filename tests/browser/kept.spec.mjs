// Games that the browser keeps: they go on after a reload, they are listed and removed, and where nothing can be kept all else works.

import { violations } from './axe.mjs';
import { against, withoutChance } from './opponent.mjs';
import { Board, boardPage, CHESS, expect, inFull, test } from './page.mjs';

const keeping = (html) => html.replace('<variant-diagram', '<variant-diagram keep');

/** What the database has. */
const kept = (page) =>
  page.evaluate(async () => {
    const { readGames } = await import('/pkg/games.js');
    return (await readGames()) ?? [];
  });

/** Waits until a game with so many moves is kept. */
const hasKept = (page, plies) => expect.poll(async () => (await kept(page))[0]?.plies).toBe(plies);

/** Loads the page again; resolves when its board can be played. */
async function again(page) {
  await page.reload();
  const board = new Board(page, page.locator('variant-diagram').first());
  await expect(board.grid).toBeVisible();
  return board;
}

const answers = async (board, count) => expect.poll(() => board.root.evaluate((it) => it.scene.plies)).toBe(count);

test('a game goes on after a reload, at its place, with its variations', async ({ open, page }) => {
  const board = await open(keeping(boardPage(CHESS)));
  await board.click('e2', 'e4', 'e7', 'e5');
  await board.button('One move back').click();
  await board.click('c7', 'c5');
  await hasKept(page, 2);
  await board.button('Flip the board').click();
  await expect.poll(async () => (await kept(page))[0].flipped).toBe(true);
  const later = await again(page);
  await later.expect('c5', 'black pawn');
  expect(await later.root.evaluate((it) => [it.record.includes('e5'), it.flipped])).toEqual([true, true]);
  // A game that begins anew is none to come back to.
  await later.choose('Restart');
  await expect.poll(async () => (await kept(page)).length).toBe(0);
  await (await again(page)).expect('e2', 'white pawn');
});

test('a reader who moves and leaves at once finds the move again', inFull(), async ({ open, page }) => {
  const board = await open(keeping(boardPage(CHESS)));
  const address = page.url();
  await board.root.evaluate((it) =>
    it.addEventListener('vd-moved', () => location.assign('/pkg/README.md'), { once: true }),
  );
  await board.click('e2', 'e4');
  await page.waitForURL('**/README.md');
  await page.goto(address);
  const later = new Board(page, page.locator('variant-diagram').first());
  await later.expect('e4', 'white pawn');
});

test('the opponent comes back with its level, and plays on', inFull(), async ({ open, page }) => {
  await withoutChance(page);
  const board = await open(keeping(against(CHESS, 'black')).replace(/ opponent="black" level="1" time="60000"/, ''));
  await board.root.evaluate((it) => Object.assign(it, { level: 2, opponent: 'black' }));
  await board.click('e2', 'e4');
  await answers(board, 2);
  await hasKept(page, 2);
  const later = await again(page);
  expect(await later.root.evaluate((it) => [it.opponent, it.level, it.view])).toEqual(['black', 2, 'white']);
  await later.click('a2', 'a3');
  await answers(later, 4);
});

test(
  'a game that is over is shown again after a reload, and not to whoever comes anew',
  inFull(),
  async ({ open, page }) => {
    const board = await open(keeping(boardPage(CHESS)));
    await board.click('f2', 'f3', 'e7', 'e5', 'g2', 'g4', 'd8', 'h4');
    await expect.poll(async () => (await kept(page))[0]?.over).toBe(true);
    await expect((await again(page)).message).toContainText('Black wins');
    await page.goto('about:blank');
    await page.goBack();
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    const anew = new Board(page, page.locator('variant-diagram'));
    await anew.expect('e2', 'white pawn');
  },
);

test('boards of one page are told apart; a board that does not ask keeps nothing', async ({ open, page }) => {
  const two = boardPage(CHESS, CHESS);
  const board = await open(two.replace('<variant-diagram', '<variant-diagram keep="first"'));
  await new Board(page, page.locator('variant-diagram').nth(1)).click('d2', 'd4');
  await board.click('e2', 'e4');
  await hasKept(page, 1);
  expect((await kept(page)).length).toBe(1);
  const later = await again(page);
  await later.expect('e4', 'white pawn');
  await new Board(page, page.locator('variant-diagram').nth(1)).expect('d2', 'white pawn');
});

test('a game by rules that the page has no more is listed, not lost', async ({ open, page }) => {
  const board = await open(keeping(boardPage(CHESS)));
  await board.click('g1', 'f3', 'e7', 'e5');
  await hasKept(page, 2);
  const other = await open(keeping(boardPage(CHESS.replace('knight:N:N', 'knight:N:C'))));
  await other.expect('g1', 'white knight');
  await expect(other.message).toContainText('The rules of this page have changed.');
  await other.click('e2', 'e4');
  await expect.poll(async () => (await kept(page)).length).toBe(2);
  await other.choose('Your games');
  const list = other.root.getByRole('dialog', { name: 'Your games' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').filter({ hasText: 'have changed since' })).toContainText('2 half-moves');
  await list.getByText('Its record').click();
  await expect(list.getByRole('textbox', { name: 'Record' })).toHaveValue(/Nf3/);
});

test('the list removes one game, or all of them when asked twice', inFull(), async ({ open, page }) => {
  await page.goto('about:blank');
  const board = await open(keeping(boardPage(`title=One\n${CHESS}`)));
  await board.click('e2', 'e4');
  await hasKept(page, 1);
  await board.choose('Your games');
  const list = board.root.getByRole('dialog', { name: 'Your games' });
  await expect(list).toContainText('One (this board)');
  await expect(list).toContainText('1 half-move, Black to move.');
  expect(await violations(page, 'variant-diagram')).toEqual([]);
  await list.getByRole('button', { name: 'Remove all' }).click();
  await list.getByRole('button', { name: 'Really remove all?' }).click();
  await expect(list).toHaveCount(0);
  await expect.poll(async () => (await kept(page)).length).toBe(0);
  await board.click('e7', 'e5');
  await hasKept(page, 2);
  await board.choose('Your games');
  await list.getByRole('button', { name: 'Remove One' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
});

test('no more than sixty games are kept, the latest', inFull(), async ({ open, page }) => {
  const board = await open(keeping(boardPage(CHESS)));
  await board.click('e2', 'e4');
  await hasKept(page, 1);
  await page.evaluate(async () => {
    const base = await new Promise((resolve) => {
      const request = indexedDB.open('variant-diagram-games');
      request.onsuccess = () => resolve(request.result);
    });
    const store = base.transaction('games', 'readwrite').objectStore('games');
    const [game] = await new Promise((resolve) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
    });
    for (let n = 0; n < 70; n += 1) store.put({ ...game, key: `old ${n}`, time: n });
    // What other scripts have written there is none.
    store.put({ key: 'foreign', time: 1, definition: 5 });
  });
  await board.click('e7', 'e5');
  await expect.poll(async () => (await kept(page)).length).toBe(60);
  expect((await kept(page))[0].plies).toBe(2);
});

for (const [name, script] of [
  ['there is no database', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'the database is refused',
    () =>
      (IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      }),
  ],
  ['the database never answers', () => (IDBFactory.prototype.open = () => ({}))],
  [
    'the database is full',
    () =>
      (IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
])
  test(`boards work where ${name}`, inFull(/refused/.test(name)), async ({ open, page }) => {
    await page.addInitScript(script);
    const board = await open(keeping(boardPage(CHESS)));
    await board.click('e2', 'e4', 'e7', 'e5');
    await board.expect('e5', 'black pawn');
    await board.choose('Your games');
    await expect(board.root.getByRole('dialog', { name: 'Your games' })).toContainText(/None yet|keeps no games/);
  });

test('the front page lists the games that go on, and each leads back to its page', async ({ page, site }) => {
  await page.goto(`${site}index.html`);
  await expect(page.locator('#yours')).toBeHidden();
  await page.goto(`${site}games/chess/index.html`);
  const board = new Board(page, page.locator('#board'));
  await board.click('e2', 'e4');
  await hasKept(page, 1);
  await page.goto(`${site}index.html`);
  const list = page.getByRole('region', { name: 'Your games' });
  await expect(list.getByRole('listitem')).toContainText('1 half-move, Black to move.');
  await list.getByRole('link', { name: 'Chess' }).click();
  await board.expect('e4', 'white pawn');
  await page.goBack();
  await list.getByRole('button', { name: /^Remove/ }).click();
  await expect(list).toBeHidden();
});

test('on the page of a game keys work wherever the focus is', inFull(), async ({ page, site }) => {
  await page.goto(`${site}games/chess/index.html`);
  const board = new Board(page, page.locator('#board'));
  await board.click('e2', 'e4');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowLeft');
  await board.expect('e2', 'white pawn');
  await page.keyboard.press('ArrowRight');
  await board.expect('e4', 'white pawn');
  await page.keyboard.press('f');
  expect(await board.root.evaluate((it) => it.flipped)).toBe(true);
});
