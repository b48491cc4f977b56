// Six games are played, studied, read and edited: by every input, at both widths and in all settings of the reader.

import { matrix } from './matrix.mjs';
import { expect } from './page.mjs';

/** Collects the kinds of marks and zones that are ever on the board. */
const collect = (root) =>
  root.evaluate((element) => {
    window.kinds = new Set();
    const add = (it) => {
      if (it.classList?.contains('mark')) window.kinds.add(it.classList[1]);
      if (it.classList?.contains('zone')) window.kinds.add(`${it.classList[1]} zone`);
    };
    const sheet = element.shadowRoot.querySelector('.sheet');
    new MutationObserver((all) => all.flatMap((it) => [...it.addedNodes]).forEach(add)).observe(sheet, {
      childList: true,
      subtree: true,
    });
  });

/** What each row of the table of pieces says, and what it should say. */
const table = (root) =>
  root.evaluate(async (element) => {
    const { movesInWords } = await import('/pkg/engine.js');
    const explained = await movesInWords(element.diagram);
    return element.diagram.board().types.map((type, _, types) => {
      const row = element.shadowRoot.querySelector(`[data-row="${type.number}"]`);
      const text = (selector) => [...row.querySelectorAll(selector)].map((it) => it.textContent);
      const said = [
        text('.id'),
        text('.pair .number'),
        text('th'),
        text('.moves code'),
        row.querySelectorAll('.pair svg').length,
        row.querySelector('.moves').textContent.trim(),
      ];
      const promoted = types[type.promoted - 1];
      const words = `${type.moves} ${explained[type.number - 1]}${promoted ? ` Promotes to ${promoted.name}.` : ''}`;
      return [said, [[type.id], type.counts.map(String), [type.name], [type.moves], 2, words]];
    });
  });

