// The computer thinks in one worker for all boards of a page, wherever the scripts come from, and without it where there can be none.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Board, boardPage, CHESS, expect, inFull, test } from './page.mjs';

/** Boards against the computer. */
const against = (side, n = 1) =>
  boardPage(...Array(n).fill(CHESS)).replaceAll('<variant-diagram', `<variant-diagram opponent="${side}" level="1"`);

const plies = (root) => root.evaluate((it) => it.scene.plies);

/** Counts the workers that a page makes from now on. */
function countWorkers(page) {
  const made = [];
  page.on('worker', (it) => made.push(it.url()));
  return made;
}

const at = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

test('the boards of a page share a worker, and each part of the engine is loaded once', async ({ open, page }) => {
  const workers = countWorkers(page);
  const loaded = [];
  page.on('request', (it) => /\bengine.*\.wasm$/.test(it.url()) && loaded.push(it.url().split('/').at(-1)));
  await open(against('white', 6));
  const boards = page.locator('variant-diagram');
  for (let n = 0; n < 6; n += 1) await expect.poll(() => plies(boards.nth(n))).toBe(1);
  expect(workers.length).toBe(1);
  expect(loaded).toEqual(['engine.wasm', 'engine-full.wasm']);
});

test('a page on which nobody asks for the computer has no worker', inFull(), async ({ open, page }) => {
  const workers = countWorkers(page);
  const board = await open(boardPage(CHESS));
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
  expect(workers).toEqual([]);
});

for (const policy of [
  "worker-src 'none'",
  "default-src 'none'; connect-src 'self'; style-src 'self'; worker-src blob:",
])
  test(`without a worker the page thinks itself: ${policy}`, inFull(/default/.test(policy)), async ({ page, site }) => {
    await page.route('**/strict.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': `script-src 'self' 'wasm-unsafe-eval'; ${policy}` },
        body: `<!doctype html><title>Test</title><script type="module" src="pkg/define.js"></script>${against('black')}`,
      }),
    );
    await page.goto(`${site}strict.html`);
    const board = new Board(page, page.locator('variant-diagram'));
    await board.click('e2', 'e4');
    await expect.poll(() => plies(board.root)).toBe(2);
    expect(page.workers().length).toBe(0);
  });

test('a worker whose script is not there is done without', inFull(), async ({ open, page }) => {
  await page.route('**/worker.js', (route) => route.fulfill({ status: 404, body: '' }));
  const board = await open(against('black'));
  await board.click('e2', 'e4');
  await expect.poll(() => plies(board.root)).toBe(2);
});

