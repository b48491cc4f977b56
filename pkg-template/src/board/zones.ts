// The look of squares that the selected type treats in its own way. Each kind has its own lines, so that no reader
// depends on colour. Drawn below pieces and marks, and beside the middle, where marks are.

import type { CellView } from '../engine/views.js';
import { type Shape, svg } from '../style/shape.js';
import type { Item } from './item.js';
import { centre, corners, HOLE, type Layout, type Point, round } from './layout.js';
import type { ZoneShape } from './picture.js';

/** Kinds that change with the position, attacked squares and squares that open others: they have a sign alone. */
const SIGN_ONLY = /threat|sign/;

/** Signs beside the centre of a cell: where they begin, and how they go on from there. Kinds without one are told by their frames. */
const SIGNS: Record<string, [x: number, y: number, rest: string]> = {
  forbidden: [-34, 34, 'l68-68m-68 34l34-34m0 68l34-34'],
  goal: [-30, -43, 'l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z'],
  loss: [-39, -39, 'l17 17m0-17l-17 17'],
  draw: [-40, -35, 'h19m-19 10h19'],
  'white-threat': [-47, 47, 'v-22l22 22z'],
  'black-threat': [47, -47, 'v22l-22-22z'],
  'via-sign': [-44, -33, 'a11 11 0 1 0 22 0a11 11 0 1 0-22 0zm9-5l5 5-5 5'],
  'mount-sign': [-40, -40, 'a7 7 0 1 1 10 6.5q-3.5 2-3.5 5.5m0 7v.5'],
  haven: [-30, -42, 'l11 4v7q0 9-11 14q-11-5-11-14v-7z'],
};

/** The sign of a kind around some centres, as one path. */
function signs(zone: string, centres: Point[]): Shape | undefined {
  const sign = SIGNS[zone];
  if (!sign) return undefined;
  const [left, top, rest] = sign;
  return svg('path', {
    class: 'sign',
    d: centres.map(([x, y]) => `M${round(x + left)} ${round(y + top)}${rest}`).join(''),
  });
}

/** A special square as a sample, around the origin, with a frame of its own. */
export function zoneShape(zone: string, points: string): Shape {
  const frame = !SIGN_ONLY.test(zone) && svg('polygon', { points });
  return svg('g', { class: `zone ${zone}`, part: `zone zone-${zone}` }, frame, signs(zone, [[0, 0]]));
}

/**
 * The edges that no two of some outlines share, as a path. Halves of edges are compared, for bricks that lie half
 * beside each other.
 */
export function boundary(outlines: string[]): string {
  const edges = new Map<string, string | undefined>();
  for (const points of outlines) {
    const numbers = points.split(' ').map(Number);
    const at = (k: number): [number, number] => [
      numbers[k % numbers.length] ?? 0,
      numbers[(k + 1) % numbers.length] ?? 0,
    ];
    for (let k = 0; k < numbers.length; k += 2) {
      const [[a, b], [c, d]] = [at(k), at(k + 2)];
      const [u, v] = [(a + c) / 2, (b + d) / 2];
      for (const [x, y] of [at(k), at(k + 2)]) {
        // Corners of two cells may differ by the last digit.
        const key = `${Math.round((x + u) / 4)} ${Math.round((y + v) / 4)}`;
        edges.set(key, edges.has(key) ? undefined : `M${x} ${y}L${u} ${v}`);
      }
    }
  }
  return [...edges.values()].join('');
}

/** The line of a zone: around it, or, where pieces promote, in front of it alone. */
function bound(layout: Layout, zone: string, outlines: string[], all: CellView[]): string {
  const line = boundary(outlines);
  if (zone !== 'promotion') return line;
  const inside = all.filter((it) => it.shade !== HOLE).map((it) => corners(layout, it));
  const edge = new Set(boundary(inside).match(/M[^M]+/g));
  return (line.match(/M[^M]+/g) ?? []).filter((it) => !edge.has(it)).join('');
}

/** All squares of one kind: one fill, one line around all, and a sign on each, so that few shapes are drawn. */
function zoneGroup(layout: Layout, zone: string, cells: CellView[], all: CellView[]): Shape {
  const most = cells.length > all.length / 2;
  const outlines = cells.map((it) => corners(layout, it));
  const framed = !SIGN_ONLY.test(zone);
  return svg(
    'g',
    {
      class: `zone ${zone}${most ? ' most' : ''}`,
      part: `zone zone-${zone}`,
      'data-squares': cells.map((it) => it.name).join(' '),
    },
    framed && svg('path', { class: 'plain', d: outlines.map((it) => `M${it}z`).join('') }),
    signs(
      zone,
      cells.map((it) => centre(layout, it)),
    ),
    framed && (most || zone !== 'forbidden') && svg('path', { class: 'bound', d: bound(layout, zone, outlines, all) }),
  );
}

/** Draws special squares, a shape for each kind. */
export function zoneItems(layout: Layout, cells: CellView[], zones: ZoneShape[]): Item[] {
  const kinds = new Map<string, CellView[]>();
  for (const { cell: index, zone } of zones) {
    const cell = cells[index];
    const all = kinds.get(zone);
    if (cell && all) all.push(cell);
    else if (cell) kinds.set(zone, [cell]);
  }
  return [...kinds].map(([zone, all]) => ({
    look: `${zone} ${all.map((it) => it.name).join(' ')}`,
    draw: () => zoneGroup(layout, zone, all, cells),
  }));
}
