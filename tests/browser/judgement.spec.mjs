// A network judges positions for the computer where a page names one; it is loaded when the computer is asked.

import { readFileSync } from 'node:fs';
import { expect, inFull, test } from './page.mjs';

const at = (name) => new URL(`../networks/${name}`, import.meta.url);
const TEXT = readFileSync(at('rooks.txt'), 'utf8');
const NETWORK = readFileSync(at('rooks.net'));
// White is a rook behind.
const FEN = '1nkn1/ppppp/5/PPPPP/1NKNR w - - 0 1';

/** Serves the network, and counts who asks; anything else at that address is what `body` says. */
async function serving(page, body = NETWORK) {
  const asked = [];
  await page.route('**/*.net', (route) => {
    asked.push(route.request().url().split('/').at(-1));
    return body ? route.fulfill({ body }) : route.fulfill({ status: 404, body: 'none' });
  });
  return asked;
}

const board = (attributes, definition = TEXT) =>
  `<variant-diagram controls ${attributes}>\n${definition.replace(/^#.*\n/gm, '')}\n</variant-diagram>`;

/** What the analysis of a board says of the position so far. */
const judged = (element) => element.getByRole('meter').getAttribute('aria-valuetext');

test('a network is loaded when the computer is asked, and changes what it thinks', async ({ open, page }) => {
  const asked = await serving(page);
  await open(board(`judgement="rooks.net" fen="${FEN}"`) + board(`fen="${FEN}"`));
  const [learned, byHand] = [page.locator('variant-diagram').first(), page.locator('variant-diagram').nth(1)];
  expect(asked).toEqual([]);
  for (const it of [learned, byHand]) await it.evaluate((element) => (element.analysis = true));
  await expect.poll(() => asked).toEqual(['rooks.net']);
  for (const it of [learned, byHand]) await expect.poll(() => judged(it)).toMatch(/\d/);
  await expect.poll(async () => (await judged(learned)) !== (await judged(byHand))).toBe(true);
});

for (const [name, body, said] of [
  ['does not come', null, 'The server answers 404.'],
  ['is damaged', NETWORK.subarray(0, 99), 'This network is damaged.'],
  ['is none', Buffer.from('hello'), 'This is no network that judges positions'],
])
  test(
    `a network that ${name} is told, and the computer plays by hand`,
    inFull(/damaged/.test(name)),
    async ({ open, page }) => {
      const told = [];
      page.on('console', (it) => it.type() === 'error' && told.push(it.text()));
      await serving(page, body);
      const shown = await open(board('judgement="rooks.net" opponent="white" level="1"'));
      await expect.poll(() => shown.root.evaluate((it) => it.scene.plies)).toBe(1);
      const own = told.filter((it) => it.includes('judgement'));
      expect(own).toHaveLength(1);
      expect(own[0]).toContain(said);
      expect(own[0]).toContain('rooks.net is not used.');
    },
  );

test('a network of another game is refused; it is asked for once for all boards of a page', async ({ open, page }) => {
  const told = [];
  page.on('console', (it) => it.type() === 'error' && told.push(it.text()));
  const asked = await serving(page);
  const other = TEXT.replace('knight:N:N:', 'knight:N:NF:');
  await open(board('judgement="rooks.net" opponent="white" level="1"', other).repeat(2));
  for (const n of [0, 1])
    await expect
      .poll(() =>
        page
          .locator('variant-diagram')
          .nth(n)
          .evaluate((it) => it.scene?.plies),
      )
      .toBe(1);
  expect(asked).toEqual(['rooks.net']);
  expect(told.filter((it) => it.includes('made for other pieces')).length).toBeGreaterThan(0);
});
