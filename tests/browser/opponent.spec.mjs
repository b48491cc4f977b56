// The computer plays one side of a board: by attributes, and by the buttons of the reader.

import { violations } from './axe.mjs';
import { INPUTS } from './inputs.mjs';
import { against, enter, readersTurn, reply, scene, withoutChance } from './opponent.mjs';
import { boardPage, CHESS, expect, inFull, test } from './page.mjs';

const plies = async (board) => (await scene(board)).plies;
const ply = async (board) => (await scene(board)).ply;

/** A worker that never finds a move. */
const PONDERING = `onmessage = ({ data }) => data.kind === 'start' && postMessage({ kind: 'ready' });`;

/** The computer thinks until it is told otherwise. */
const ponder = (page) =>
  page.route('**/worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: PONDERING }));

test.beforeEach(({ page }) => withoutChance(page));

test('the computer answers a move', async ({ open }) => {
  const board = await open(against(CHESS, 'black'));
  await board.click('e2', 'e4');
  await expect.poll(() => plies(board)).toBe(2);
  expect((await scene(board)).turn).toBe('white');
});

test('it begins as White, and answers again after a move is taken back', async ({ open }) => {
  const board = await open(against(CHESS, 'white', 2));
  await expect.poll(() => plies(board)).toBe(1);
  await board.click('e7', 'e5');
  await expect.poll(() => plies(board)).toBe(3);
  await board.root.evaluate((it) => {
    it.undo();
    it.undo();
  });
  await board.click('d7', 'd5');
  await expect.poll(() => ply(board)).toBe(3);
});

test('attributes and properties say the same, and may change during the game', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  const told = await board.root.evaluate((it) => {
    const first = [it.opponent, it.level, it.time];
    Object.assign(it, { level: 12, time: 60_000, opponent: 'black' });
    return [first, [it.getAttribute('opponent'), it.getAttribute('level'), it.getAttribute('time')], it.level];
  });
  expect(told).toEqual([[undefined, 3, undefined], ['black', '12', '60000'], 8]);
  await board.root.evaluate((it) => (it.level = 1));
  await board.click('e2', 'e4');
  await expect.poll(() => plies(board)).toBe(2);
  await board.root.evaluate((it) => (it.opponent = undefined));
  await board.click('d2', 'd4');
  await enter(board, 'mouse', await reply(board));
  expect((await scene(board)).turn).toBe('white');
});

