// What is drawn on a board: places, outlines, arrows, zones, layers. Shapes are data, so no document is needed.

import { describe, expect, test } from 'vitest';
import { allArrows, clearAnnotations, eraseArrows, toggleArrow } from '../../pkg-template/src/board/annotations.js';
import { labelRoom } from '../../pkg-template/src/board/appearance.js';
import { arrowItems, arrowPath, lineItems } from '../../pkg-template/src/board/arrows.js';
import { initialState } from '../../pkg-template/src/board/board-state.js';
import { gridShape } from '../../pkg-template/src/board/grid.js';
import { layerItems } from '../../pkg-template/src/board/layers.js';
import { centre, corners, layoutOf, placed } from '../../pkg-template/src/board/layout.js';
import { markShape } from '../../pkg-template/src/board/marks.js';
import { emptyPicture } from '../../pkg-template/src/board/picture.js';
import { boundary, zoneItems } from '../../pkg-template/src/board/zones.js';
import type { BoardView, PieceView } from '../../pkg-template/src/engine/views.js';
import { PieceRenderer } from '../../pkg-template/src/pieces/renderer.js';
import { cellsThrough } from '../../pkg-template/src/reader/move-animation.js';
import type { Shape } from '../../pkg-template/src/style/shape.js';
import { board, say, scene } from './fake-game.js';

/** All shapes of a drawing with a class. */
const withClass = (shape: Shape, name: string): Shape[] => [
  ...((shape.attributes.class ?? '').split(' ').includes(name) ? [shape] : []),
  ...shape.children.flatMap((it) => (typeof it === 'string' ? [] : withClass(it, name))),
];

describe('layout', () => {
  const view = board({ labels: [{ text: 'a', x: 0.5, y: 3.3 }] });
  const [a3, , , , , , a1] = view.cells;

  test('cells are drawn in units, from the top left', () => {
    const layout = layoutOf(view, false);
    expect(centre(layout, a3 ?? { x: 0, y: 0 })).toEqual([50, 50]);
    expect(a3 && corners(layout, a3)).toBe('0 0 100 0 100 100 0 100');
    expect(placed(layout, { x: 1.5, y: 2.5 }, 0.62)).toBe('translate(150 250) scale(0.62)');
  });

  test('a flipped board is turned by half a turn', () => {
    const layout = layoutOf(view, true);
    expect(a1 && centre(layout, a1)).toEqual([250, 50]);
    expect(a3 && corners(layout, a3)).toBe('300 300 200 300 200 200 300 200');
  });

  test('the box has room for the coordinates', () => {
    expect(layoutOf(view, false).box).toEqual([-8, -8, 316, 364]);
    expect(layoutOf(view, true).box).toEqual([-8, -56, 316, 364]);
    expect(layoutOf(board({ appearance: { ...view.appearance, rimColor: '#000' } }), false).box).toEqual([
      -12, -12, 324, 324,
    ]);
  });

  test('planes stand beside each other or one below the other', () => {
    const names = [
      { text: 'A', x: 1.5, y: -0.4 },
      { text: 'B', x: 5.5, y: -0.4 },
    ];
    const planes = board({ width: 7, planes: { names, columns: 4, rows: 4.6, gap: 1 } });
    const b1 = { x: 4.5, y: 2.5 };
    const [beside, stacked, turned] = [
      layoutOf(planes, false),
      layoutOf(planes, false, 'outside', 1),
      layoutOf(planes, true, 'outside', 1),
    ];
    expect([beside, stacked, turned].map((it) => centre(it, b1))).toEqual([
      [450, 250],
      [50, 710],
      [250, 50],
    ]);
    expect([beside, stacked].map((it) => it.size)).toEqual([
      [700, 300],
      [300, 760],
    ]);
    expect(stacked.inner).toEqual([
      [0, 0, 300, 300],
      [0, 460, 300, 300],
    ]);
    expect(layoutOf(planes, false, 'none').labels.map(({ text, look }) => [text, look])).toEqual([
      ['A', 'plane'],
      ['B', 'plane'],
    ]);
  });

  test('planes fill rows of so many, the last one as far as they go', () => {
    const names = ['A', 'B', 'C'].map((text, index) => ({ text, x: 1.5 + 4 * index, y: -0.4 }));
    const planes = board({ width: 11, planes: { names, columns: 4, rows: 4.6, gap: 1 } });
    const layout = layoutOf(planes, false, 'outside', 2);
    expect(layout.size).toEqual([700, 760]);
    expect(layout.inner.map(([x, y]) => [x, y])).toEqual([
      [0, 0],
      [400, 0],
      [0, 460],
    ]);
    expect(layoutOf(planes, false, 'outside', 3).stacked).toBeUndefined();
  });

  test('coordinates inside the squares share no corner, whichever way up', () => {
    const labels = [
      { text: 'a', x: 0.5, y: 3.3 },
      { text: 'c', x: 2.5, y: 3.3 },
      { text: '1', x: -0.3, y: 2.5 },
      { text: '3', x: -0.3, y: 0.5 },
    ];
    const inside = (flipped: boolean) =>
      layoutOf(board({ labels }), flipped, 'inside').labels.map(({ at, look }) => [...at, look]);
    expect(inside(false)).toEqual([
      [96, 285, 'end'],
      [296, 285, 'end'],
      [4, 215, 'start'],
      [4, 15, 'start'],
    ]);
    expect(inside(true)).toEqual([
      [204, 15, 'start'],
      [4, 15, 'start'],
      [296, 85, 'end'],
      [296, 285, 'end'],
    ]);
  });

  test('a coordinate that stands on a square stays there, unless there are none', () => {
    const labels = [
      { text: '１', x: 0.14, y: 0.14 },
      { text: 'x', x: 1.5, y: -0.3 },
    ];
    const at = (how: 'outside' | 'inside' | 'none') =>
      layoutOf(board({ labels }), false, how).labels.map(({ text, at: place, look }) => [text, ...place, look]);
    expect(at('outside')).toEqual([
      ['１', 4, 15, 'start'],
      ['x', 150, -30, undefined],
    ]);
    expect(at('inside')).toEqual([
      ['１', 4, 15, 'start'],
      ['x', 104, 15, 'start'],
    ]);
    expect(at('none')).toEqual([]);
  });

  test('letters of coordinates are as large as their neighbours allow', () => {
    expect(labelRoom([])).toBe(100);
    expect(
      labelRoom([
        { text: 'a', x: 0, y: 0 },
        { text: 'b', x: 0.5, y: 0 },
      ]),
    ).toBe(40);
  });
});

