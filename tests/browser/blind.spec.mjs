// Whole games with nothing but the keyboard, told by nothing but what is announced.

import { readFileSync } from 'node:fs';
import { boardPage, CHESS, expect, inFull, LION, test } from './page.mjs';

const definition = (name) => readFileSync(new URL(`../diagrams/${name}.txt`, import.meta.url), 'utf8');

/** What the focus says. */
const said = (page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label') ?? '';
  });

/** Somebody who cannot see: knows the name under the focus and what was announced last, and presses keys. */
class Listener {
  constructor(page, board) {
    this.page = page;
    this.board = board;
  }

  /** Walks to a square by its name, file first, as it is heard. */
  async walk(name) {
    const [file, rank] = [name.charCodeAt(0), Number(name.slice(1))];
    for (let guard = 0; guard < 40; guard += 1) {
      const here = (await said(this.page)).split(',')[0];
      const [x, y] = [file - here.charCodeAt(0), rank - Number(here.slice(1))];
      if (x === 0 && y === 0) return;
      await this.page.keyboard.press(x > 0 ? 'ArrowRight' : x < 0 ? 'ArrowLeft' : y > 0 ? 'ArrowUp' : 'ArrowDown');
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  }

  /** Goes to squares and presses Enter on each; the names must promise what is expected. */
  async enter(...steps) {
    for (const [name, promise] of steps) {
      await this.walk(name);
      if (promise) expect(await said(this.page)).toMatch(promise);
      await this.page.keyboard.press('Enter');
    }
  }

  async hears(text) {
    await expect(this.board.live).toHaveText(text);
  }
}

test("a scholar's mate", async ({ open, page }) => {
  const board = await open(boardPage(CHESS).replace(' controls', ''));
  const reader = new Listener(page, board);
  await page.keyboard.press('Tab');
  await reader.enter(['e2', /^e2, white pawn/], ['e4', /empty, move/]);
  await reader.hears('White: pawn e2 to e4. Black to move.');
  await reader.enter(['e7'], ['e5']);
  await reader.hears('Black: pawn e7 to e5. White to move.');
  await page.keyboard.press('b');
  expect(await said(page)).toMatch(/^c1, white bishop/);
  await page.keyboard.press('b');
  await reader.enter(['f1', /white bishop/], ['c4', /empty, move/]);
  await reader.hears('White: bishop f1 to c4. Black to move.');
  await reader.enter(['b8'], ['c6']);
  await reader.hears('Black: knight b8 to c6. White to move.');
  await page.keyboard.press('q');
  await reader.enter(['d1', /white queen/], ['h5']);
  await reader.hears('White: queen d1 to h5. Black to move.');
  await reader.enter(['g8'], ['f6']);
  await reader.hears('Black: knight g8 to f6. White to move.');
  await page.keyboard.press('Shift+Q');
  await reader.enter(['h5'], ['f7', /black pawn, capture the pawn/]);
  await reader.hears(/^White: queen h5 to f7, captures pawn f7\. .*mate/i);
  await page.keyboard.press(',');
  await reader.hears('White: queen h5 to f7, captures pawn f7.');
});

test('a refusal is heard, with its reason', async ({ open, page }) => {
  const board = await open(boardPage(CHESS).replace(' controls', ''));
  const reader = new Listener(page, board);
  await page.keyboard.press('Tab');
  await reader.enter(['a2'], ['a5']);
  await reader.hears(/^[A-Z].*\.$/);
  await expect(board.live).toHaveText(await board.message.textContent());
  await page.keyboard.press('Escape');
  await reader.enter(['e7']);
  await reader.hears(/White's turn/);
});

test('a game with drops and a promotion', async ({ open, page }) => {
  const board = await open(boardPage(definition('crazyhouse')).replace(' controls', ''));
  const reader = new Listener(page, board);
  const slot = async (name) => {
    // The hand of the side to move is before or after the board in the order of Tab.
    for (let k = 0; k < 30; k += 1) {
      if ((await said(page)).startsWith(name)) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await page.keyboard.press('Tab');
  await reader.enter(['e2'], ['e4'], ['d7'], ['d5'], ['e4'], ['d5', /black pawn, capture the pawn/]);
  await reader.hears('White: pawn e4 to d5, captures pawn d5. Black to move.');
  await reader.enter(['d8'], ['d5', /white pawn, capture the pawn/]);
  await reader.hears('Black: queen d8 to d5, captures pawn d5. White to move.');
  await slot('white pawn, 1 in hand');
  await board.square('a8').focus();
  await reader.enter(['e6', /empty, drop the pawn/]);
  await reader.hears('White: pawn on e6. Black to move.');
  await slot('black pawn, 1 in hand');
  await board.square('a8').focus();
  await reader.enter(['e3', /empty, drop the pawn/]);
  await reader.hears('Black: pawn on e3. White to move.');
  await reader.enter(['e6'], ['f7', /black pawn, capture the pawn/]);
  await reader.hears(/^White: pawn e6 to f7, captures pawn f7\. Black to move, in check on e8\.$/);
  await reader.enter(['e8'], ['f7']);
  await reader.hears('Black: king e8 to f7, captures pawn f7. White to move.');
  await slot('white pawn, 1 in hand');
  await board.square('a8').focus();
  await reader.enter(['g6', /empty, drop the pawn/]);
  await reader.hears(/in check on f7/);
  await reader.enter(['h7'], ['g6']);
  await reader.hears(/captures pawn g6/);
});

test('a capture that explodes', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(definition('atomic')).replace(' controls', ''));
  const reader = new Listener(page, board);
  await page.keyboard.press('Tab');
  await reader.enter(['e2'], ['e4'], ['d7'], ['d5'], ['e4'], ['d5', /black pawn, capture the pawn/]);
  await reader.hears('White: pawn e4 to d5, captures pawn d5, loses pawn e4. Black to move.');
});

test('a double capture, step by step', inFull(), async ({ open, page }) => {
  const board = await open(boardPage(LION).replace(' controls', ''));
  const reader = new Listener(page, board);
  await page.keyboard.press('Tab');
  await page.keyboard.press('l');
  expect(await said(page)).toMatch(/^e4, white lion/);
  await page.keyboard.press('.');
  await reader.hears(/^White lion e4: \d+ moves\. .*e5 capture the pawn, then stop or go on/);
  await reader.enter(
    ['e4'],
    ['e5', /black pawn, capture the pawn, then stop or go on/],
    ['d6', /black pawn, capture the pawn/],
  );
  await reader.hears('White: lion e4 to d6, captures pawn e5 and pawn d6. Black to move.');
  await reader.enter(['h8', /black king/], ['h7']);
  await reader.hears('Black: king h8 to h7. White to move.');
});

test('a whole game of a Lion variant with a double capture', async ({ open, page }) => {
  const board = await open(
    boardPage(
      `firstRank=1\nroyal=K\nsymmetry=none\nlion:L:KNADcaKcabKmabK::f5\npawn:P:fmWfceF::,,f6,g7\nking:K:K::a1,,h8`,
    ).replace(' controls', ''),
  );
  const reader = new Listener(page, board);
  await page.keyboard.press('Tab');
  await reader.enter(['f5'], ['f6', /capture/], ['g7', /capture/]);
  await reader.hears(/^White: lion f5 to g7, captures pawn f6 and pawn g7\. Black to move, in check on h8\.$/);
  await reader.enter(['h8'], ['g7', /white lion, capture the lion/]);
  await reader.hears(/^Black: king h8 to g7, captures lion g7\./);
});
