// The shapes of marks: each kind has its own, so that no reader depends on colour. Drawn around the centre of a cell.

import { type Shape, svg } from '../style/shape.js';

/** A part of a mark: a path, and the width of its line if it is a line. */
export type Stroke = [path: string, line?: number];

/** A disc or a ring. */
export const disc = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** A square. */
export const square = (r: number): string => `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`;
/** A disc with a notch at the top. */
const notch = (r: number): string => `M0 0L${-0.62 * r} ${-0.79 * r}A${r} ${r} 0 1 0 ${0.62 * r} ${-0.79 * r}z`;
/** Four lines away from the centre. */
export const diagonals = (near: number, far: number): string =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x = 0, y = 0]) => `M${x * near} ${y * near}L${x * far} ${y * far}`)
    .join('');
/** A ring that is open at the top. */
const open = (r: number): string => `M${-0.5 * r} ${-0.87 * r}A${r} ${r} 0 1 0 ${0.5 * r} ${-0.87 * r}`;

const STAR = 'M0-24L6.5-8.2 23.5-7 10.5 4 14.7 20.7 0 11.5-14.7 20.7-10.5 4-23.5-7-6.5-8.2z';
const QUESTION = 'M-10-10a10.5 10.5 0 1 1 15 9.5q-5 2.5-5 8.5M0 17.5v1';
const ARROW = 'M18 4L36 22M36 6v16h-16';

const ON_EMPTY: Record<string, Stroke[]> = {
  'move-or-capture': [[disc(17)]],
  leap: [[disc(13), 10]],
  'first-move-or-capture': [[notch(19)]],
  move: [[disc(11)]],
  'first-move': [[notch(14)]],
  capture: [[diagonals(0, 15), 9]],
  'capture-own': [
    [diagonals(0, 9), 7],
    [disc(22), 6],
  ],
  via: [
    [disc(15), 6],
    ['M-6-7L6 0-6 7', 6],
  ],
  castle: [['M-12 0a12 16 0 1 0 24 0a12 16 0 1 0-24 0z', 8]],
  forbidden: [
    [disc(12), 5],
    ['M-17 17L17-17', 5],
  ],
  mount: [[QUESTION, 7]],
  drop: [[disc(9)]],
  arrival: [[disc(22), 4], [disc(6)]],
  goal: [[STAR]],
  morph: [['M0-20L18 4H8V20H-8V4H-18z']],
  choice: [['M-16 0h.1M0 0h.1M16 0h.1', 11]],
};

const ON_PIECE: Record<string, Stroke[]> = {
  ...ON_EMPTY,
  move: [[disc(42), 5]],
  'move-or-capture': [[disc(42), 8]],
  leap: [
    [disc(44), 4],
    [disc(36), 4],
  ],
  'first-move-or-capture': [[open(41), 8]],
  capture: [[diagonals(29, 42), 9]],
  'capture-own': [
    [diagonals(22, 30), 7],
    [disc(42), 6],
  ],
  via: [
    [disc(42), 6],
    [ARROW, 7],
  ],
  castle: [['M-34 0a34 43 0 1 0 68 0a34 43 0 1 0-68 0z', 7]],
  forbidden: [
    [disc(42), 5],
    ['M-30 30L30-30', 5],
  ],
};

/** Draws strokes, with a pale line around them that keeps them visible on every colour. */
export function strokes(list: Stroke[], halo: number): Shape[] {
  return [
    ...list.map(([d, line]) =>
      svg('path', { class: line ? 'halo' : 'halo full', d, 'stroke-width': (line ?? 0) + halo }),
    ),
    ...list.map(([d, line]) => svg('path', { class: line ? 'line' : 'solid', d, 'stroke-width': line })),
  ];
}

/** Whether a kind tells how a piece moves in general. Where a move is entered that decides nothing: it goes there, or it captures. */
export const isPlain = (kind: string): boolean => /^(?:first-)?move(?:-or-capture)?$|^(?:leap|capture)$/.test(kind);

const DOT: Stroke[] = [[disc(14)]];
const RING: Stroke[] = [[disc(43), 6]];

/**
 * A mark around the origin, on an empty cell or around a piece, with more shapes over it. Where a move is `entered`,
 * kinds that decide nothing are a dot and a ring.
 */
export function markShape(kind: string, occupied: boolean, entered = false, ...more: Shape[]): Shape {
  const plain = entered && isPlain(kind);
  const taken = occupied || kind === 'capture';
  const own = (occupied ? ON_PIECE : ON_EMPTY)[kind] ?? ON_EMPTY.move ?? [];
  const drawn = strokes(plain ? (taken ? RING : DOT) : own, plain ? 3 : occupied ? 5 : 6);
  const look = plain ? ` plain${taken ? ' taken' : ''}` : '';
  return svg('g', { class: `mark ${kind}${look}`, part: `mark mark-${kind}` }, ...drawn, ...more);
}