matrix('played, studied and edited', async (reader) => {
  const { board, game, page, pieces, root, steps } = reader;
  const [from, to, targets] = game.first;
  const [own] = game.own;
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    window.animated = 0;
    Element.prototype.animate = function (...matter) {
      window.animated += 1;
      return animate.apply(this, matter);
    };
  });
  await collect(root);
  await reader.press('Pieces');
  await expect(root.locator('.types')).toBeVisible();
  for (const [said, meant] of await table(root)) expect(said).toEqual(meant);

  const play = async (setting) => {
    const before = await page.evaluate(() => window.animated);
    // It is not the turn of this one, and the board says so.
    await reader.point(game.moves[0][0]);
    await expect(board.message).toHaveAttribute('data-key', 'refused');
    await expect(root.locator('.bubble')).toBeVisible();
    await expect(board.live).toHaveText(await board.message.textContent());
    await reader.point(from);
    await expect(root.locator('.bubble')).toHaveCount(0);
    expect(await board.marked()).toEqual(targets);
    expect(await reader.zones()).toEqual(game.zones);
    await expect(root.locator('.highlights .selected')).toHaveCount(1);
    await reader.expectTidy(setting);
    await reader.point(to);
    await expect(steps).toHaveCount(1);
    await expect(board.live).toContainText(`${game.sides[1]} to move`);
    await expect(root.locator('.highlights .last')).toHaveCount(2);
    const clicks = game.moves.flat();
    await reader.point(...clicks.slice(0, -1));
    const last = clicks.at(-1);
    if (game.removed) {
      await reader.rest(last);
      await expect(root.locator('.highlights .removed')).toHaveCount(game.removed);
      await reader.leave();
      await expect(root.locator('.highlights .removed')).toHaveCount(0);
      await expect(steps).toHaveCount(game.moves.length);
    }
    await reader.point(last);
    await expect(steps).toHaveCount(1 + game.moves.length);
    for (const [square, words] of Object.entries(game.after)) await board.expect(square, words);
    if (game.victims) await expect(root.getByRole('group', { name: 'Captured' }).first()).toBeVisible();
    if (game.hand) await expect(board.button(game.hand)).toBeVisible();
    await expect(root.locator('.highlights .check')).toHaveCount(game.check ? 1 : 0);
    const moved = (await page.evaluate(() => window.animated)) - before;
    expect(moved > 0, 'pieces glide').toBe(setting !== 'reduced motion');
    await reader.expectTidy(setting);
  };

  const study = async () => {
    const lines = root.locator('.route.attack');
    if (game.check) {
      await reader.press('Show the attackers');
      await expect(lines.first()).toBeAttached();
      await reader.press('Hide the attackers');
      await expect(lines).toHaveCount(0);
    }
    await reader.press('Attacked squares');
    expect((await reader.zones())['white-threat']).toBeGreaterThan(5);
    await reader.press('Attacked squares');
    await expect(root.locator('.zones > .zone')).toHaveCount(0);
    await reader.press('To the start');
    await board.expect(from, own);
    await reader.act(steps.nth(0).getByRole('button'));
    await expect(steps.nth(0).getByRole('button')).toHaveAttribute('aria-current', 'true');
    await reader.press('To the end');
    await expect(steps.last().getByRole('button')).toHaveAttribute('aria-current', 'true');
  };

  const read = async (setting, whole) => {
    const { name: piece, marks, promoted, later } = game.diagram;
    await reader.press(piece);
    await expect(board.message).toContainText(`How the ${piece} moves`);
    await expect.poll(async () => (await board.marked()).length).toBe(marks);
    await expect(pieces).toHaveCount(1);
    const at = (
      await root.locator(`[role="gridcell"][aria-label*="${own} ${piece}"]`).getAttribute('aria-label')
    ).split(',')[0];
    await reader.point(at);
    await expect(board.message).toContainText('after its first move');
    expect((await board.marked()).length).toBe(later ? marks - 1 : marks);
    await reader.point(at);
    await expect(board.message).not.toContainText('after its first move');
    await reader.expectTidy(setting);
    if (promoted) {
      await reader.press(piece);
      await expect(board.message).toContainText(`How the ${promoted} moves`);
    }
    if (whole) await meet();
    await reader.press('Back to the game');
    await expect(steps).toHaveCount(1 + game.moves.length);
  };

  // An enemy stands where the reader rests, and stays where the reader points.
  const meet = async () => {
    const { name, at, gone = [], turned = {} } = game.enemy;
    const names = [...gone, ...Object.keys(turned)];
    const labels = () => Promise.all(names.map((it) => board.square(it).getAttribute('aria-label')));
    const met = async () => {
      await expect(pieces).toHaveCount(2);
      for (const it of gone)
        await expect(board.square(it)).toHaveAttribute('aria-label', /^\w+, empty(, (?!move|capture)|$)/);
      for (const [it, kind] of Object.entries(turned))
        await expect(board.square(it)).toHaveAttribute('aria-label', new RegExp(`, ${kind}(,|$)`));
    };
    await reader.press(name);
    await expect(board.message).toContainText(`How the ${name} moves`);
    await expect(pieces).toHaveCount(1);
    const before = await labels();
    await reader.rest(at);
    await met();
    await reader.leave();
    await expect(pieces).toHaveCount(1);
    expect(await labels()).toEqual(before);
    await reader.point(at);
    await met();
    await reader.leave();
    await met();
  };

  const edit = async (setting) => {
    const [piece, square, fen] = game.put;
    await reader.press('Restart');
    await expect(steps).toHaveCount(0);
    await reader.press('Edit the position');
    await reader.press(piece);
    await reader.point(square);
    await board.expect(square, piece);
    expect(await reader.copy('Copy the position')).toMatch(fen);
    await reader.expectTidy(setting);
    await reader.press('Clear');
    await expect(pieces).toHaveCount(0);
    await reader.press('Start position');
    await reader.press('Done');
    await board.expect(from, own);
    await expect(root.locator('.editor')).toHaveCount(0);
  };

  // What takes its time is done once.
  const watch = async () => {
    await reader.press('To the start');
    // Each move is shown for a moment only: the first is noted when it comes.
    await root.locator('.record').evaluate((list) => {
      window.visited = [];
      const note = () =>
        list.querySelectorAll('[aria-current]').forEach((it) => window.visited.push(it.dataset.number));
      new MutationObserver(note).observe(list, { childList: true, subtree: true });
    });
    await reader.press('Play through');
    await expect.poll(() => page.evaluate(() => window.visited[0])).toBe('1');
    await reader.press('To the end');
    await expect(steps.last().getByRole('button')).toHaveAttribute('aria-current', 'true');
    const figures = root.locator('.overview figure');
    await reader.press('All move diagrams');
    await expect(figures).toHaveCount(await root.locator('[data-row]').count());
    await page.emulateMedia({ media: 'print' });
    await expect(board.grid.first()).toBeVisible();
    await expect(root.locator('.tools')).toBeHidden();
    await expect(figures.last()).toBeVisible();
    await page.emulateMedia({ media: null });
    await reader.press('All move diagrams');
  };

  // A whole move in one go, from either side of the board; taken back, and played again.
  const move = async () => {
    const height = async () => (await board.middle(from))[1] - (await root.locator('.board').boundingBox()).y;
    const before = await height();
    await reader.press('Flip the board');
    expect(await height()).toBeLessThan(before);
    if (reader.drags) await (await reader.drag(from, to))();
    else await reader.point(from, to);
    await board.expect(to, own);
    await reader.press('Flip the board');
    await reader.press('One move back');
    await board.expect(from, own);
    await reader.press('One move on');
    await board.expect(to, own);
    await reader.press('Restart');
    await expect(steps).toHaveCount(0);
  };

  let watched = false;
  await reader.everywhere(async (setting, whole) => {
    await play(setting);
    await study();
    if (whole && !watched) {
      watched = true;
      await watch();
    }
    await read(setting, whole);
    await edit(setting);
    if (whole) await move();
  });
  // The key tells of all that was seen, and of nothing else.
  await expect(root.locator('.key li')).toHaveCount(await page.evaluate(() => window.kinds.size));
});
