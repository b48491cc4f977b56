// Films: which piece is where and when, and for how long other things are seen.

import { describe, expect, test } from 'vitest';
import { writtenLine } from '../../pkg-template/src/a11y/written-line.js';
import { emptyPicture } from '../../pkg-template/src/board/picture.js';
import type { LinesView, PieceView } from '../../pkg-template/src/engine/views.js';
import type { FilmFrame } from '../../pkg-template/src/static/film-frames.js';
import { glideOf, spansOf, tracksOf } from '../../pkg-template/src/static/film-tracks.js';

const PACE = 1000;
const GLIDE = glideOf(PACE);

const piece = (cell: number, type = 1, side: PieceView['side'] = 'white'): PieceView => ({ cell, type, side });

/** Frames of pieces, each with the moves that lead to it. */
function film(...all: [pieces: PieceView[], moved?: [from: number, to: number][]][]): FilmFrame[] {
  return all.map(([pieces, moved], index) => ({
    picture: emptyPicture(pieces),
    hands: [],
    caption: '',
    at: index * PACE,
    ms: PACE,
    played: moved && {
      path: [],
      san: '',
      moved: moved.map(([from, to]) => ({ from, to })),
      removed: [],
      added: [],
    },
  }));
}

describe('tracks', () => {
  test('a piece that stays has one stop, and is always seen', () => {
    expect(tracksOf(film([[piece(5)]], [[piece(5)]]))).toEqual([
      { type: 1, side: 'white', stops: [{ at: 0, cell: 5 }], from: 0, until: undefined },
    ]);
  });

  test('a piece glides at the beginning of its move', () => {
    const [track] = tracksOf(film([[piece(5)]], [[piece(9)], [[5, 9]]]));
    expect(track?.stops).toEqual([
      { at: 0, cell: 5 },
      { at: PACE, cell: 5 },
      { at: PACE + GLIDE, cell: 9 },
    ]);
  });

  test('what is captured goes when it is reached', () => {
    const tracks = tracksOf(film([[piece(5), piece(9, 2, 'black')]], [[piece(9)], [[5, 9]]]));
    expect(tracks.find((it) => it.side === 'black')?.until).toBe(PACE + GLIDE);
    expect(tracks.find((it) => it.side === 'white')?.until).toBeUndefined();
  });

  test('a piece that becomes another one travels as what it was', () => {
    const tracks = tracksOf(film([[piece(5)]], [[piece(9, 3)], [[5, 9]]]));
    expect(tracks.map(({ type, from, until }) => [type, from, until])).toEqual([
      [1, 0, PACE + GLIDE],
      [3, PACE + GLIDE, undefined],
    ]);
    expect(tracks[0]?.stops.at(-1)).toEqual({ at: PACE + GLIDE, cell: 9 });
  });

  test('two pieces may change places', () => {
    const tracks = tracksOf(
      film(
        [[piece(1), piece(2)]],
        [
          [piece(1), piece(2)],
          [
            [1, 2],
            [2, 1],
          ],
        ],
      ),
    );
    expect(tracks.map((it) => it.stops.map(({ cell }) => cell)).sort()).toEqual([
      [1, 1, 2],
      [2, 2, 1],
    ]);
  });

  test('a dropped piece comes with the end of the move', () => {
    const tracks = tracksOf(film([[]], [[piece(7)]]));
    expect(tracks.map(({ from, until }) => [from, until])).toEqual([[PACE + GLIDE, undefined]]);
  });
});

test('what several frames have is seen in one stretch, to the end if the last one has it', () => {
  const frames = film([[]], [[]], [[]], [[]]);
  expect(spansOf(frames, [true, true, false, true])).toEqual([
    { from: 0, until: 2 * PACE },
    { from: 3 * PACE, until: undefined },
  ]);
  expect(spansOf(frames, [false, true, false, false])).toEqual([{ from: PACE, until: 2 * PACE }]);
});

test('each move of the line that is shown has its number', () => {
  const move = (san: string, number: string, shown = true): LinesView['moves'][number] => ({
    san,
    number,
    shown,
    depth: 0,
    begins: false,
    parent: 0,
    signs: [],
    before: [],
    comments: [],
  });
  const moves = [move('e4', '1.'), move('e5', ''), move('c5', '1...', false), move('Nf3', '2.'), move('Nc6', '')];
  expect(writtenLine({ comments: [], moves, current: 0 })).toEqual(['1. e4', '1... e5', '2. Nf3', '2... Nc6']);
});
