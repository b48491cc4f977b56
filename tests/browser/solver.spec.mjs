// Problems are solved in the worker of the page, with progress, and given up at once when nobody wants them any more.

import { deflateRawSync } from 'node:zlib';
import { violations } from './axe.mjs';
import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

/** Chess from a position. */
const from = (fen) => boardPage(`${CHESS}\nfen=${fen}`);

/** One queen mates in two, by a single key. */
const SOUND = '8/Q7/8/8/8/8/8/2k1K2R w K - 0 1';

/** Nobody solves this in the time of a test. */
const LONG = { stipulation: 'h#9.5' };

/** A board of a page without a worker. */
const alone = async ({ page, open }) => {
  await page.route('**/worker.js', (route) => route.fulfill({ status: 404, body: '' }));
  return open(from(SOUND));
};

for (const [where, opened] of [
  ['in the worker', ({ open }) => open(from(SOUND))],
  ['on the page, where there can be no worker', alone],
])
  test(`a problem is solved ${where}`, async ({ open, page }) => {
    const board = await opened({ open, page });
    const found = await board.root.evaluate(async (it) => {
      const problem = await it.solve({ stipulation: '#2' });
      const wins = await it.solve({ winIn: 2 });
      const error = await it.solve({ stipulation: 'mate' }).catch(({ code, message }) => ({ code, message }));
      return { problem, key: wins.keys.map(({ path }) => path), error, late: await it.solve({ winIn: 9, time: 0 }) };
    });
    expect(found.problem).toEqual({ keys: [{ path: ['a7', 'f2'], san: 'Qf2', lines: 1 }], solutions: 1 });
    expect(found.key).toEqual([['a7', 'f2']]);
    expect(found.error.code).toBe('bad-stipulation');
    expect(found.error.message).toContain('mate');
    expect(found.late).toBe(undefined);
    expect(page.workers().length).toBe(opened === alone ? 0 : 1);
  });

for (const [where, opened] of [
  ['the worker', ({ open }) => open(from(SOUND))],
  ['the page', alone],
])
  test(
    `a signal ends the solver of ${where}, and nothing is told afterwards`,
    inFull(/worker/.test(where)),
    async ({ open, page }) => {
      const board = await opened({ open, page });
      const told = await board.root.evaluate(async (it, long) => {
        const stop = new AbortController();
        const heard = [];
        let atStop;
        const found = await it.solve({
          ...long,
          signal: stop.signal,
          progress(known) {
            heard.push(known);
            if (known.nodes === heard[0].nodes) return;
            atStop = heard.length;
            stop.abort();
          },
        });
        // Whatever was under way has arrived by the time the next problem is solved.
        await it.solve({ stipulation: '#2' });
        const aborted = await it.solve({ ...long, signal: AbortSignal.abort() });
        return { heard, atStop, found, aborted };
      }, LONG);
      expect(told.found).toBe(undefined);
      expect(told.aborted).toBe(undefined);
      expect(told.heard.length).toBe(told.atStop);
      const [first] = told.heard;
      const last = told.heard.at(-1);
      expect(first.nodes).toBeGreaterThan(0);
      expect(last.nodes).toBeGreaterThan(first.nodes);
      expect(last.share).toBeGreaterThanOrEqual(0);
      expect(last.share).toBeLessThan(1);
    },
  );

/** Two rooks against a king: some first moves win in five, most in six. The latter takes some seconds. */
const ROOKS = '8/8/8/3k4/8/8/8/R3K2R w - - 0 1';
const FIVE = { stipulation: '#5' };
const SIX = '#6';

/** Half of it takes two seconds, and many times that on a slow or busy machine. */
const WHILE_SOLVING = { timeout: 50_000 };

