// Endings are worked out in the worker of the page, with progress, and given up at once when nobody wants them any more.

import { violations } from './axe.mjs';
import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

/** A rook against a king: White mates in one. */
const ROOK = '7k/8/6K1/8/8/8/8/R7 w - - 0 1';

/** Chess from a position. */
const from = (fen) => boardPage(`${CHESS}\nfen=${fen}`);

/** A board of a page without a worker. */
const alone = async ({ page, open }) => {
  await page.route('**/worker.js', (route) => route.fulfill({ status: 404, body: '' }));
  return open(from(ROOK));
};

for (const [where, opened] of [
  ['in the worker', ({ open }) => open(from(ROOK))],
  ['on the page, where there can be no worker', alone],
])
  test(`an ending is worked out ${where}`, async ({ open, page }) => {
    const board = await opened({ open, page });
    const told = await board.root.evaluate(async (it) => {
      const heard = [];
      const found = await it.endings({ progress: ({ share }) => heard.push(share) });
      const error = await it.endings({ pieces: 'K,X;K' }).catch(({ code, message }) => ({ code, message }));
      return { found, error, heard };
    });
    const { white, black, result, moves, whitePieces, blackPieces } = told.found;
    expect([whitePieces, blackPieces]).toEqual([['R', 'K'], ['K']]);
    expect([white.longestWin.moves, white.draws, black.wins]).toEqual([16, 0, 0]);
    expect(white.longestWin.line.length).toBe(31);
    expect(white.longestWin.line.at(-1)).toMatch(/#$/);
    expect(result).toEqual({ winsIn: 1 });
    expect(moves[0]).toEqual({ path: ['a1', 'a8'], san: 'Ra8#', result: { winsIn: 1 } });
    expect(told.heard).toEqual([...told.heard].sort((a, b) => a - b));
    expect(told.error).toEqual({ code: 'bad-pieces', message: 'No piece has the ID "X".' });
    expect(page.workers().length).toBe(opened === alone ? 0 : 1);
  });

test('a signal ends the work', inFull(), async ({ open }) => {
  const board = await open(from(ROOK));
  const told = await board.root.evaluate(async (it) => {
    const stop = new AbortController();
    const heard = [];
    const progress = (known) => {
      heard.push(known);
      stop.abort();
    };
    return { found: await it.endings({ pieces: 'K,Q;K,R', signal: stop.signal, progress }), heard };
  });
  expect(told.found).toBe(undefined);
  expect(told.heard.length).toBe(1);
  expect(told.heard[0].share).toBeLessThan(1);
});

/** A small board, on which pawns become rooks and queens: an ending of theirs leads to many others. */
const SMALL = `files=5
ranks=6
firstRank=1
royal=K
promoChoice=QR
pawn:P:fmWfceFifmnD::a2-e2
rook:R:R::
queen:Q:Q::
king:K:K::a1`;
const PAWNS = 'K,P;K,P';

test('tables that are finished are not made again', inFull(), async ({ open }) => {
  const board = await open(boardPage(SMALL));
  const told = await board.root.evaluate(async (it, pieces) => {
    let [whole, rest] = [0, 0];
    const tables = [];
    const all = await it.endings({
      pieces,
      progress({ nodes, settled }) {
        whole = nodes;
        if (settled) tables.push(settled);
      },
    });
    const settled = [new Blob(['no table']), ...tables];
    const again = await it.endings({ pieces, settled, progress: ({ nodes }) => (rest = nodes) });
    return { all, again, whole, rest, sizes: tables.map(({ size }) => size) };
  }, PAWNS);
  expect(told.again).toEqual(told.all);
  expect(told.sizes.length).toBeGreaterThan(3);
  expect(told.rest).toBeLessThan(told.whole);
});

test('endings go on after a reload with the tables that were finished', inFull(), async ({ page, site }) => {
  const result = page.locator('#ending-result');
  const opened = async () => {
    await page.goto(`${site}playground.html`);
    const board = page.locator('variant-diagram');
    await page.getByRole('textbox', { name: 'Definition' }).fill(SMALL);
    await expect.poll(() => board.evaluate((it) => it.fen)).toMatch(/^\w+\/ppppp\//);
    await page.getByText('Work out the ending').press('Enter');
    return page.getByRole('textbox', { name: 'Pieces' });
  };
  const pieces = await opened();
  await pieces.fill(PAWNS);
  await pieces.press('Enter');
  const kept = () =>
    page.evaluate(async () => {
      const { recall, keyOf } = await import('./keep.js');
      const tables = await Promise.all([0, 1, 2].map((it) => recall(keyOf('table', it), () => true)));
      return tables.filter((it) => it).length;
    });
  await expect.poll(kept).toBe(3);
  await page.reload();
  const again = await opened();
  await expect(result).toHaveText(/^The page was left while it worked out K,P;K,P: \d+ tables are kept\.$/);
  await expect(again).toHaveValue(PAWNS);
  await again.press('Enter');
  await expect(page.locator('#ending-work')).toHaveText(/positions, \d+ %/);
  // Some seconds of work, and many times that on a slow or busy machine.
  await expect(result).toContainText('moves at most.', { timeout: 60_000 });
  await expect.poll(kept).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('the playground works an ending out, and gives up', async ({ page, site }) => {
  await page.goto(`${site}playground.html`);
  const board = page.locator('variant-diagram');
  await page.getByRole('textbox', { name: 'Definition' }).fill(`${CHESS}\nfen=${ROOK}`);
  await expect.poll(() => board.evaluate((it) => it.fen)).toContain('7k/8/6K1');
  await page.getByText('Work out the ending').press('Enter');
  await page.getByRole('button', { name: 'Compute this ending' }).press('Enter');
  const result = page.locator('#ending-result');
  await expect(result).toHaveText(
    'This position wins in 1. White to move always wins, in 16 moves at most. Black to move draws 10 % and loses 90 % of all positions.',
  );
  await expect(page.getByRole('row', { name: /^White/ })).toContainText('16 moves');
  const moves = page.getByRole('list', { name: 'Moves with their results' }).getByRole('listitem');
  await expect(moves.first()).toHaveText('Ra8#: wins in 1');
  expect(await violations(page)).toEqual([]);
  const pieces = page.getByRole('textbox', { name: 'Pieces' });
  await pieces.fill('K,Q;K,R');
  await pieces.press('Enter');
  await expect(page.locator('#ending-work')).toHaveText(/positions, \d+ %, .*(seconds?|left)$/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(result).toHaveText('Stopped.');
  await expect(pieces).toBeFocused();
  await pieces.fill('K,Q,Q,Q;K');
  await pieces.press('Enter');
  await expect(result).toHaveText('A table holds up to four pieces, and at least one.');
});

test('an ending that was worked out is known after a reload', inFull(), async ({ page, site }) => {
  const workersFor = async () => {
    await page.goto(`${site}playground.html`);
    const board = page.locator('variant-diagram');
    await page.getByRole('textbox', { name: 'Definition' }).fill(`${CHESS}\nfen=${ROOK}`);
    await expect.poll(() => board.evaluate((it) => it.fen)).toContain('7k/8/6K1');
    await page.getByText('Work out the ending').click();
    await page.getByRole('button', { name: 'Compute this ending' }).click();
    await expect(page.locator('#ending-result')).toHaveText(
      'This position wins in 1. White to move always wins, in 16 moves at most. Black to move draws 10 % and loses 90 % of all positions.',
    );
    return page.workers().length;
  };
  expect([await workersFor(), await workersFor()]).toEqual([1, 0]);
});

test('endings pause, resume, and tell after a reload what was worked out', inFull(), async ({ page, site }) => {
  const opened = async () => {
    await page.goto(`${site}playground.html`);
    const board = page.locator('variant-diagram');
    await page.getByRole('textbox', { name: 'Definition' }).fill(`${CHESS}\nfen=${ROOK}`);
    await expect.poll(() => board.evaluate((it) => it.fen)).toContain('7k/8/6K1');
    await page.getByText('Work out the ending').press('Enter');
    return page.getByRole('textbox', { name: 'Pieces' });
  };
  const pieces = await opened();
  await pieces.fill('K,Q;K,R');
  await pieces.press('Enter');
  const told = page.locator('#ending-work');
  await expect(told).toHaveText(/positions, \d+ %/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  const paused = await told.textContent();
  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(told).not.toHaveText(paused);
  await page.reload();
  const again = await opened();
  await expect(page.locator('#ending-result')).toHaveText(
    /^The page was left while it worked out K,Q;K,R: \d+ tables? (is|are) kept\.$/,
  );
  await expect(again).toHaveValue('K,Q;K,R');
  await again.press('Enter');
  await expect(told).toHaveText(/positions, \d+ %/);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.locator('#ending-result')).toHaveText('Stopped.');
});
