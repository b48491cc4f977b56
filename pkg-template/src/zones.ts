// The look of squares that the selected type treats in its own way. Each kind has its own lines, so that no reader
// depends on colour. Drawn below pieces and marks, and beside the middle, where marks are.

import { svg } from './dom.js';
import type { Layout } from './layout.js';
import type { BoardView, ZoneView } from './views.js';

/** Signs beside the centre of a cell. Kinds without one are told by their frames. */
const SIGNS: Record<string, string> = {
  forbidden: 'M-34 34L34-34M-34 0L0-34M0 34L34 0',
  goal: 'M-30-43l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z',
  loss: 'M-39-39l17 17m0-17l-17 17',
  draw: 'M-40-35h19m-19 10h19',
  'white-threat': 'M-47 47v-22l22 22z',
  'black-threat': 'M47-47v22l-22-22z',
  'via-sign': 'M-44-33a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM-35-38l5 5-5 5',
  'mount-sign': 'M-40-40a7 7 0 1 1 10 6.500q-3.500 2-3.500 5.500M-33.500-21v.5',
  haven: 'M-30-42l11 4v7q0 9-11 14q-11-5-11-14v-7z',
};

/** Draws a special square: its outline as an attribute, where its centre is, and whether it has no frame of its own. */
export function zoneShape(zone: string, points: string, at: readonly [number, number] = [0, 0], plain = false): SVGGElement {
  const sign = SIGNS[zone];
  return svg(
    'g',
    { class: `zone ${zone}`, part: `zone zone-${zone}` },
    !/threat|sign/.test(zone) && svg('polygon', { class: plain ? 'plain' : undefined, points }),
    sign && svg('path', { d: sign, transform: `translate(${at.join(' ')})` }),
  );
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

/** Draws special squares: a fill for each, and one line around all of a kind. */
export function zoneShapes({ cells }: BoardView, layout: Layout, zones: ZoneView[]): SVGElement[] {
  const kinds = new Map<string, { points: string[]; last: SVGElement }>();
  const shapes = zones.flatMap(({ cell: index, zone }) => {
    const cell = cells[index];
    if (!cell) return [];
    const points = layout.points(cell);
    const shape = zoneShape(zone, points, layout.at(cell), true);
    const kind = kinds.get(zone) ?? { points: [], last: shape };
    kind.points.push(points);
    kind.last = shape;
    if (!/threat|sign|forbidden/.test(zone)) kinds.set(zone, kind);
    return [shape];
  });
  for (const { points, last } of kinds.values()) last.append(svg('path', { class: 'bound', d: boundary(points) }));
  return shapes;
}
