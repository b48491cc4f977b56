// A page with a thousand boards: those near the viewport begin, and the page answers all the while.

import { Board, CHESS, expect, test } from './page.mjs';

const MANY = 1000;

/** No task of ours may take as long: milliseconds of the processor, so that what else the machine does is no matter. */
const PAUSE = 100;

/** What of a task is the work of scripts. */
const SCRIPT =
  /^(?:FunctionCall|EvaluateScript|v8\.evaluateModule|v8\.callFunction|RunMicrotasks|TimerFire|FireAnimationFrame)$/;

/** Milliseconds of the processor that each task took in which scripts ran. How the browser lays the page out first is its own matter. */
function scriptTasks({ traceEvents }) {
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const mains = new Set(traceEvents.filter((it) => it.args?.name === 'CrRendererMain').map(threadOf));
  const events = traceEvents.filter((it) => mains.has(threadOf(it)));
  const scripts = events.filter(({ name }) => SCRIPT.test(name));
  const runs = ({ ts, dur, ...task }) =>
    scripts.some((it) => threadOf(it) === threadOf(task) && it.ts >= ts && it.ts < ts + dur);
  return events.filter((it) => it.name === 'RunTask' && runs(it)).map((it) => it.tdur / 1000);
}

test('a thousand boards: what is near begins, without long pauses', async ({ browser, page, site }) => {
  const element = `<variant-diagram>\n${CHESS}\n</variant-diagram>`;
  await page.route('**/many.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Test</title><script type="module" src="pkg/define.js"></script>${element.repeat(MANY)}`,
    }),
  );
  const boards = page.locator('variant-diagram');
  const started = () => boards.evaluateAll((all) => all.filter((it) => it.diagram !== undefined).length);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
  });
  await page.goto(`${site}many.html`);
  await new Board(page, boards.first()).expect('e2', 'white pawn');
  await expect(boards.nth(1).getByRole('grid')).toBeVisible();
  await page.waitForTimeout(1000);
  const tasks = scriptTasks(JSON.parse(await browser.stopTracing()));
  expect(tasks.length).toBeGreaterThan(20);
  for (const it of tasks) expect(it).toBeLessThan(PAUSE);
  expect(await started()).toBeLessThan(20);
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
