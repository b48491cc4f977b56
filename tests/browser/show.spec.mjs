// A game to show: the list of formats behind "Share", films, saved pages, boards that play by themselves.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { framesOfGif } from '../gif.mjs';
import { violations } from './axe.mjs';
import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

const GAME = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6';

/** The list of formats, once the dialog is open. */
const formats = (board) => board.root.getByRole('combobox', { name: 'Save or copy as' });

/** What is saved by a click on "Save". */
async function saved(page, board) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    board.root.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, bytes: readFileSync(path) };
}

async function openShare(open, game = GAME) {
  const board = await open(boardPage(`title=My game\n${CHESS}`));
  if (game) await board.root.evaluate((it, record) => it.load(record), game);
  await board.button('Share').click();
  await formats(board).waitFor();
  return board;
}

test('formats are one list in groups, and films have choices', inFull(), async ({ open, page }) => {
  const board = await openShare(open);
  const groups = await formats(board).evaluate((it) =>
    [...it.querySelectorAll('optgroup')].map((group) => [group.label, group.children.length]),
  );
  expect(groups).toEqual([
    ['Picture', 4],
    ['Film', 2],
    ['Position as text', 3],
    ['Game', 1],
    ['Definition for other programs', 2],
  ]);
  const choices = board.root.locator('.film-choices');
  await expect(choices).toBeHidden();
  await formats(board).selectOption('gif');
  await expect(choices).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a film is saved as GIF, with the positions and the size that are chosen', async ({ open, page }) => {
  const board = await openShare(open);
  await formats(board).selectOption('gif');
  await board.root.getByRole('combobox', { name: 'From', exact: true }).selectOption({ label: '1... e5' });
  await board.root.getByRole('combobox', { name: 'Width' }).selectOption('320');
  await board.root.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'Fast' });
  const { name, bytes } = await saved(page, board);
  expect(name).toBe('my-game.gif');
  const { width, height, repeats, frames } = framesOfGif(bytes);
  expect([width, repeats]).toEqual([320, 0]);
  expect(frames.map((it) => it.ms)).toEqual([600, 600, 600, 600, 1800]);
  expect(frames.every((it) => it.width === width && it.height === height)).toBe(true);
  await expect(board.root.locator('.sharing-status')).toContainText('my-game.gif');
});

test(
  'a film as SVG moves as a picture on another page, and stands still where no motion is wanted',
  inFull(),
  async ({ open, page }) => {
    const board = await openShare(open);
    await formats(board).selectOption('film');
    const { bytes, name } = await saved(page, board);
    expect(name).toBe('my-game.svg');
    await page.setContent(`<img id="film" src="data:image/svg+xml;base64,${bytes.toString('base64')}">`);
    const image = page.locator('#film');
    await image.evaluate((it) => it.decode());
    const first = (await image.screenshot()).toString('base64');
    await expect.poll(async () => (await image.screenshot()).toString('base64') === first).toBe(false);
    // As a document of its own.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setContent(bytes.toString('utf8'));
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator('text:visible', { hasText: '3... a6' })).toHaveCount(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(5);
  },
);

test('a saved page tells its size, opens from a disk, and plays a move', async ({ open, page, context }) => {
  const board = await openShare(open);
  await formats(board).selectOption('page');
  await expect(board.root.locator('.sharing-status')).toContainText(/\d{4} kB/);
  const { name, path, bytes } = await saved(page, board);
  expect(name).toBe('my-game.html');
  expect(bytes.toString('latin1')).toMatch(/^[\t\n\x20-\x7e]*$/);
  const other = await context.newPage();
  await context.setOffline(true);
  const requests = [];
  other.on('request', (it) => requests.push(it.url()));
  // Browsers take a file for a page by its name.
  const { copyFileSync } = await import('node:fs');
  copyFileSync(path, `${path}.html`);
  await other.goto(pathToFileURL(`${path}.html`).href);
  const root = other.locator('variant-diagram');
  const cell = (it) => root.locator(`[role="gridcell"][aria-label^="${it},"]`);
  await expect(cell('a6')).toHaveAttribute('aria-label', /black pawn/);
  await cell('b5').click();
  await cell('c6').click();
  await expect(cell('c6')).toHaveAttribute('aria-label', /white bishop/);
  expect(await root.evaluate((it) => it.record)).toContain('4. Bxc6');
  expect(requests.filter((it) => !it.startsWith('data:') && !it.startsWith('blob:'))).toHaveLength(1);
  // It can be saved again from itself.
  await root.getByRole('button', { name: 'Share', exact: true }).click();
  await root.getByRole('combobox', { name: 'Save or copy as' }).selectOption('page');
  await expect(root.locator('.sharing-status')).toContainText(/\d{4} kB/);
  await context.setOffline(false);
  await other.close();
});

