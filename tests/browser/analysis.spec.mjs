// The computer as an analyst: off by default, then a gauge, lines, arrows and threats, for eyes and for screen readers.

import { violations } from './axe.mjs';
import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

/** Chess from a position. */
const from = (fen) => boardPage(`${CHESS}\nfen=${fen}`);

/** A rook on e1 mates on the back rank. */
const MATE = '6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1';

/** White has all the time in the world, but Black's rook could mate on the back rank. */
const THREAT = '4r1k1/8/8/8/8/8/P5PP/7K w - - 0 1';

const arrows = (board, kind) => board.root.locator(`.arrows .arrow.${kind}`);
const meter = (board) => board.root.getByRole('meter', { name: 'Evaluation' });

test('it is off until somebody wants it, and gone when nobody does', async ({ open, page }) => {
  const board = await open(from(MATE));
  await expect(meter(board)).toHaveCount(0);
  const toggle = board.button('Analyse the position');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(meter(board)).toHaveAttribute('aria-valuetext', 'White wins in 1 move.');
  await expect(meter(board)).toHaveAttribute('aria-valuenow', '100');
  await expect(arrows(board, 'best')).toHaveCount(1);
  await expect(arrows(board, 'other')).toHaveCount(2);
  await expect(board.root.getByRole('list', { name: 'Best lines' }).getByRole('listitem').first()).toHaveText(
    /^White in 1 Re8#?$/,
  );
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await board.root.evaluate((it) => [it.analysis, it.hasAttribute('analysis')])).toEqual([true, true]);
  expect(await violations(page)).toEqual([]);
  await board.button('Stop analysing').click();
  await expect(board.root.locator('.analysis')).toBeHidden();
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(0);
  expect(await board.root.getAttribute('analysis')).toBeNull();
});

test('what it came to is announced at the end', inFull(), async ({ open }) => {
  const board = await open(from('7k/8/5K2/6R1/8/8/8/8 b - - 0 1'));
  await board.root.evaluate((it) => (it.analysis = true));
  await expect(board.live).toHaveText(/^White wins in \d moves\. Best: Kh7 /);
  await expect(board.root.locator('.progress')).toHaveText(/^Depth \d$/);
});

test('it follows the game, to its end and back', async ({ open }) => {
  const board = await open(from('7k/5Q2/6K1/8/8/8/8/8 w - - 0 1'));
  await board.root.evaluate((it) => (it.analysis = true));
  await expect(meter(board)).toHaveAttribute('aria-valuetext', 'White wins in 1 move.');
  await board.click('f7', 'f8');
  await expect(board.message).toContainText('White wins.');
  await expect(board.root.locator('.analysis')).toContainText('The game is over.');
  await expect(meter(board)).toHaveAttribute('aria-valuetext', /White wins\.$/);
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(0);
  await board.button('One move back').click();
  await expect(arrows(board, 'best')).toHaveCount(1);
});

test('a threat is an arrow and a sentence', async ({ open, page }) => {
  const board = await open(from(THREAT).replace('<variant-diagram', '<variant-diagram analysis'));
  await expect(arrows(board, 'best')).toHaveCount(1);
  await expect(arrows(board, 'threat')).toHaveCount(0);
  const toggle = board.button('Threats');
  await toggle.click();
  await expect(board.root.locator('.threat-words')).toHaveText(/^Black threatens \S+: Black wins in 1 move\.$/);
  await expect(arrows(board, 'threat')).toHaveCount(1);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);
  await toggle.click();
  await expect(board.root.locator('.threat-words')).toBeHidden();
  await expect(arrows(board, 'threat')).toHaveCount(0);
});

test('after a mistake the better move is an arrow and a sentence', async ({ open, page }) => {
  const board = await open(from(MATE).replace('<variant-diagram', '<variant-diagram analysis'));
  await expect(meter(board)).toHaveAttribute('aria-valuetext', 'White wins in 1 move.');
  await expect(board.root.locator('.better-words')).toBeHidden();
  await board.click('e1', 'd1');
  const words = board.root.locator('.better-words');
  await expect(words).toHaveText(/^Better was Re8#?: White wins in 1 move\.$/);
  await expect(board.live).toContainText('Better was Re8');
  await expect(arrows(board, 'open')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await board.click('h7', 'h6');
  await expect(words).toBeHidden();
  await board.button('One move back').click();
  // Other lines come, and may move the button.
  await expect(board.message).toContainText('move 1 of 2');
  await expect(meter(board)).toHaveAttribute('aria-valuetext', /^White is better/);
  await board.button('One move back').click();
  await expect(meter(board)).toHaveAttribute('aria-valuetext', 'White wins in 1 move.');
  await board.click('e1', 'e8');
  await expect(board.message).toContainText('White wins.');
  await expect(words).toBeHidden();
});

test('who is in check is threatened enough', inFull(), async ({ open }) => {
  const board = await open(
    from('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1').replace('<variant-diagram', '<variant-diagram analysis'),
  );
  await board.button('Threats').click();
  await expect(board.root.locator('.threat-words')).toHaveText('White is in check.');
});

test('a search that fails is told, and tried again on request', inFull(), async ({ open, page }) => {
  let isBroken = true;
  await page.route('**/worker.js', (route) =>
    isBroken
      ? route.fulfill({
          contentType: 'text/javascript',
          body: `onmessage = ({ data }) => data.id && postMessage({ kind: 'failed', id: data.id, why: '', panic: true });`,
        })
      : route.continue(),
  );
  const board = await open(from(MATE));
  await board.button('Analyse the position').click();
  await expect(board.message).toContainText('Something went wrong in the engine while the computer was thinking.');
  isBroken = false;
  await board.button('Try again').click();
  await expect(meter(board)).toHaveAttribute('aria-valuetext', 'White wins in 1 move.');
});