describe('grid', () => {
  test('a live board is an ARIA grid, a static one a picture', () => {
    const view = board();
    const live = gridShape(say, view, layoutOf(view, false), true);
    expect(live.attributes).toMatchObject({ role: 'grid', 'aria-rowcount': '3', 'aria-colcount': '3' });
    const [rows] = withClass(live, 'cells');
    expect(rows?.children.map((it) => (typeof it === 'string' ? it : it.attributes['aria-label']))).toEqual([
      'rank 3',
      'rank 2',
      'rank 1',
    ]);
    const still = gridShape(say, view, layoutOf(view, false), false);
    expect(still.attributes.role).toBe('img');
    expect(JSON.stringify(still)).not.toContain('gridcell');
  });

  test('rows are called by the signs of their ranks, too', () => {
    const named = board();
    const cells = named.cells.map((it) => ({ ...it, label: `${'３２１'[it.column]}${'一二三'[it.row]}` }));
    const names = (view: BoardView) =>
      withClass(gridShape(say, view, layoutOf(view, false), true), 'cells')[0]?.children.map((it) =>
        typeof it === 'string' ? it : it.attributes['aria-label'],
      );
    expect(names({ ...named, cells })).toEqual(['rank 一', 'rank 二', 'rank 三']);
    const numbered = named.cells.map((it, index) => ({ ...it, label: String(index + 1) }));
    expect(names({ ...named, cells: numbered })).toEqual(['row 1', 'row 2', 'row 3']);
  });

  test('rows come from the top as the eye sees them', () => {
    const view = board();
    const [rows] = withClass(gridShape(say, view, layoutOf(view, true), true), 'cells');
    const names = rows?.children.flatMap((it) =>
      typeof it === 'string'
        ? []
        : it.children.map((cell) =>
            typeof cell === 'string' ? cell : view.cells[Number(cell.attributes['data-cell'])]?.name,
          ),
    );
    expect(names).toEqual(['c1', 'b1', 'a1', 'c2', 'b2', 'a2', 'c3', 'b3', 'a3']);
  });

  test('holes have no role, and a row of holes is none', () => {
    const view = board();
    const holed = { ...view, cells: view.cells.map((it) => (it.row === 0 ? { ...it, shade: 3 } : it)) };
    const text = JSON.stringify(gridShape(say, holed, layoutOf(holed, false), true));
    expect(text.match(/"gridcell"/g)).toHaveLength(6);
    expect(text.match(/"role":"row"/g)).toHaveLength(2);
  });
});