for (const [where, opened] of [
  ['the worker', ({ open }) => open(from(ROOKS))],
  ['the page', alone],
])
  test(
    `first moves that are settled are not tried again by the solver of ${where}`,
    inFull(/worker/.test(where)),
    async ({ open, page }) => {
      const board = await opened({ open, page });
      await board.root.evaluate((it, fen) => (it.fen = fen), ROOKS);
      const told = await board.root.evaluate(async (it, five) => {
        const all = await it.solve(five);
        const stop = new AbortController();
        let part;
        await it.solve({
          ...five,
          signal: stop.signal,
          progress(known) {
            if (known.settled === undefined || known.share === 0) return;
            part ??= known;
            stop.abort();
          },
        });
        const heard = [];
        const progress = (known) => heard.push(known);
        const rest = await it.solve({ ...five, settled: part.settled, progress });
        const anew = await it.solve({ stipulation: '#2', settled: 'what?' });
        return { all, part, heard, rest, anew };
      }, FIVE);
      const { all, part, heard, rest, anew } = told;
      expect(rest).toEqual(all);
      expect(anew.keys).toEqual([]);
      expect(heard[0].share).toBeGreaterThanOrEqual(part.share);
      // The positions that were looked at before stay counted.
      expect(heard[0].nodes).toBeGreaterThanOrEqual(Number(part.settled.split(';')[0]));
    },
  );

test('the worker says nothing about a task after it was stopped', inFull(), async ({ open, page }) => {
  await open(from(SOUND));
  const ids = await page.evaluate(
    async ([definition, fen, long]) => {
      const module = await WebAssembly.compileStreaming(fetch('/pkg/engine-full.wasm'));
      const worker = new Worker('/pkg/worker.js', { type: 'module' });
      const heard = [];
      await new Promise((resolve) => {
        const begin = (id, options) =>
          worker.postMessage({ kind: 'begin', id, task: { definition, saved: { fen }, work: 'solve', options } });
        worker.onmessage = ({ data: { kind, id } }) => {
          if (kind === 'heard') return;
          if (kind === 'ready') begin(1, long);
          else heard.push(id);
          if (heard.length === 1 && kind === 'found') {
            worker.postMessage({ kind: 'stop', id: 1 });
            begin(2, { stipulation: '#2' });
          }
          if (kind === 'done') resolve();
        };
        worker.postMessage({ kind: 'start', module });
      });
      worker.terminate();
      return heard;
    },
    [CHESS, SOUND, LONG],
  );
  expect(ids.at(-1)).toBe(2);
  expect(ids.lastIndexOf(1)).toBeLessThan(ids.indexOf(2));
});

test('the playground finds the solution, and gives up', async ({ page, site }) => {
  await page.goto(`${site}playground.html`);
  const board = page.locator('variant-diagram');
  await page.getByRole('textbox', { name: 'Definition' }).fill(`${CHESS}\nfen=${SOUND}`);
  await expect.poll(() => board.evaluate((it) => it.fen)).toContain('8/Q7');
  await page.getByText('Solve the position').press('Enter');
  const wish = page.getByRole('combobox', { name: 'Problem' });
  await wish.fill('#2');
  await wish.press('Enter');
  const solution = page.locator('#solution');
  await expect(solution).toHaveText(/ solves it\. It is the only first move that does: the problem is sound\.$/);
  await expect(page.getByRole('list', { name: 'Keys' }).getByRole('listitem')).toHaveText(['Qf2']);
  expect(await board.evaluate((it) => it.arrows)).toEqual([{ from: 'a7', to: 'f2' }]);
  expect(await violations(page)).toEqual([]);
  await wish.fill(LONG.stipulation);
  await page.getByRole('button', { name: 'Find the solution' }).click();
  await expect(page.locator('#solving')).toHaveText(/positions, \d+ %, \d+ seconds?$/);
  expect(await board.evaluate((it) => it.arrows)).toEqual([]);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(solution).toHaveText('Stopped.');
  await expect(wish).toBeFocused();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await wish.fill('checkers');
  await wish.press('Enter');
  await expect(solution).toContainText('checkers');
});

/** The playground with a problem, and the solver open. */
async function opened(page, site) {
  await page.goto(`${site}playground.html`);
  await page.getByRole('textbox', { name: 'Definition' }).fill(`${CHESS}\nfen=${SOUND}`);
  await expect.poll(() => page.locator('variant-diagram').evaluate((it) => it.fen)).toContain('8/Q7');
  await page.getByText('Solve the position').press('Enter');
  return page.getByRole('combobox', { name: 'Problem' });
}