test('the dialog asks for side, level and time, by keyboard; Escape leaves it', async ({ open, page }) => {
  const board = await open(boardPage(CHESS));
  const opener = board.button('Play against the computer');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = board.root.getByRole('dialog', { name: 'Play against the computer' });
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Play against the computer":
      - heading "Play against the computer" [level=2]
      - group "You play":
        - radio "White" [checked]
        - radio "Black"
        - radio "Random"
      - group "Level":
        - radio "1"
  `);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await board.root.getAttribute('opponent')).toBeNull();

  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'White' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await dialog.getByLabel('Time per move').selectOption('up to 30 seconds');
  await dialog.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(dialog).toBeHidden();
  // A dialog gives its answer after it has closed.
  const said = () => board.root.evaluate((it) => [it.opponent, it.level, it.time, it.flipped]);
  await expect.poll(said).toEqual(['white', 1, 30_000, true]);
  await expect.poll(() => plies(board)).toBe(1);
  await expect(board.root.locator('.computer')).toContainText('You play Black against the computer, level 1.');
  expect(await violations(page)).toEqual([]);
});

test('while it thinks the board waits, and says so; stopping gives the board back', async ({ open, page }) => {
  await ponder(page);
  const board = await open(against(CHESS, 'black'));
  await board.click('e2', 'e4');
  await expect(board.message).toHaveText('The computer is thinking.');
  await expect(board.live).toHaveText('White: pawn e2 to e4. Black to move. The computer is thinking.');
  await board.click('e7', 'e5');
  await board.drag('d7', 'd5');
  await page.mouse.up();
  expect(await plies(board)).toBe(1);
  expect(await board.marked()).toEqual([]);
  await board.button('Stop').click();
  await expect(board.message).toHaveText('Black to move.');
  await board.click('e7', 'e5');
  expect(await plies(board)).toBe(2);
});

test('what it thinks about is dropped when the position changes', inFull(), async ({ open, page }) => {
  await ponder(page);
  const board = await open(against(CHESS, 'black'));
  await board.click('e2', 'e4');
  await expect(board.message).toHaveText('The computer is thinking.');
  await board.button('Take back').click();
  await expect(board.message).toContainText('White to move');
  await board.click('d2', 'd4');
  await expect(board.root.locator('.record')).toHaveText(/^1\.\s*d4\s*$/);
  await expect(board.message).toHaveText('The computer is thinking.');
});

test('taking back takes the answer back as well, and the moves are replaced', async ({ open }) => {
  const board = await open(against(CHESS, 'black'));
  await board.click('e2', 'e4');
  await expect.poll(() => plies(board)).toBe(2);
  await board.click('d2', 'd4');
  await expect.poll(() => plies(board)).toBe(4);
  await board.button('Take back').click();
  expect(await ply(board)).toBe(2);
  await board.click('a2', 'a3');
  await expect.poll(() => ply(board)).toBe(4);
  expect(await board.root.evaluate((it) => it.record)).not.toContain('d4');
  await board.button('Take back').click();
  await board.button('Take back').click();
  expect(await ply(board)).toBe(0);
  await expect(board.button('Take back')).toHaveAttribute('aria-disabled', 'true');
});

test('a hint is an arrow and a sentence', async ({ open }) => {
  const board = await open(
    against('files=4\nranks=4\nroyal=K\nsymmetry=none\nrook:R:R::a1\nking:K:K::d1,,a4', 'black'),
  );
  await board.button('Hint').click();
  await expect(board.root.locator('.computer .words')).toHaveText(/^Hint: White (rook|king) \w\d to \w\d \(\w+\)\.$/);
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(1);
  await expect(board.live).toHaveText(/^Hint: /);
  await board.root.evaluate((it) => it.play(it.diagram.moves('path')[0].split(' ')));
  await expect(board.root.locator('.arrows .arrow')).toHaveCount(0);
});

test('sides change, also where moves follow in the record', inFull(), async ({ open }) => {
  const board = await open(against(CHESS, 'black'));
  await board.click('e2', 'e4');
  await expect.poll(() => plies(board)).toBe(2);
  await board.button('One move back').click();
  await board.button('One move back').click();
  await board.button('Change sides').click();
  await expect.poll(() => ply(board)).toBe(1);
  expect(await board.root.evaluate((it) => [it.opponent, it.flipped])).toEqual(['white', true]);
  await expect(board.live).toContainText('Black to move');
  await board.click('d7', 'd5');
  await expect.poll(() => ply(board)).toBe(3);
});

test('resigning ends the game, and another one begins', async ({ open, page }) => {
  const board = await open(against(CHESS, 'black'));
  await page.evaluate(() => addEventListener('vd-verdict', ({ detail }) => (window.verdict = detail)));
  await board.click('e2', 'e4');
  await expect.poll(() => plies(board)).toBe(2);
  await board.button('Resign').click();
  await board.dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(board.message).toHaveText('White resigns. Black wins.');
  expect(await page.evaluate(() => [window.verdict.result, window.verdict.reason])).toEqual(['black', 'resigned']);
  await expect(board.button('New game')).toBeFocused();
  await board.click('d2', 'd4');
  expect(await plies(board)).toBe(2);
  await board.button('New game').click();
  expect(await plies(board)).toBe(0);
  await board.click('d2', 'd4');
  await expect.poll(() => plies(board)).toBe(2);
});

test('after a game the card offers a rematch with the other side', async ({ open }) => {
  const board = await open(against(CHESS, 'black'));
  await board.button('Resign').click();
  await board.dialog.getByRole('button', { name: 'Resign' }).click();
  const card = board.root.getByRole('region', { name: 'The computer wins' });
  await expect(card).toContainText('0–1');
  await card.getByRole('button', { name: 'Rematch' }).click();
  await expect(card).toHaveCount(0);
  expect(await board.root.evaluate((it) => [it.opponent, it.flipped])).toEqual(['white', true]);
  await expect.poll(() => plies(board)).toBe(1);
  await expect(board.root.locator('.player.bottom .who')).toHaveText('You');
});

test('who does not want to give up goes on', inFull(), async ({ open, page }) => {
  const board = await open(against(CHESS, 'black'));
  await board.button('Resign').click();
  await expect(board.dialog).toContainText('Resign this game?');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toHaveCount(0);
  await expect(board.button('Resign')).toBeFocused();
  await board.click('e2', 'e4');
  await board.expect('e4', 'white pawn');
});

test('a game that was given up stays so when its board is put elsewhere', inFull(), async ({ open }) => {
  const board = await open(against(CHESS, 'black'));
  await board.click('e2', 'e4');
  await expect.poll(() => plies(board)).toBe(2);
  await board.button('Resign').click();
  await board.dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(board.message).toHaveText('White resigns. Black wins.');
  const record = await board.root.evaluate((it) => it.record);
  expect(record).toMatch(/ 0-1$/);
  const again = await board.root.evaluate(async (it) => {
    const { parentElement: place } = it;
    it.remove();
    const away = it.record;
    place.append(it);
    await it.ready;
    return { away, record: it.record, verdict: it.scene.verdict.reason, moves: it.diagram.legalCount() };
  });
  expect(again).toEqual({ away: record, record, verdict: 'resigned', moves: 0 });
  await expect(board.message).toHaveText('White resigns. Black wins.');
  await board.button('Take back').click();
  await board.click('d2', 'd4');
  await expect.poll(() => plies(board)).toBe(2);
});

test(
  'a game that was given up stays so while an earlier position is shown, however often its board is put elsewhere',
  inFull(),
  async ({ open }) => {
    const board = await open(boardPage(CHESS));
    const seen = await board.root.evaluate(async (it) => {
      for (const path of ['e2 e4', 'e7 e5', 'g1 f3']) it.play(path.split(' '));
      it.diagram.resign('black');
      const { record, parentElement: place } = it;
      const told = [record];
      for (const ply of [1, 2]) {
        it.goto(ply);
        it.remove();
        place.append(it);
        await it.ready;
        told.push(it.record, it.scene.ply, it.scene.verdict);
      }
      it.goto(3);
      return [...told, it.scene.verdict.reason, it.diagram.legalCount()];
    });
    const [record] = seen;
    expect(record).toMatch(/ 1-0$/);
    expect(seen).toEqual([record, record, 1, undefined, record, 2, undefined, 'resigned', 0]);
    // A variation does not change how the main line ended; a move that replaces its end does.
    const varied = await board.root.evaluate(async (it) => {
      const { parentElement: place } = it;
      it.goto(1);
      it.play(['c7', 'c5']);
      it.remove();
      place.append(it);
      await it.ready;
      it.diagram.visit(2);
      it.goto(3);
      return [it.record, it.scene.verdict?.reason];
    });
    expect(varied[0]).toMatch(/\(1\.\.\. c5\).* 1-0$/);
    expect(varied[1]).toBe('resigned');
  },
);

test('a puzzle is played on: on request, and after its end', async ({ open }) => {
  const ladder =
    'firstRank=1\nroyal=K\nsymmetry=none\nsolution=1. Rh7\nfen=4k3/8/8/8/8/7R/R7/K7 w - - 0 1\nrook:R:R:::\nking:K:K:::';
  const board = await open(boardPage(ladder));
  await board.click('a2', 'b2');
  expect(await plies(board)).toBe(0);
  await board.button('Play against the computer').click();
  await board.root.getByRole('radio', { name: '1' }).check();
  await board.root.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  await expect(board.root.locator('.puzzle')).toBeHidden();
  await board.click('a2', 'b2');
  await expect.poll(() => plies(board)).toBe(2);
  await board.button('Stop').click();
  await board.choose('Restart');
  await expect(board.root.locator('.puzzle')).toBeVisible();
  await board.root.evaluate((it) => Object.assign(it, { level: 1, opponent: 'black' }));
  await board.click('a2', 'b2');
  expect(await plies(board)).toBe(0);
  await board.click('h3', 'h7');
  await expect.poll(() => plies(board)).toBe(2);
});

test('the game goes on from a position of the editor', inFull(), async ({ open }) => {
  const board = await open(boardPage(CHESS));
  await board.choose('Edit the position');
  await board.click('d1', 'd5');
  await board.button('White to move').click();
  await board.button('Play against the computer').click();
  await board.root.getByRole('radio', { name: '1' }).check();
  await board.root.getByRole('radio', { name: 'White' }).check();
  await board.root.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  await expect(board.root.locator('.editor')).toHaveCount(0);
  await expect.poll(() => plies(board)).toBe(1);
});

test('an element that is put elsewhere goes on with its game', inFull(), async ({ open, page }) => {
  await ponder(page);
  const board = await open(against(CHESS, 'black'));
  await board.click('e2', 'e4');
  await expect(board.message).toHaveText('The computer is thinking.');
  const main = page.locator('main');
  const element = await board.root.elementHandle();
  await board.root.evaluate((it) => it.remove());
  await main.evaluate(async (it, moved) => {
    it.append(moved);
    await moved.ready;
  }, element);
  await board.expect('e4', 'white pawn');
  await expect(board.message).toHaveText('The computer is thinking.');
  await board.button('Stop').click();
  await board.click('e7', 'e5');
  expect(await board.root.evaluate((it) => it.record)).toMatch(/^1\. e4 e5/);
});

test.describe('a whole game ends by the rules', () => {
  test.use({ hasTouch: true });
  for (const input of Object.keys(INPUTS))
    test(`by ${input}`, inFull(input === 'touch'), async ({ open }) => {
      const board = await open(
        against('files=3\nranks=4\nroyal=K\nbaring=loss\nnMoveRule=6\nrook:R:R::a1\nking:K:K::b1', 'black'),
      );
      while (await readersTurn(board, 'white')) await enter(board, input, await reply(board));
      const { verdict } = await scene(board);
      await expect(board.message).toContainText(verdict.sentence);
    });
});
