// The clocks of both players, on a page whose time the test moves.

import { against, withoutChance } from './opponent.mjs';
import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

const timed = (control) => boardPage(CHESS).replace('controls', `controls clock="${control}"`);
const clock = (board, side) => board.root.getByRole('timer', { name: `Time of ${side}` });

test.beforeEach(({ page }) => page.clock.install());

test('after the first move a clock runs for whoever is to move, and each move adds its seconds', async ({
  open,
  page,
}) => {
  const board = await open(timed('1+5'));
  await expect(clock(board, 'White')).toHaveText('1:00');
  await page.clock.runFor(5000);
  await expect(clock(board, 'White')).toHaveText('1:00');
  await board.click('e2', 'e4');
  await page.clock.runFor(20_000);
  await expect(clock(board, 'White')).toHaveText('1:00');
  await expect(clock(board, 'Black')).toHaveText(/^0:(39|40)$/);
  await board.click('e7', 'e5');
  await expect(clock(board, 'Black')).toHaveText(/^0:4[345]$/);
  await page.clock.runFor(55_000);
  await expect(clock(board, 'White')).toHaveText(/^[45]\.\d$/);
  await expect(board.live).toContainText('White has ten seconds left.');
});

test('who is out of time loses; a rematch has all its time', async ({ open, page }) => {
  const board = await open(timed('1/2'));
  await page.evaluate(() => addEventListener('vd-verdict', ({ detail }) => (window.verdict = detail)));
  await board.click('e2', 'e4', 'e7', 'e5');
  await page.clock.runFor(61_000);
  await expect(board.message).toContainText('White has run out of time. Black wins.');
  expect(await page.evaluate(() => window.verdict)).toMatchObject({ result: 'black', reason: 'time' });
  await expect(board.root.locator('.record .result')).toHaveText('0–1');
  await board.root.getByRole('region', { name: 'Black wins' }).getByRole('button', { name: 'Rematch' }).click();
  await expect(clock(board, 'White')).toHaveText('1:00');
  await expect(clock(board, 'Black')).toHaveText('2:00');
  await board.expect('e2', 'white pawn');
});

test('a page may have its own rule for time', inFull(), async ({ open, page }) => {
  const board = await open(timed('1'));
  await page.evaluate(() =>
    addEventListener('vd-time', (event) => {
      window.fallen = event.detail.side;
      event.preventDefault();
    }),
  );
  await board.click('e2', 'e4');
  await page.clock.runFor(61_000);
  await expect.poll(() => page.evaluate(() => window.fallen)).toBe('black');
  await board.click('e7', 'e5');
  await board.expect('e5', 'black pawn');
});

test('a clock waits while the page is hidden, unless the page says always', inFull(), async ({ open, page }) => {
  const hide = (hidden) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  for (const [control, left] of [
    ['1', /^(1:00|0:59)$/],
    ['1 always', /^0:(29|30|28)$/],
  ]) {
    const board = await open(timed(control));
    await board.click('e2', 'e4');
    await hide(true);
    await page.clock.runFor(30_000);
    await hide(false);
    await expect(clock(board, 'Black')).toHaveText(left);
  }
});

test('readers give each side its time, by the menu', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await expect(clock(board, 'White')).toBeHidden();
  await board.choose('Clock');
  const dialog = board.root.getByRole('dialog', { name: 'Clock' });
  await dialog.getByLabel('White').selectOption('3 minutes, and 2 seconds for each move');
  await dialog.getByLabel('Black').selectOption('10 minutes, then 30 seconds a move');
  await dialog.getByRole('button', { name: 'Set the clocks' }).click();
  await expect(clock(board, 'White')).toHaveText('3:00');
  await expect(clock(board, 'Black')).toHaveText('10:00');
  await board.click('e2', 'e4');
  await page.clock.runFor(590_000);
  await expect(clock(board, 'Black')).toHaveText(/^(0:10|9\.\d|0:11)$/);
  await page.clock.runFor(15_000);
  // Its minutes are gone: now each move has thirty seconds.
  await expect(clock(board, 'Black')).toHaveText(/^0:2\d$/);
});

test('a game with clocks that is kept goes on with the time that was left', inFull(), async ({ open, page }) => {
  const board = await open(timed('1').replace('controls', 'controls keep'));
  await board.click('e2', 'e4');
  await page.clock.runFor(20_000);
  await board.click('e7', 'e5');
  const kept = () =>
    page.evaluate(async () => {
      const { readGames } = await import('/pkg/games.js');
      const [game] = (await readGames()) ?? [];
      return game?.plies === 2 && game.clock?.left.map(Math.round);
    });
  await expect.poll(async () => Boolean(await kept())).toBe(true);
  await page.reload();
  await expect(clock(board, 'Black')).toHaveText(/^0:(39|40)$/);
});

test('against the computer both have a clock', async ({ open, page }) => {
  await withoutChance(page);
  const board = await open(against(CHESS, 'black').replace(/ opponent="black" level="1" time="60000"/, ''));
  await board.button('Play against the computer').click();
  const dialog = board.root.getByRole('dialog', { name: 'Play against the computer' });
  await dialog.getByLabel('Clock').selectOption('5 minutes');
  await dialog.getByRole('radio', { name: '1', exact: true }).check();
  await dialog.getByRole('button', { name: 'Play' }).click();
  await expect(clock(board, 'White')).toHaveText('5:00');
  await expect(clock(board, 'Black')).toHaveText('5:00');
});