describe('arrows', () => {
  const view = board();
  const layout = layoutOf(view, false);

  test('an arrow ends before the centre of its last cell', () => {
    expect(arrowPath(200)).toBe('M0 0H188m-22-16L188 0l-22 16');
  });

  test('it is turned to where it goes, and a circle is not', () => {
    const items = arrowItems(layout, view.cells, [
      { from: 6, to: 0, color: undefined },
      { from: 4, to: undefined, color: 'red' },
    ]);
    expect(items.map((it) => it.place)).toEqual([
      ['transform', 'translate(50 250) rotate(-90.0)'],
      ['transform', 'translate(150 150) rotate(0.0)'],
    ]);
    expect(items[1]?.draw().style).toEqual({ stroke: 'red' });
  });

  test('cells that are not there have none', () => {
    expect(arrowItems(layout, view.cells, [{ from: 0, to: 99, color: undefined }])).toEqual([]);
    expect(lineItems(layout, view.cells, [{ kind: 'attack', cells: [3] }])).toEqual([]);
  });

  test('the same arrow again is wiped out', () => {
    const { annotations } = initialState(scene(), false, 0);
    expect(toggleArrow(annotations, 0, 4)).toBe(true);
    expect(toggleArrow(annotations, 0, 0)).toBe(true);
    expect(toggleArrow(annotations, 0, 4)).toBe(false);
    expect(annotations.reader).toEqual([{ from: 0, to: undefined, color: undefined }]);
  });

  test('the last is wiped out first, but an arrow that was begun before it', () => {
    const { annotations } = initialState(scene(), false, 0);
    toggleArrow(annotations, 0, 4);
    annotations.from = 2;
    expect([eraseArrows(annotations, false), annotations.reader.length]).toEqual([true, 1]);
    expect([eraseArrows(annotations, false), annotations.reader.length]).toEqual([true, 0]);
    expect(eraseArrows(annotations, true)).toBe(false);
  });

  test('those of the page stay when the reader wipes out everything', () => {
    const { annotations } = initialState(scene(), false, 0);
    annotations.page = [{ from: 1, to: 2, color: undefined }];
    toggleArrow(annotations, 0, 4);
    expect(clearAnnotations(annotations)).toBe(true);
    expect(clearAnnotations(annotations)).toBe(false);
    expect(allArrows(annotations, [])).toEqual(annotations.page);
  });

  test('an arrow that has no end yet is drawn open', () => {
    const { annotations } = initialState(scene(), false, 0);
    Object.assign(annotations, { from: 3, to: 3 });
    expect(allArrows(annotations, [])).toEqual([{ from: 3, to: undefined, color: undefined, kind: 'open' }]);
  });
});

