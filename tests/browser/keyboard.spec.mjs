// Everything with the keyboard: arrows, Enter, Escape, Backspace, letters, and which keys reach the page.

import { boardPage, CHESS, expect, inFull, LION, test } from './page.mjs';

const focused = (page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label')?.split(',')[0];
  });

async function keys(page, ...names) {
  for (const name of names) await page.keyboard.press(name);
}

test('Tab enters the board once, arrows move by visual direction', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await keys(page, 'Tab');
  expect(await focused(page)).toBe('e1');
  await keys(page, 'ArrowRight', 'ArrowUp', 'ArrowUp');
  expect(await focused(page)).toBe('f3');
  await keys(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown');
  expect(await focused(page)).toBe('h2');
  await expect(board.root.locator('[role="gridcell"][tabindex="0"]')).toHaveCount(1);
  await keys(page, 'Tab');
  expect(String(await focused(page))).not.toMatch(/^[a-h][1-8]$/);
});

test('arrows follow the eye on a turned board', async ({ open, page }) => {
  const board = await open(boardPage(CHESS).replace('controls', 'controls flipped'));
  await board.square('h1').focus();
  await keys(page, 'ArrowRight', 'ArrowDown');
  expect(await focused(page)).toBe('g2');
});

test('Home and End go to the ends of the row, with Control to those of the board', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.square('d4').focus();
  await keys(page, 'End');
  expect(await focused(page)).toBe('h4');
  await keys(page, 'Home');
  expect(await focused(page)).toBe('a4');
  await keys(page, 'Control+End');
  expect(await focused(page)).toBe('h1');
});

test('a move is played with Enter', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.square('e2').focus();
  await keys(page, 'Enter', 'ArrowUp', 'ArrowUp');
  await board.expect('e4', 'empty, \\w+');
  await keys(page, 'Enter');
  await board.expect('e4', 'white pawn');
  await expect(board.root.locator('[aria-live]')).toContainText('Black to move');
});

test('Escape forgets the path, Backspace its last step', async ({ open, page }) => {
  const board = await open(boardPage(LION));
  await board.square('e4').focus();
  await keys(page, ' ', 'ArrowUp', ' ');
  await expect(board.message).toHaveAttribute('data-key', 'choose-next');
  await keys(page, 'Backspace');
  await expect(board.message).toHaveAttribute('data-key', 'choose-target');
  await keys(page, 'Escape');
  await board.expect('e4', 'white lion$');
  expect(await board.marked()).toEqual([]);
});

test('Enter finishes a move that could go on', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(LION));
  await board.square('e4').focus();
  await keys(page, 'Enter', 'ArrowUp', 'Enter', 'Enter');
  await board.expect('e5', 'white lion');
  await board.expect('d6', 'black pawn');
});

test('a letter jumps to the next own piece with that ID', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await board.square('a8').focus();
  await keys(page, 'n');
  expect(await focused(page)).toBe('b1');
  await keys(page, 'n');
  expect(await focused(page)).toBe('g1');
  await keys(page, 'k');
  expect(await focused(page)).toBe('e1');
});

test('`f` turns the board where no own piece has that letter', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await keys(page, 'Tab', 'f');
  await expect(board.root).toHaveAttribute('flipped', '');
  await board.button('Share').focus();
  await keys(page, 'f');
  await expect(board.root).not.toHaveAttribute('flipped');
});

test('keys that are used do not reach the page, others do', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  await page.evaluate(() => {
    window.seen = [];
    document.addEventListener('keydown', (event) => window.seen.push(event.key));
  });
  await board.square('e2').focus();
  await keys(page, 'ArrowUp', 'ArrowDown', 'Enter', 'Escape', 'n', 'Escape', 'Backspace', 'z', 'F6', 'Control+k');
  expect(await page.evaluate(() => window.seen)).toEqual(['Escape', 'Backspace', 'z', 'F6', 'Control', 'k']);
});
