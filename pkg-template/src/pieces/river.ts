// The four characters in the river of Xiangqi, 楚河 and 漢界 (the Chu River, the Han Border): decoration, drawn after the board.

import { type Shape, svg } from '../style/shape.js';

/** Strokes of our own in boxes of 40 by 40, from left to right. */
const CHARACTERS = [
  'M3 9h16M11 3v17M11 10l-7 8M11 10l6 6M22 9h16M30 3v17M30 10l-7 8M30 10l8 8M7 23h26l-4 5M20 23v13M20 29h10M12 27q-1 7-7 11M10 32q8 6 27 6',
  'M6 7l4 3M3 18l4 3M4 34l6-10M14 8h24M33 8v26l-5-2M18 16h9v10h-9z',
  'M6 7l4 3M3 18l4 3M4 34l6-10M15 8h24M22 4v9M32 4v9M19 16h16v7h-16zM27 13v18M17 27h20M15 31h24M27 31l-10 7M27 31l11 7',
  'M10 3h21v16h-21zM20 3v16M10 11h21M20 19l-15 10M20 19l16 10M15 26q0 8-5 12M26 26v12',
];

/** How large a character is, in parts of the height of the river, and how far its middle is from that of its half, in heights. */
const SIZE = 0.62;
const APART = 0.55;

/** The characters of a river, a rectangle of the grid. */
export function riverSigns({ attributes: { x, y, width, height } }: Pick<Shape, 'attributes'>): Shape {
  const [left, top, across, down] = [Number(x), Number(y), Number(width), Number(height)];
  const scale = (SIZE * down) / 40;
  const signs = CHARACTERS.map((d, index) => {
    const half = left + across * (index < 2 ? 0.25 : 0.75);
    const middle = half + down * APART * (index % 2 === 0 ? -1 : 1);
    const place = `translate(${middle - 20 * scale} ${top + down / 2 - 20 * scale}) scale(${scale})`;
    return svg('path', { class: 'gridline', transform: place, d });
  });
  return svg('g', { class: 'river-signs', 'aria-hidden': 'true' }, ...signs);
}