describe('marks and zones', () => {
  const KINDS = [
    'move-or-capture',
    'leap',
    'first-move-or-capture',
    'move',
    'first-move',
    'capture',
    'capture-own',
    'via',
    'castle',
    'forbidden',
    'mount',
    'drop',
    'arrival',
    'goal',
    'morph',
    'choice',
  ];

  test('no two kinds of marks look the same, so that no reader depends on colour', () => {
    const paths = KINDS.map((kind) => JSON.stringify(markShape(kind, false).children));
    expect(new Set(paths).size).toBe(KINDS.length);
  });

  test('where a move is entered there is a dot to go to and a ring to capture, and what decides something keeps its mark', () => {
    const shape = (kind: string, occupied: boolean): string => JSON.stringify(markShape(kind, occupied, true).children);
    for (const kind of ['move-or-capture', 'leap', 'first-move', 'first-move-or-capture']) {
      expect(shape(kind, false), kind).toBe(shape('move', false));
      expect(shape(kind, true), kind).toBe(shape('capture', true));
    }
    // What is captured in passing does not stand there.
    expect(shape('capture', false)).toBe(shape('capture', true));
    expect(shape('move', false)).not.toBe(shape('move', true));
    for (const kind of KINDS.slice(6)) expect(shape(kind, false)).toBe(JSON.stringify(markShape(kind, false).children));
    // Pages style marks by the kinds they know.
    expect(markShape('leap', false, true).attributes.part).toBe('mark mark-leap');
  });

  test('where pieces promote the line stands in front of the zone alone', () => {
    const view = board();
    const line = (cells: number[]): string[] => {
      const zones = cells.map((cell) => ({ cell, zone: 'promotion' as const }));
      const [item] = zoneItems(layoutOf(view, false), view.cells, zones);
      const [bound] = item ? withClass(item.draw(), 'bound') : [];
      return bound?.attributes.d?.match(/M[^M]+/g) ?? [];
    };
    // Three squares of the last row: the lower edge of each, in halves.
    const front = line([0, 1, 2]);
    expect(front).toHaveLength(6);
    expect(front.every((it) => /^M[\d.]+ 100L[\d.]+ 100$/.test(it))).toBe(true);
    expect(line([0, 3, 6]).every((it) => /^M100 /.test(it))).toBe(true);
    expect(line([4])).toHaveLength(8);
    expect(line([...view.cells.keys()])).toEqual([]);
  });

  test('a zone has one line around all its squares, not between them', () => {
    expect(boundary(['0 0 100 0 100 100 0 100', '100 0 200 0 200 100 100 100']).match(/M/g)).toHaveLength(12);
    expect(boundary(['0 0 100 0 100 100 0 100']).match(/M/g)).toHaveLength(8);
  });

  test('squares of a kind are one shape with a sign on each', () => {
    const view = board();
    const [item] = zoneItems(layoutOf(view, false), view.cells, [
      { cell: 0, zone: 'goal' },
      { cell: 1, zone: 'goal' },
    ]);
    const shape = item?.draw();
    expect(shape?.attributes['data-squares']).toBe('a3 b3');
    expect(shape && withClass(shape, 'sign')[0]?.attributes.d?.match(/M/g)).toHaveLength(2);
  });
});

