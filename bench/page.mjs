// Run by bench/run.mjs: from a click on a piece to painted targets, in Chromium, over the built site.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { root } from '../scripts/tools.mjs';

/** Where Chromium is on this machine, if anywhere. */
export const executablePath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((it) => it && existsSync(it));

/** Clicks before the times that count. The first one of a page, when nothing is warm, counts on its own. */
const WARM = 10;

/** What runs in the page: `painted` is settled when the next frame is painted, `times` are the times of clicks. */
const helpers = () => {
  window.painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        // A message that is sent in the frame arrives when it is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(0);
      });
    });
  window.times = [];
  window.addEventListener(
    'pointerup',
    async (event) => {
      window.times.push((await window.painted()) - event.timeStamp);
    },
    { capture: true },
  );
};

/** Where the pieces stand that can move: points on the page. */
const points = () => {
  const element = document.querySelector('variant-diagram');
  const cells = [...element.shadowRoot.querySelectorAll('[data-cell]')];
  const starts = new Set(element.diagram.options([]).options.map((it) => it.cell));
  return cells
    .filter((it) => starts.has(Number(it.dataset.cell)))
    .map((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
};

/** Nothing is left to paint: a hand needs longer than a frame from the press to letting go, a robot does not. */
const rest = (page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 3; n += 1) await window.painted();
  });

/** Milliseconds from letting go of the mouse to the frame that shows the targets, for many clicks. */
async function clicks(page, count) {
  const places = await page.evaluate(points);
  for (let n = 0; n < count; n += 1) {
    await page.mouse.move(...places[n % places.length]);
    await page.mouse.down();
    await rest(page);
    await page.mouse.up();
    await page.waitForFunction((most) => window.times.length >= most, n + 1);
    await rest(page);
  }
  return page.evaluate(() => window.times);
}

/** What the page's own thread does between letting go of the mouse and handing the picture over. */
const WORK = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/** From a trace: milliseconds of work for each click, without the wait for the next tick of the screen. */
function workOf(trace) {
  const { traceEvents } = JSON.parse(trace);
  const released = traceEvents.filter((it) => it.name === 'EventDispatch' && it.args.data?.type === 'pointerup');
  return released.map((click) => {
    const after = traceEvents.filter(
      (it) => it.ph === 'X' && it.tid === click.tid && it.pid === click.pid && it.ts >= click.ts,
    );
    const end = Math.min(...after.filter((it) => it.name === 'Commit').map((it) => it.ts));
    const work = after.filter((it) => it.ts <= end && WORK.includes(it.name));
    return work.reduce((sum, it) => sum + it.dur, click.dur) / 1000;
  });
}

/** The middle of some times, and what 95 of 100 keep within. */
function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return [sorted[sorted.length >> 1], sorted[Math.floor(sorted.length * 0.95)]];
}

/** Milliseconds from giving a loaded element a definition to its painted board. */
const shown = (page, text) =>
  page.evaluate(async (definition) => {
    const element = document.querySelector('variant-diagram');
    await element.ready;
    const start = performance.now();
    element.definition = definition;
    await element.ready;
    return (await window.painted()) - start;
  }, text);

/** The times for some definitions, or undefined without a browser. */
export async function clickTimes(definitions, count) {
  if (!executablePath) return undefined;
  const { server, address } = await serve(path.join(root, 'dist'), { port: 0 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const results = [];
  try {
    for (const { name, file } of definitions) {
      const page = await browser.newPage({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' });
      await page.route('**/bench.html', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body:
            `<!doctype html><title>bench</title><script type="module">import '${address}pkg/define.js';</script>` +
            '<variant-diagram>files=3\nranks=3\nking:K:K:b1:b3</variant-diagram>',
        }),
      );
      await page.addInitScript(helpers);
      await page.goto(`${address}bench.html`);
      await page.waitForFunction(() =>
        document.querySelector('variant-diagram')?.shadowRoot?.querySelector('[data-cell]'),
      );
      const board = await shown(page, readFileSync(file, 'utf8'));
      await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
      const times = await clicks(page, count + WARM);
      const work = workOf((await browser.stopTracing()).toString());
      results.push({ name, board, first: work[0], work: spread(work.slice(WARM)), frames: spread(times.slice(WARM)) });
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return results;
}
