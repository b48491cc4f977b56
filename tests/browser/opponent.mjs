// What tests of games against the computer share: boards with an opponent, and a reader who plays by some input.

import { INPUTS } from './inputs.mjs';
import { boardPage, expect } from './page.mjs';

/** A board against the computer. It takes all the time that its level needs, so that a slow machine changes nothing. */
export const against = (definition, side, level = 1) =>
  boardPage(definition).replace(
    '<variant-diagram',
    `<variant-diagram opponent="${side}" level="${level}" time="60000"`,
  );

/** Plays every game the same. */
export const withoutChance = (page) => page.addInitScript(() => (Math.random = () => 0.5));

export const scene = (board) => board.root.evaluate((it) => it.scene);

/** The reader's best move at a small depth, as a path; nothing if the game is over. */
export const reply = (board) =>
  board.root.evaluate(async (it) => {
    const { analyse } = await import('/pkg/engine.js');
    let path;
    for await (const { line } of analyse(it.diagram, { depth: 2 })) path = line[0].path;
    return path;
  });

/** What stands for a step on the page: a square, a piece in hand, or a choice. */
const target = (board, path, at) =>
  board.root.evaluate(
    (it, [before, step]) => {
      const cell = it.diagram.board().cells.findIndex(({ name }) => name === step);
      if (cell >= 0) return `.sheet [data-cell="${cell}"]`;
      if (before.length === 0) return `.hand [data-step="${step}"][data-side="${it.scene.turn}"]`;
      return `.chooser [data-choice="${it.diagram.options(before).options.findIndex((option) => option.step === step)}"]`;
    },
    [path.slice(0, at), path[at]],
  );

/** Enters a move step by step. The only choice is made for the reader; a move that could go on is ended by its last square. */
export async function enter(board, input, path) {
  const { ply } = await scene(board);
  const isPlayed = async () => (await scene(board)).ply > ply;
  for (let at = 0; at < path.length && !(await isPlayed()); at += 1)
    await INPUTS[input](board.root.locator(await target(board, path, at)));
  if (!(await isPlayed())) await INPUTS[input](board.root.locator(await target(board, path, path.length - 1)));
  expect(await isPlayed()).toBe(true);
}

/** Waits until the reader is to move, or the game is over. Returns whether it goes on. */
export async function readersTurn(board, side) {
  await expect
    .poll(() => board.root.evaluate((it, own) => it.scene.verdict !== undefined || it.scene.turn === own, side))
    .toBe(true);
  return (await scene(board)).verdict === undefined;
}
