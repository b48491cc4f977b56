// The look of squares that the selected type treats in its own way. Each kind has its own lines, so that no reader
// depends on colour. Drawn below pieces and marks, and beside the middle, where marks are.

import type { Item } from './board-svg.js';
import { set, svg } from '../style/dom.js';
import type { Layout } from './layout.js';
import type { CellView, ZoneView } from '../engine/views.js';

/** Kinds that change with the position, attacked squares and squares that open others: they have a sign alone. */
const THREAT = /threat|sign/;

/** Signs beside the centre of a cell: where they begin, and how they go on from there. Kinds without one are told by their frames. */
const SIGNS: Record<string, [x: number, y: number, rest: string]> = {
  forbidden: [-34, 34, 'l68-68m-68 34l34-34m0 68l34-34'],
  goal: [-30, -43, 'l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z'],
  loss: [-39, -39, 'l17 17m0-17l-17 17'],
  draw: [-40, -35, 'h19m-19 10h19'],
  'white-threat': [-47, 47, 'v-22l22 22z'],
  'black-threat': [47, -47, 'v22l-22-22z'],
  'via-sign': [-44, -33, 'a11 11 0 1 0 22 0a11 11 0 1 0-22 0zm9-5l5 5-5 5'],
  'mount-sign': [-40, -40, 'a7 7 0 1 1 10 6.500q-3.500 2-3.500 5.500m0 7v.5'],
  haven: [-30, -42, 'l11 4v7q0 9-11 14q-11-5-11-14v-7z'],
};

/** The sign of a kind around some centres, as one path. */
const signs = (zone: string, centres: (readonly [number, number])[]): SVGElement | undefined => {
  const sign = SIGNS[zone];
  if (!sign) return undefined;
  const [left, top, rest] = sign;
  const from = (place: number, by: number): number => Math.round((place + by) * 100) / 100;
  return svg('path', { class: 'sign', d: centres.map(([x, y]) => `M${from(x, left)} ${from(y, top)}${rest}`).join('') });
};

const group = (zone: string, ...shapes: (SVGElement | undefined | false)[]): SVGGElement =>
  svg('g', { class: `zone ${zone}`, part: `zone zone-${zone}` }, ...shapes);

/** A special square as a sample, around the origin, with a frame of its own. */
export function zoneShape(zone: string, points: string): SVGGElement {
  return group(zone, !THREAT.test(zone) && svg('polygon', { points }), signs(zone, [[0, 0]]));
}

/** The edges that no two of some cells share, as a path. Halves of edges are compared, for bricks that lie half beside each other. */
function boundary(all: string[]): string {
  const edges = new Map<string, string | undefined>();
  for (const points of all) {
    const corners = points.split(' ').map(Number);
    const at = (k: number): [number, number] => [corners[k % corners.length] ?? 0, corners[(k + 1) % corners.length] ?? 0];
    for (let k = 0; k < corners.length; k += 2) {
      const [[a, b], [c, d]] = [at(k), at(k + 2)];
      const middle = [(a + c) / 2, (b + d) / 2];
      for (const [x = 0, y = 0] of [[a, b], [c, d]]) {
        // Corners of two cells may differ by the last digit.
        const key = [x + (middle[0] ?? 0), y + (middle[1] ?? 0)].map((it) => Math.round(it / 4)).join(' ');
        edges.set(key, edges.has(key) ? undefined : `M${x} ${y}L${middle.join(' ')}`);
      }
    }
  }
  return [...edges.values()].join('');
}

/** The zones of the types of a drawing, as they were drawn. */
const made = new WeakMap<Layout, Map<string, SVGElement>>();

/** Draws special squares: for each kind one fill, one line around all, and a sign on each, so that few shapes are drawn. */
export function zoneShapes(layout: Layout, cells: CellView[], zones: ZoneView[]): Item[] {
  const kinds = new Map<string, CellView[]>();
  for (const { cell: index, zone } of zones) {
    const cell = cells[index];
    const all = kinds.get(zone);
    if (cell && all) all.push(cell);
    else if (cell) kinds.set(zone, [cell]);
  }
  const known = made.get(layout) ?? new Map<string, SVGElement>();
  made.set(layout, known);
  return [...kinds].map(([zone, all]) => {
    const names = all.map((it) => it.name).join(' ');
    const look = `${zone} ${names}`;
    const make = (): SVGElement => {
      const drawn = known.get(look);
      if (drawn) return drawn.cloneNode(true) as SVGElement;
      const outlines = all.map((it) => layout.points(it));
      const shape = group(
        zone,
        !THREAT.test(zone) && svg('path', { class: 'plain', d: outlines.map((it) => `M${it}z`).join('') }),
        signs(zone, all.map(layout.at)),
        !THREAT.test(zone) && zone !== 'forbidden' && svg('path', { class: 'bound', d: boundary(outlines) }),
      );
      set(shape, 'data-squares', names);
      if (!THREAT.test(zone)) known.set(look, shape);
      return shape;
    };
    return [look, make];
  });
}