test('all variations come with set play and tries', inFull(), async ({ page, site }) => {
  const wish = await opened(page, site);
  await page.getByRole('checkbox', { name: 'All variations' }).press('Space');
  await wish.fill('#2');
  await wish.press('Enter');
  const lines = page.locator('#lines');
  await expect(lines.getByRole('heading')).toHaveText(['Solution', 'Tries']);
  await expect(lines.getByRole('listitem').first()).toHaveText(/^1\. Qf2\s*1… Kb1\s*2\. O-O#$/);
  await expect(lines).toContainText(/1\. Qa3\+\s*1… Kc2/);
  await expect(page.locator('#solution')).toHaveText(
    / solves it\. It is the only first move that does: the problem is sound\.$/,
  );
  expect(await violations(page)).toEqual([]);
});

test(
  'the solver goes on after a reload where it was, and forgets what is cancelled',
  inFull(),
  async ({ page, site }) => {
    const begun = async () => {
      const wish = await opened(page, site);
      const board = page.locator('variant-diagram');
      await page.getByRole('textbox', { name: 'Definition' }).fill(`${CHESS}\nfen=${ROOKS}`);
      await expect.poll(() => board.evaluate((it) => it.fen)).toContain('8/8/8/3k4');
      return wish;
    };
    /** What the browser keeps about the problem that is being solved. */
    const noted = () =>
      page.evaluate(async () => {
        const { recall, keyOf } = await import('./keep.js');
        const { definition, fen } = document.querySelector('variant-diagram');
        return recall(keyOf('solving', definition, fen), () => true);
      });
    const told = page.locator('#solving');
    const percent = async () => Number(/(\d+) %/.exec(await told.textContent())?.[1] ?? 0);
    const wish = await begun();
    await wish.fill(SIX);
    await wish.press('Enter');
    await expect.poll(percent, { ...WHILE_SOLVING, intervals: [50] }).toBeGreaterThan(50);
    await page.reload();
    const again = await begun();
    const solution = page.locator('#solution');
    await expect(solution).toHaveText(/^The page was left while it solved #6: \d+ % is kept\.$/);
    const kept = Number(/(\d+) %/.exec(await solution.textContent())[1]);
    expect(kept).toBeGreaterThan(40);
    await again.press('Enter');
    await expect(told).toHaveText(/positions, \d+ %/);
    expect(await percent()).toBeGreaterThanOrEqual(kept);
    await expect(solution).toHaveText('19 first moves solve it; a sound problem has one.', WHILE_SOLVING);
    expect(await violations(page)).toEqual([]);
    // Whoever stops it wants nothing of it.
    await again.fill('#7');
    await again.press('Enter');
    await expect.poll(percent).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(solution).toHaveText('Stopped.');
    await expect.poll(noted).toBe(undefined);
    await page.reload();
    const third = await begun();
    await expect(solution).toHaveText('');
    await third.fill('#7');
    await third.press('Enter');
    await expect(told).toHaveText(/positions, 0 %/);
  },
);

test('the solver pauses, resumes, and tells after a reload what it was doing', inFull(), async ({ page, site }) => {
  const wish = await opened(page, site);
  await wish.fill(LONG.stipulation);
  await wish.press('Enter');
  const told = page.locator('#solving');
  await expect(told).toHaveText(/positions, \d+ %/);
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  const resume = page.getByRole('button', { name: 'Resume' });
  await expect(resume).toBeFocused();
  const nodes = async () => Number(/^[\d,]+/.exec(await told.textContent())[0].replaceAll(',', ''));
  // What was under way is told; then nothing is, until the work goes on.
  let paused = -1;
  await expect
    .poll(async () => {
      const before = paused;
      paused = await nodes();
      return paused - before;
    })
    .toBe(0);
  await resume.click();
  await expect.poll(nodes).toBeGreaterThan(paused);
  await page.reload();
  const again = await opened(page, site);
  await expect(page.locator('#solution')).toHaveText(
    `The page was left while it solved ${LONG.stipulation}: 0 % is kept.`,
  );
  await expect(again).toHaveValue(LONG.stipulation);
});

test('a solution that was found is known after a reload', inFull(), async ({ page, site }) => {
  const solve = async () => {
    const wish = await opened(page, site);
    await wish.fill('#2');
    await wish.press('Enter');
    await expect(page.locator('#solution')).toHaveText(
      / solves it\. It is the only first move that does: the problem is sound\.$/,
    );
    return page.workers().length;
  };
  expect(await solve()).toBe(1);
  await page.reload();
  expect(await solve()).toBe(0);
});

test('a link opens the solver of the playground, with a game in it', inFull(), async ({ page, site }) => {
  await page.goto(`${site}playground.html?id=chess&open=solver`);
  await expect(page.locator('#solver')).toHaveAttribute('open', '');
  await expect(page.locator('#endings')).not.toHaveAttribute('open', '');
  await expect(page.locator('#solver summary')).toBeFocused();
});

/** What a browser, a crash or a stranger may have done to the place where results are kept. */
const STORES = {
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget();
  },
  'never answers a question': () => {
    IDBObjectStore.prototype.get = () => ({});
  },
  'holds values of other shapes': () => {
    const value = { keys: 'x', white: 5, text: {}, share: 'x', pieces: {}, tables: 'many', key: 7 };
    IDBObjectStore.prototype.get = () => {
      const request = { result: { value, time: 'x' } };
      setTimeout(() => request.onsuccess?.());
      return request;
    };
  },
  'holds moves that are none': () => {
    const value = { keys: [{ path: 'a7f2', next: [null] }], white: {}, black: {}, moves: [], settled: 1 };
    IDBObjectStore.prototype.get = () => {
      const request = { result: { value } };
      setTimeout(() => request.onsuccess?.());
      return request;
    };
  },
};

for (const [name, spoil] of Object.entries(STORES)) {
  test(`the playground works where the storage ${name}`, inFull(/shapes/.test(name)), async ({ page, site }) => {
    await page.addInitScript(spoil);
    const wish = await opened(page, site);
    await wish.fill('#2');
    await wish.press('Enter');
    await expect(page.locator('#solution')).toHaveText(
      / solves it\. It is the only first move that does: the problem is sound\.$/,
    );
    await page
      .getByRole('textbox', { name: 'Definition' })
      .fill('files=5\nranks=5\nroyal=K\nking:K:K::a1\nrook:R:R::b1');
    await expect.poll(() => page.locator('variant-diagram').evaluate((it) => it.diagram.board().cells.length)).toBe(25);
    await page.evaluate(() => {
      const at = (id) => document.getElementById(id);
      for (const id of ['endings', 'balance']) at(id).open = true;
      at('pieces').value = 'K,R;K';
      at('ending').requestSubmit();
    });
    await expect(page.locator('#ending-result')).toContainText('moves at most');
    await page.evaluate(() => {
      const at = (id) => document.getElementById(id);
      at('games-wanted').value = '2';
      at('games-nodes').value = '10';
      at('games').requestSubmit();
    });
    await expect(page.locator('#games-result')).toHaveText('2 games played.');
  });
}

test('a damaged text of what is settled keeps no mate from being found', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(`${CHESS}\nfen=${SOUND}`));
  const found = await board.root.evaluate(async (it) => {
    const lies = [
      '0;0 0 0 0 0 0 0 0 0 0;;0',
      '9;0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0;',
      '1;;;;',
      '',
    ];
    const keys = [];
    for (const settled of lies) {
      const solution = await it.solve({ stipulation: '#2', settled });
      keys.push(solution.keys.map(({ path }) => path.join(' ')));
    }
    return keys;
  });
  expect(found).toEqual(Array(4).fill(['a7 f2']));
  expect(await page.evaluate(() => document.querySelector('variant-diagram').scene.ply)).toBe(0);
});

test(
  'a link of the playground that would unpack to hundreds of megabytes is not read',
  inFull(),
  async ({ page, site }) => {
    const long = (size) =>
      deflateRawSync(Buffer.alloc(size, 'x'))
        .toString('base64')
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
    for (const part of [long(100_000_000), long(1_200_000), 'x'.repeat(300_000), '%%%']) {
      await page.goto('about:blank');
      await page.goto(`${site}playground.html#${part}`);
      await expect(page.locator('#note')).toHaveText('The link could not be read.');
      await expect.poll(() => page.locator('variant-diagram').evaluate((it) => it.scene?.pieces.length)).toBe(32);
    }
  },
);
