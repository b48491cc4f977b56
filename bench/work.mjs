// Run by bench/run.mjs: the longest task of the main thread while the playground solves, works an ending out and plays
// games against itself, in Chromium, over the built site.
//   npm run bench -- work             prints the table
//   npm run bench -- work --write     also writes it into bench/RESULTS.md
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { root } from '../scripts/tools.mjs';
import { table } from './measure.mjs';
import { executablePath } from './page.mjs';

/** Milliseconds that long work is watched before it is stopped. */
const WATCHED = 5000;

/** Lists the tasks that take longer than 50 ms, as browsers report them. Runs in the page. */
const watch = () => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((it) => it.duration))).observe({
    type: 'longtask',
  });
};

/** The work of the playground: what it is called, how to open its panel, and what is done there. */
const WORK = [
  {
    name: 'mate in two with all variations',
    panel: 'Solve the position',
    fen: '8/Q7/8/8/8/8/8/2k1K2R w K - 0 1',
    async run(page) {
      await page.getByRole('checkbox', { name: 'All variations' }).check();
      await page.getByRole('combobox', { name: 'Problem' }).fill('#2');
      await page.getByRole('combobox', { name: 'Problem' }).press('Enter');
      await page.getByText('the problem is sound').waitFor();
    },
  },
  {
    name: 'help-mate in nine, stopped',
    panel: 'Solve the position',
    fen: '8/Q7/8/8/8/8/8/2k1K2R w K - 0 1',
    async run(page) {
      await page.getByRole('combobox', { name: 'Problem' }).fill('h#9');
      await page.getByRole('combobox', { name: 'Problem' }).press('Enter');
      await page.waitForTimeout(WATCHED);
      await page.getByRole('button', { name: 'Stop' }).click();
    },
  },
  {
    name: 'king and pawn against king',
    panel: 'Work out the ending',
    async run(page) {
      await page.getByRole('textbox', { name: 'Pieces' }).fill('K,P;K');
      await page.getByRole('textbox', { name: 'Pieces' }).press('Enter');
      await page.getByText('Won in 28 moves at most').waitFor();
    },
  },
  {
    name: 'queen against rook',
    panel: 'Work out the ending',
    async run(page) {
      await page.getByRole('textbox', { name: 'Pieces' }).fill('K,Q;K,R');
      await page.getByRole('textbox', { name: 'Pieces' }).press('Enter');
      await page.getByText('Won in 35 moves at most').waitFor({ timeout: 600_000 });
    },
  },
  {
    name: 'games of 50 positions a move, paused',
    panel: 'Measure the balance',
    async run(page) {
      await page.getByRole('spinbutton', { name: 'Positions a move' }).fill('50');
      await page.getByRole('spinbutton', { name: 'Games' }).fill('2000');
      await page.getByRole('spinbutton', { name: 'Games' }).press('Enter');
      await page.waitForTimeout(2 * WATCHED);
      await page.getByRole('button', { name: 'Pause' }).click();
    },
  },
];

/** Opens the playground with chess and does some work there: seconds, and the tasks beyond 50 ms. */
async function watched(browser, address, { panel, fen, run }) {
  const page = await browser.newPage();
  await page.goto(`${address}playground.html?id=chess`);
  await page.locator('variant-diagram').evaluate((it) => it.ready);
  if (fen) {
    await page.locator('variant-diagram').evaluate((it, to) => {
      it.fen = to;
    }, fen);
  }
  await page.getByText(panel).click();
  await page.waitForTimeout(1000);
  await page.evaluate(watch);
  const begun = performance.now();
  await run(page);
  const seconds = (performance.now() - begun) / 1000;
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => window.tasks);
  await page.close();
  return { seconds, tasks };
}

/** The table of the longest tasks. */
export async function blocking() {
  const { server, address } = await serve(path.join(root, 'dist'), { port: 0 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows = [];
  for (const it of WORK) {
    const { seconds, tasks } = await watched(browser, address, it);
    rows.push([it.name, seconds.toFixed(1), tasks.length, tasks.length > 0 ? Math.max(...tasks) : '–']);
  }
  await browser.close();
  server.close();
  return table(['work in the page', 'seconds', 'tasks beyond 50 ms', 'longest, ms'], rows);
}