test('scripts of another origin make their worker as well', inFull(), async ({ page, site }) => {
  await page.route('https://elsewhere.test/**', (route) => {
    const name = new URL(route.request().url()).pathname;
    route.fulfill({ path: at(`dist${name}`), headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route('**/foreign.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Test</title><script type="module" src="https://elsewhere.test/pkg/define.js"></script>${against('black')}`,
    }),
  );
  const workers = countWorkers(page);
  await page.goto(`${site}foreign.html`);
  const board = new Board(page, page.locator('variant-diagram'));
  await board.click('e2', 'e4');
  await expect.poll(() => plies(board.root)).toBe(2);
  expect(workers.length).toBe(1);
  expect(workers[0]).toMatch(/^blob:/);
});

test(
  'builds in one file carry the script of the worker: from the disk, and as a module',
  inFull(),
  async ({ open, page }) => {
    const workers = countWorkers(page);
    await page.goto(`file://${at('tests/browser/file.html')}`);
    const plain = new Board(page, page.locator('variant-diagram').first());
    await plain.root.evaluate((it) => it.setAttribute('opponent', 'black'));
    await page.addScriptTag({ content: readFileSync(at('pkg/standalone.js'), 'utf8') });
    await plain.click('e2', 'e4');
    await expect.poll(() => plies(plain.root)).toBe(2);
    expect(workers.length).toBe(1);
    const board = await open(
      `${against('black')}<script type="module">import { define } from './pkg/inline.js'; define();</script>`,
      'data:text/javascript,',
    );
    await board.click('e2', 'e4');
    await expect.poll(() => plies(board.root)).toBe(2);
    expect(workers.length).toBe(2);
  },
);

/** A worker that tells what is asked of it, and does nothing. */
const IDLE = `
const orders = new BroadcastChannel('orders');
onmessage = ({ data }) => {
  if (data.kind === 'start') postMessage({ kind: 'ready' });
  if (data.kind === 'begin') orders.postMessage(data.task.work);
  if (data.kind === 'begin' || data.kind === 'stop') postMessage({ kind: 'heard' });
};`;

test('moves, analyses, solutions and endings are worked out in the worker, and the page goes on', async ({
  open,
  page,
}) => {
  await page.route('**/worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: IDLE }));
  const board = await open(against('black'));
  await board.root.evaluate(({ diagram }) => {
    window.orders = [];
    window.channel = new BroadcastChannel('orders');
    window.channel.onmessage = ({ data }) => window.orders.push(data);
    // The page itself must not begin any of it.
    for (const work of ['search', 'solver', 'problem', 'endingSolver', 'selfPlayer'])
      if (work in diagram) diagram.constructor.prototype[work] = () => window.orders.push(`${work} on the page`);
  });
  const orders = () => page.evaluate(() => window.orders);
  await board.click('e2', 'e4');
  await expect.poll(orders).toEqual(['analyse']);
  // The page is not held up: another move is tried, and the order is given anew.
  await board.root.evaluate((it) => it.undo());
  await board.click('d2', 'd4');
  await board.expect('d4', 'white pawn');
  await expect.poll(orders).toEqual(['analyse', 'analyse']);
  await board.root.evaluate((it) => {
    it.opponent = undefined;
    const stop = new AbortController();
    window.stop = () => stop.abort();
    window.asked = [it.solve({ winIn: 3, signal: stop.signal }), it.endings({ pieces: 'K R k', signal: stop.signal })];
    for (const answer of window.asked) answer.catch(() => undefined);
  });
  await expect.poll(orders).toEqual(expect.arrayContaining(['solve', 'endings']));
  expect((await orders()).filter((it) => it.includes('page'))).toEqual([]);
  await page.evaluate(() => window.stop());
});

/** A worker whose engine dies of whatever it is asked. */
const DYING = `
onmessage = ({ data }) => {
  if (data.kind === 'start') postMessage({ kind: 'ready' });
  else postMessage({ kind: 'failed', id: data.id, why: 'unreachable', panic: true });
};`;

test('a panic in the worker is told in plain words, and the next move is answered', async ({ open, page }) => {
  let isBroken = true;
  await page.route('**/worker.js', (route) =>
    isBroken ? route.fulfill({ contentType: 'text/javascript', body: DYING }) : route.continue(),
  );
  const board = await open(against('black'));
  await board.click('e2', 'e4');
  await expect(board.message).toContainText('Something went wrong in the engine while the computer was thinking.');
  await expect(board.live).toContainText('Something went wrong');
  isBroken = false;
  await board.root.evaluate((it) => it.undo());
  await board.click('d2', 'd4');
  await expect.poll(() => plies(board.root)).toBe(2);
});

test('a panic on the page itself is told as well', inFull(), async ({ open, page }) => {
  await page.route('**/worker.js', (route) => route.abort());
  const board = await open(against('black'));
  await board.root.evaluate(({ diagram }) => {
    const dead = { free: () => undefined };
    dead.step = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    Object.assign(diagram.constructor.prototype, { search: () => dead, levelTime: () => 1000 });
  });
  await board.click('e2', 'e4');
  await expect(board.message).toContainText('Something went wrong in the engine while the computer was thinking.');
  await board.expect('e4', 'white pawn');
});

/** A worker that begins whatever it is asked, and hears nothing more. */
const DEAF = `
onmessage = ({ data }) => {
  if (data.kind === 'start') postMessage({ kind: 'ready' });
  if (data.kind !== 'begin') return;
  postMessage({ kind: 'heard' });
  for (;;);
};`;

test('a worker that does not hear a stop is ended, and the other boards are answered', async ({ open, page }) => {
  let isDeaf = true;
  await page.route('**/worker.js', (route) =>
    isDeaf ? route.fulfill({ contentType: 'text/javascript', body: DEAF }) : route.continue(),
  );
  const workers = countWorkers(page);
  const board = await open(against('black'));
  await board.root.evaluate((it) => {
    window.stop = new AbortController();
    window.asked = it.solve({ winIn: 9, signal: window.stop.signal });
  });
  await expect.poll(() => workers.length).toBe(1);
  await board.click('e2', 'e4');
  isDeaf = false;
  await page.evaluate(async () => {
    window.stop.abort();
    await window.asked;
  });
  await expect.poll(() => plies(board.root)).toBe(2);
  expect(workers.length).toBe(2);
});

test('definitions that cannot be cloned are thought about as the engine has read them', inFull(), async ({ open }) => {
  const board = await open(against('black'));
  const found = await board.root.evaluate(async (it) => {
    const plain = {
      files: 4,
      ranks: 4,
      royal: 'K',
      pieces: [
        { name: 'king', id: 'K', move: 'K', white: 'a1' },
        { name: 'rook', id: 'R', move: 'R', white: 'b1' },
      ],
    };
    const circle = { ...plain };
    circle.title = circle;
    const odd = { ...plain, title: () => 'x', author: Symbol('x'), rulePage: document.body, theme: 1n };
    const moved = [];
    for (const definition of [new Proxy(plain, {}), circle, odd]) {
      it.definition = definition;
      await it.ready;
      it.play(it.diagram.moves('path')[0].split(' '));
      while (it.scene.plies < 2) await new Promise((done) => it.addEventListener('vd-moved', done, { once: true }));
      const solved = await it.solve({ winIn: 1 });
      moved.push([it.scene.plies, Array.isArray(solved?.keys)]);
    }
    return moved;
  });
  expect(found).toEqual(Array(3).fill([2, true]));
});
