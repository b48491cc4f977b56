// Run by bench/run.mjs: from navigation to a chess board that can be clicked, and to the largest paint of pages of the site,
// in Chromium, on a slow connection and processor.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { lookup } from 'mrmime';
import { root } from '../scripts/tools.mjs';
import { median } from './measure.mjs';
import { executablePath } from './page.mjs';

/** The connection, as `Network.emulateNetworkConditions` takes it: 1.6 Mbit/s, 150 ms there and back. */
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** How many times slower the processor is. */
const SLOWER = 4;

/** Files of the package as a server hands them out that compresses: by address, made once. */
function compressed(folder) {
  const made = new Map();
  return (name) => {
    const file = path.join(folder, name);
    if (!made.has(name)) made.set(name, existsSync(file) ? brotliCompressSync(readFileSync(file)) : undefined);
    return made.get(name);
  };
}

/** A page with one board. */
const boardPage = (definition) =>
  '<!doctype html><meta charset="utf-8"><title>bench</title><script type="module" src="/define.js"></script>' +
  `<link rel="preload" href="/engine.wasm" as="fetch" crossorigin><variant-diagram>${definition}</variant-diagram>`;

/** Serves a folder, all compressed; `page` in the place of its first page. */
async function serving(folder, page) {
  const bodyOf = compressed(folder);
  const first = page === undefined ? undefined : brotliCompressSync(page);
  const server = createServer((request, response) => {
    const asked = new URL(request.url, 'http://localhost').pathname.slice(1);
    const name = asked.replace(/(^|\/)$/, '$1index.html');
    const body = (asked === '' && first) || bodyOf(name);
    if (!body) return response.writeHead(404).end();
    const type = lookup(name);
    return response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
  });
  await new Promise((done) => server.listen(0, 'localhost', done));
  return { server, address: `http://localhost:${server.address().port}/` };
}

/** What runs in the page: notes when the first cell can be clicked, and the longest task of the main thread until then. */
const watch = () => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const it of list.getEntries()) window.longest = Math.max(window.longest, it.duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const board = document.querySelector('variant-diagram');
    if (board?.diagram && board.shadowRoot?.querySelector('[data-cell]')) window.ready = performance.now();
    else setTimeout(look, 10);
  };
  look();
};

/** What runs in the page: notes the last of the largest paints. */
const watchPaint = () => {
  new PerformanceObserver((list) => {
    for (const it of list.getEntries())
      window.painted = { time: it.startTime, what: it.url || (it.element?.localName ?? '') };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** A visit on the slow connection and processor, with an empty cache. */
async function slowly(browser, script, visit) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', CONNECTION);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(script);
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** One visit: milliseconds to the board, and the longest task. */
const visit = (browser, address) =>
  slowly(browser, watch, async (page) => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.ready !== undefined);
    return page.evaluate(() => ({ ready: window.ready, longest: window.longest }));
  });

/** One visit: milliseconds to the largest paint, and the element that was painted. */
const paint = (browser, address) =>
  slowly(browser, watchPaint, async (page) => {
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    // What scripts paint later would count as well.
    await page.waitForTimeout(2000);
    return page.evaluate(() => window.painted);
  });

/**
 * Milliseconds from navigation to a board that can be clicked, and the longest task of the main thread until then:
 * medians of some visits; undefined without a browser.
 */
export async function loadingTimes(definitionFile, visits) {
  if (!executablePath) return undefined;
  const { server, address } = await serving(path.join(root, 'pkg'), boardPage(readFileSync(definitionFile, 'utf8')));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const all = [];
    for (let n = 0; n < visits; n += 1) all.push(await visit(browser, address));
    return { ready: median(all.map((it) => it.ready)), longest: median(all.map((it) => it.longest)) };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Milliseconds from navigation to the largest paint of pages of the site, by their addresses: medians; undefined without a browser. */
export async function paintTimes(addresses, visits) {
  if (!executablePath) return undefined;
  const { server, address } = await serving(path.join(root, 'dist'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const found = [];
    for (const name of addresses) {
      const all = [];
      for (let n = 0; n < visits; n += 1) all.push(await paint(browser, address + name));
      found.push({ name, time: median(all.map((it) => it.time)), what: all[0].what });
    }
    return found;
  } finally {
    await browser.close();
    server.close();
  }
}
