// Joins the cells of a board, so that a file holds one path for each shade.

import { type Shape, svg } from '../style/shape.js';

/** A path in the making, and where its pen is. */
interface Outline {
  d: string;
  pen: [number, number];
}

const short = (it: number): string => String(it).replace(/^(-?)0\./, '$1.');

/** Adds the outline of a cell. All steps are relative to where the pen is, and so are the sums of what was rounded. */
function addOutline(path: Outline, points: number[]): void {
  let [x, y] = path.pen;
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [dx = 0, dy = 0] = [(points[at] ?? 0) - x, (points[at + 1] ?? 0) - y].map((it) => Math.round(it * 100) / 100);
    [x, y] = [x + dx, y + dy];
    const both = `${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
    path.d += at === 0 ? `m${both}` : dy === 0 ? `h${short(dx)}` : dx === 0 ? `v${short(dy)}` : `l${both}`;
    if (at === 0) path.pen = [x, y];
  }
  path.d += 'z';
}

/** The cells as one path for each shade. */
export function joinCells(cells: Shape): Shape[] {
  const paths = new Map<string, Outline>();
  const visit = ({ tag, attributes, children }: Shape): void => {
    if (tag === 'polygon') {
      const shade = attributes.class ?? '';
      const path = paths.get(shade) ?? { d: '', pen: [0, 0] };
      addOutline(path, (attributes.points ?? '').split(/[ ,]+/).map(Number));
      paths.set(shade, path);
    }
    for (const it of children) if (typeof it !== 'string') visit(it);
  };
  visit(cells);
  return [...paths].map(([shade, { d }]) => svg('path', { class: shade, d }));
}
