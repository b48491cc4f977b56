// Run by scripts/bench.mjs: from a click on a piece to painted targets, in Chromium, over the built site.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { root } from '../scripts/tools.mjs';

const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (it) => it && existsSync(it),
);

/** Where the pieces stand that can move: points on the page. Also begins to take times, into `window.times`. */
const prepare = (page) => page.evaluate(async () => {
  const element = document.querySelector('variant-diagram');
  await element.ready;
  window.times = [];
  window.addEventListener('pointerup', (event) => {
    requestAnimationFrame(() => {
      // A message that is sent in the frame arrives when it is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.times.push(performance.now() - event.timeStamp);
      port2.postMessage(0);
    });
  }, { capture: true });
  const cells = [...element.shadowRoot.querySelectorAll('[data-cell]')];
  const starts = new Set(element.diagram.options([]).options.map((it) => it.cell));
  return cells.filter((it) => starts.has(Number(it.dataset.cell))).map((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
});

/** Milliseconds from letting go of the mouse to the frame that shows the targets, for many clicks. */
async function clicks(page, count) {
  const points = await prepare(page);
  for (let n = 0; n < count; n += 1) {
    await page.mouse.click(...points[n % points.length]);
    await page.waitForFunction((most) => window.times.length >= most, n + 1);
  }
  return page.evaluate(() => window.times);
}

/** The times for some definitions, or undefined without a browser. */
export async function clickTimes(definitions, count) {
  if (!executablePath) return undefined;
  const { server, address } = await serve(path.join(root, 'dist'), { port: 0 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'] });
  const results = [];
  try {
    for (const { name, file } of definitions) {
      const page = await browser.newPage({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' });
      await page.route('**/bench.html', (route) => route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>bench</title><script type="module">import '${address}pkg/define.js';</script>`
          + `<variant-diagram>\n${readFileSync(file, 'utf8').replace(/[&<]/g, (it) => (it === '&' ? '&amp;' : '&lt;'))}\n</variant-diagram>`,
      }));
      await page.goto(`${address}bench.html`);
      await page.waitForFunction(() => document.querySelector('variant-diagram')?.shadowRoot?.querySelector('[data-cell]'));
      const times = (await clicks(page, count + 10)).slice(10).sort((a, b) => a - b);
      results.push({ name, half: times[times.length >> 1], most: times[Math.floor(times.length * 0.95)] });
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return results;
}
