// A page with a thousand boards: those near the viewport begin, and the page answers all the while.

import { Board, CHESS, expect, test } from './page.mjs';

const MANY = 1000;

/** No task may be as long, in milliseconds. On a busy machine even a page without scripts is slower at times: the best of some visits counts. */
const PAUSE = 100;
const VISITS = 5;

test('a thousand boards: what is near begins, without long pauses', async ({ page, site }) => {
  const element = `<variant-diagram>\n${CHESS}\n</variant-diagram>`;
  await page.route('**/many.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Test</title><script>
        window.tasks = [];
        new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((it) => it.duration))).observe({ type: 'longtask', buffered: true });
      </script><script type="module" src="pkg/define.js"></script>${element.repeat(MANY)}`,
    }),
  );
  const boards = page.locator('variant-diagram');
  const started = () => boards.evaluateAll((all) => all.filter((it) => it.diagram !== undefined).length);
  let longest = Infinity;
  for (let visit = 0; visit < VISITS && longest >= PAUSE; visit += 1) {
    await page.goto(`${site}many.html`);
    await new Board(page, boards.first()).expect('e2', 'white pawn');
    await expect(boards.nth(1).getByRole('grid')).toBeVisible();
    await page.waitForTimeout(1000);
    expect(await started()).toBeLessThan(20);
    longest = Math.max(0, ...(await page.evaluate(() => window.tasks)));
  }
  expect(longest).toBeLessThan(PAUSE);
  const last = new Board(page, boards.last());
  await boards.last().scrollIntoViewIfNeeded();
  await last.click('e2', 'e4');
  await last.expect('e4', 'white pawn');
  expect(await started()).toBeLessThan(40);
  // Whoever asks for a board gets it, wherever it is.
  const asked = await boards.nth(500).evaluate((it) => it.ready.then(() => it.scene.pieces.length));
  expect(asked).toBe(32);
});

test('boards that are begun together leave the page its turns', async ({ page, site }) => {
  await page.route('**/many.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Test</title><script type="module" src="pkg/define.js"></script>${`<variant-diagram>\n${CHESS}\n</variant-diagram>`.repeat(60)}`,
    }),
  );
  await page.goto(`${site}many.html`);
  await new Board(page, page.locator('variant-diagram').first()).expect('e2', 'white pawn');
  const turns = await page.evaluate(async () => {
    const all = [...document.querySelectorAll('variant-diagram')];
    let count = 0;
    let done = false;
    const tick = () => {
      count += 1;
      if (!done) setTimeout(tick);
    };
    setTimeout(tick);
    await Promise.all(all.map((it) => it.ready));
    done = true;
    return count;
  });
  expect(turns).toBeGreaterThan(5);
});
