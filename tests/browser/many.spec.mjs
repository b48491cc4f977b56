// A page with a thousand boards: those near the viewport begin, and the page answers all the while.

import { Board, CHESS, expect, inFull, test } from './page.mjs';

const MANY = 1000;

/**
 * How much longer than the longest task of a page with a thousand empty elements one of ours may be. All elements of a page
 * are upgraded in one task, which takes 6 to 10 times as long as that of empty ones; boards that began in it would take
 * several hundred times as long.
 */
const PAUSE = 20;

/** What of a task is the work of scripts. */
const SCRIPT =
  /^(?:FunctionCall|EvaluateScript|v8\.evaluateModule|v8\.callFunction|RunMicrotasks|TimerFire|FireAnimationFrame)$/;

/** Milliseconds of the processor that scripts took in each task. How the browser lays the page out first is its own matter. */
function scriptTimes({ traceEvents }) {
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const mains = new Set(traceEvents.filter((it) => it.args?.name === 'CrRendererMain').map(threadOf));
  const events = traceEvents.filter((it) => mains.has(threadOf(it)));
  const within = (it, outer) =>
    it !== outer && threadOf(it) === threadOf(outer) && it.ts >= outer.ts && it.ts < outer.ts + outer.dur;
  const scripts = events.filter(({ name }) => SCRIPT.test(name));
  const outermost = scripts.filter((it) => !scripts.some((outer) => within(it, outer)));
  return events
    .filter(({ name }) => name === 'RunTask')
    .map((task) => outermost.filter((it) => within(it, task)).reduce((sum, it) => sum + (it.tdur ?? it.dur) / 1000, 0))
    .filter((it) => it > 0);
}

/** An element that does what every element with a tree of its own has to do. */
const EMPTY = `<!doctype html><title>Test</title><script type="module">
const sheet = new CSSStyleSheet();
sheet.replaceSync(':host { display: block }');
customElements.define('empty-box', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(document.createElement('slot'));
  }
});
</script>${'<empty-box>text</empty-box>'.repeat(MANY)}`;

/** What scripts took in each task while a page did something. */
async function traced(browser, page, work) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
  });
  await work();
  return scriptTimes(JSON.parse(await browser.stopTracing()));
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
  await page.route('**/empty.html', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: EMPTY }));
  const empty = await traced(browser, page, async () => {
    await page.goto(`${site}empty.html`);
    await page.waitForFunction(() => document.querySelector('empty-box').shadowRoot);
  });
  const tasks = await traced(browser, page, async () => {
    await page.goto(`${site}many.html`);
    await new Board(page, boards.first()).expect('e2', 'white pawn');
    await expect(boards.nth(1).getByRole('grid')).toBeVisible();
    await page.waitForTimeout(1000);
  });
  expect(tasks.length).toBeGreaterThan(20);
  expect(Math.max(...tasks)).toBeLessThan(PAUSE * Math.max(...empty));
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

test('boards that are begun together leave the page its turns', inFull(), async ({ page, site }) => {
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
