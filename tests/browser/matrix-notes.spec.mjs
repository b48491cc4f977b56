// In six games readers make notes: arrows and circles, comments, variations, links; and they look closer.

import { matrix } from './matrix.mjs';
import { Board, expect } from './page.mjs';

matrix('notes', async (reader) => {
  const { board, game, page, root, steps } = reader;
  const [from, to] = game.first;
  const [reply, answer] = game.moves[0];
  const { empty, hit, other } = game;
  const [, theirs] = game.own;
  const arrows = root.locator('.arrows .arrow:not(.open)');
  const open = root.locator('.arrows .arrow.open');
  const variation = root.getByRole('list', { name: 'Variation' });

  const draw = async (setting, whole) => {
    await page.evaluate((it) => (document.querySelector('variant-diagram').arrows = it), [{ from, to }]);
    await expect(arrows).toHaveCount(1);
    await page.evaluate(() => (document.querySelector('variant-diagram').arrows = []));
    await reader.press('Draw arrows');
    await expect(board.message).toContainText('Drawing');
    await reader.point(from);
    await expect(open).toHaveCount(1);
    await reader.point(to);
    await expect(board.live).toHaveText(`Arrow from ${from} to ${to}.`);
    await reader.point(empty, empty);
    await expect(board.live).toHaveText(`Circle on ${empty}.`);
    let count = 2;
    if (reader.drags) {
      const lift = await reader.drag(from, empty);
      await expect(open).toHaveCount(1);
      await lift();
      count += 1;
    }
    await expect(arrows).toHaveCount(count);
    await expect(open).toHaveCount(0);
    await reader.expectTidy(setting);
    if (whole) {
      await reader.press('Wipe the last');
      await expect(arrows).toHaveCount(count - 1);
    }
    await reader.press('Wipe all');
    await expect(arrows).toHaveCount(0);
    await reader.press('Stop drawing');
    await expect(board.button('Draw arrows')).toHaveAttribute('aria-pressed', 'false');
    if (!whole) return;
    // Without the tool, where there are keys.
    if (reader.input === 'mouse') {
      await page.keyboard.down('Shift');
      await (await reader.drag(empty, from))();
      await page.keyboard.up('Shift');
    }
    if (reader.input === 'keyboard') {
      await board.square(empty).focus();
      for (const key of ['Shift+Enter', 'ArrowUp', 'Shift+Enter']) await page.keyboard.press(key);
    }
    await expect(arrows).toHaveCount(reader.input === 'touch' ? 0 : 1);
  };

  const attackers = async () => {
    await reader.press('Attacked squares');
    await reader.rest(hit);
    await expect(root.locator('.route.attack').first()).toBeAttached();
    await reader.leave();
    await reader.press('Attacked squares');
    await expect(root.locator('.route.attack')).toHaveCount(0);
  };

  let link = '';
  const note = async (setting) => {
    await reader.point(from, to, reply, answer);
    await expect(steps).toHaveCount(2);
    await expect(arrows).toHaveCount(0);
    await reader.press('To the start');
    await reader.press('One move on');
    await reader.point(...other);
    await expect(variation).toHaveCount(1);
    const text = await variation.textContent();
    await reader.act(root.locator('summary', { hasText: 'Comment' }));
    await reader.write(root.getByRole('textbox', { name: /^Comment on/ }), 'a <b> thought');
    const sign = root.getByRole('combobox', { name: 'Annotation' });
    if (reader.input === 'keyboard') await sign.focus().then(() => page.keyboard.type('!'));
    else await sign.selectOption('!');
    await reader.press('Save the comment');
    await expect(variation).toHaveText(`${text}!a <b> thought`);
    await reader.expectTidy(setting);
    await reader.press('Main line');
    await expect(variation).not.toContainText('a <b> thought');
    await expect(root.locator('.record')).toContainText('a <b> thought');
    await reader.press('Delete from here');
    await expect(variation).toHaveCount(0);
    await reader.press('Bring back');
    await expect(variation).toHaveCount(1);
    await expect(steps).toHaveCount(3);
    await reader.act(variation.getByRole('button'));
    await board.expect(answer, theirs);
    await reader.act(root.locator('summary', { hasText: 'Comment' }));
    await reader.press('Share');
    link = await reader.copy('Copy a link to this game');
    await reader.press('Done');
    expect(link).toMatch(/#vd=[\w-]+$/);
  };

  const enlarge = async () => {
    const width = (await board.square(from).boundingBox()).width;
    const scrolled = () => root.locator('.scroll').evaluate((it) => it.scrollLeft);
    await reader.press('Larger squares');
    await expect.poll(async () => (await board.square(from).boundingBox()).width).toBeGreaterThan(1.3 * width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await root.locator('.scroll').evaluate((it) => it.scrollTo(0, 0));
    // On a wide page there is room for the larger board; on a phone it scrolls.
    const hidden = await root.locator('.scroll').evaluate((it) => it.scrollWidth - it.clientWidth);
    if (page.viewportSize().width < 480) expect(hidden).toBeGreaterThan(0);
    if (hidden > 0) await scrollOver(scrolled);
    for (let k = 0; k < 2; k += 1) await reader.press('Larger squares');
    expect((await board.square(from).boundingBox()).width).toBeCloseTo(width, 0);
  };

  const scrollOver = async (scrolled) => {
    if (reader.input === 'keyboard') {
      await board.square(from).focus();
      await page.keyboard.press('End');
    } else {
      // A browser learns from its next picture what can be scrolled.
      const push = reader.input === 'touch' ? () => reader.pan(empty) : () => page.mouse.wheel(200, 0);
      if (reader.input === 'mouse') await reader.rest(empty);
      await expect(async () => {
        await push();
        expect(await scrolled()).toBeGreaterThan(0);
      }).toPass({ timeout: 20_000 });
    }
    await expect.poll(scrolled).toBeGreaterThan(0);
  };

  await reader.everywhere(async (setting, whole) => {
    await draw(setting, whole);
    if (!whole) return;
    await attackers();
    await note(setting);
    await enlarge();
    await reader.press('Restart');
  });

  // The link holds the game, its variation and the place in it.
  await page.goto('about:blank');
  await page.goto(link);
  const linked = new Board(page, page.locator('variant-diagram'));
  await linked.expect(answer, theirs);
  await expect(linked.root.locator('.record li')).toHaveCount(3);
  await expect(linked.root.locator('.record')).toContainText('a <b> thought');
});
