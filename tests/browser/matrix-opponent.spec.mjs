// Whole games against level 1, by every input: with drops and promotions, on hexagons, with a game of its own rules.

import { textOf } from './games.mjs';
import { INPUTS } from './inputs.mjs';
import { against, enter, readersTurn, reply, scene, withoutChance } from './opponent.mjs';
import { expect, test } from './page.mjs';

/** Moves after which a reader who is not winning gives the game up. */
const PATIENCE = 80;

const GAMES = ['chess', 'shogi', 'glinski', 'cyvasse'];

test.use({ hasTouch: true });

for (const game of GAMES)
  for (const input of Object.keys(INPUTS))
    test(`${game} by ${input}`, async ({ open, page }) => {
      test.setTimeout(600_000);
      page.setDefaultTimeout(30_000);
      await withoutChance(page);
      const board = await open(against(textOf(game), 'black'));
      for (let n = 0; await readersTurn(board, 'white'); n += 1) {
        if (n === PATIENCE) {
          await INPUTS[input](board.button('Resign'));
          await INPUTS[input](board.dialog.getByRole('button', { name: 'Resign' }));
        } else await enter(board, input, await reply(board));
      }
      const { plies, verdict } = await scene(board);
      expect(plies).toBeGreaterThan(8);
      await expect(board.message).toContainText(verdict.sentence);
    });