describe('layers', () => {
  const view = board();
  const canvas = { board: view, layout: layoutOf(view, false), pieces: new PieceRenderer(view, 'none') };

  test('marks around pieces lie under them, others above', () => {
    const picture = {
      ...emptyPicture(scene().pieces),
      marks: [
        { cell: 2, kind: 'capture' },
        { cell: 3, kind: 'move' },
      ],
    };
    const { under, marks } = layerItems(canvas, picture);
    expect([under.length, marks.length]).toEqual([1, 1]);
    expect(marks[0]?.place).toEqual(['transform', 'translate(50 150)']);
  });

  test('pieces that stand as before look the same to the drawing', () => {
    const before = layerItems(canvas, emptyPicture(scene().pieces)).pieces.map((it) => it.look);
    const after = layerItems(canvas, { ...emptyPicture(scene().pieces), faded: [6] }).pieces.map((it) => it.look);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  test('a highlight is a part of its own name: a square, or a disc around a crossing', () => {
    const picture = {
      ...emptyPicture([]),
      highlights: [[0, 'last'] as [number, string]],
      marks: [{ cell: 1, kind: 'move' }],
    };
    const crossings = board({ appearance: { ...view.appearance, skin: 'lines' } });
    const shapes = [view, crossings].map((it) => layerItems({ ...canvas, board: it }, picture).highlights);
    expect(shapes.map(([it]) => [it?.draw().tag, it?.draw().attributes.part, it?.place?.[0]])).toEqual([
      ['polygon', 'last', 'points'],
      ['path', 'last', 'transform'],
    ]);
    // A mark tints no square.
    expect(shapes.map((it) => it.length)).toEqual([1, 1]);
  });

  test('lines tell squares of one shade apart; squares of two shades need none, and one rail lies around all', () => {
    const grid = (over: Partial<BoardView>): Shape => {
      const it = board(over);
      return gridShape(say, it, layoutOf(it, false), true);
    };
    const ruled = (it: Shape): boolean => / borders/.test(it.attributes.class ?? '');
    const pale = view.cells.map((it) => ({ ...it, shade: 0 }));
    expect(ruled(grid({}))).toBe(false);
    expect(ruled(grid({ cells: pale }))).toBe(true);
    expect(ruled(grid({ appearance: { ...view.appearance, skin: 'plain' } }))).toBe(true);
    expect(ruled(grid({ cells: pale, appearance: { ...view.appearance, borders: false } }))).toBe(false);
    expect([withClass(grid({}), 'rail').length, withClass(grid({}), 'edge').length]).toEqual([1, 0]);
    // Around a hole in the middle goes the line as well.
    const holed = grid({ cells: view.cells.map((it, at) => (at === 4 ? { ...it, shade: 3 } : it)) });
    expect(withClass(holed, 'rail')).toEqual([]);
    expect(withClass(holed, 'edge')[0]?.attributes.d?.match(/M/g)).toHaveLength(2 * (12 + 4));
  });
});

describe('tiles', () => {
  const base = board();
  const [some] = base.types;
  const type = (number: number, count: number, more: object = {}) => ({
    ...some,
    number,
    name: `piece ${number}`,
    counts: [count, count],
    ...more,
  });
  // Nine that promote, what they become, two, one, and a royal of which there are two.
  const types = [
    type(1, 9, { promoted: 2 }),
    type(2, 0),
    type(3, 2),
    type(4, 1),
    type(5, 2, { royal: true }),
  ] as BoardView['types'];
  const view = board({ types, appearance: { ...base.appearance, skin: 'shogi', pieces: 'wedges' } });
  const tiles = new PieceRenderer(view, 'none');

  test('there are three sizes: of many, of a few, of one; a promoted piece keeps its tile', () => {
    const scale = (number: number): string | undefined => {
      const [cast] = withClass(tiles.piece(number, 'white'), 'cast');
      return /scale\((.*?)\)/.exec(cast?.attributes.transform ?? '')?.[1];
    };
    const [many, promoted, few, one, royal] = [1, 2, 3, 4, 5].map(scale);
    expect([one, royal]).toEqual([undefined, undefined]);
    expect(promoted).toBe(many);
    expect(Number(many)).toBeLessThan(Number(few));
    expect(Number(few)).toBeLessThan(1);
  });

  test('the shadow of a tile is below it, whichever way it points', () => {
    for (const side of ['white', 'black'] as const) {
      const [shadow, tile] = tiles.piece(4, side).children as Shape[];
      expect(shadow?.attributes.transform).toBe('translate(0 3)');
      // What turns lies inside of what moves the shadow down.
      expect([shadow, tile].map((it) => it && withClass(it, 'turned').length)).toEqual([1, 1]);
      expect(tile && withClass(tile, 'cast')).toEqual([]);
    }
  });
});

describe('animation', () => {
  const played = { path: ['a1', 'b2', 'c3'], moved: [{ from: 6, to: 2 }], removed: [4, 2], added: [], san: '' };

  test('a piece comes through what it takes on the way', () => {
    const before: PieceView[] = [
      { cell: 6, type: 1, side: 'white' },
      { cell: 4, type: 1, side: 'black' },
    ];
    expect(cellsThrough({ played, route: [6, 4, 2], before }, 0)).toEqual([6, 4, 2]);
  });

  test('a partner that is pointed at is no place to go to', () => {
    const before: PieceView[] = [
      { cell: 6, type: 1, side: 'white' },
      { cell: 4, type: 1, side: 'white' },
    ];
    expect(cellsThrough({ played: { ...played, removed: [] }, route: [6, 4, 2], before }, 0)).toEqual([6, 2]);
  });
});