test('texts are copied, and what another program cannot say is told', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const board = await openShare(open, '');
  const status = board.root.locator('.sharing-status');
  for (const [format, text] of [
    ['wikitext', '{{Chess diagram'],
    ['forum', '[code]'],
    ['tex', 'tikzpicture'],
    ['ini', '[my-game'],
    ['idiagram', '<div class="idiagram"'],
  ]) {
    await formats(board).selectOption(format);
    await board.root.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(status).toHaveText('Copied.');
    expect(await copied()).toContain(text);
  }
  await expect(formats(board).locator('option[value="gif"]')).toHaveCount(0);
  const drops = await open(boardPage(`drops=1\nnifu=P\n${CHESS}`));
  await drops.button('Share').click();
  await formats(drops).selectOption('idiagram');
  await drops.root.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(drops.root.locator('.sharing-status')).toContainText('nifu');
});

test('the list is used with the keyboard alone', inFull(), async ({ open, page }) => {
  const board = await openShare(open);
  await formats(board).focus();
  await page.keyboard.press('ArrowDown');
  await expect(formats(board)).toHaveValue('svg');
  await page.keyboard.press('Tab');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('my-game.svg');
});

const playing = `<variant-diagram controls autoplay="300" record="1. e4 e5">${CHESS}</variant-diagram>`;
const plyOf = (board) => board.root.evaluate((it) => it.scene.ply);

test('a board plays its game by itself, again and again, until its reader does anything', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const board = await open(playing);
  const plies = await board.root.evaluateHandle((it) => {
    const seen = [];
    it.addEventListener('vd-change', ({ detail }) => seen.push(detail.ply));
    return seen;
  });
  await expect.poll(async () => (await plies.jsonValue()).join('')).toContain('1201');
  await expect(board.root.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await board.click('a2');
  const play = board.root.getByRole('button', { name: 'Play the game', exact: true });
  await expect(play).toBeVisible();
  await play.click();
  await expect(board.root.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test(
  'a board that plays by itself waits for readers who want no motion, and while it is not seen',
  inFull(),
  async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const board = await open(playing);
    await expect(board.root.getByRole('button', { name: 'Play the game', exact: true })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const far = await open(`${playing}<div style="height:300vh"></div>`);
    await expect.poll(() => plyOf(far)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // It hears that it is not seen before the next move, or after one more.
    await page.waitForTimeout(700);
    const ply = await plyOf(far);
    await page.waitForTimeout(900);
    expect(await plyOf(far)).toBe(ply);
  },
);

test('the button of a board that plays by itself has its name when the words come late', async ({ open, page }) => {
  let come;
  const late = new Promise((resolve) => (come = resolve));
  await page.route('**/english-catalogue-*.js', async (route) => {
    await late;
    await route.continue();
  });
  const board = await open(playing);
  const button = board.root.locator('button.autoplay');
  await expect(button).toBeVisible();
  await expect(button).toHaveAccessibleName('');
  come();
  await expect(button).toHaveAccessibleName('Play the game');
});

test('a page shows a game, and says what of it is wrong', async ({ open }) => {
  const board = await open(`<variant-diagram controls record="1. e4 {best} e5">${CHESS}</variant-diagram>`);
  await expect.poll(() => plyOf(board)).toBe(2);
  const wrong = await open(`<variant-diagram controls record="1. Qh5">${CHESS}</variant-diagram>`);
  await expect(wrong.message).toContainText('blocked on e2');
});
