// In six games a lesson is solved: arrows of its author, closed squares and goals, who engages whom, hints, the limit, another try.

import { lessonOf } from './games.mjs';
import { matrix } from './matrix.mjs';
import { expect } from './page.mjs';

matrix('a lesson', async (reader) => {
  const { board, game, name, root } = reader;
  const { piece, zones, right, royal, wrong } = game.lesson;
  const [own] = game.own;
  const [side] = game.sides;
  const [from, , goal] = right;
  const box = root.locator('.puzzle');
  const arrows = root.locator('.arrows .arrow');
  const mood = (it) => expect(box).toHaveAttribute('data-mood', it);
  const lesson = lessonOf(name);
  // Without a goal only the moves of the solution count.
  const strict = lesson.replace(/^goal.*\n/gm, '');
  /** Two moves of the same piece. */
  const play = async ([first, middle, last]) => {
    await reader.point(first, middle);
    await expect(box).toContainText('1 move left');
    await reader.point(middle, last);
  };

  await reader.everywhere(async (setting, whole) => {
    await reader.define(lesson);
    await expect(box).toContainText(`${side}: bring the ${piece} to ${goal} within 2 moves.`);
    await expect(box).toContainText('2 moves left');
    await expect(arrows).toHaveCount(2);
    await reader.point(from);
    await expect(arrows).toHaveCount(2);
    expect(await reader.zones()).toEqual(zones);
    await board.expect(goal, 'empty, .*wins here');
    await expect(root.locator('.engages')).toHaveCount(1);
    await expect(root.locator('.badge text')).toHaveText('1/1');
    await board.expect(from, `${own} ${piece}.*, engaged by 1 of 1`);
    await reader.expectTidy(setting);
    await reader.point(royal);
    await expect(root.locator('.engages')).toHaveCount(0);
    if (!whole) return;

    await play(wrong);
    await mood('failed');
    await expect(arrows).toHaveCount(0);
    await reader.press('Try again');
    await mood('ready');
    await expect(box).toContainText('2 moves left');
    await reader.press('Hint');
    await expect(board.live).toHaveText(`Look at the ${own} ${piece} on ${from}.`);
    await expect(arrows).toHaveCount(1);
    await reader.press('Show the move');
    await expect(box).toContainText('The move is ');
    await expect(arrows).toHaveCount(1);
    await reader.expectTidy(setting);
    await play(right);
    await mood('solved');
    await expect(board.live).toContainText('Solved!');
    await board.expect(goal, `${own} ${piece}`);
    await reader.press('Show the solution');
    await mood('shown');
    await expect(root.locator('.record li:not(.result)')).toHaveCount(2);

    await reader.define(strict);
    await expect(box).toContainText(`${side} to move: find the solution.`);
    await reader.point(...wrong.slice(0, 2));
    await mood('wrong');
    await expect(box).toContainText('is not the solution');
    await expect(board.live).toContainText('is not the solution');
    await board.expect(from, `${own} ${piece}`);
    for (const it of [0, 1]) await reader.point(...right.slice(it, it + 2));
    await mood('solved');
  });
});
