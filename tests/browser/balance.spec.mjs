// Balance in the playground: games of the computer against itself in the worker, their statistics, and what a reload keeps.

import { readFileSync } from 'node:fs';
import { violations } from './axe.mjs';
import { expect, inFull, test } from './page.mjs';

/** A small game, so that games are short. */
const SMALL = 'files=5\nranks=5\npawn:P:fmWfcF::a2-e2\nrook:R:R::a1,e1\nking:K:K::c1';

/** The playground with the small game, and the panel open. */
async function opened(page, site) {
  await page.goto(`${site}playground.html`);
  // Problems that are marked while the text is selected would take the selection back.
  await page.locator('variant-diagram').evaluate((it) => it.ready);
  await page.getByRole('textbox', { name: 'Definition' }).fill(SMALL);
  await expect.poll(() => page.locator('variant-diagram').evaluate((it) => it.definition)).toBe(SMALL);
  await page.getByText('Measure the balance').press('Enter');
  return {
    status: page.locator('#games-result'),
    wanted: page.getByRole('spinbutton', { name: 'Games' }),
    nodes: page.getByRole('spinbutton', { name: 'Positions a move' }),
    button: (name) => page.getByRole('button', { name }),
  };
}

for (const scheme of ['light', 'dark'])
  test(`games become tables, plots and files: ${scheme}`, inFull(scheme === 'light'), async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const { status, wanted, nodes, button } = await opened(page, site);
    await nodes.fill('20');
    await wanted.fill('6');
    await wanted.press('Enter');
    await expect(status).toHaveText('6 games played.');
    await expect(page.locator('#games-words')).toHaveText(/A game lasts about \d+ moves of each side\./);
    await expect(page.getByRole('img', { name: 'How long the games are' })).toBeVisible();
    await page.getByText('All figures').press('Enter');
    await expect(page.getByRole('row', { name: /^White’s points/ })).toContainText('%');
    await expect(page.getByRole('table', { name: 'First moves' }).getByRole('row').nth(1)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const textOf = async (name) => {
      const [file] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
      return readFileSync(await file.path(), 'utf8');
    };
    expect((await textOf('Download as CSV')).trim().split('\r\n').length).toBe(7);
    expect((await textOf('Download the records')).match(/^\[Round "\d"\]$/gm)?.length).toBe(6);
    expect(page.workers().length).toBe(1);
  });

test('games are paused and resumed, and a reload keeps them', inFull(), async ({ page, site }) => {
  const { status, wanted, nodes, button } = await opened(page, site);
  await nodes.fill('20');
  await wanted.fill('2000');
  await button('Play the games').press('Enter');
  await expect(button('Pause')).toBeFocused();
  await expect(page.locator('#games-work')).toHaveText(/^\d+ of 2,000 games, .* left$/);
  await button('Pause').press('Enter');
  await expect(status).toHaveText(/^Paused after \d+ games?\.$/);
  await expect(button('Resume')).toBeFocused();
  const n = Number(/\d+/.exec(await status.textContent())[0]);
  await page.getByText('All figures').press('Enter');
  const book = await page.getByRole('table', { name: 'First moves' }).textContent();
  const again = await opened(page, site);
  await again.nodes.fill('20');
  await again.nodes.press('Tab');
  await expect(again.status).toHaveText(n === 1 ? '1 game was kept.' : `${n} games were kept.`);
  await page.getByText('All figures').press('Enter');
  expect(await page.getByRole('table', { name: 'First moves' }).textContent()).toBe(book);
  await again.wanted.fill(String(n + 2));
  await again.button('Resume').click();
  await expect(again.status).toHaveText(`${n + 2} games played.`);
  await again.button('Cancel').click();
  await expect(again.status).toHaveText('Cancelled: the games are gone.');
  await expect(page.locator('#games-sheet')).toBeHidden();
});

/** How many results the browser keeps. Runs in the page. */
const kept = async () => {
  if (!(await indexedDB.databases()).some((it) => it.name === 'variant-diagram')) return 0;
  const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const database = await done(indexedDB.open('variant-diagram'));
  const n = database.objectStoreNames.contains('results')
    ? await done(database.transaction('results').objectStore('results').count())
    : 0;
  database.close();
  return n;
};

test('a reload in the middle keeps what was played', inFull(), async ({ page, site }) => {
  const { wanted, nodes, button } = await opened(page, site);
  await nodes.fill('20');
  await wanted.fill('2000');
  await button('Play the games').click();
  await expect.poll(() => page.evaluate(kept)).toBeGreaterThan(0);
  await page.reload();
  const again = await opened(page, site);
  await again.nodes.fill('20');
  await again.nodes.press('Tab');
  await expect(again.status).toHaveText(/^\d+ games? (was|were) kept\.$/);
  await again.wanted.fill('2000');
  await expect(again.button('Resume')).toBeVisible();
});

test('a lesson has no games', inFull(), async ({ page, site }) => {
  const { status, button } = await opened(page, site);
  await page.getByRole('textbox', { name: 'Definition' }).fill(`${SMALL}\nenforce=0`);
  await expect.poll(() => page.locator('variant-diagram').evaluate((it) => it.definition)).toContain('enforce=0');
  await button('Play the games').click();
  await expect(status).toContainText('plays no games against itself');
});
