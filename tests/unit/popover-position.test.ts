// Where the sentence of a refusal and the choice at a square are put.

import { expect, test } from 'vitest';
import { intersection, placeBeside } from '../../pkg-template/src/reader/popover-position.js';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const BOARD = box(0, 0, 400, 400);

test('a sentence stands below its square where there is room, else above', () => {
  const square = box(180, 180, 220, 220);
  expect(placeBeside([100, 30], BOARD, [square], [[square, 100]])).toEqual([150, 225]);
  const low = box(180, 360, 220, 400);
  expect(placeBeside([100, 30], BOARD, [low], [[low, 100]])).toEqual([150, 325]);
});

test('it avoids what explains it', () => {
  const square = box(180, 180, 220, 220);
  const below = box(180, 220, 220, 260);
  expect(
    placeBeside(
      [100, 30],
      BOARD,
      [square],
      [
        [square, 100],
        [below, 9],
      ],
    ),
  ).toEqual([150, 145]);
});

test('a board that is out of sight counts as a whole', () => {
  expect(intersection(BOARD, box(100, 100, 900, 900))).toEqual(box(100, 100, 400, 400));
  expect(intersection(BOARD, box(500, 0, 900, 100))).toEqual(BOARD);
});
