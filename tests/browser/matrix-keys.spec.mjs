// Six games by keyboard and ear: one place for Tab, arrows as the eye sees the board, letters, questions, what is announced.

import { textOf } from './games.mjs';
import { matrix } from './matrix.mjs';
import { expect } from './page.mjs';

const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** What the focus says. */
const said = (page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label') ?? '';
  });

matrix(
  'heard and felt',
  async (reader) => {
    const { board, game, name, page, root } = reader;
    const [from, to] = game.first;
    const [own] = game.own;
    const [first, second] = game.sides;
    const { empty } = game;
    const keys = async (...all) => {
      for (const it of all) await page.keyboard.press(it);
    };
    const hears = (words) => expect(board.live).toHaveText(words);
    const cell = root.locator('[role="gridcell"]');
    /** The first letter of the ID of what stands on a square. */
    const letter = await root.evaluate((element, step) => {
      const { cells, types } = element.diagram.board();
      const { type } = element.scene.pieces.find((it) => cells[it.cell].name === step);
      return types[type - 1].id[0].toLowerCase();
    }, from);

    await reader.everywhere(async (_, whole) => {
      if (!whole) return;
      await reader.define(textOf(name));
      // Every square has a name, and Tab stops at one of them.
      await expect(cell).toHaveCount(
        await root.evaluate((element) => element.diagram.board().cells.filter((it) => it.shade !== 3).length),
      );
      expect(
        await cell.evaluateAll(
          (all) => all.filter((it) => !/^[a-z]\d+, \w/.test(it.getAttribute('aria-label'))).length,
        ),
      ).toBe(0);
      for (const turned of [false, true]) {
        if (turned) await reader.press('Flip the board');
        for (const [key, [across, down]] of Object.entries(ARROWS)) {
          await board.square(empty).focus();
          await keys(key);
          const [[x, y], [u, v]] = [await board.middle(empty), await board.middle((await said(page)).split(',')[0])];
          // The direction of the key is the larger part of the way, or nearly half of it on hexagons.
          expect((u - x) * across + (v - y) * down, `${key}${turned ? ', turned' : ''}`).toBeGreaterThan(
            0.4 * Math.hypot(u - x, v - y),
          );
        }
        await expect(root.locator('[role="gridcell"][tabindex="0"]')).toHaveCount(1);
      }
      await reader.press('Flip the board');

      await board.square(empty).focus();
      await keys('?');
      await hears(/^Arrows: move over the board\./);
      await keys(',');
      await hears('No move is known.');
      await keys('!');
      await hears(new RegExp(`^${empty}: (not attacked|attacked by)`, 'i'));
      await keys(letter);
      expect(await said(page)).toContain(`${own} `);
      await board.square(from).focus();
      await keys('.');
      await hears(new RegExp(`^${first} .* ${from}: \\d+ moves?\\..*\\b${to} move`));

      // What is no move is refused, with the reason.
      await keys('Enter');
      expect(await said(page)).toMatch(/, selected/);
      await board.square(game.moves[0][0]).focus();
      await keys('Enter');
      await expect(board.message).toHaveAttribute('data-key', 'refused');
      await hears(await board.message.textContent());
      await keys('Escape');
      expect(await board.marked()).toEqual([]);

      await board.square(from).focus();
      await keys('Enter');
      await board.square(to).focus();
      expect(await said(page)).toMatch(/, move/);
      await keys(' ');
      await hears(new RegExp(`^${first}: .*\\. ${second} to move`));
      const told = (await board.live.textContent()).split('. ')[0];
      await board.square(empty).focus();
      await keys('?', ',');
      await hears(`${told}.`);

      // The list of moves is one place for Tab as well.
      await root.locator('.record button').focus();
      await keys('ArrowLeft');
      await board.expect(from, own);
      await keys('ArrowRight');
      await board.expect(to, own);
    });
  },
  ['keyboard'],
);
